<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ht">
<context>
    <name>About</name>
    <message>
        <source>About Canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Konsènan Kanasta</translation>
    </message>
    <message>
        <source>The card game canasta, at a table on the screen.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Jwèt kat kanasta, sou yon tab ki sou ekran an.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}.</source>
        <translation>Vèsyon {version}, ak Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; without any warranty.</source>
        <translation>Lojisyèl lib anba lisans GNU General Public License, vèsyon 3 oswa pi nouvo; san okenn garanti.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Draw</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Pran pil la</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Poze</translation>
    </message>
    <message>
        <source>Discard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Èske m ka soti?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Wi</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Pass</source>
        <translatorcomment>pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Pase</translation>
    </message>
    <message>
        <source>Red three</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Twa wouj</translation>
    </message>
    <message>
        <source>Next round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pwochen won</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translatorcomment>fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">Fèy pwen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvo jwèt</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Defè</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Klase</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fèt</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <translation>fini tou pa ou a</translation>
    </message>
    <message>
        <source>pick one card</source>
        <translation>chwazi yon kat</translation>
    </message>
    <message>
        <source>pick cards first</source>
        <translation>chwazi kat anvan</translation>
    </message>
    <message>
        <source>take back first</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">reprann anvan</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">mande patnè ou a</translation>
    </message>
    <message>
        <source>may go out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">ka soti</translation>
    </message>
    <message>
        <source>not in this turn</source>
        <translation>pa nan tou sa a</translation>
    </message>
    <message>
        <source>ends the round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">fini won an</translation>
    </message>
    <message>
        <source>lay it</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">poze l</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">{name} bay kat</translation>
    </message>
    <message>
        <source>you deal</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">ou bay kat</translation>
    </message>
    <message>
        <source>line by line</source>
        <translation>liy pa liy</translation>
    </message>
    <message>
        <source>another match</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">yon lòt pati</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pa kounye a</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards picked</source>
        <translation>
            <numerusform>{n} kat chwazi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards put down</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">
            <numerusform>{n} kat sou tab la</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} points</source>
        <translation>
            <numerusform>+ {n} pwen</numerusform>
        </translation>
    </message>
    <message>
        <source>round over</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">won an fini</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>se pa tou pa ou</translation>
    </message>
    <message>
        <source>wait for answer</source>
        <translation>tann repons lan</translation>
    </message>
    <message>
        <source>draw first</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">tire anvan</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">ou tire deja</translation>
    </message>
    <message>
        <source>stock is empty</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">talon an vid</translation>
    </message>
    <message>
        <source>pile is empty</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">pil la vid</translation>
    </message>
    <message>
        <source>pile is blocked</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; bloke: blocked, the pile cannot be taken in this turn</translatorcomment>
        <translation type="unfinished">pil la bloke</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>yon sèl kat</translation>
    </message>
    <message>
        <source>needs a pair</source>
        <translation>fòk gen yon pè</translation>
    </message>
    <message>
        <source>too few cards</source>
        <translation>twò piti kat</translation>
    </message>
    <message>
        <source>too many wild</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">twòp paspatou</translation>
    </message>
    <message>
        <source>too few natural</source>
        <translatorcomment>natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">manke natirèl</translation>
    </message>
    <message>
        <source>no meld for it</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">pa gen konbinezon</translation>
    </message>
    <message>
        <source>drag to a meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">sou yon konbinezon</translation>
    </message>
    <message>
        <source>different ranks</source>
        <translatorcomment>ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">ran diferan</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">sèlman pou soti</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>pa ase pwen</translation>
    </message>
    <message>
        <source>partner said no</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">patnè a di non</translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>kenbe yon kat</translation>
    </message>
    <message>
        <source>not a red three</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">pa yon twa wouj</translation>
    </message>
    <message>
        <source>red three first</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">twa wouj la anvan</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>Showing the last turns again</source>
        <translation>Men dènye tou yo ankò</translation>
    </message>
    <message>
        <source>Press any key or click to go on</source>
        <translation>Peze nenpòt touch oswa klike pou kontinye</translation>
    </message>
    <message>
        <source>There are no turns to show again yet</source>
        <translation>Poko gen tou pou montre ankò</translation>
    </message>
    <message>
        <source>Play a turn first. Nothing has happened since the deal.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Jwe yon tou anvan. Anyen poko fèt depi yo bay kat yo.</translation>
    </message>
</context>
<context>
    <name>Announced</name>
    <message>
        <source>Your turn.</source>
        <translation>Se tou pa w.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won an fini.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Pati a fini.</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Pa gen kat chwazi.</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translatorcomment>men: the hand, the cards that a player holds; ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">Men ou klase pa ran.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translatorcomment>men: the hand, the cards that a player holds; koulè: the suit of a card, clubs, diamonds, hearts or spades</translatorcomment>
        <translation type="unfinished">Men ou klase pa koulè.</translation>
    </message>
    <message>
        <source>Your hand is sorted by value.</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Men ou klase pa valè.</translation>
    </message>
    <message>
        <source>Your hand keeps your own order.</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Men ou rete nan lòd pa ou.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are selected.</source>
        <translation>
            <numerusform>{n} kat chwazi.</numerusform>
        </translation>
    </message>
    <message>
        <source>You put down {cards}.</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Ou mete {cards} sou tab la.</translation>
    </message>
    <message>
        <source>You take back {cards}.</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Ou reprann {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} points are missing to open.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">
            <numerusform>Manke {n} pwen pou premye poz la.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough to open.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Sa sifi pou premye poz la.</translation>
    </message>
    <message>
        <source>{cards} and {wilds}</source>
        <translation>{cards} ak {wilds}</translation>
    </message>
    <message>
        <source>Round {number}. You deal the cards.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}. Se ou k ap bay kat yo.</translation>
    </message>
    <message>
        <source>Round {number}. Your partner deals the cards.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Won {number}. Se patnè ou a k ap bay kat yo.</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals the cards.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}. {name} ap bay kat yo.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire {cards}.</translation>
    </message>
    <message>
        <source>Your partner draws {cards}.</source>
        <translatorcomment>tire: to draw a card from the stock; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a tire {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">{name} tire {cards}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire {card}.</translation>
    </message>
    <message>
        <source>You draw a joker.</source>
        <translatorcomment>jokè: a joker, one of the wild cards; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire yon jokè.</translation>
    </message>
    <message>
        <source>You draw two cards: {first}, {second}.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire de kat: {first}, {second}.</translation>
    </message>
    <message>
        <source>You lay a red three, the {card}.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Ou poze yon twa wouj: {card}.</translation>
    </message>
    <message>
        <source>Your partner lays a red three, the {card}.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a poze yon twa wouj: {card}.</translation>
    </message>
    <message>
        <source>{name} lays a red three, the {card}.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">{name} poze yon twa wouj: {card}.</translation>
    </message>
    <message>
        <source>You take the pile, {cards}.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Ou pran pil la: {cards}.</translation>
    </message>
    <message>
        <source>Your partner takes the pile, {cards}.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a pran pil la: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the pile, {cards}.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">{name} pran pil la: {cards}.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Ou poze {cards}.</translation>
    </message>
    <message>
        <source>Your partner lays {cards}.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a poze {cards}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">{name} poze {cards}.</translation>
    </message>
    <message>
        <source>You add {cards} to the {ranks}.</source>
        <translation>Ou ajoute {cards} sou konbinezon {ranks}.</translation>
    </message>
    <message>
        <source>Your partner adds {cards} to the {ranks}.</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a ajoute {cards} sou konbinezon {ranks}.</translation>
    </message>
    <message>
        <source>{name} adds {cards} to the {ranks}.</source>
        <translation>{name} ajoute {cards} sou konbinezon {ranks}.</translation>
    </message>
    <message>
        <source>You have a natural canasta of {ranks}.</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards</translatorcomment>
        <translation type="unfinished">Ou gen yon kanasta natirèl {ranks}.</translation>
    </message>
    <message>
        <source>Your partner completes a natural canasta of {ranks}.</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a konplete yon kanasta natirèl {ranks}.</translation>
    </message>
    <message>
        <source>{name} completes a natural canasta of {ranks}.</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards</translatorcomment>
        <translation type="unfinished">{name} konplete yon kanasta natirèl {ranks}.</translation>
    </message>
    <message>
        <source>You have a mixed canasta of {ranks}.</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it</translatorcomment>
        <translation type="unfinished">Ou gen yon kanasta melanje {ranks}.</translation>
    </message>
    <message>
        <source>Your partner completes a mixed canasta of {ranks}.</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a konplete yon kanasta melanje {ranks}.</translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta of {ranks}.</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it</translatorcomment>
        <translation type="unfinished">{name} konplete yon kanasta melanje {ranks}.</translation>
    </message>
    <message>
        <source>You ask your partner: may I go out?</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Ou mande patnè ou a: èske m ka soti?</translation>
    </message>
    <message>
        <source>Your partner asks: may I go out?</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a mande: èske m ka soti?</translation>
    </message>
    <message>
        <source>{name} asks to go out.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">{name} mande pèmisyon pou soti.</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Ou di wi.</translation>
    </message>
    <message>
        <source>Your partner says yes.</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a di wi.</translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation>{name} di wi.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Ou di non.</translation>
    </message>
    <message>
        <source>Your partner says no.</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a di non.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} di non.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Ou jete {card}.</translation>
    </message>
    <message>
        <source>Your partner discards the {card}.</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a jete {card}.</translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">{name} jete {card}.</translation>
    </message>
    <message>
        <source>You discard a joker.</source>
        <translatorcomment>jokè: a joker, one of the wild cards; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Ou jete yon jokè.</translation>
    </message>
    <message>
        <source>Your partner discards a joker.</source>
        <translatorcomment>jokè: a joker, one of the wild cards; jete: to discard, to put a card on the discard pile at the end of a turn; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a jete yon jokè.</translation>
    </message>
    <message>
        <source>{name} discards a joker.</source>
        <translatorcomment>jokè: a joker, one of the wild cards; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">{name} jete yon jokè.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translatorcomment>pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Ou pase.</translation>
    </message>
    <message>
        <source>Your partner passes.</source>
        <translatorcomment>pase: to pass, to end the turn without drawing or discarding when the stock is empty; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a pase.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translatorcomment>pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">{name} pase.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Ou soti.</translation>
    </message>
    <message>
        <source>Your partner goes out.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a soti.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">{name} soti.</translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Ou soti kache.</translation>
    </message>
    <message>
        <source>Your partner goes out concealed.</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a soti kache.</translation>
    </message>
    <message>
        <source>{name} goes out concealed.</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">{name} soti kache.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">las pik</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">wa pik</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dam pik</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">valè pik</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dis pik</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">nèf pik</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">uit pik</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sèt pik</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sis pik</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">senk pik</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">4 pik</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">twa pik</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">de pik</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">las kè</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">wa kè</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dam kè</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">valè kè</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dis kè</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">nèf kè</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">uit kè</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sèt kè</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sis kè</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">senk kè</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">4 kè</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">twa kè</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">de kè</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">las kawo</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">wa kawo</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dam kawo</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">valè kawo</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dis kawo</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">nèf kawo</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">uit kawo</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sèt kawo</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sis kawo</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">senk kawo</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">4 kawo</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">twa kawo</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">de kawo</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">las trèf</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">wa trèf</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dam trèf</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">valè trèf</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dis trèf</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">nèf trèf</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">uit trèf</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sèt trèf</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sis trèf</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">senk trèf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">4 trèf</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">twa trèf</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">de trèf</translation>
    </message>
    <message>
        <source>joker</source>
        <translatorcomment>jokè: a joker, one of the wild cards</translatorcomment>
        <translation type="unfinished">jokè</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>How do you take the pile?</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Kijan ou vle pran pil la?</translation>
    </message>
    <message>
        <source>1 to {last} choose, Esc leaves the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">1 rive {last} pou chwazi, Esc pou kite pil la</translation>
    </message>
    <message>
        <source>The key at the left of each chooses it, Esc leaves the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Touch ki agoch chak fason an chwazi l, Esc kite pil la</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <translation>ak {cards}</translation>
    </message>
    <message>
        <source>with {cards} and {wilds}</source>
        <translation>ak {cards} epi {wilds}</translation>
    </message>
    <message>
        <source>onto the meld of your side</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">sou konbinezon ekip ou a</translation>
    </message>
    <message>
        <source>{way}, and {meld}</source>
        <translation>{way}, epi {meld}</translation>
    </message>
    <message>
        <source>{way}, {meld}</source>
        <translation>{way}, {meld}</translation>
    </message>
    <message>
        <source>{cards} with {wilds}</source>
        <translation>{cards} ak {wilds}</translation>
    </message>
    <message numerus="yes">
        <source>{way}: {n} points</source>
        <translation>
            <numerusform>{way}: {n} pwen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dragging</name>
    <message numerus="yes">
        <source>{cards}: you can move them within your hand</source>
        <translatorcomment>men: the hand, the cards that a player holds; kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: ou ka deplase sa nan men ou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}</source>
        <translation>
            <numerusform>{cards}: lage sa nan plas lib pou {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}</source>
        <translation>
            <numerusform>{cards}: lage sa sou konbinezon {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: lage sa sou yon konbinezon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: discard them</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: lage sa sou pil la pou jete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}, or discard them</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: lage sa nan plas lib pou {ranks}, oswa jete sa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}, or discard them</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: lage sa sou konbinezon {ranks}, oswa jete sa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld, or discard them</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: lage sa sou yon konbinezon, oswa jete sa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: lay them on the place for red threes</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: poze sa nan plas twa wouj yo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on your hand to take them back</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: lage sa sou men ou pou reprann sa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: take them back into your hand, or discard them</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards}: reprann sa nan men ou, oswa jete sa</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it on your hand to draw</source>
        <translatorcomment>tire: to draw a card from the stock; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Lage l sou men ou pou tire</translation>
    </message>
    <message>
        <source>You cannot draw now</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou pa ka tire kounye a</translation>
    </message>
    <message>
        <source>You cannot take the pile now</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Ou pa ka pran pil la kounye a</translation>
    </message>
    <message>
        <source>Drop the pile on your hand or on the place for {ranks}</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Lage pil la sou men ou oswa nan plas {ranks}</translation>
    </message>
    <message>
        <source>Esc leaves it there</source>
        <translation>Esc kite l kote l ye a</translation>
    </message>
    <message numerus="yes">
        <source>Esc puts them back</source>
        <translation>
            <numerusform>Esc remèt tout nan plas li</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>New meld, {n} points</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">
            <numerusform>Nouvo konbinezon, {n} pwen</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need} for a meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">{have} sou {need} pou yon konbinezon</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Becomes mixed</source>
        <translation type="unfinished">Vin melanje</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation type="unfinished">Kanasta natirèl</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation type="unfinished">Kanasta melanje</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation type="unfinished">Soti</translation>
    </message>
    <message>
        <source>Take back</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Reprann</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Mete l la a</translation>
    </message>
    <message>
        <source>Draw</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Pran pil la</translation>
    </message>
    <message>
        <source>Discard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Poze l la a</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no such file</source>
        <translation>Pa gen fichye konsa</translation>
    </message>
    <message>
        <source>You are not allowed to read it</source>
        <translation>Ou pa gen dwa li l</translation>
    </message>
    <message>
        <source>It is a folder, not a file</source>
        <translation>Se yon dosye, se pa yon fichye</translation>
    </message>
    <message>
        <source>It is not a plain file</source>
        <translation>Se pa yon fichye òdinè</translation>
    </message>
    <message>
        <source>The system cannot read it: {detail}</source>
        <translation>Sistèm nan pa ka li l: {detail}</translation>
    </message>
    <message>
        <source>It is larger than {need} megabytes, more than is read here</source>
        <translation>Li depase {need} megaokte, sa depase sa pwogram nan li</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Fichye a vid</translation>
    </message>
    <message>
        <source>It is not a text in UTF-8</source>
        <translation>Se pa yon tèks an UTF-8</translation>
    </message>
    <message>
        <source>The file is cut off: its end is missing</source>
        <translation>Fichye a koupe: bout fen an manke</translation>
    </message>
    <message>
        <source>It is not JSON, the form of text that is read here</source>
        <translation>Se pa JSON, fòm tèks pwogram nan li</translation>
    </message>
    <message>
        <source>Its lists lie too deep in one another</source>
        <translation>Lis ki ladan l yo twò fon youn nan lòt</translation>
    </message>
    <message>
        <source>It is not the record of a match</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Se pa istwa yon pati</translation>
    </message>
    <message>
        <source>It is not a list of cases</source>
        <translation>Se pa yon lis ka</translation>
    </message>
    <message>
        <source>It is not a case: a position and moves</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Se pa yon ka: yon pozisyon ak kou</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program</source>
        <translation>Se yon vèsyon pwogram nan ki pi nouvo ki te anrejistre l</translation>
    </message>
    <message>
        <source>“{detail}” is missing</source>
        <translation>“{detail}” manke</translation>
    </message>
    <message>
        <source>The value of “{detail}” is not of the right kind</source>
        <translation>Valè “{detail}” pa kalite ki fèt pou la a</translation>
    </message>
    <message>
        <source>The rules are called “{detail}”, but their options are others</source>
        <translation>Règ yo rele “{detail}”, men opsyon yo diferan</translation>
    </message>
    <message>
        <source>The number of seats is {have}, not {need}</source>
        <translatorcomment>plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Kantite plas la se {have}, olye {need}</translation>
    </message>
    <message>
        <source>A seat does not say who plays it</source>
        <translatorcomment>plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Gen yon plas ki pa di kilès k ap jwe l</translation>
    </message>
    <message>
        <source>The round before it is not finished</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won anvan li an poko fini</translation>
    </message>
    <message>
        <source>The match was won before this round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Pati a te genyen deja anvan won sa a</translation>
    </message>
    <message>
        <source>The dealer is seat {have}, and there is no such seat</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Moun k ap bay kat la se plas {have}, men plas sa a pa egziste</translation>
    </message>
    <message>
        <source>The dealer is seat {have}, but the deal has passed to seat {need}</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; pase: to pass, to end the turn without drawing or discarding when the stock is empty; plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Moun k ap bay kat la se plas {have}, men se tou plas {need} pou bay kat</translation>
    </message>
    <message>
        <source>“{detail}” in the deck is no card</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">“{detail}” nan pakèt kat la se pa yon kat</translation>
    </message>
    <message>
        <source>The number of cards in the deck is {have}, not {need}</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Kantite kat nan pakèt la se {have}, olye {need}</translation>
    </message>
    <message>
        <source>The deck has the card “{detail}” more often than the rules allow</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Kat “{detail}” parèt nan pakèt la plis fwa pase règ yo pèmèt</translation>
    </message>
    <message>
        <source>“{detail}” is no move</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">“{detail}” se pa yon kou</translation>
    </message>
    <message>
        <source>“{detail}” does not say which seat makes the move</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn; plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">“{detail}” pa di ki plas ki fè kou a</translation>
    </message>
    <message>
        <source>“{detail}” is made by a seat that does not exist</source>
        <translatorcomment>plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Se yon plas ki pa egziste ki fè “{detail}”</translation>
    </message>
    <message>
        <source>“{detail}” is refused: {reason}</source>
        <translation>“{detail}” pa pase: {reason}</translation>
    </message>
    <message>
        <source>The round is finished, but its result is missing</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won an fini, men rezilta l manke</translation>
    </message>
    <message>
        <source>There is a result, but the round is not finished</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Gen yon rezilta, men won an poko fini</translation>
    </message>
    <message>
        <source>The number of sides in the result is {have}, not {need}</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Kantite ekip nan rezilta a se {have}, olye {need}</translation>
    </message>
    <message>
        <source>The result of side {side} has {have} for “{detail}”, the moves make it {need}</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Rezilta ekip {side} gen {have} pou “{detail}”, men selon kou yo se {need}</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Disk la plen</translation>
    </message>
    <message>
        <source>Your share of the disk is full</source>
        <translation>Pòsyon disk pa ou a plen</translation>
    </message>
    <message>
        <source>The system allows no file of this size</source>
        <translation>Sistèm nan pa pèmèt fichye ki gwosè sa a</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Disk la fèt pou li sèlman</translation>
    </message>
    <message>
        <source>You are not allowed to write there</source>
        <translation>Ou pa gen dwa ekri la a</translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation>Pa gen dosye konsa</translation>
    </message>
    <message>
        <source>There is a folder of this name</source>
        <translation>Gen yon dosye ki pote non sa a</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Non an twò long</translation>
    </message>
    <message>
        <source>Another window of the program is using it</source>
        <translation>Yon lòt fenèt pwogram nan ap sèvi ak li</translation>
    </message>
    <message>
        <source>The system says: {words}</source>
        <translation>Men sa sistèm nan di: {words}</translation>
    </message>
    <message>
        <source>round {round}: {reason}</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">won {round}: {reason}</translation>
    </message>
    <message>
        <source>round {round} move {move}: {reason}</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">won {round} kou {move}: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">{name} pa ka ouvri: {reason}</translation>
    </message>
    <message>
        <source>The table is as it was. Choose another file, or an older copy of this one.</source>
        <translation type="unfinished">Tab la rete jan l te ye. Chwazi yon lòt fichye, oswa yon kopi ki pi ansyen.</translation>
    </message>
    <message>
        <source>This match cannot be taken up again: {reason}</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Nou pa ka reprann pati sa a: {reason}</translation>
    </message>
    <message>
        <source>What was kept of it can no longer be read</source>
        <translation>Sa ki te anrejistre pou li a pa ka li ankò</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Anrejistre kòm {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be saved: {reason}</source>
        <translation>{name} pa ka anrejistre: {reason}</translation>
    </message>
    <message>
        <source>Some settings could not be read and are as at first; the file is kept as {name}</source>
        <translation>Gen paramèt ki pa t ka li: yo tounen jan yo te ye okòmansman; fichye a toujou la sou non {name}</translation>
    </message>
    <message>
        <source>The match that was on the table cannot be read; the file in which it was written down is kept as {name}</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Pati ki te sou tab la pa ka li; fichye kote l te ekri a toujou la sou non {name}</translation>
    </message>
    <message>
        <source>The last moves of the match that was on the table cannot be read; it is kept as it stood before them, and the file with all of them as {name}</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points; kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Dènye kou pati ki te sou tab la pa ka li; pati a rete jan l te ye anvan kou sa yo, e fichye ki gen tout kou yo toujou la sou non {name}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Èd</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Paj èd yo</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Jwèt la an de mo</translation>
    </message>
    <message>
        <source>Lay out melds: three or more cards of the same rank. A meld of seven or more is a canasta, and brings a bonus. Once a side has reached the target score the match is over, and the highest score wins.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; konbinezon: a meld, three or more cards of one rank laid on the table together; poze: to meld, to lay cards out on the table for good; pati: a match, played over several rounds to a number of points; ran: the rank of a card, such as nine or queen; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Poze konbinezon: twa kat oswa plis ki gen menm ran. Yon konbinezon sèt kat oswa plis se yon kanasta, e li bay yon bonis. Pati a fini depi yon ekip rive nan kantite pwen ki fikse a; moun ki gen plis pwen genyen.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Yon tou</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the discard pile if you can meld its top card.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Tire yon kat nan talon an, oswa pran pil kat jete yo si ou ka poze kat ki anlè a nan yon konbinezon.</translation>
    </message>
    <message>
        <source>Lay out new melds, or add to those of your side. The first time in a round, the cards must be worth enough points to open; the table says how many are missing.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; poze: to meld, to lay cards out on the table for good; premye poz: the first meld of a side in a round, which must be worth enough points; won: a round, one deal played to its end; a match is several rounds; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Poze nouvo konbinezon, oswa ajoute sou konbinezon ekip ou a. Premye fwa nan yon won, kat yo dwe vo ase pwen pou premye poz la; tab la di konbyen pwen ki manke.</translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete yon kat. Sa fini tou pa ou a.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Kat espesyal</translation>
    </message>
    <message>
        <source>Twos and jokers are wild: in a meld they stand for any other card.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; jokè: a joker, one of the wild cards</translatorcomment>
        <translation type="unfinished">De ak jokè se kat paspatou: nan yon konbinezon yo pran plas nenpòt lòt kat.</translation>
    </message>
    <message>
        <source>Red threes are a bonus. They are laid beside your melds, and another card comes.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Twa wouj yo se yon bonis. Ou poze yo bò kote konbinezon ou yo, epi yon lòt kat vini.</translation>
    </message>
    <message>
        <source>A black three on the pile blocks it for the next player.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; bloke: blocked, the pile cannot be taken in this turn; twa nwa: a black three, which blocks the pile</translatorcomment>
        <translation type="unfinished">Yon twa nwa sou pil la bloke l pou jwè ki vin apre a.</translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it: then only a natural pair from your hand, of the rank of the top card, takes it.</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; natirèl: natural, not wild; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only; men: the hand, the cards that a player holds; ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">Yon kat paspatou sou pil la jele l: lè sa a, se sèlman yon pè natirèl nan men ou, menm ran ak kat anlè a, ki ka pran l.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Fen yon won</translation>
    </message>
    <message>
        <source>Whoever gets rid of the last card goes out, once the side has canastas enough. Cards that are still in a hand then count against their side.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; soti: to go out, to end the round by getting rid of the last card; men: the hand, the cards that a player holds; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Moun ki fini ak dènye kat li soti, depi ekip li a gen ase kanasta. Lè sa a, kat ki rete nan yon men konte kont ekip moun sa a.</translation>
    </message>
    <message>
        <source>There are several rule sets. “New…” in the menu Game shows in what they differ, and “All rules…” there shows every rule and lets you change it.</source>
        <translation>Gen plizyè kalite règ. “Nouvo jwèt…” nan meni Jwèt la montre sa ki diferan ladan yo, e “Tout règ yo…” la a montre chak règ epi li kite ou chanje l.</translation>
    </message>
    <message>
        <source>Playing with the mouse</source>
        <translation>Jwe ak sourit la</translation>
    </message>
    <message>
        <source>Draw, or take the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire, oswa pran pil la</translation>
    </message>
    <message>
        <source>Click the stock to draw, or drag it to your hand.</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Klike sou talon an pou tire, oswa trennen l sou men ou.</translation>
    </message>
    <message>
        <source>Double click the discard pile to take it, or drag it to your hand or to a meld.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Klike de fwa sou pil kat jete yo pou pran l, oswa trennen l sou men ou oswa sou yon konbinezon.</translation>
    </message>
    <message>
        <source>“Look through the pile” in the view menu shows all its cards. A click or a key closes it again.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">“Gade nan pil la” nan meni Afichaj la montre tout kat ki ladan l. Klike oswa peze yon touch pou fèmen l.</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Chwazi kat</translation>
    </message>
    <message>
        <source>Click a card to choose it, click again to let it go. A double click chooses all of its rank.</source>
        <translatorcomment>ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">Klike sou yon kat pou chwazi l, klike ankò pou lage l. Klike de fwa pou chwazi tout kat ki gen menm ran ak li.</translation>
    </message>
    <message>
        <source>Drag across the empty table to choose all cards that the frame touches.</source>
        <translation>Trennen sourit la sou tab vid la pou chwazi tout kat kad la touche.</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Poze</translation>
    </message>
    <message>
        <source>Drag chosen cards to a free place or to a meld of your side, or press Lay out.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; poze: to meld, to lay cards out on the table for good; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Trennen kat ou chwazi yo nan yon plas lib oswa sou yon konbinezon ekip ou a, oswa peze Poze.</translation>
    </message>
    <message>
        <source>What you put down can be taken back until you discard, or press Lay out with no card chosen: drag it back to your hand, or press Undo.</source>
        <translation type="unfinished">Ou ka reprann sa ou mete sou tab la toutotan ou poko jete yon kat, ni peze Poze san okenn kat chwazi: trennen l sou men ou, oswa peze Defè.</translation>
    </message>
    <message>
        <source>A clock: put down, but not laid out yet. It can still be taken back.</source>
        <translation type="unfinished">Yon revèy: mete sou tab la, men li poko poze. Ou ka reprann li toujou.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete</translation>
    </message>
    <message>
        <source>Drag a card to the discard pile, or choose one and press Discard.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Trennen yon kat sou pil kat jete yo, oswa chwazi youn epi peze Jete.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Men ou</translation>
    </message>
    <message>
        <source>Drag cards within the hand to put them in an order of your own; Sort puts them in order again.</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Trennen kat yo nan men an pou mete yo nan lòd pa ou; Klase ranje yo ankò.</translation>
    </message>
    <message>
        <source>In the settings menu, “As I put them” brings your own order back after it was sorted.</source>
        <translation>Nan meni Paramèt la, “Jan m mete yo” ba ou lòd pa ou a ankò apre ou fin klase l.</translation>
    </message>
    <message>
        <source>A right click on a thing shows what can be done with it; on a touch screen, hold a finger on it.</source>
        <translation>Klike adwat sou yon bagay pou wè sa ou ka fè ak li; sou yon ekran taktil, kenbe dwèt ou sou li.</translation>
    </message>
    <message>
        <source>When something cannot be done, the table says why, and what to do first. On a touch screen, do the same with a finger.</source>
        <translation>Lè yon bagay pa ka fèt, tab la di poukisa, ak sa pou fè anvan. Sou yon ekran taktil, fè menm bagay yo ak dwèt ou.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touch</translation>
    </message>
    <message>
        <source>All of the game can be played without a mouse. A bright frame shows where the keyboard is on the table.</source>
        <translation>Ou ka jwe tout jwèt la san sourit. Yon kad klere montre ki kote klavye a ye sou tab la.</translation>
    </message>
    <message>
        <source>Tab: to the next part of the table. Left, right, Home, End: about in it. Up, down: to the next one.</source>
        <translation>Tab: ale nan lòt pati tab la. Agoch, adwat, Home, End: deplase ladan l. Anwo, anba: ale nan pati ki pi pre a.</translation>
    </message>
    <message>
        <source>Space: choose a card, or let it go. Shift with the arrows, plus and minus: choose more or fewer.</source>
        <translation>Espas: chwazi yon kat, oswa lage l. Shift ak flèch yo, plis ak mwens: chwazi plis oswa mwens kat.</translation>
    </message>
    <message>
        <source>Enter: what is usually done at this place. Esc: back, one step at a time.</source>
        <translation>Enter: sa moun fè dabitid nan plas sa a. Esc: tounen, yon pa alafwa.</translation>
    </message>
    <message>
        <source>A, K, Q, J, 0 for ten, 9 to 2, and W for wild cards: to the next such card of the hand.</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; men: the hand, the cards that a player holds; the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">A, K, Q, J, 0 pou dis, 9 rive 2, ak W pou kat paspatou: ale sou pwochen kat konsa nan men an.</translation>
    </message>
    <message>
        <source>1 finds aces, too.</source>
        <extracomment>Your language may have more such letters, as French has V, and D and R with Shift: name them here.</extracomment>
        <translation type="unfinished">1 jwenn las yo tou, V jwenn valè yo, epi ak Maj, R jwenn wa yo e D jwenn dam yo.</translation>
    </message>
    <message>
        <source>F10, or Alt by itself: to the menus.</source>
        <translation type="unfinished">F10, oswa Alt pou kont li: ale nan meni yo.</translation>
    </message>
    <message>
        <source>These are yours to change, in the settings:</source>
        <translation>Sa yo, ou ka chanje yo nan paramèt yo:</translation>
    </message>
    <message>
        <source>Keys that can be changed</source>
        <translation>Touch ou ka chanje</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Sa siy yo vle di</translation>
    </message>
    <message>
        <source>On cards and melds</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Sou kat ak konbinezon</translation>
    </message>
    <message>
        <source>A blue dot: the card came to your hand in this turn.</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Yon pwen ble: kat la antre nan men ou nan tou sa a.</translation>
    </message>
    <message>
        <source>A check mark on a raised card: it is chosen.</source>
        <translation>Yon siy tchèk sou yon kat ki monte: li chwazi.</translation>
    </message>
    <message>
        <source>A star: a wild card, a two or a joker.</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; jokè: a joker, one of the wild cards; de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">Yon zetwal: yon kat paspatou, yon de oswa yon jokè.</translation>
    </message>
    <message>
        <source>A red ribbon with a star: a natural canasta, without wild cards.</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Yon riban wouj ak yon zetwal: yon kanasta natirèl, san kat paspatou.</translation>
    </message>
    <message>
        <source>A dark ribbon with a half disc: a mixed canasta, with wild cards.</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Yon riban fonse ak mwatye yon sèk: yon kanasta melanje, ak kat paspatou.</translation>
    </message>
    <message>
        <source>A closed eye: a concealed canasta, laid out all at once.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Yon je fèmen: yon kanasta kache, poze yon sèl kou.</translation>
    </message>
    <message>
        <source>On the discard pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Sou pil kat jete yo</translation>
    </message>
    <message>
        <source>A snowflake: the pile is frozen. Only a natural pair takes it.</source>
        <translatorcomment>natirèl: natural, not wild; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only</translatorcomment>
        <translation type="unfinished">Yon flokon nèj: pil la jele. Se sèlman yon pè natirèl ki pran l.</translation>
    </message>
    <message>
        <source>An octagon: the pile is blocked. Nobody can take it in this turn.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; bloke: blocked, the pile cannot be taken in this turn</translatorcomment>
        <translation type="unfinished">Yon oktagòn: pil la bloke. Pèsonn pa ka pran l nan tou sa a.</translation>
    </message>
    <message>
        <source>While you drag cards</source>
        <translation>Pandan w ap trennen kat</translation>
    </message>
    <message>
        <source>A bright frame and a check mark: the cards may go there, and the words say what becomes of it.</source>
        <translation>Yon kad klere ak yon siy tchèk: kat yo gen dwa ale la, e mo yo di sa y ap tounen.</translation>
    </message>
    <message>
        <source>Stripes and a crossed circle: the cards may not go there.</source>
        <translation>Liy panche ak yon sèk bare: kat yo pa gen dwa ale la.</translation>
    </message>
    <message>
        <source>The buttons</source>
        <translation>Bouton yo</translation>
    </message>
    <message>
        <source>Gold is what to do now. A gold edge can be done too. A dark button cannot be used, and says why. A check mark: done in this turn.</source>
        <translation>Koulè lò se sa pou fè kounye a. Yon bouton ki gen rebò lò ka fèt tou. Yon bouton fonse pa ka sèvi, e li di poukisa. Yon siy tchèk: fèt nan tou sa a.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Konsèy</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>M ap reflechi…</translation>
    </message>
    <message>
        <source>Shows what an expert would do, and why</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Montre sa yon ekspè ta fè, ak poukisa</translation>
    </message>
    <message>
        <source>Shows the next best move</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Montre kou ki vin apre pi bon an</translation>
    </message>
    <message>
        <source>Next best: {hint}</source>
        <translation>Lòt bon kou: {hint}</translation>
    </message>
    <message>
        <source>An expert looks at what you can see</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Yon ekspè ap gade sa ou ka wè</translation>
    </message>
    <message>
        <source>Hint again shows the next best move, Esc puts it away</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn; konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Konsèy ankò montre lòt bon kou a, Esc retire l</translation>
    </message>
    <message>
        <source>Esc puts the hint away</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Esc retire konsèy la</translation>
    </message>
    <message>
        <source>Take back first what else you have put down</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Reprann anvan lòt kat ou mete sou tab la</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} epi {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <translation>{cards} sou {ranks} yo</translation>
    </message>
    <message>
        <source>Draw: the discard pile is empty</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Tire: pil kat jete yo vid</translation>
    </message>
    <message>
        <source>Draw: nobody can take the pile with that card on top</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire: pèsonn pa ka pran pil la ak kat sa a anlè</translation>
    </message>
    <message>
        <source>Draw: the pile is frozen, and you do not hold two {ranks}</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire: pil la jele, e ou pa gen de {ranks} nan men ou</translation>
    </message>
    <message>
        <source>Draw: nothing that you hold takes the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire: anyen nan men ou pa ka pran pil la</translation>
    </message>
    <message>
        <source>Draw: with the pile you would not reach the {of} points to open</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire: ak pil la ou pa t ap rive nan {of} pwen pou premye poz la</translation>
    </message>
    <message>
        <source>Draw: taking the pile would cost you a wild card</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire: pran pil la t ap koute ou yon kat paspatou</translation>
    </message>
    <message>
        <source>Pass: the stock is empty, and that ends the round</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; won: a round, one deal played to its end; a match is several rounds; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Pase: talon an vid, e sa fini won an</translation>
    </message>
    <message>
        <source>Go out with {cards}: {name} has only {few} left</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Soti ak {cards}: {name} rete sèlman {few}</translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} has only {few} left</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Poze {cards}: {name} rete sèlman {few}</translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} lets you go out</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Poze {cards}: {name} kite ou soti</translation>
    </message>
    <message>
        <source>Add {cards}: your {ranks} grow to {size} of {of} cards for a canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Ajoute {cards}: konbinezon {ranks} ou a rive nan {size} kat sou {of} pou yon kanasta</translation>
    </message>
    <message>
        <source>Lay out {cards}: the stock is empty</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">Poze {cards}: talon an vid</translation>
    </message>
    <message>
        <source>Lay the red three: you cannot discard before it lies</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; jete: to discard, to put a card on the discard pile at the end of a turn; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Poze twa wouj la: ou pa ka jete yon kat toutotan ou poko poze l</translation>
    </message>
    <message>
        <source>Lay the red three: it counts for you once you have opened</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; premye poz: the first meld of a side in a round, which must be worth enough points; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Poze twa wouj la: l ap konte pou ou lè ou fin fè premye poz la</translation>
    </message>
    <message>
        <source>Ask whether you may go out: {name} holds {few}</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Mande si ou ka soti: {name} gen {few} nan men l</translation>
    </message>
    <message>
        <source>Say yes: {name} has only {few} left</source>
        <translation>Di wi: {name} rete sèlman {few}</translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with it on top</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: pèsonn pa ka pran pil la avèk li anlè</translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with a wild card on top</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: pèsonn pa ka pran pil la ak yon kat paspatou anlè</translation>
    </message>
    <message>
        <source>Discard the {card}: all other {ranks} lie where you can see them</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: tout lòt {ranks} yo kote ou ka wè yo</translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: they have {number}</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}, pa {one}: yo gen {number} kat konsa</translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: {name} has {number}</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}, pa {one}: {name} gen {number} kat konsa</translation>
    </message>
    <message>
        <source>Discard the {card}: {name} has thrown away {one} before</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: {name} te jete {one} deja</translation>
    </message>
    <message>
        <source>Discard the {card}: {name} did not take {one} before</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: {name} pa t pran {one} anvan</translation>
    </message>
    <message>
        <source>Discard the {card}: the pile is frozen, and no two other {ranks} are out of your sight</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: pil la jele, e pa gen de lòt {ranks} ou pa wè</translation>
    </message>
    <message>
        <source>Discard the {card}: a meld now would cost a wild card and complete no canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; konbinezon: a meld, three or more cards of one rank laid on the table together; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: yon konbinezon kounye a t ap koute yon kat paspatou san l pa konplete yon kanasta</translation>
    </message>
    <message>
        <source>Discard the {card}: you hold no other {ranks}</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: ou pa gen lòt {ranks} nan men ou</translation>
    </message>
    <message>
        <source>Discard the {card}: no card that you can discard counts less</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete {card}: pa gen kat ou ka jete ki konte mwens</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you hold {held}</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pran pil la: {n} kat, e ou gen {held} nan men ou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for your {ranks} on the table</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pran pil la: {n} kat, pou konbinezon {ranks} ou a sou tab la</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for {one} and a wild card</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pran pil la: {n} kat, pou {one} ak yon kat paspatou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you reach the {of} points to open</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pran pil la: {n} kat, e ou rive nan {of} pwen pou premye poz la</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and your {ranks} become a canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pran pil la: {n} kat, e konbinezon {ranks} ou a tounen yon kanasta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: the pile has only {n} cards</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">
            <numerusform>Tire: pil la gen sèlman {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: there are {n} cards in the stock</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">
            <numerusform>Tire: gen {n} kat nan talon an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: that ends the round, and on the table you are {n} points ahead</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pase: sa fini won an, e sou tab la ou devan ak {n} pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: on the table you are {n} points ahead then</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">
            <numerusform>Soti ak {cards}: lè sa a, sou tab la ou devan ak {n} pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: going out is worth {n} points</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">
            <numerusform>Soti ak {cards}: soti vo {n} pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with {cards}: {n} points, and {of} are needed</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">
            <numerusform>Fè premye poz la ak {cards}: {n} pwen, e fòk gen {of}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a natural canasta of {ranks}, worth {n} points</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards; poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze {cards}: yon kanasta natirèl {ranks}, li vo {n} pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a mixed canasta of {ranks}, worth {n} points</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it; poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze {cards}: yon kanasta melanje {ranks}, li vo {n} pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: only {n} cards are left in the stock</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze {cards}: rete sèlman {n} kat nan talon an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {cards} to your canasta of {ranks}: {n} points more</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">
            <numerusform>Ajoute {cards} sou kanasta {ranks} ou a: {n} pwen anplis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: {n} points for you instead of against you</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze {cards}: {n} pwen pou ou olye kont ou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the red three: it counts {n} points for you</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze twa wouj la: li konte {n} pwen pou ou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say yes: your hand counts {n} points</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>Di wi: men ou konte {n} pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: {n} points of your hand go on your melds</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>Di non: {n} pwen nan men ou ka ale sou konbinezon ou yo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: your hand counts {n} points against you</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>Di non: men ou konte {n} pwen kont ou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; soti: to go out, to end the round by getting rid of the last card; men: the hand, the cards that a player holds; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze {cards}, men pa soti ankò: gen {n} kat nan men ekip ou a</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn; soti: to go out, to end the round by getting rid of the last card; men: the hand, the cards that a player holds; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">
            <numerusform>Jete {card}, men pa soti ankò: gen {n} kat nan men ekip ou a</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: it freezes the pile of {n} cards</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Jete {card}: li jele pil {n} kat la</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: in your hand it counts {n} points against you</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Jete {card}: nan men ou li konte {n} pwen kont ou</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Players</source>
        <translation>Jwè</translation>
    </message>
    <message>
        <source>&amp;Offer hints</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">&amp;Ofri konsèy</translation>
    </message>
    <message>
        <source>The button Hint and the key for it show what an expert would do in your place, and why.</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Bouton Konsèy la ak touch li a montre sa yon ekspè ta fè nan plas ou, ak poukisa.</translation>
    </message>
    <message>
        <source>How long experts may &amp;think</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">&amp;Konbyen tan ekspè yo ka reflechi</translation>
    </message>
    <message>
        <source>So long at most for one decision, for hints too. The other levels answer at once.</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Se tan ki pi long pou yon sèl desizyon, pou konsèy yo tou. Lòt nivo yo reponn touswit.</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} segonn</translation>
    </message>
    <message>
        <source>How well the others play</source>
        <translation>Fòs lòt jwè yo</translation>
    </message>
    <message>
        <source>This counts from the next new game on. Who is your partner depends on how many play.</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Sa konte apati pwochen nouvo jwèt la. Kilès ki patnè ou depann de konbyen moun k ap jwe.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Jan l ye dabitid</translation>
    </message>
    <message>
        <source>Expert as your partner, casual as an opponent</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Yon ekspè kòm patnè, yon amatè kòm advèsè</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Jwè òdinatè</translation>
    </message>
    <message>
        <source>What each level does</source>
        <translation>Sa chak nivo fè</translation>
    </message>
    <message>
        <source>Novice: a beginner who knows the rules, looks at its own cards and little else, and is not always sure.</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Debitan: li konnen règ yo, li gade kat pa l ak pa anpil lòt bagay, e li pa toujou sèten.</translation>
    </message>
    <message>
        <source>Casual: plays for fun, keeps pairs, watches what others take and throw away, and does not feed their melds.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; jete: to discard, to put a card on the discard pile at the end of a turn; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Amatè: li jwe pou plezi, li kenbe pè li yo, li veye sa lòt yo pran ak sa yo jete, e li pa ba yo kat pou konbinezon yo.</translation>
    </message>
    <message>
        <source>Skilled: remembers every card that was shown, and weighs the score, the pile and the time to go out.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; soti: to go out, to end the round by getting rid of the last card; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Abil: li sonje chak kat ki te parèt, e li peze pwen yo, pil la ak bon moman pou soti.</translation>
    </message>
    <message>
        <source>Expert: plays like the skilled one, but first tries out the best moves in thought, many times over.</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Ekspè: li jwe tankou jwè abil la, men anvan sa li eseye pi bon kou yo nan tèt li, anpil fwa.</translation>
    </message>
    <message>
        <source>As long as you choose nothing else, your partner is an expert and your opponents are casual. The dialog of a new game and the settings let you choose for every seat.</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong; ekip, patnè, advèsè: the side, the partner and the opponents of a player; plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Toutotan ou pa chwazi lòt bagay, patnè ou a se yon ekspè e advèsè ou yo se amatè. Fenèt Nouvo jwèt la ak paramèt yo kite ou chwazi pou chak plas.</translation>
    </message>
    <message>
        <source>How strong they are</source>
        <translation>Fòs yo</translation>
    </message>
    <message>
        <source>Novice: on average {points} points a round better than play at random (between {least} and {most}).</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Debitan: an mwayèn {points} pwen plis pa won pase yon moun ki jwe owaza (ant {least} ak {most}).</translation>
    </message>
    <message>
        <source>Casual: on average {points} points a round better than novice (between {least} and {most}).</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Amatè: an mwayèn {points} pwen plis pa won pase debitan an (ant {least} ak {most}).</translation>
    </message>
    <message>
        <source>Skilled: on average {points} points a round better than casual (between {least} and {most}).</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Abil: an mwayèn {points} pwen plis pa won pase amatè a (ant {least} ak {most}).</translation>
    </message>
    <message>
        <source>Expert: on average {points} points a round better than skilled (between {least} and {most}).</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Ekspè: an mwayèn {points} pwen plis pa won pase jwè abil la (ant {least} ak {most}).</translation>
    </message>
    <message>
        <source>This was measured in the classic game of four: both sides played the same deals from both sides of the table, at least {deals} deals for each step. Anybody can measure it again with the program&apos;s source.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds; the name of a card or of a rank; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Nou mezire sa nan jwèt klasik kat moun nan: tou de ekip yo jwe menm distribisyon yo toule de bò tab la, omwen {deals} distribisyon pou chak nivo. Nenpòt moun ka mezire l ankò ak kòd sous pwogram nan.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards</source>
        <translation>Pèsonn pa wè kat ki kache</translation>
    </message>
    <message>
        <source>A computer player is told what you would see in its place: its own cards, the table, the pile, how many cards the others hold, and all moves of the round. It never learns what is in other hands or in the stock. The same is true of hints.</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; won: a round, one deal played to its end; a match is several rounds; men: the hand, the cards that a player holds; kou: a move, one thing that a player does in a turn; konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Yon jwè òdinatè konnen sa ou menm ou t ap wè nan plas li: kat pa l, tab la, pil la, konbyen kat lòt yo gen nan men yo, ak tout kou won an. Li pa janm konnen sa ki nan lòt men yo ni nan talon an. Se menm bagay la pou konsèy yo.</translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody plays, from the deal number and nothing else: not from the levels, nor from who sits where. The same deal number deals the same cards on every computer. The score sheet tells it, and you can type one in when you begin a new game.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">Kat yo bat anvan pèsonn jwe, selon nimewo distribisyon an epi anyen ankò: ni nivo yo ni plas moun yo pa chanje anyen. Menm nimewo distribisyon an bay menm kat yo sou nenpòt òdinatè. Fèy pwen an di kilès li ye, e ou ka tape youn lè ou kòmanse yon nouvo jwèt.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>drew {n} cards</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">
            <numerusform>tire {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile, {n} cards</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">
            <numerusform>pran pil la, {n} kat</numerusform>
        </translation>
    </message>
    <message>
        <source>laid the red {card}</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">poze yon twa wouj: {card}</translation>
    </message>
    <message numerus="yes">
        <source>laid the red {card}, drew {n} more cards</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; tire: to draw a card from the stock; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">
            <numerusform>poze yon twa wouj: {card}, tire {n} lòt kat</numerusform>
        </translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">poze {cards}</translation>
    </message>
    <message>
        <source>laid out {cards} and {wilds}</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">poze {cards} ak {wilds}</translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>ajoute {cards}</translation>
    </message>
    <message>
        <source>added {wilds} to the {ranks}</source>
        <translation type="unfinished">ajoute {wilds} sou konbinezon {ranks}</translation>
    </message>
    <message>
        <source>added {cards} and {wilds}</source>
        <translation>ajoute {cards} ak {wilds}</translation>
    </message>
    <message>
        <source>completed a natural canasta of {ranks}</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards</translatorcomment>
        <translation type="unfinished">konplete yon kanasta natirèl {ranks}</translation>
    </message>
    <message>
        <source>completed a mixed canasta of {ranks}</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it</translatorcomment>
        <translation type="unfinished">konplete yon kanasta melanje {ranks}</translation>
    </message>
    <message>
        <source>laid out a concealed natural canasta of {ranks}</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">poze yon kanasta natirèl kache {ranks}</translation>
    </message>
    <message>
        <source>laid out a concealed mixed canasta of {ranks}</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">poze yon kanasta melanje kache {ranks}</translation>
    </message>
    <message>
        <source>asked: may I go out?</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">mande: èske m ka soti?</translation>
    </message>
    <message>
        <source>answered yes</source>
        <translation>reponn wi</translation>
    </message>
    <message>
        <source>answered no</source>
        <translation>reponn non</translation>
    </message>
    <message numerus="yes">
        <source>{what}, with {n} points in hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>{what}, ak {n} pwen nan men</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded the {card}</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">jete {card}</translation>
    </message>
    <message>
        <source>discarded a joker</source>
        <translatorcomment>jokè: a joker, one of the wild cards; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">jete yon jokè</translation>
    </message>
    <message>
        <source>passed</source>
        <translatorcomment>pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">pase</translation>
    </message>
    <message>
        <source>went out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">soti</translation>
    </message>
    <message>
        <source>went out concealed</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">soti kache</translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation>{name} {what}</translation>
    </message>
    <message>
        <source>You {what}</source>
        <translation>Ou {what}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} epi {second}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {n} more groups</source>
        <translation>
            <numerusform>{first} ak {n} lòt gwoup</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Looks</source>
        <translation>Aparans</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tèm</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Tankou sistèm nan</translation>
    </message>
    <message>
        <source>Light, on green felt</source>
        <translation>Klè, sou tapi vèt</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Fonse</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Gwo kontras</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Kat</translation>
    </message>
    <message>
        <source>Canasta, two colours</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Kanasta, 2 koulè</translation>
    </message>
    <message>
        <source>Canasta, four colours</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">Kanasta, 4 koulè</translation>
    </message>
    <message>
        <source>Canasta, high contrast</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Kanasta, gwo kontras</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Do kat yo</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Ble</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Wouj</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vèt</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Jan pakèt kat la genyen l</translation>
    </message>
    <message>
        <source>&amp;Letters of my language on the cards</source>
        <translation>&amp;Lèt lang mwen sou kat yo</translation>
    </message>
    <message>
        <source>In French and Haitian Creole 1, V, D, R instead of A, J, Q, K.</source>
        <translation>An franse ak an kreyòl ayisyen: 1, V, D, R olye A, J, Q, K.</translation>
    </message>
    <message>
        <source>The letters of these cards cannot be changed; ours can.</source>
        <translation>Lèt sou kat sa yo pa ka chanje; lèt sou kat pa nou yo kapab.</translation>
    </message>
    <message>
        <source>More cards &amp;in</source>
        <translation>&amp;Plis kat nan</translation>
    </message>
    <message>
        <source>no other folder</source>
        <translation>pa gen lòt dosye</translation>
    </message>
    <message>
        <source>C&amp;hoose a folder…</source>
        <translation>C&amp;hwazi yon dosye…</translation>
    </message>
    <message>
        <source>Choose a folder with decks of cards</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Chwazi yon dosye ki gen pakèt kat</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Okenn</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>Jan kat yo parèt</translation>
    </message>
    <message>
        <source>Looking for the decks on this computer…</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">N ap chèche pakèt kat sou òdinatè sa a…</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks of other programs can be used.</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">
            <numerusform>Ou ka sèvi ak {n} pakèt kat lòt pwogram.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decks of other programs were found. Those of KDE&apos;s and GNOME&apos;s card games can be used.</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Nou pa jwenn pakèt kat lòt pwogram. Ou ka sèvi ak pakèt jwèt kat KDE ak GNOME yo.</translation>
    </message>
    <message>
        <source>Drawn for this program; under its licence, GPL 3 or later.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Desinen pou pwogram sa a; anba menm lisans lan, GPL 3 oswa pi nouvo.</translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. Licence: {licence}.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">{name}, desen {author}. Lisans: {licence}.</translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. The package that it came in says under which licence.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">{name}, desen {author}. Pakè lojisyèl kote l soti a di anba ki lisans.</translation>
    </message>
    <message>
        <source>{name}. Licence: {licence}.</source>
        <translation>{name}. Lisans: {licence}.</translation>
    </message>
    <message>
        <source>{name}. The package that it came in says who drew it, and under which licence.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">{name}. Pakè lojisyèl kote l soti a di kilès ki desinen l, ak anba ki lisans.</translation>
    </message>
    <message>
        <source>The cards “{name}” can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation>Kat “{name}” pa ka jwenn oswa li ankò: se kat pa nou yo ou wè. Chwazi lòt nan Paramèt, Aparans.</translation>
    </message>
    <message>
        <source>The cards that you chose can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation type="unfinished">Kat ou te chwazi yo pa ka jwenn oswa li ankò: se kat pa nou yo ou wè. Chwazi lòt nan Paramèt, Aparans.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>End of the match</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Fen pati a</translation>
    </message>
    <message numerus="yes">
        <source>The match was to {target} points and took {n} rounds.</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pati a te jiska {target} pwen e li dire {n} won.</numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation>ganyan</translation>
    </message>
    <message>
        <source>The course of the match, round by round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Jan pati a te pase, won pa won</translation>
    </message>
    <message>
        <source>{name}: {totals}.</source>
        <translation>{name}: {totals}.</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} ak {second}</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} ak {third}</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objektif</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translatorcomment>rebay kat yo: to begin another match with the same players and rules</translatorcomment>
        <translation type="unfinished">&amp;Jwe ankò</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvo jwèt…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translatorcomment>fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">&amp;Fèy pwen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fèmen</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jwèt</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">&amp;Kou</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Afichaj</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Paramèt</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>È&amp;d</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Ouvri yon jwèt &amp;resan</translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Pati &amp;anvan yo</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Vitès</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">&amp;Lòd men an</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvo jwèt…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">&amp;Ouvri…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Anre&amp;jistre</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Anrejistre &amp;kòm…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translatorcomment>fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">&amp;Fèy pwen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Poz</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ki&amp;te</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">&amp;Tire</translation>
    </message>
    <message>
        <source>&amp;Take the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">&amp;Pran pil la</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">P&amp;oze</translation>
    </message>
    <message>
        <source>Lay &amp;out what is put down</source>
        <translation type="unfinished">Poze sa ou mete sou ta&amp;b la</translation>
    </message>
    <message>
        <source>D&amp;iscard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">&amp;Jete</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">&amp;Reprann</translation>
    </message>
    <message>
        <source>Take back &amp;all</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Reprann to&amp;ut</translation>
    </message>
    <message>
        <source>As&amp;k: may I go out?</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">&amp;Mande: èske m ka soti?</translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation>Reponn &amp;wi</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>Reponn &amp;non</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translatorcomment>pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">P&amp;ase</translation>
    </message>
    <message>
        <source>Lay a &amp;red three</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Poz&amp;e yon twa wouj</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">K&amp;lase men an</translation>
    </message>
    <message>
        <source>Ne&amp;xt order of the hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Pwochen lò&amp;d men an</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Kon&amp;sèy</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kat</translation>
    </message>
    <message>
        <source>S&amp;elect all of this rank</source>
        <translatorcomment>ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">&amp;Chwazi tout kat ran sa a</translation>
    </message>
    <message>
        <source>&amp;Show the last turns again</source>
        <translation>&amp;Montre dènye tou yo ankò</translation>
    </message>
    <message>
        <source>&amp;Look through the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">&amp;Gade nan pil la</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plen &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Dousman</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Nòmal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Vit</translation>
    </message>
    <message>
        <source>&amp;Off: nothing moves</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">&amp;Okenn: anyen pa bouje</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translatorcomment>ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">Pa &amp;ran</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translatorcomment>koulè: the suit of a card, clubs, diamonds, hearts or spades</translatorcomment>
        <translation type="unfinished">Pa &amp;koulè</translation>
    </message>
    <message>
        <source>By &amp;value</source>
        <translation>Pa &amp;valè</translation>
    </message>
    <message>
        <source>As &amp;I put them</source>
        <translation>&amp;Jan m mete yo</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramèt…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touch</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">&amp;Konsènan Kanasta</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Konsènan &amp;Qt</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Open a saved game</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Ouvri yon jwèt anrejistre</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Anrejistre jwèt la</translation>
    </message>
    <message>
        <source>Canasta games (*.canasta)</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Jwèt kanasta (*.canasta)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tout fichye (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fèmen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Eseye ankò</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Kanasta</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The game is kept up to the last move: save it, then start the program again.</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Yon bagay nou pa t atann pa mache. Jwèt la anrejistre jiska dènye kou a: anrejistre l, epi relanse pwogram nan.</translation>
    </message>
    <message>
        <source>{name} has found no move. The game is kept as it is: try again, or save it and start the program again.</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">{name} pa jwenn okenn kou. Jwèt la rete jan l ye a: eseye ankò, oswa anrejistre l epi relanse pwogram nan.</translation>
    </message>
    <message>
        <source>The moves cannot be written down: {reason}. Play goes on; save the game where there is room.</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Kou yo pa ka ekri: {reason}. Jwèt la kontinye; anrejistre jwèt la yon kote ki gen plas.</translation>
    </message>
    <message>
        <source>Canasta is open in another window too, and that one keeps its match when it is closed. What you play in this window is gone when you close it, unless you save it first.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; premye poz: the first meld of a side in a round, which must be worth enough points; pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Kanasta ouvri nan yon lòt fenèt tou, e se lòt fenèt la ki kenbe pati l lè l fèmen. Sa ou jwe nan fenèt sa a ap disparèt lè ou fèmen l, sof si ou anrejistre l anvan.</translation>
    </message>
    <message>
        <source>There is no display to open the window on; neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Pa gen ekran pou ouvri fenèt la; ni DISPLAY ni WAYLAND_DISPLAY pa defini.</translation>
    </message>
    <message>
        <source>The display ({display}) cannot be reached: nothing answers there, or it does not let you in.</source>
        <translation>Nou pa ka rive sou ekran an ({display}): anyen pa reponn la, oswa li pa kite ou antre.</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for “{asked}”, which Qt does not have here. It has: {known}.</source>
        <translation>QT_QPA_PLATFORM mande “{asked}”, men Qt pa genyen l la a. Men sa l genyen: {known}.</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation>Nouvo jwèt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règ</translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, draw {number}, to {target}</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">
            <numerusform>{cards} kat, tire {number} kat, jiska {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} canastas to go out</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">
            <numerusform>{n} kanasta pou soti</numerusform>
        </translation>
    </message>
    <message>
        <source>Top card does not count to open</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Kat anlè a pa konte pou premye poz la</translation>
    </message>
    <message>
        <source>Wild cards without limit</source>
        <translation>Kat paspatou san limit</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>chak poukont li</translation>
    </message>
    <message>
        <source>two and two</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">de pa de</translation>
    </message>
    <message>
        <source>three and three</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">twa pa twa</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>&amp;Tout règ yo…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jwè</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>ap jwe la a</translation>
    </message>
    <message>
        <source>Novice</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Debitan</translation>
    </message>
    <message>
        <source>A beginner: sees its own cards, and not what the others do</source>
        <translation>Fèk kòmanse: li wè kat pa l, pa sa lòt yo fè</translation>
    </message>
    <message>
        <source>Casual</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Amatè</translation>
    </message>
    <message>
        <source>Plays for fun, and watches what the others take and throw away</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Li jwe pou plezi, e li veye sa lòt yo pran ak sa yo jete</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Abil</translation>
    </message>
    <message>
        <source>An experienced player, with an eye on the score</source>
        <translation>Yon jwè ki gen esperyans, ki gen je l sou pwen yo</translation>
    </message>
    <message>
        <source>Expert</source>
        <translatorcomment>a level of computer players: debitan, amatè, abil, ekspè from weak to strong</translatorcomment>
        <translation type="unfinished">Ekspè</translation>
    </message>
    <message>
        <source>Takes time to think, and weighs what may come</source>
        <translation>Li pran tan pou l reflechi, e li peze sa ki ka vini</translation>
    </message>
    <message>
        <source>{level}: {plays}</source>
        <translation>{level}: {plays}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opsyon</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>&amp;Jwe jiska</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">&amp;Nimewo distribisyon</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>owaza</translation>
    </message>
    <message>
        <source>The same number deals the same cards, on every machine</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Menm nimewo a bay menm kat yo, sou nenpòt òdinatè</translation>
    </message>
    <message>
        <source>&amp;Use these for the next game too</source>
        <translation>&amp;Sèvi ak sa yo pou pwochen jwèt la tou</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anile</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Kòmanse jwèt la</translation>
    </message>
    <message>
        <source>Name of {role}</source>
        <translation>Non {role}</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Fason {name} jwe</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ou</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Pekka</source>
        <translation>Pekka</translation>
    </message>
    <message>
        <source>Marie</source>
        <translation>Marie</translation>
    </message>
    <message>
        <source>Jean</source>
        <translation>Jean</translation>
    </message>
    <message>
        <source>Lovelie</source>
        <translation>Lovelie</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>none</source>
        <translation>zewo</translation>
    </message>
    <message>
        <source>no</source>
        <translation>zewo</translation>
    </message>
    <message>
        <source>one</source>
        <translation>yon</translation>
    </message>
    <message>
        <source>two</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">de</translation>
    </message>
    <message>
        <source>three</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">twa</translation>
    </message>
    <message>
        <source>four</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">kat</translation>
    </message>
    <message>
        <source>five</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">senk</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sis</translation>
    </message>
    <message>
        <source>seven</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sèt</translation>
    </message>
    <message>
        <source>eight</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">uit</translation>
    </message>
    <message>
        <source>nine</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">nèf</translation>
    </message>
    <message>
        <source>ten</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dis</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onz</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douz</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Decks</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Pakèt kat</translation>
    </message>
    <message>
        <source>Each has 52 cards and two jokers.</source>
        <translatorcomment>jokè: a joker, one of the wild cards</translatorcomment>
        <translation type="unfinished">Chak pakèt gen 52 kat ak de jokè.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Kat pou chak jwè</translation>
    </message>
    <message>
        <source>What every player begins a round with.</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Kantite kat chak jwè genyen lè yon won kòmanse.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Kat pou tire nan yon tou</translation>
    </message>
    <message>
        <source>However many are drawn, one is discarded.</source>
        <translatorcomment>tire: to draw a card from the stock; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Kèlkeswa kantite kat ou tire, ou jete yon sèl.</translation>
    </message>
    <message>
        <source>First card of the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Premye kat pil la</translation>
    </message>
    <message>
        <source>After the deal, cards are turned up until this one comes.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Apre distribisyon an, yo vire kat jiskaske sa a parèt.</translation>
    </message>
    <message>
        <source>Red threes are laid</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Lè pou poze twa wouj</translation>
    </message>
    <message>
        <source>Each is replaced from the stock as long as there are cards.</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">Yo ranplase chak nan talon an toutotan gen kat ladan l.</translation>
    </message>
    <message>
        <source>Points of a red three</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Pwen pou yon twa wouj</translation>
    </message>
    <message>
        <source>Twice as many each for a side with four of them, with more than two decks for one with five. They count against a side that has no meld.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ekip, patnè, advèsè: the side, the partner and the opponents of a player; pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Yo chak vo de fwa plis pou yon ekip ki gen kat twa wouj, oswa senk lè gen plis pase de pakèt kat. Yo konte kont yon ekip ki pa gen konbinezon.</translation>
    </message>
    <message>
        <source>Natural cards in a meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Kat natirèl nan yon konbinezon</translation>
    </message>
    <message>
        <source>A meld needs at least so many.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Yon konbinezon bezwen omwen kantite sa a.</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Kat paspatou nan yon konbinezon</translation>
    </message>
    <message>
        <source>A meld may have so many, and never more than it has natural ones.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Yon konbinezon ka gen kantite sa a, men li pa janm ka gen plis pase kat natirèl li yo.</translation>
    </message>
    <message>
        <source>Cards of a canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Kat nan yon kanasta</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Yon konbinezon ki gen kantite kat sa a se yon kanasta.</translation>
    </message>
    <message>
        <source>Points of a natural canasta</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards</translatorcomment>
        <translation type="unfinished">Pwen pou yon kanasta natirèl</translation>
    </message>
    <message>
        <source>For one without wild cards.</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Pou yon kanasta san kat paspatou.</translation>
    </message>
    <message>
        <source>Points of a mixed canasta</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it</translatorcomment>
        <translation type="unfinished">Pwen pou yon kanasta melanje</translation>
    </message>
    <message>
        <source>For one with wild cards.</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Pou yon kanasta ak kat paspatou.</translation>
    </message>
    <message>
        <source>Points more for a concealed canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before</translatorcomment>
        <translation type="unfinished">Pwen anplis pou yon kanasta kache</translation>
    </message>
    <message>
        <source>For one that is laid out complete in a single move.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Pou yon kanasta ki poze tout antye nan yon sèl kou.</translation>
    </message>
    <message>
        <source>Points of the first meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Minimòm pwen pou premye poz</translation>
    </message>
    <message>
        <source>What a side needs to open, by its score at the start of the round.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; won: a round, one deal played to its end; a match is several rounds; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Sa yon ekip bezwen pou premye poz la, selon pwen li nan kòmansman won an.</translation>
    </message>
    <message>
        <source>The top card of the pile counts</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Kat anlè pil la konte</translation>
    </message>
    <message>
        <source>Who opens by taking the pile may count its top card to the first meld.</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; premye poz: the first meld of a side in a round, which must be worth enough points; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Moun ki pran pil la pou fè premye poz la ka konte kat anlè a ladan l.</translation>
    </message>
    <message>
        <source>Frozen until the first meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; premye poz: the first meld of a side in a round, which must be worth enough points; jele: frozen, the pile is taken with a natural pair from the hand only</translatorcomment>
        <translation type="unfinished">Jele jouk premye poz la</translation>
    </message>
    <message>
        <source>A side that has not opened takes the pile with a natural pair only.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; natirèl: natural, not wild; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Yon ekip ki poko fè premye poz la pran pil la ak yon pè natirèl sèlman.</translation>
    </message>
    <message>
        <source>A wild card helps to take the pile</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Yon kat paspatou ede pran pil la</translation>
    </message>
    <message>
        <source>One natural card and a wild one take a pile that is not frozen.</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; natirèl: natural, not wild; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only</translatorcomment>
        <translation type="unfinished">Yon kat natirèl ak yon kat paspatou ka pran yon pil ki pa jele.</translation>
    </message>
    <message>
        <source>One card takes no pile of one card</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Yon sèl kat pa pran pil yon sèl kat</translation>
    </message>
    <message>
        <source>Nobody with a single card left may take a pile of a single card.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Moun ki rete ak yon sèl kat pa gen dwa pran yon pil ki gen yon sèl kat.</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Kanasta pou soti</translation>
    </message>
    <message>
        <source>A side needs so many before one of its players may go out.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Yon ekip bezwen kantite sa a anvan youn nan jwè li yo ka soti.</translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Pou soti fòk ou jete yon dènye kat</translation>
    </message>
    <message>
        <source>The last card is discarded; it may not be laid out.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Dènye kat la se pou jete; ou pa gen dwa poze l.</translation>
    </message>
    <message>
        <source>Ask the partner before going out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Mande patnè a anvan ou soti</translation>
    </message>
    <message>
        <source>A player may ask once a turn; a no forbids going out in that turn.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Yon jwè ka mande yon fwa pa tou; si repons lan se non, li pa ka soti nan tou sa a.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Pwen pou soti</translation>
    </message>
    <message>
        <source>For the side whose player has no card left.</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Pou ekip jwè ki pa rete ak kat.</translation>
    </message>
    <message>
        <source>Points more for going out concealed</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Pwen anplis pou soti kache</translation>
    </message>
    <message>
        <source>For a player who had laid out nothing in earlier turns of the round.</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pou yon jwè ki pa t poze anyen nan lòt tou anvan yo nan won an.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">Lè talon an vid</translation>
    </message>
    <message>
        <source>What that means for the round.</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Sa sa vle di pou won an.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jwe jiska</translation>
    </message>
    <message>
        <source>The match is over once a side has so many points; the highest score wins.</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Pati a fini depi yon ekip gen kantite pwen sa a; moun ki gen plis pwen genyen.</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Kat ak distribisyon</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Konbinezon ak kanasta</translation>
    </message>
    <message>
        <source>The first meld of a side</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; premye poz: the first meld of a side in a round, which must be worth enough points; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Premye poz yon ekip</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Pil kat jete yo</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Twa wouj</translation>
    </message>
    <message>
        <source>Going out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Soti</translation>
    </message>
    <message>
        <source>The end of round and match</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Fen won an ak fen pati a</translation>
    </message>
    <message>
        <source>a natural card, no three</source>
        <translatorcomment>natirèl: natural, not wild; the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">yon kat natirèl, pa yon twa</translation>
    </message>
    <message>
        <source>no wild card, no red three</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">pa kat paspatou, pa twa wouj</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>nenpòt kat</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>touswit</translation>
    </message>
    <message>
        <source>in this or the next turn</source>
        <translation>nan tou sa a oswa pwochen an</translation>
    </message>
    <message>
        <source>play goes on with the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">jwèt la kontinye ak pil la</translation>
    </message>
    <message>
        <source>the round ends with the turn</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">won an fini ak tou a</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>san limit</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>wi</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>at a lower score</source>
        <translation>ak mwens pwen</translation>
    </message>
    <message>
        <source>from a score of</source>
        <translation>apati</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pwen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retire</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Ajoute yon nivo</translation>
    </message>
    <message>
        <source>{points} from {score}</source>
        <translation>{points} apati {score}</translation>
    </message>
    <message>
        <source>{preset}: {value}</source>
        <translation>{preset}: {value}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}; {rest}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>Differs from classic in: {what}</source>
        <translation>Sa ki diferan ak klasik la: {what}</translation>
    </message>
    <message>
        <source>The classic game, with nothing changed</source>
        <translation>Jwèt klasik la, san okenn chanjman</translation>
    </message>
    <message>
        <source>This is too small to play with.</source>
        <translation>Sa twò piti pou jwe.</translation>
    </message>
    <message>
        <source>Each score must be higher than the one before it.</source>
        <translation>Chak kantite pwen dwe pi wo pase sa ki anvan l lan.</translation>
    </message>
    <message>
        <source>Too many: the decks have {have} cards for {players} hands and the first card of the pile.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; men: the hand, the cards that a player holds; pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Twòp: pakèt yo gen {have} kat pou {players} men ak premye kat pil la.</translation>
    </message>
    <message>
        <source>Nobody can play with this.</source>
        <translation>Pèsonn pa ka jwe ak sa.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Pace</source>
        <translation>Vitès</translation>
    </message>
    <message>
        <source>How fast cards move and the other players play</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Vitès kat yo ak lòt jwè yo</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Dousman</translation>
    </message>
    <message>
        <source>Time to follow every card.</source>
        <translation>Ou gen tan swiv chak kat.</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Nòmal</translation>
    </message>
    <message>
        <source>As at a table with friends.</source>
        <translation>Tankou sou yon tab ak zanmi.</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Vit</translation>
    </message>
    <message>
        <source>For those who know the game well.</source>
        <translation>Pou moun ki konnen jwèt la byen.</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Okenn</translation>
    </message>
    <message>
        <source>Nothing moves and nobody waits. What the others did is outlined for a moment.</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Anyen pa bouje e pèsonn pa tann. Yon kad montre yon ti moman sa lòt yo fè.</translation>
    </message>
    <message>
        <source>Was it too fast? “Show the last turns again” in the View menu plays them once more.</source>
        <translation>Èske l te twò vit? “Montre dènye tou yo ankò” nan meni Afichaj la jwe yo yon lòt fwa.</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Mwens mouvman</translation>
    </message>
    <message>
        <source>For those whom moving pictures make unwell. The other players keep their pace, but no card moves.</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Pou moun imaj k ap bouje fè malad. Lòt jwè yo kenbe vitès yo, men okenn kat pa bouje.</translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation>Jan &amp;sistèm nan di</translation>
    </message>
    <message>
        <source>At present the system asks for less movement.</source>
        <translation>Kounye a, sistèm nan mande mwens mouvman.</translation>
    </message>
    <message>
        <source>At present the system asks for nothing of the kind.</source>
        <translation>Kounye a, sistèm nan pa mande anyen konsa.</translation>
    </message>
    <message>
        <source>This system does not say. Choose yourself.</source>
        <translation>Sistèm sa a pa di anyen. Chwazi ou menm.</translation>
    </message>
    <message>
        <source>&amp;Always: no card moves</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">&amp;Toujou: okenn kat pa bouje</translation>
    </message>
    <message>
        <source>Ne&amp;ver: cards move</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">&amp;Pa janm: kat yo bouje</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>The round is over</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won an fini</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Pati a fini</translation>
    </message>
    <message>
        <source>{name} deals the cards</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">{name} ap bay kat yo</translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">{name} mande: èske m ka soti?</translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation>Se tou pa: {name}</translation>
    </message>
    <message>
        <source>Your partner is about to answer</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a pral reponn</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an, oswa pran pil la</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Talon an vid: pran pil la</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or pass</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Talon an vid: pran pil la, oswa pase</translation>
    </message>
    <message>
        <source>The stock is empty: you can only pass</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Talon an vid: ou ka pase sèlman</translation>
    </message>
    <message>
        <source>Lay out cards, or discard one</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Poze kat, oswa jete youn</translation>
    </message>
    <message>
        <source>Lay out what you have put down, or discard</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; jete: to discard, to put a card on the discard pile at the end of a turn; mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Poze sa ou mete sou tab la, oswa jete</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete yon kat</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number} cards from the stock</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">
            <numerusform>Tire {number} kat nan talon an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more to open</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze {n} pwen anplis pou premye poz la</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal the cards</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Se ou k ap bay kat yo</translation>
    </message>
    <message>
        <source>You go out: the round is over</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Ou soti: won an fini</translation>
    </message>
    <message>
        <source>{name} goes out: the round is over</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">{name} soti: won an fini</translation>
    </message>
    <message>
        <source>You go out: the match is over</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Ou soti: pati a fini</translation>
    </message>
    <message>
        <source>{name} goes out: the match is over</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">{name} soti: pati a fini</translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then cost {n} points</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>Lè sa a, men ou ta koute {n} pwen</numerusform>
        </translation>
    </message>
    <message>
        <source>No forbids it in this turn, yes leaves it open</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Non defann sa nan tou sa a, wi kite chwa a</translation>
    </message>
    <message>
        <source>{key} shows the score sheet</source>
        <translatorcomment>fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">{key} montre fèy pwen an</translation>
    </message>
    <message>
        <source>The score sheet is in the menu Game</source>
        <translatorcomment>fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">Fèy pwen an nan meni Jwèt la</translation>
    </message>
    <message>
        <source>Passing ends the round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Si ou pase, won an fini</translation>
    </message>
    <message>
        <source>Undo takes back the cards put down last</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Defè reprann dènye kat ou mete yo</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {have} of {need}</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Kanasta pou soti: {have} sou {need}</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire {card}.</translation>
    </message>
    <message>
        <source>You drew a joker.</source>
        <translatorcomment>jokè: a joker, one of the wild cards; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire yon jokè.</translation>
    </message>
    <message>
        <source>You drew: {first}, {second}.</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire: {first}, {second}.</translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation>{name} di wi.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} di non.</translation>
    </message>
    <message>
        <source>From the pile: {card}.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Nan pil la: {card}.</translation>
    </message>
    <message>
        <source>From the pile: {first}, {second}.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Nan pil la: {first}, {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards came to your hand.</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>{n} kat antre nan men ou.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, {missing} more</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Premye poz {needed}:  {staged} poze, manke {missing}</translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, enough</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Premye poz {needed}:  {staged} poze, sa sifi</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation>Jwèt la sou poz</translation>
    </message>
    <message>
        <source>The other players wait. Nothing is lost.</source>
        <translation>Lòt jwè yo ap tann. Anyen pa pèdi.</translation>
    </message>
    <message>
        <source>Press {key} or click to go on</source>
        <translation>Peze {key} oswa klike pou kontinye</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation type="unfinished">Jwèt la kontinye.</translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Klike pou kontinye</translation>
    </message>
</context>
<context>
    <name>Peeking</name>
    <message numerus="yes">
        <source>Discard pile: {n} cards</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pil kat jete yo: {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: {n} cards, frozen by the one with the snowflake</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pil kat jete yo: {n} kat, kat ki gen flokon nèj la jele l</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest card first, the newest last. Any key or click closes this.</source>
        <translation>Pi ansyen kat la anvan, pi nouvo a an dènye. Nenpòt touch oswa yon klik fèmen sa.</translation>
    </message>
    <message>
        <source>Any key or click closes this.</source>
        <translation>Nenpòt touch oswa yon klik fèmen sa.</translation>
    </message>
    <message>
        <source>The newest first: {cards}</source>
        <translation>Pi nouvo yo anvan: {cards}</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>“{place}” is missing</source>
        <translation>“{place}” manke</translation>
    </message>
    <message>
        <source>The value of “{place}” is not of the right kind</source>
        <translation>Valè “{place}” pa kalite ki fèt pou la a</translation>
    </message>
    <message>
        <source>“{detail}” in “{place}” is no card</source>
        <translation>“{detail}” nan “{place}” se pa yon kat</translation>
    </message>
    <message>
        <source>The card “{detail}” is there more often than the decks hold it</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">Kat “{detail}” la plis fwa pase sa pakèt kat yo genyen</translation>
    </message>
    <message>
        <source>“{place}” does not have as many entries as the rules need: {detail}</source>
        <translation>“{place}” pa gen kantite eleman règ yo mande: {detail}</translation>
    </message>
    <message>
        <source>There is no seat {detail} for “{place}”</source>
        <translatorcomment>plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Pa gen plas {detail} pou “{place}”</translation>
    </message>
    <message>
        <source>“{place}” cannot be “{detail}”</source>
        <translation>“{place}” pa ka “{detail}”</translation>
    </message>
    <message>
        <source>Seat {detail} is on turn with an empty hand</source>
        <translatorcomment>men: the hand, the cards that a player holds; plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Se tou plas {detail}, men men l vid</translation>
    </message>
    <message>
        <source>Seat {detail} holds a red three, which these rules lay at once</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; twa wouj: a red three, a bonus card; plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Plas {detail} gen yon twa wouj nan men l, men selon règ sa yo li dwe poze l touswit</translation>
    </message>
    <message>
        <source>“{detail}” is no red three</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">“{detail}” se pa yon twa wouj</translation>
    </message>
    <message>
        <source>“{detail}” is no meld by these rules</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">“{detail}” se pa yon konbinezon selon règ sa yo</translation>
    </message>
    <message>
        <source>“{detail}” is a second meld of its rank</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">“{detail}” se yon dezyèm konbinezon menm ran</translation>
    </message>
    <message>
        <source>“{move}” is no move</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">“{move}” se pa yon kou</translation>
    </message>
    <message>
        <source>“{move}” is made by a seat that does not exist</source>
        <translatorcomment>plas: a place at the table, where a player sits</translatorcomment>
        <translation type="unfinished">Se yon plas ki pa egziste ki fè “{move}”</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>Chwazi &amp;tout</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Monte</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>D&amp;esann</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Gade nan:</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Gade nan:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retounen</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanse</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Dosye anlè a</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Kreye yon nouvo dosye</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lis</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detay</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvri</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Anrejistre</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Chwazi</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>No&amp;n fichye:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Kalite fichye:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Kalite &amp;fichye:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Dosye:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nouvo dosye</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nouvo dosye</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Chanje non</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Efase</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Montre fichye ki &amp;kache</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Fichye sa a pa jwenn.
Tcheke si non fichye a bon.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 egziste deja.
Èske ou vle ranplase l?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Èske ou sèten ou vle efase “%1”?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” pwoteje kont ekriti.
Èske ou vle efase l kanmenm?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Dosye a pa ka efase.</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Kote resan</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Òdinatè</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Gwosè</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Kalite</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Dat chanjman</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Defè</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refè</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ko&amp;upe</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopye</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ko&amp;le</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Efase</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chwazi tout</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Anrejistre</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Anrejistre tout</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvri</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Wi</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Wi pou &amp;tout</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>N&amp;on pou tout</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Sispann</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Eseye ankò</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Inyore</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fèmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anile</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Pa anrejistre</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Èd</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplike</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rekòmanse</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Remete jan l te ye</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopye</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chwazi tout</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>aces</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">las</translation>
    </message>
    <message>
        <source>kings</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">wa</translation>
    </message>
    <message>
        <source>queens</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dam</translation>
    </message>
    <message>
        <source>jacks</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">valè</translation>
    </message>
    <message>
        <source>tens</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">dis</translation>
    </message>
    <message>
        <source>nines</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">nèf</translation>
    </message>
    <message>
        <source>eights</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">uit</translation>
    </message>
    <message>
        <source>sevens</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sèt</translation>
    </message>
    <message>
        <source>sixes</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">sis</translation>
    </message>
    <message>
        <source>fives</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">senk</translation>
    </message>
    <message>
        <source>fours</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">kat 4</translation>
    </message>
    <message>
        <source>black threes</source>
        <translatorcomment>twa nwa: a black three, which blocks the pile</translatorcomment>
        <translation type="unfinished">twa nwa</translation>
    </message>
    <message numerus="yes">
        <source>{number} aces</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} las</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} wa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} queens</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} dam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jacks</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} valè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tens</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} dis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} nines</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} nèf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} eights</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} uit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sevens</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} sèt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sixes</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} sis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fives</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} senk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fours</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} kat 4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} black threes</source>
        <translatorcomment>twa nwa: a black three, which blocks the pile</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} twa nwa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} twos</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} de</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jokers</source>
        <translatorcomment>jokè: a joker, one of the wild cards</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} jokè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} wild cards</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">
            <numerusform>{number} kat paspatou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <translation>
            <numerusform>{number} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red threes</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">
            <numerusform>{n} twa wouj</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won an fini</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Se pa tou pa ou</translation>
    </message>
    <message>
        <source>A question to the partner is still open</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Kesyon pou patnè a poko gen repons</translation>
    </message>
    <message>
        <source>Nobody has asked you a question</source>
        <translation>Pèsonn pa poze ou yon kesyon</translation>
    </message>
    <message>
        <source>You have not drawn yet</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou poko tire</translation>
    </message>
    <message>
        <source>You have already drawn in this turn</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Ou tire deja nan tou sa a</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">Talon an vid</translation>
    </message>
    <message>
        <source>There are still cards in the stock</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">Toujou gen kat nan talon an</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Pil kat jete yo vid</translation>
    </message>
    <message>
        <source>You do not hold that card</source>
        <translation>Ou pa gen kat sa a nan men ou</translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card is on top</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; bloke: blocked, the pile cannot be taken in this turn</translatorcomment>
        <translation type="unfinished">Pil la bloke: gen yon kat paspatou anlè</translation>
    </message>
    <message>
        <source>The pile is blocked: a black three is on top</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; bloke: blocked, the pile cannot be taken in this turn; twa nwa: a black three, which blocks the pile</translatorcomment>
        <translation type="unfinished">Pil la bloke: gen yon twa nwa anlè</translation>
    </message>
    <message>
        <source>The pile is blocked: a red three is on top</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; bloke: blocked, the pile cannot be taken in this turn; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Pil la bloke: gen yon twa wouj anlè</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a single card</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Ak yon sèl kat nan men ou, ou pa ka pran yon pil yon sèl kat</translation>
    </message>
    <message>
        <source>Red threes are no part of a meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Twa wouj pa antre nan konbinezon</translation>
    </message>
    <message>
        <source>Wild cards do not go with threes</source>
        <translatorcomment>the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">Kat paspatou pa ale ak twa</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Kat paspatou poukont yo pa fè yon konbinezon</translation>
    </message>
    <message>
        <source>A new meld needs natural cards</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Yon nouvo konbinezon bezwen kat natirèl</translation>
    </message>
    <message>
        <source>The cards of a meld are all of one rank</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">Tout kat yon konbinezon gen menm ran</translation>
    </message>
    <message>
        <source>A side has one meld of each rank</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ran: the rank of a card, such as nine or queen; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Yon ekip gen yon sèl konbinezon pou chak ran</translation>
    </message>
    <message>
        <source>Only a natural pair from your hand takes the pile</source>
        <translatorcomment>natirèl: natural, not wild; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Se sèlman yon pè natirèl nan men ou ki pran pil la</translation>
    </message>
    <message>
        <source>The top card of the pile makes no meld yet</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Kat anlè pil la poko fè yon konbinezon</translation>
    </message>
    <message>
        <source>The meld has too few cards</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Konbinezon an pa gen ase kat</translation>
    </message>
    <message>
        <source>The meld has too many wild cards</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Konbinezon an gen twòp kat paspatou</translation>
    </message>
    <message>
        <source>The meld has too few natural cards</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Konbinezon an pa gen ase kat natirèl</translation>
    </message>
    <message>
        <source>Black threes are laid out only by a player who goes out</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; soti: to go out, to end the round by getting rid of the last card; twa nwa: a black three, which blocks the pile</translatorcomment>
        <translation type="unfinished">Se sèlman yon jwè k ap soti ki poze twa nwa</translation>
    </message>
    <message>
        <source>The first meld has too few points</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Premye poz la pa gen ase pwen</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a di non: ou pa gen dwa soti nan tou sa a</translation>
    </message>
    <message>
        <source>Your side has too few canastas to go out</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Ekip ou a pa gen ase kanasta pou soti</translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Pou soti, fòk ou jete yon dènye kat</translation>
    </message>
    <message>
        <source>A red three is never discarded</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn; twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Yon twa wouj pa janm jete</translation>
    </message>
    <message>
        <source>You have held a red three since your turn began</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Ou gen yon twa wouj nan men ou depi tou ou a kòmanse</translation>
    </message>
    <message>
        <source>The top card fits a meld of your side: you cannot pass</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; pase: to pass, to end the turn without drawing or discarding when the stock is empty; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Kat anlè a ale ak yon konbinezon ekip ou a: ou pa ka pase</translation>
    </message>
    <message>
        <source>You cannot ask your partner now</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Ou pa ka mande patnè ou a kounye a</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards go there</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Se sèlman {ranks} ak kat paspatou ki ale la</translation>
    </message>
    <message>
        <source>A side has one meld of {ranks}, not two</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; de: the card two (deuce), which is wild; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Yon ekip gen yon sèl konbinezon {ranks}, pa de</translation>
    </message>
    <message>
        <source>Only two natural {ranks} from your hand take the pile</source>
        <translatorcomment>natirèl: natural, not wild; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Se sèlman de {ranks} natirèl nan men ou ki pran pil la</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} yet</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Ekip ou a poko gen konbinezon {ranks}</translation>
    </message>
    <message>
        <source>You do not hold the {card}</source>
        <translation>Ou pa gen {card} nan men ou</translation>
    </message>
    <message>
        <source>You have held the {card} since your turn began</source>
        <translation>Ou gen {card} nan men ou depi tou ou a kòmanse</translation>
    </message>
    <message numerus="yes">
        <source>You hold {have} of the {number} cards that it takes</source>
        <translation>
            <numerusform>Sa mande {number} kat, ou gen {have} kat konsa nan men ou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new meld needs {number} natural cards</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">
            <numerusform>Yon nouvo konbinezon bezwen {number} kat natirèl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} cards, this one has {have}</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">
            <numerusform>Yon konbinezon bezwen {number} kat, sa a gen {have} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This meld may have {number} wild cards, not {have}</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">
            <numerusform>Konbinezon sa a ka gen {number} kat paspatou, pa {have} kat paspatou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} natural cards, this one has {have}</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">
            <numerusform>Yon konbinezon bezwen {number} kat natirèl, sa a gen {have} kat natirèl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first meld needs {n} points, these cards have {points}</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">
            <numerusform>Premye poz la bezwen {n} pwen, kat sa yo fè {points} pwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out needs {number} canastas, your side has {have}</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; soti: to go out, to end the round by getting rid of the last card; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pou soti fòk gen {number} kanasta, ekip ou a gen {have} kanasta</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet, then play the next round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">Gade fèy pwen an, epi jwe pwochen won an</translation>
    </message>
    <message>
        <source>Pick and sort cards meanwhile, and play when it is</source>
        <translation>Chwazi ak klase kat ou pandan w ap tann, epi jwe lè tou pa ou rive</translation>
    </message>
    <message>
        <source>It is answered with yes or no first</source>
        <translation>Reponn li wi oswa non anvan</translation>
    </message>
    <message>
        <source>Draw, lay out or discard instead</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; tire: to draw a card from the stock; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Olye sa, tire, poze oswa jete</translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile first</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an oswa pran pil la anvan</translation>
    </message>
    <message>
        <source>Lay out cards, or discard one to end your turn</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Poze kat, oswa jete youn pou fini tou pa ou a</translation>
    </message>
    <message>
        <source>Take the pile, or pass</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Pran pil la, oswa pase</translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an oswa pran pil la</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an</translation>
    </message>
    <message>
        <source>Play cards of your hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Jwe kat ki nan men ou</translation>
    </message>
    <message>
        <source>Draw from the stock, or pass if it is empty</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Tire nan talon an, oswa pase si l vid</translation>
    </message>
    <message>
        <source>Leave it out: it has a place of its own</source>
        <translation>Kite l deyò: li gen plas pa l</translation>
    </message>
    <message>
        <source>Put the wild cards on another meld</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Mete kat paspatou yo sou yon lòt konbinezon</translation>
    </message>
    <message>
        <source>Put them on a meld of your side</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Mete yo sou yon konbinezon ekip ou a</translation>
    </message>
    <message>
        <source>Lay out natural cards first, then add the wild ones</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Poze kat natirèl anvan, epi ajoute kat paspatou yo</translation>
    </message>
    <message>
        <source>Lay out each rank by itself</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; ran: the rank of a card, such as nine or queen</translatorcomment>
        <translation type="unfinished">Poze chak ran poukont li</translation>
    </message>
    <message>
        <source>Lay these cards out together</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Poze kat sa yo ansanm</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold such a pair</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an, sof si ou gen yon pè konsa nan men ou</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold cards that fit it</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an, sof si ou gen kat ki ale avèk li nan men ou</translation>
    </message>
    <message>
        <source>Add more cards, or take these back</source>
        <translation>Ajoute lòt kat, oswa reprann sa yo</translation>
    </message>
    <message>
        <source>Take a wild card back, or add natural cards</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Reprann yon kat paspatou, oswa ajoute kat natirèl</translation>
    </message>
    <message>
        <source>Add natural cards, or take these back</source>
        <translatorcomment>natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Ajoute kat natirèl, oswa reprann sa yo</translation>
    </message>
    <message>
        <source>Keep them until they are your last cards but one, or discard one</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Kenbe yo jiskaske se avandènye kat ou yo, oswa jete youn</translation>
    </message>
    <message>
        <source>Lay out more cards, or take these back</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Poze lòt kat, oswa reprann sa yo</translation>
    </message>
    <message>
        <source>Keep at least one card after your discard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Kenbe omwen yon kat apre ou fin jete</translation>
    </message>
    <message>
        <source>Keep one card and discard it last</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Kenbe yon kat epi jete l an dènye</translation>
    </message>
    <message>
        <source>Discard another card</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Jete yon lòt kat</translation>
    </message>
    <message>
        <source>Lay it before you discard</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Poze l anvan ou jete</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take</translatorcomment>
        <translation type="unfinished">Pran pil la</translation>
    </message>
    <message>
        <source>A partner may be asked once a turn, after drawing and before laying out</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; tire: to draw a card from the stock; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Ou ka mande yon patnè yon fwa pa tou, apre ou tire epi anvan ou poze</translation>
    </message>
    <message>
        <source>Lay out {ranks} first, then add the wild cards</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Poze {ranks} anvan, epi ajoute kat paspatou yo</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an, sof si ou gen de {ranks} nan men ou</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}, or one and a wild card</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld; talon: the stock, the face-down cards that players draw from; tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">Tire nan talon an, sof si ou gen nan men ou de {ranks}, oswa youn ak yon kat paspatou</translation>
    </message>
    <message>
        <source>Add more {ranks} or wild cards, or take these back</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Ajoute lòt {ranks} oswa kat paspatou, oswa reprann sa yo</translation>
    </message>
    <message>
        <source>Add natural {ranks}, or take these back</source>
        <translatorcomment>natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Ajoute {ranks} natirèl, oswa reprann sa yo</translation>
    </message>
    <message>
        <source>Take a wild card back, or add {ranks}</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Reprann yon kat paspatou, oswa ajoute {ranks}</translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more, or take these cards back</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">
            <numerusform>Poze {n} pwen anplis, oswa reprann kat sa yo</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}. {advice}.</source>
        <translation>{reason}. {advice}.</translation>
    </message>
    <message>
        <source>No match is on the table</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Pa gen pati sou tab la</translation>
    </message>
    <message>
        <source>No card is picked</source>
        <translation>Ou pa chwazi okenn kat</translation>
    </message>
    <message>
        <source>Nothing is put down that could be taken back</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">Pa gen anyen sou tab la pou reprann</translation>
    </message>
    <message>
        <source>One card is discarded, not several</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Ou jete yon sèl kat, pa plizyè</translation>
    </message>
    <message>
        <source>These are the melds of the other side</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Sa yo se konbinezon lòt ekip la</translation>
    </message>
    <message>
        <source>That does not go there</source>
        <translation>Sa pa ale la</translation>
    </message>
    <message>
        <source>This round is not over yet</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won sa a poko fini</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translatorcomment>pati: a match, played over several rounds to a number of points</translatorcomment>
        <translation type="unfinished">Pati a fini</translation>
    </message>
    <message>
        <source>Your partner waits for your answer</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè ou a ap tann repons ou</translation>
    </message>
    <message>
        <source>The round is over, and no move is to be made</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Won an fini, e pa gen kou pou jwe</translation>
    </message>
    <message>
        <source>No hint could be found this time</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Nou pa jwenn konsèy fwa sa a</translation>
    </message>
    <message>
        <source>Hints are turned off</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Konsèy yo etenn</translation>
    </message>
    <message>
        <source>Begin a new game or open one</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Kòmanse yon nouvo jwèt oswa ouvri youn</translation>
    </message>
    <message>
        <source>Click a card of your hand first</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Klike sou yon kat nan men ou anvan</translation>
    </message>
    <message>
        <source>What is laid out as a move stays on the table</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good; kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Sa ki fin poze kòm yon kou rete sou tab la</translation>
    </message>
    <message>
        <source>Pick the one card to discard</source>
        <translatorcomment>jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Chwazi yon sèl kat pou jete</translation>
    </message>
    <message>
        <source>Put your cards on the melds of your side</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Mete kat ou yo sou konbinezon ekip ou a</translation>
    </message>
    <message>
        <source>Drop it on a place that lights</source>
        <translation>Lage l nan yon plas ki klere</translation>
    </message>
    <message>
        <source>Play it to its end first</source>
        <translation>Jwe l jouk li fini anvan</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Kòmanse yon nouvo jwèt</translation>
    </message>
    <message>
        <source>Say yes or no: may they go out?</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Di wi oswa non: èske li ka soti?</translation>
    </message>
    <message>
        <source>Ask for a hint when you are to play</source>
        <translatorcomment>konsèy: a hint of the program, what an expert would play</translatorcomment>
        <translation type="unfinished">Mande yon konsèy lè se tou pa ou pou jwe</translation>
    </message>
    <message>
        <source>Deal the next round first</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Bay kat pou pwochen won an anvan</translation>
    </message>
    <message>
        <source>Ask once more, or play as you see fit</source>
        <translation>Mande yon fwa ankò, oswa jwe jan ou vle</translation>
    </message>
    <message>
        <source>The settings turn them on, on the page of players</source>
        <translation>Ou ka limen yo nan paramèt yo, sou paj Jwè a</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>There is no option “{option}”</source>
        <translation>Pa gen opsyon “{option}”</translation>
    </message>
    <message>
        <source>There are no rules of the name “{value}”</source>
        <translation>Pa gen règ ki rele “{value}”</translation>
    </message>
    <message>
        <source>Two, three, four or six can play, not {value}</source>
        <translatorcomment>de: the card two (deuce), which is wild; the name of a card or of a rank</translatorcomment>
        <translation type="unfinished">De, twa, kat oswa sis moun ka jwe, pa {value}</translation>
    </message>
    <message>
        <source>The value of “{option}” is not of the right kind</source>
        <translation>Valè “{option}” pa kalite ki fèt pou la a</translation>
    </message>
    <message>
        <source>“{option}” cannot be “{value}”</source>
        <translation>“{option}” pa ka “{value}”</translation>
    </message>
    <message>
        <source>The value of “{option}” is too small</source>
        <translation>Valè “{option}” twò piti</translation>
    </message>
    <message>
        <source>The value of “{option}” is larger than can be played here</source>
        <translation>Valè “{option}” depase sa moun ka jwe la a</translation>
    </message>
    <message>
        <source>“{option}” is too large: the decks have too few cards for it</source>
        <translatorcomment>pakèt kat: a deck of cards</translatorcomment>
        <translation type="unfinished">“{option}” twò gwo: pakèt yo pa gen ase kat pou li</translation>
    </message>
    <message>
        <source>The scores in “{option}” do not rise</source>
        <translation>Kantite pwen nan “{option}” yo pa monte</translation>
    </message>
    <message>
        <source>The option “{option}” is missing</source>
        <translation>Opsyon “{option}” manke</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasik</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Franse</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Trèz kat</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>All rules</source>
        <translation>Tout règ yo</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Sèvi ak règ sa yo</translation>
    </message>
    <message>
        <source>&amp;Open house rules…</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; règ lakay: house rules, rules that the players made themselves</translatorcomment>
        <translation type="unfinished">&amp;Ouvri règ lakay…</translation>
    </message>
    <message>
        <source>&amp;Save as house rules…</source>
        <translatorcomment>règ lakay: house rules, rules that the players made themselves</translatorcomment>
        <translation type="unfinished">&amp;Anrejistre kòm règ lakay…</translation>
    </message>
    <message>
        <source>&amp;All as in {preset}</source>
        <translation>&amp;Tout jan l ye nan {preset}</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; règ lakay: house rules, rules that the players made themselves</translatorcomment>
        <translation type="unfinished">Ouvri règ lakay</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translatorcomment>règ lakay: house rules, rules that the players made themselves</translatorcomment>
        <translation type="unfinished">Anrejistre règ lakay</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translatorcomment>règ lakay: house rules, rules that the players made themselves</translatorcomment>
        <translation type="unfinished">Règ lakay (*.json)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translatorcomment>règ lakay: house rules, rules that the players made themselves</translatorcomment>
        <translation type="unfinished">Règ lakay</translation>
    </message>
    <message>
        <source>A number in it is larger than can be played here</source>
        <translation>Gen yon nonm ladan l ki depase sa moun ka jwe la a</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Score sheet</source>
        <translatorcomment>fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">Fèy pwen</translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translatorcomment>poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Kat ki poze</translation>
    </message>
    <message>
        <source>Natural canastas, {each} each</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards</translatorcomment>
        <translation type="unfinished">Kanasta natirèl, {each} chak</translation>
    </message>
    <message>
        <source>Mixed canastas, {each} each</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it</translatorcomment>
        <translation type="unfinished">Kanasta melanje, {each} chak</translation>
    </message>
    <message>
        <source>Concealed canastas, {each} more each</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before</translatorcomment>
        <translation type="unfinished">Kanasta kache, {each} anplis chak</translation>
    </message>
    <message>
        <source>Red threes, {each} each</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Twa wouj, {each} chak</translation>
    </message>
    <message>
        <source>Red threes, {each} or {double} each</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Twa wouj, {each} oswa {double} chak</translation>
    </message>
    <message>
        <source>Going out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Soti</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Soti kache</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Kat ki rete nan men</translation>
    </message>
    <message>
        <source>This round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won sa a</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Anvan</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>{number} × {each}</source>
        <translation>{number} × {each}</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>{points} to go</source>
        <translation>manke {points}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>rive</translation>
    </message>
    <message>
        <source>Round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won</translation>
    </message>
    <message>
        <source>No round is finished yet</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Poko gen won ki fini</translation>
    </message>
    <message>
        <source>The score sheet comes when this one is over</source>
        <translatorcomment>fèy pwen: the score sheet, the table of points of all rounds</translatorcomment>
        <translation type="unfinished">Fèy pwen an ap parèt lè won sa a fini</translation>
    </message>
    <message>
        <source>Next round</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pwochen won</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retounen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Gade tab la</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Tout won yo</translation>
    </message>
    <message>
        <source>This round only</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won sa a sèlman</translation>
    </message>
    <message>
        <source>Round {number}: we went out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}: nou soti</translation>
    </message>
    <message>
        <source>Round {number}: they went out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}: yo soti</translation>
    </message>
    <message>
        <source>Round {number}: ended by a pass</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; pase: to pass, to end the turn without drawing or discarding when the stock is empty</translatorcomment>
        <translation type="unfinished">Won {number}: li fini ak yon pase</translation>
    </message>
    <message>
        <source>Round {number}: the stock is empty</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}: talon an vid</translation>
    </message>
    <message>
        <source>Round {number}: the stock ended with a red three</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; twa wouj: a red three, a bonus card; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}: talon an fini ak yon twa wouj</translation>
    </message>
    <message>
        <source>You have no card left.</source>
        <translation>Ou pa gen kat ankò.</translation>
    </message>
    <message>
        <source>{name} has no card left.</source>
        <translation>{name} pa gen kat ankò.</translation>
    </message>
    <message>
        <source>You went out concealed.</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Ou soti kache.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">{name} soti kache.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card</translatorcomment>
        <translation type="unfinished">Pèsonn pa soti.</translation>
    </message>
    <message>
        <source>{ours} points for us, {theirs} for them.</source>
        <translation>{ours} pwen pou nou, {theirs} pou yo.</translation>
    </message>
    <message>
        <source>Next round: you deal. To open, we need {ours} points, they need {theirs}.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pwochen won: se ou k ap bay kat. Pou premye poz la, nou bezwen {ours} pwen, yo bezwen {theirs}.</translation>
    </message>
    <message>
        <source>Next round: {name} deals. To open, we need {ours} points, they need {theirs}.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pwochen won: {name} ap bay kat. Pou premye poz la, nou bezwen {ours} pwen, yo bezwen {theirs}.</translation>
    </message>
    <message>
        <source>It is dealt from deal number {number}.</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Kat yo soti nan nimewo distribisyon {number}.</translation>
    </message>
    <message>
        <source>Both sides stand level at the top: another round decides.</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds; ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Tou de ekip yo gen menm pwen anlè a: yon lòt won ap deside.</translation>
    </message>
    <message>
        <source>The best stand level at the top: another round decides.</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pi bon yo gen menm pwen: yon lòt won ap deside.</translation>
    </message>
    <message>
        <source>Round {number}: you went out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}: ou soti</translation>
    </message>
    <message>
        <source>Round {number}: {name} went out</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}: {name} soti</translation>
    </message>
    <message>
        <source>Points of the round: {list}.</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pwen won an: {list}.</translation>
    </message>
    <message>
        <source>Next round: you deal. Points to open: {list}.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pwochen won: se ou k ap bay kat. Pwen pou premye poz la: {list}.</translation>
    </message>
    <message>
        <source>Next round: {name} deals. Points to open: {list}.</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; bay kat, distribisyon: to deal the cards at the start of a round; the deal; won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Pwochen won: {name} ap bay kat. Pwen pou premye poz la: {list}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message numerus="yes">
        <source>By {n} points.</source>
        <translation>
            <numerusform>Ak {n} pwen diferans.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Ou genyen</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} genyen</translation>
    </message>
    <message>
        <source>We have won</source>
        <translation>Nou genyen</translation>
    </message>
    <message>
        <source>They have won</source>
        <translation>Yo genyen</translation>
    </message>
    <message numerus="yes">
        <source>{name} said yes to going out, with {n} points in hand.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>{name} te di wi pou soti, ak {n} pwen nan men.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} said no to going out, with {n} points in hand.</source>
        <translatorcomment>soti: to go out, to end the round by getting rid of the last card; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>{name} te di non pou soti, ak {n} pwen nan men.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Paramèt</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Paj paramèt yo</translation>
    </message>
    <message>
        <source>&amp;Restore the defaults of this page</source>
        <translation>&amp;Remete paj sa a jan l te ye</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Tankou sistèm nan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touch</translation>
    </message>
    <message>
        <source>Choose a line, then Change, and press the new key. A line can have several keys.</source>
        <translation type="unfinished">Chwazi yon liy, peze Chanje, epi peze nouvo touch la. Yon liy ka gen plizyè touch.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Sa l fè</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touch</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Sou tab la</translation>
    </message>
    <message>
        <source>Select all cards of the hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Chwazi tout kat ki nan men an</translation>
    </message>
    <message>
        <source>Tell how the round stands</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Di ki jan won an ye</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>Ale nan pwochen pati tab la</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>Ale nan pati tab ki anvan an</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Chanje…</translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation type="unfinished">Touch {key}</translation>
    </message>
    <message>
        <source>{key} opens menus, as F10 and all keys with Alt do. Press another key.</source>
        <translation type="unfinished">{key} louvri meni yo, tankou F10 ak tout touch ak Alt. Peze yon lòt touch.</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Touch abityèl</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished">&amp;Ajoute…</translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation type="unfinished">&amp;Wete</translation>
    </message>
    <message>
        <source>none</source>
        <translation>okenn</translation>
    </message>
    <message>
        <source>&amp;Swap the two</source>
        <translatorcomment>de: the card two (deuce), which is wild</translatorcomment>
        <translation type="unfinished">&amp;Boukante de touch yo</translation>
    </message>
    <message>
        <source>Use it &amp;here instead</source>
        <translation type="unfinished">&amp;Sèvi avè l isit</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvo touch</translation>
    </message>
    <message>
        <source>One more key</source>
        <translation type="unfinished">Yon lòt touch anplis</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Peze nouvo touch la</translation>
    </message>
    <message>
        <source>Key now: {key}</source>
        <translation>Touch kounye a: {key}</translation>
    </message>
    <message>
        <source>{key} finds cards of the hand, and keeps doing that. Press another key.</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">{key} jwenn kat nan men an, e li toujou fè sa. Peze yon lòt touch.</translation>
    </message>
    <message>
        <source>{key} moves about the table, and keeps doing that. Press another key.</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">{key} sèvi pou deplase sou tab la, e li toujou fè sa. Peze yon lòt touch.</translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or let the two swap their keys.</source>
        <translation>{key} la deja pou “{action}”. Peze yon lòt touch, oswa boukante touch yo.</translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or use this one here instead of there.</source>
        <translation type="unfinished">{key} la deja pou “{action}”. Peze yon lòt touch, oswa sèvi avè l isit olye l rete la.</translation>
    </message>
    <message>
        <source>This key cannot be told from others. Press another key.</source>
        <translation>Nou pa ka fè diferans ant touch sa a ak lòt touch. Peze yon lòt.</translation>
    </message>
    <message>
        <source>The usual key stands for “{action}” now. Change that one first, or restore the defaults of this page.</source>
        <translation>Kounye a, touch abityèl la pou “{action}”. Chanje sa a anvan, oswa remete paj sa a jan l te ye.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Jwe son</translation>
    </message>
    <message>
        <source>Short and soft ones: for cards that are dealt, drawn and laid, for a canasta, and when it is your turn.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; poze: to meld, to lay cards out on the table for good; tire: to draw a card from the stock; bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">Son kout e dou: lè yo bay kat, lè yo tire kat ak poze kat, pou yon kanasta, ak lè se tou pa ou.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volim</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Eseye</translation>
    </message>
    <message>
        <source>Plays a card, a canasta and “your turn” as loud as they will be.</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Jwe yon kat, yon kanasta ak “se tou pa w” menm fòs ak jan y ap sonnen an.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one and try again: the game needs no new start.</source>
        <translation>Nou pa jwenn okenn opalè. Konekte youn epi eseye ankò: pa bezwen relanse jwèt la.</translation>
    </message>
    <message>
        <source>Sounds need a part that is not installed. Install it and start the game again: {command}</source>
        <translation>Son yo bezwen yon moso lojisyèl ki pa enstale. Enstale l epi relanse jwèt la: {command}</translation>
    </message>
    <message>
        <source>The part that plays sounds cannot be loaded. Install what your system says is missing and start the game again: {problem}</source>
        <translation>Moso lojisyèl ki jwe son yo pa ka chaje. Enstale sa sistèm ou a di ki manke epi relanse jwèt la: {problem}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Our melds</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Konbinezon nou yo</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Konbinezon ou yo</translation>
    </message>
    <message>
        <source>Their melds</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Konbinezon pa yo</translation>
    </message>
    <message>
        <source>Melds of the others</source>
        <translatorcomment>konbinezon: a meld, three or more cards of one rank laid on the table together</translatorcomment>
        <translation type="unfinished">Konbinezon lòt yo</translation>
    </message>
    <message>
        <source>Stock, discard pile and buttons</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from; pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Talon, pil kat jete yo ak bouton</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jwè</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>pa nou</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>pa ou</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>pa yo</translation>
    </message>
    <message>
        <source>natural</source>
        <translatorcomment>natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">natirèl</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>melanje</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} sou {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}, selected</source>
        <translation>{card}, {place} sou {count}, chwazi</translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">{card}, tire nan tou sa a, {place} sou {count}</translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}, selected</source>
        <translatorcomment>tire: to draw a card from the stock</translatorcomment>
        <translation type="unfinished">{card}, tire nan tou sa a, {place} sou {count}, chwazi</translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind}, {missing} more to a canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">
            <numerusform>{ranks}, {n} kat, {whose}, {kind}, manke {missing} pou yon kanasta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}</source>
        <translation>
            <numerusform>{ranks}, {n} kat, {whose}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">
            <numerusform>{ranks}, {n} kat, {whose}, kanasta {kind}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta, concealed</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before</translatorcomment>
        <translation type="unfinished">
            <numerusform>{ranks}, {n} kat, {whose}, kanasta {kind} kache</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {n} of them only put down</source>
        <translatorcomment>mete sou tab la, reprann, konfime: cards put down on the table for now, before they count</translatorcomment>
        <translation type="unfinished">
            <numerusform>{meld}, {n} ladan yo poko poze</numerusform>
        </translation>
    </message>
    <message>
        <source>Place for {ranks}, free</source>
        <translation>Plas pou {ranks}, lib</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, on top: {card}</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pil kat jete yo, {n} kat, anlè: {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, frozen, on top: {card}</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jele: frozen, the pile is taken with a natural pair from the hand only; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pil kat jete yo, {n} kat, jele, anlè: {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, blocked, on top: {card}</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; bloke: blocked, the pile cannot be taken in this turn; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pil kat jete yo, {n} kat, bloke, anlè: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, from the top: {cards}.</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Pil kat jete yo, apati anlè: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You, {n} cards</source>
        <translation>
            <numerusform>Ou, {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, partner, {n} cards</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">
            <numerusform>{name}, patnè, {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, opponent, {n} cards</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">
            <numerusform>{name}, advèsè, {n} kat</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, playing</source>
        <translation>{player}, k ap jwe</translation>
    </message>
    <message>
        <source>{player}, dealer</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">{player}, k ap bay kat</translation>
    </message>
    <message>
        <source>{player}, dealer, playing</source>
        <translatorcomment>bay kat, distribisyon: to deal the cards at the start of a round; the deal</translatorcomment>
        <translation type="unfinished">{player}, k ap bay kat, k ap jwe</translation>
    </message>
    <message numerus="yes">
        <source>{side}, {n} red threes</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">
            <numerusform>{side}, {n} twa wouj</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tab</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, {n} cards</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">
            <numerusform>Men ou, {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {n} cards</source>
        <translatorcomment>talon: the stock, the face-down cards that players draw from</translatorcomment>
        <translation type="unfinished">
            <numerusform>Talon, {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, {card} on top</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">
            <numerusform>Pil kat jete yo, {n} kat, {card} anlè</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Pil kat jete yo, vid</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {role}, {n} cards</source>
        <translation>
            <numerusform>{name}, {role}, {n} kat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {n} cards</source>
        <translation>
            <numerusform>{name}, {n} kat</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {score} points, {note}</source>
        <translation>{name}: {score} pwen, {note}</translation>
    </message>
    <message>
        <source>{naturals} and {wilds}</source>
        <translation>{naturals} ak {wilds}</translation>
    </message>
    <message>
        <source>{kind} canasta: {cards}</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Kanasta {kind}: {cards}</translation>
    </message>
    <message>
        <source>Concealed natural canasta: {cards}</source>
        <translatorcomment>kanasta natirèl: a natural canasta, a meld of seven or more cards without wild cards; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before</translatorcomment>
        <translation type="unfinished">Kanasta natirèl kache: {cards}</translation>
    </message>
    <message>
        <source>Concealed mixed canasta: {cards}</source>
        <translatorcomment>kanasta melanje: a mixed canasta, one with wild cards in it; kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before</translatorcomment>
        <translation type="unfinished">Kanasta melanje kache: {cards}</translation>
    </message>
    <message>
        <source>Concealed: laid out all at once</source>
        <translatorcomment>kache: concealed, laid out complete from the hand at once, or by a player who had laid out nothing before; poze: to meld, to lay cards out on the table for good</translatorcomment>
        <translation type="unfinished">Kache: poze yon sèl kou</translation>
    </message>
    <message>
        <source>{word}: {note}</source>
        <translation>{word}: {note}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>You</source>
        <translation>Ou</translation>
    </message>
    <message>
        <source>Partner</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Patnè</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translatorcomment>ekip, patnè, advèsè: the side, the partner and the opponents of a player</translatorcomment>
        <translation type="unfinished">Advèsè</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Se tou pa w</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Ap jwe</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nou</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Yo</translation>
    </message>
    <message>
        <source>Natural</source>
        <translatorcomment>natirèl: natural, not wild</translatorcomment>
        <translation type="unfinished">Natirèl</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Melanje</translation>
    </message>
    <message>
        <source>×{number}</source>
        <translation>×{number}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">san premye poz</translation>
    </message>
    <message>
        <source>+ {points} on the table</source>
        <translation>+ {points} sou tab la</translation>
    </message>
    <message>
        <source>− {points} on the table</source>
        <translation>− {points} sou tab la</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translatorcomment>pil (kat jete yo): the discard pile, the face-up cards that players throw away and may take; jete: to discard, to put a card on the discard pile at the end of a turn</translatorcomment>
        <translation type="unfinished">Pil kat jete yo</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translatorcomment>jele: frozen, the pile is taken with a natural pair from the hand only</translatorcomment>
        <translation type="unfinished">Jele</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translatorcomment>bloke: blocked, the pile cannot be taken in this turn</translatorcomment>
        <translation type="unfinished">Bloke</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>pa gen kat</translation>
    </message>
    <message>
        <source>A wild card is on top</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Gen yon kat paspatou anlè</translation>
    </message>
    <message>
        <source>A black three is on top</source>
        <translatorcomment>twa nwa: a black three, which blocks the pile</translatorcomment>
        <translation type="unfinished">Gen yon twa nwa anlè</translation>
    </message>
    <message>
        <source>A red three is on top</source>
        <translatorcomment>twa wouj: a red three, a bonus card</translatorcomment>
        <translation type="unfinished">Gen yon twa wouj anlè</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} kat</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it with two {ranks} from your hand</source>
        <translatorcomment>men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Pran l ak de {ranks} nan men ou</translation>
    </message>
    <message>
        <source>Take it for your {ranks} on the table</source>
        <translation>Pran l pou {ranks} ou sou tab la</translation>
    </message>
    <message>
        <source>Take it with {pair}, or {one} and a wild card</source>
        <translatorcomment>kat paspatou: a wild card, a two or a joker, which stands for any other card of a meld</translatorcomment>
        <translation type="unfinished">Pran l ak {pair}, oswa {one} ak yon kat paspatou</translation>
    </message>
    <message>
        <source>Frozen for everybody: needs a natural pair</source>
        <translatorcomment>jele: frozen, the pile is taken with a natural pair from the hand only</translatorcomment>
        <translation type="unfinished">Jele pou tout moun: fòk gen yon pè natirèl</translation>
    </message>
    <message>
        <source>Until you open, two {ranks} from your hand take it</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points; men: the hand, the cards that a player holds</translatorcomment>
        <translation type="unfinished">Anvan premye poz la, fòk ou gen de {ranks} nan men ou</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">Won {number}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>jiska {points}</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translatorcomment>kou: a move, one thing that a player does in a turn</translatorcomment>
        <translation type="unfinished">Dènye kou</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome. Everything is ready for a first game.</source>
        <translation>Byenveni. Tout bagay pare pou yon premye jwèt.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jwe kounye a</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Chwazi yon jwèt…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translatorcomment>premye poz: the first meld of a side in a round, which must be worth enough points</translatorcomment>
        <translation type="unfinished">Ouvri yon jwèt anrejistre…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation type="unfinished">Aprann jwe</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished">Kat</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation type="unfinished">De koulè</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished">Kat koulè</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished">Gwo kontras</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Canasta</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Kanasta</translation>
    </message>
    <message>
        <source>Canasta – {match}</source>
        <translatorcomment>kanasta: a meld of seven or more cards of one rank, which brings a bonus</translatorcomment>
        <translation type="unfinished">Kanasta – {match}</translation>
    </message>
    <message numerus="yes">
        <source>Classic, {players} players</source>
        <translation>
            <numerusform>Klasik, {players} jwè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>French, {players} players</source>
        <translation>
            <numerusform>Franse, {players} jwè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thirteen cards, {players} players</source>
        <translation>
            <numerusform>Trèz kat, {players} jwè</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House rules, {players} players</source>
        <translatorcomment>règ lakay: house rules, rules that the players made themselves</translatorcomment>
        <translation type="unfinished">
            <numerusform>Règ lakay, {players} jwè</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second}</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">{when}: {match}, won {number}, {ours} kont {second}</translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second} and {third}</source>
        <translatorcomment>won: a round, one deal played to its end; a match is several rounds</translatorcomment>
        <translation type="unfinished">{when}: {match}, won {number}, {ours} kont {second} ak {third}</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Meni</translation>
    </message>
</context>
</TS>
