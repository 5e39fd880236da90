<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi">
<context>
    <name>About</name>
    <message>
        <source>About Canasta</source>
        <translation>Tietoja Canastasta</translation>
    </message>
    <message>
        <source>The card game canasta, at a table on the screen.</source>
        <translation>Korttipeli canasta, pöytä ruudullasi.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}.</source>
        <translation>Versio {version}, Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; without any warranty.</source>
        <translation>Vapaa ohjelma, GNU General Public License, versio 3 tai uudempi; ilman mitään takuuta.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Draw</source>
        <translation>Nosta</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Ota avopakka</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Pöytää</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Heitä</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Saanko lopettaa?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passaa</translation>
    </message>
    <message>
        <source>Red three</source>
        <translation>Punainen kolmonen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Seuraava erä</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistetaulukko</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Lajittele</translation>
    </message>
    <message>
        <source>done</source>
        <translation>tehty</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <translation>päättää vuorosi</translation>
    </message>
    <message>
        <source>pick one card</source>
        <translation>valitse kortti</translation>
    </message>
    <message>
        <source>pick cards first</source>
        <translation>valitse kortteja</translation>
    </message>
    <message>
        <source>take back first</source>
        <translation>ota takaisin</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>kysy pariltasi</translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>saa lopettaa</translation>
    </message>
    <message>
        <source>not in this turn</source>
        <translation>ei tällä vuorolla</translation>
    </message>
    <message>
        <source>ends the round</source>
        <translation>päättää erän</translation>
    </message>
    <message>
        <source>lay it</source>
        <translation>laita pöytään</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} jakaa</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>sinä jaat</translation>
    </message>
    <message>
        <source>line by line</source>
        <translation>rivi riviltä</translation>
    </message>
    <message>
        <source>another match</source>
        <translation>pelataan toinen</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ei nyt</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} kortti</numerusform>
            <numerusform>{n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards picked</source>
        <translation>
            <numerusform>{n} kortti valittu</numerusform>
            <numerusform>{n} korttia valittu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards put down</source>
        <translation>
            <numerusform>{n} kortti asetettu</numerusform>
            <numerusform>{n} korttia asetettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} points</source>
        <translation>
            <numerusform>+ {n} piste</numerusform>
            <numerusform>+ {n} pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>round over</source>
        <translation>erä on ohi</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>ei sinun vuorosi</translation>
    </message>
    <message>
        <source>wait for answer</source>
        <translation>odota vastausta</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>nosta ensin</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>jo nostettu</translation>
    </message>
    <message>
        <source>stock is empty</source>
        <translation>umpipakka tyhjä</translation>
    </message>
    <message>
        <source>pile is empty</source>
        <translation>avopakka tyhjä</translation>
    </message>
    <message>
        <source>pile is blocked</source>
        <translation>avopakka lukittu</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>yksi kortti vain</translation>
    </message>
    <message>
        <source>needs a pair</source>
        <translation>vaatii parin</translation>
    </message>
    <message>
        <source>too few cards</source>
        <translation>liian vähän</translation>
    </message>
    <message>
        <source>too many wild</source>
        <translation>liikaa apukortteja</translation>
    </message>
    <message>
        <source>too few natural</source>
        <translation>luonnollisia lisää</translation>
    </message>
    <message>
        <source>no meld for it</source>
        <translation>ei pöytäystä sille</translation>
    </message>
    <message>
        <source>drag to a meld</source>
        <translation>vedä pöytäykseen</translation>
    </message>
    <message>
        <source>different ranks</source>
        <translation>eri arvoja</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>vain lopetukseen</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>pisteet eivät riitä</translation>
    </message>
    <message>
        <source>partner said no</source>
        <translation>pari sanoi ei</translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>säästä kortti</translation>
    </message>
    <message>
        <source>not a red three</source>
        <translation>ei punaista kolmosta</translation>
    </message>
    <message>
        <source>red three first</source>
        <translation>ensin kolmonen</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>Showing the last turns again</source>
        <translation>Viime vuorot uudelleen</translation>
    </message>
    <message>
        <source>Press any key or click to go on</source>
        <translation>Jatka painamalla näppäintä tai napsauttamalla</translation>
    </message>
    <message>
        <source>There are no turns to show again yet</source>
        <translation>Uudelleen näytettäviä vuoroja ei vielä ole</translation>
    </message>
    <message>
        <source>Play a turn first. Nothing has happened since the deal.</source>
        <translation>Pelaa ensin yksi vuoro. Jaon jälkeen ei ole vielä tapahtunut mitään.</translation>
    </message>
</context>
<context>
    <name>Announced</name>
    <message>
        <source>Your turn.</source>
        <translation>Sinun vuorosi.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Erä on ohi.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Peli on ohi.</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Yhtään korttia ei ole valittu.</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>Kätesi on lajiteltu arvon mukaan.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>Kätesi on lajiteltu maan mukaan.</translation>
    </message>
    <message>
        <source>Your hand is sorted by value.</source>
        <translation>Kätesi on lajiteltu pisteiden mukaan.</translation>
    </message>
    <message>
        <source>Your hand keeps your own order.</source>
        <translation>Kätesi pysyy omassa järjestyksessäsi.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are selected.</source>
        <translation>
            <numerusform>Yksi kortti on valittu.</numerusform>
            <numerusform>{n} korttia on valittu.</numerusform>
        </translation>
    </message>
    <message>
        <source>You put down {cards}.</source>
        <translation>Asetat: {cards}.</translation>
    </message>
    <message>
        <source>You take back {cards}.</source>
        <translation>Otat takaisin: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} points are missing to open.</source>
        <translation>
            <numerusform>Avaukseen puuttuu yksi piste.</numerusform>
            <numerusform>Avaukseen puuttuu {n} pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough to open.</source>
        <translation>Pisteet riittävät avaukseen.</translation>
    </message>
    <message>
        <source>{cards} and {wilds}</source>
        <translation>{cards} ja {wilds}</translation>
    </message>
    <message>
        <source>Round {number}. You deal the cards.</source>
        <translation>Erä {number}. Sinä jaat kortit.</translation>
    </message>
    <message>
        <source>Round {number}. Your partner deals the cards.</source>
        <translation>Erä {number}. Parisi jakaa kortit.</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals the cards.</source>
        <translation>Erä {number}. {name} jakaa kortit.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Nostat: {cards}.</translation>
    </message>
    <message>
        <source>Your partner draws {cards}.</source>
        <translation>Parisi nostaa: {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} nostaa: {cards}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Nostat: {card}.</translation>
    </message>
    <message>
        <source>You draw a joker.</source>
        <translation>Nostat jokerin.</translation>
    </message>
    <message>
        <source>You draw two cards: {first}, {second}.</source>
        <translation>Nostat kaksi korttia: {first}, {second}.</translation>
    </message>
    <message>
        <source>You lay a red three, the {card}.</source>
        <translation>Laitat pöytään punaisen kolmosen: {card}.</translation>
    </message>
    <message>
        <source>Your partner lays a red three, the {card}.</source>
        <translation>Parisi laittaa pöytään punaisen kolmosen: {card}.</translation>
    </message>
    <message>
        <source>{name} lays a red three, the {card}.</source>
        <translation>{name} laittaa pöytään punaisen kolmosen: {card}.</translation>
    </message>
    <message>
        <source>You take the pile, {cards}.</source>
        <translation>Otat avopakan: {cards}.</translation>
    </message>
    <message>
        <source>Your partner takes the pile, {cards}.</source>
        <translation>Parisi ottaa avopakan: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the pile, {cards}.</source>
        <translation>{name} ottaa avopakan: {cards}.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Pöytäät: {cards}.</translation>
    </message>
    <message>
        <source>Your partner lays {cards}.</source>
        <translation>Parisi pöytää: {cards}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <translation>{name} pöytää: {cards}.</translation>
    </message>
    <message>
        <source>You add {cards} to the {ranks}.</source>
        <translation>Lisäät pöytäykseen ({ranks}): {cards}.</translation>
    </message>
    <message>
        <source>Your partner adds {cards} to the {ranks}.</source>
        <translation>Parisi lisää pöytäykseen ({ranks}): {cards}.</translation>
    </message>
    <message>
        <source>{name} adds {cards} to the {ranks}.</source>
        <translation>{name} lisää pöytäykseen ({ranks}): {cards}.</translation>
    </message>
    <message>
        <source>You have a natural canasta of {ranks}.</source>
        <translation>Sinulla on puhdas canasta: {ranks}.</translation>
    </message>
    <message>
        <source>Your partner completes a natural canasta of {ranks}.</source>
        <translation>Parisi täydentää puhtaan canastan: {ranks}.</translation>
    </message>
    <message>
        <source>{name} completes a natural canasta of {ranks}.</source>
        <translation>{name} täydentää puhtaan canastan: {ranks}.</translation>
    </message>
    <message>
        <source>You have a mixed canasta of {ranks}.</source>
        <translation>Sinulla on sekacanasta: {ranks}.</translation>
    </message>
    <message>
        <source>Your partner completes a mixed canasta of {ranks}.</source>
        <translation>Parisi täydentää sekacanastan: {ranks}.</translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta of {ranks}.</source>
        <translation>{name} täydentää sekacanastan: {ranks}.</translation>
    </message>
    <message>
        <source>You ask your partner: may I go out?</source>
        <translation>Kysyt pariltasi: saanko lopettaa?</translation>
    </message>
    <message>
        <source>Your partner asks: may I go out?</source>
        <translation>Parisi kysyy: saanko lopettaa?</translation>
    </message>
    <message>
        <source>{name} asks to go out.</source>
        <translation>{name} kysyy, saako lopettaa.</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Vastaat kyllä.</translation>
    </message>
    <message>
        <source>Your partner says yes.</source>
        <translation>Parisi vastaa kyllä.</translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation>{name} vastaa kyllä.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Vastaat ei.</translation>
    </message>
    <message>
        <source>Your partner says no.</source>
        <translation>Parisi vastaa ei.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} vastaa ei.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Heität: {card}.</translation>
    </message>
    <message>
        <source>Your partner discards the {card}.</source>
        <translation>Parisi heittää: {card}.</translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translation>{name} heittää: {card}.</translation>
    </message>
    <message>
        <source>You discard a joker.</source>
        <translation>Heität jokerin.</translation>
    </message>
    <message>
        <source>Your partner discards a joker.</source>
        <translation>Parisi heittää jokerin.</translation>
    </message>
    <message>
        <source>{name} discards a joker.</source>
        <translation>{name} heittää jokerin.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passaat.</translation>
    </message>
    <message>
        <source>Your partner passes.</source>
        <translation>Parisi passaa.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passaa.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>Lopetat erän.</translation>
    </message>
    <message>
        <source>Your partner goes out.</source>
        <translation>Parisi lopettaa erän.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} lopettaa erän.</translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translation>Lopetat suoraan.</translation>
    </message>
    <message>
        <source>Your partner goes out concealed.</source>
        <translation>Parisi lopettaa suoraan.</translation>
    </message>
    <message>
        <source>{name} goes out concealed.</source>
        <translation>{name} lopettaa suoraan.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <translation>pataässä</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>patakuningas</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>patarouva</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>patasotamies</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>patakymppi</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>patayhdeksikkö</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>patakahdeksikko</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>pataseitsemikkö</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>patakuutonen</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>pataviitonen</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>patanelonen</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>patakolmonen</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>patakakkonen</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>herttaässä</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>herttakuningas</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>herttarouva</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>herttasotamies</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>herttakymppi</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>herttayhdeksikkö</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>herttakahdeksikko</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>herttaseitsemikkö</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>herttakuutonen</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>herttaviitonen</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>herttanelonen</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>herttakolmonen</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>herttakakkonen</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruutuässä</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruutukuningas</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruuturouva</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruutusotamies</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruutukymppi</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruutuyhdeksikkö</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruutukahdeksikko</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruutuseitsemikkö</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruutukuutonen</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruutuviitonen</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ruutunelonen</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ruutukolmonen</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ruutukakkonen</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>ristiässä</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>ristikuningas</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>ristirouva</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>ristisotamies</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>ristikymppi</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>ristiyhdeksikkö</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>ristikahdeksikko</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>ristiseitsemikkö</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>ristikuutonen</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>ristiviitonen</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>ristinelonen</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>ristikolmonen</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>ristikakkonen</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jokeri</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>How do you take the pile?</source>
        <translation>Miten otat avopakan?</translation>
    </message>
    <message>
        <source>1 to {last} choose, Esc leaves the pile</source>
        <translation>Valitse 1–{last}, Esc jättää avopakan</translation>
    </message>
    <message>
        <source>The key at the left of each chooses it, Esc leaves the pile</source>
        <translation>Valitse vasemmalla näkyvällä näppäimellä, Esc jättää avopakan</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <translation>kädestä {cards}</translation>
    </message>
    <message>
        <source>with {cards} and {wilds}</source>
        <translation>kädestä {cards} ja {wilds}</translation>
    </message>
    <message>
        <source>onto the meld of your side</source>
        <translation>joukkueesi pöytäykseen</translation>
    </message>
    <message>
        <source>{way}, and {meld}</source>
        <translation>{way} sekä {meld}</translation>
    </message>
    <message>
        <source>{way}, {meld}</source>
        <translation>{way}, {meld}</translation>
    </message>
    <message>
        <source>{cards} with {wilds}</source>
        <translation>{cards} + {wilds}</translation>
    </message>
    <message numerus="yes">
        <source>{way}: {n} points</source>
        <translation>
            <numerusform>{way}: yksi piste</numerusform>
            <numerusform>{way}: {n} pistettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dragging</name>
    <message numerus="yes">
        <source>{cards}: you can move them within your hand</source>
        <translation>
            <numerusform>{cards}: voit siirtää sitä kädessäsi</numerusform>
            <numerusform>{cards}: voit siirtää niitä kädessäsi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}</source>
        <translation>
            <numerusform>{cards}: pudota vapaalle paikalle ({ranks})</numerusform>
            <numerusform>{cards}: pudota vapaalle paikalle ({ranks})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}</source>
        <translation>
            <numerusform>{cards}: pudota pöytäykseen {ranks}</numerusform>
            <numerusform>{cards}: pudota pöytäykseen {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld</source>
        <translation>
            <numerusform>{cards}: pudota pöytäykseen</numerusform>
            <numerusform>{cards}: pudota pöytäykseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: discard them</source>
        <translation>
            <numerusform>{cards}: heitä pudottamalla avopakkaan</numerusform>
            <numerusform>{cards}: heitä avopakkaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}, or discard them</source>
        <translation>
            <numerusform>{cards}: pudota vapaalle paikalle ({ranks}) tai heitä</numerusform>
            <numerusform>{cards}: pudota vapaalle paikalle ({ranks}) tai heitä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}, or discard them</source>
        <translation>
            <numerusform>{cards}: pudota pöytäykseen {ranks} tai heitä</numerusform>
            <numerusform>{cards}: pudota pöytäykseen {ranks} tai heitä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld, or discard them</source>
        <translation>
            <numerusform>{cards}: pudota pöytäykseen tai heitä</numerusform>
            <numerusform>{cards}: pudota pöytäykseen tai heitä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: lay them on the place for red threes</source>
        <translation>
            <numerusform>{cards}: laita punaisten kolmosten paikalle</numerusform>
            <numerusform>{cards}: laita punaisten kolmosten paikalle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on your hand to take them back</source>
        <translation>
            <numerusform>{cards}: ota takaisin pudottamalla käteesi</numerusform>
            <numerusform>{cards}: ota takaisin pudottamalla käteesi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: take them back into your hand, or discard them</source>
        <translation>
            <numerusform>{cards}: ota takaisin käteesi tai heitä</numerusform>
            <numerusform>{cards}: ota takaisin käteesi tai heitä</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it on your hand to draw</source>
        <translation>Nosta pudottamalla käteesi</translation>
    </message>
    <message>
        <source>You cannot draw now</source>
        <translation>Et voi nostaa nyt</translation>
    </message>
    <message>
        <source>You cannot take the pile now</source>
        <translation>Et voi ottaa avopakkaa nyt</translation>
    </message>
    <message>
        <source>Drop the pile on your hand or on the place for {ranks}</source>
        <translation>Pudota avopakka käteesi tai paikalle: {ranks}</translation>
    </message>
    <message>
        <source>Esc leaves it there</source>
        <translation>Esc jättää sen paikalleen</translation>
    </message>
    <message numerus="yes">
        <source>Esc puts them back</source>
        <translation>
            <numerusform>Esc palauttaa sen</numerusform>
            <numerusform>Esc palauttaa ne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>New meld, {n} points</source>
        <translation>
            <numerusform>Uusi pöytäys, {n} piste</numerusform>
            <numerusform>Uusi pöytäys, {n} pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need} for a meld</source>
        <translation>{have}/{need} pöytäykseen</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Becomes mixed</source>
        <translation>Muuttuu sekapöytäykseksi</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Puhdas canasta</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Sekacanasta</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Lopeta erä</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ota takaisin</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Laita tähän</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Nosta</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Ota avopakka</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Heitä</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>Laita tähän</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no such file</source>
        <translation>Tiedostoa ei ole</translation>
    </message>
    <message>
        <source>You are not allowed to read it</source>
        <translation>Sinulla ei ole oikeutta lukea sitä</translation>
    </message>
    <message>
        <source>It is a folder, not a file</source>
        <translation>Se on kansio, ei tiedosto</translation>
    </message>
    <message>
        <source>It is not a plain file</source>
        <translation>Se ei ole tavallinen tiedosto</translation>
    </message>
    <message>
        <source>The system cannot read it: {detail}</source>
        <translation>Järjestelmä ei pysty lukemaan sitä: {detail}</translation>
    </message>
    <message>
        <source>It is larger than {need} megabytes, more than is read here</source>
        <translation>Se on suurempi kuin {need} megatavua, enempää tässä ei lueta</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Tiedosto on tyhjä</translation>
    </message>
    <message>
        <source>It is not a text in UTF-8</source>
        <translation>Se ei ole UTF-8-tekstiä</translation>
    </message>
    <message>
        <source>The file is cut off: its end is missing</source>
        <translation>Tiedosto on katkennut: sen loppu puuttuu</translation>
    </message>
    <message>
        <source>It is not JSON, the form of text that is read here</source>
        <translation>Se ei ole JSON-muotoista tekstiä, jota tässä luetaan</translation>
    </message>
    <message>
        <source>Its lists lie too deep in one another</source>
        <translation>Sen luettelot ovat liian syvällä sisäkkäin</translation>
    </message>
    <message>
        <source>It is not the record of a match</source>
        <translation>Se ei ole tallennettu peli</translation>
    </message>
    <message>
        <source>It is not a list of cases</source>
        <translation>Se ei ole tapausten luettelo</translation>
    </message>
    <message>
        <source>It is not a case: a position and moves</source>
        <translation>Se ei ole tapaus: asetelma ja siirrot</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program</source>
        <translation>Sen on tallentanut ohjelman uudempi versio</translation>
    </message>
    <message>
        <source>“{detail}” is missing</source>
        <translation>”{detail}” puuttuu</translation>
    </message>
    <message>
        <source>The value of “{detail}” is not of the right kind</source>
        <translation>Kohdan ”{detail}” arvo ei ole oikeanlainen</translation>
    </message>
    <message>
        <source>The rules are called “{detail}”, but their options are others</source>
        <translation>Sääntöjen nimi on ”{detail}”, mutta niiden valinnat ovat toiset</translation>
    </message>
    <message>
        <source>The number of seats is {have}, not {need}</source>
        <translation>Paikkoja on {have}, ei {need}</translation>
    </message>
    <message>
        <source>A seat does not say who plays it</source>
        <translation>Yhdestä paikasta puuttuu, kuka siinä pelaa</translation>
    </message>
    <message>
        <source>The round before it is not finished</source>
        <translation>Edellinen erä on kesken</translation>
    </message>
    <message>
        <source>The match was won before this round</source>
        <translation>Peli oli voitettu jo ennen tätä erää</translation>
    </message>
    <message>
        <source>The dealer is seat {have}, and there is no such seat</source>
        <translation>Jakaja on paikalla {have}, mutta sellaista paikkaa ei ole</translation>
    </message>
    <message>
        <source>The dealer is seat {have}, but the deal has passed to seat {need}</source>
        <translation>Jakaja on paikalla {have}, mutta jakovuoro on siirtynyt paikalle {need}</translation>
    </message>
    <message>
        <source>“{detail}” in the deck is no card</source>
        <translation>Pakassa oleva ”{detail}” ei ole kortti</translation>
    </message>
    <message>
        <source>The number of cards in the deck is {have}, not {need}</source>
        <translation>Pakassa on kortteja {have}, ei {need}</translation>
    </message>
    <message>
        <source>The deck has the card “{detail}” more often than the rules allow</source>
        <translation>Pakassa on kortti ”{detail}” useammin kuin säännöt sallivat</translation>
    </message>
    <message>
        <source>“{detail}” is no move</source>
        <translation>”{detail}” ei ole siirto</translation>
    </message>
    <message>
        <source>“{detail}” does not say which seat makes the move</source>
        <translation>”{detail}” ei kerro, mikä paikka siirtää</translation>
    </message>
    <message>
        <source>“{detail}” is made by a seat that does not exist</source>
        <translation>Siirron ”{detail}” tekee paikka, jota ei ole</translation>
    </message>
    <message>
        <source>“{detail}” is refused: {reason}</source>
        <translation>”{detail}” ei kelpaa: {reason}</translation>
    </message>
    <message>
        <source>The round is finished, but its result is missing</source>
        <translation>Erä on päättynyt, mutta sen tulos puuttuu</translation>
    </message>
    <message>
        <source>There is a result, but the round is not finished</source>
        <translation>Tulos on, mutta erä on kesken</translation>
    </message>
    <message>
        <source>The number of sides in the result is {have}, not {need}</source>
        <translation>Tuloksessa on joukkueita {have}, ei {need}</translation>
    </message>
    <message>
        <source>The result of side {side} has {have} for “{detail}”, the moves make it {need}</source>
        <translation>Joukkueen {side} tuloksessa kohta ”{detail}” on {have}, siirtojen mukaan {need}</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Levy on täynnä</translation>
    </message>
    <message>
        <source>Your share of the disk is full</source>
        <translation>Osuutesi levystä on täynnä</translation>
    </message>
    <message>
        <source>The system allows no file of this size</source>
        <translation>Järjestelmä ei salli näin suurta tiedostoa</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Levyltä voi vain lukea</translation>
    </message>
    <message>
        <source>You are not allowed to write there</source>
        <translation>Sinulla ei ole oikeutta kirjoittaa sinne</translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation>Kansiota ei ole</translation>
    </message>
    <message>
        <source>There is a folder of this name</source>
        <translation>Samanniminen kansio on jo olemassa</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Nimi on liian pitkä</translation>
    </message>
    <message>
        <source>Another window of the program is using it</source>
        <translation>Se on käytössä ohjelman toisessa ikkunassa</translation>
    </message>
    <message>
        <source>The system says: {words}</source>
        <translation>Järjestelmä ilmoittaa: {words}</translation>
    </message>
    <message>
        <source>round {round}: {reason}</source>
        <translation>erä {round}: {reason}</translation>
    </message>
    <message>
        <source>round {round} move {move}: {reason}</source>
        <translation>erä {round}, siirto {move}: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}</source>
        <translation>{name} ei avaudu: {reason}</translation>
    </message>
    <message>
        <source>The table is as it was. Choose another file, or an older copy of this one.</source>
        <translation>Pöytä on ennallaan. Valitse toinen tiedosto tai tämän vanhempi kopio.</translation>
    </message>
    <message>
        <source>This match cannot be taken up again: {reason}</source>
        <translation>Tätä peliä ei voi jatkaa: {reason}</translation>
    </message>
    <message>
        <source>What was kept of it can no longer be read</source>
        <translation>Siitä säilytettyä tietoa ei voi enää lukea</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Tallennettu nimellä {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be saved: {reason}</source>
        <translation>{name} ei tallennu: {reason}</translation>
    </message>
    <message>
        <source>Some settings could not be read and are as at first; the file is kept as {name}</source>
        <translation>Joitakin asetuksia ei voinut lukea, ja ne palautuivat alkuarvoihin; tiedosto on säilytetty nimellä {name}</translation>
    </message>
    <message>
        <source>The match that was on the table cannot be read; the file in which it was written down is kept as {name}</source>
        <translation>Pöydällä ollutta peliä ei voi lukea; tiedosto, johon se oli kirjattu, on säilytetty nimellä {name}</translation>
    </message>
    <message>
        <source>The last moves of the match that was on the table cannot be read; it is kept as it stood before them, and the file with all of them as {name}</source>
        <translation>Pöydällä olleen pelin viimeisiä siirtoja ei voi lukea; peli on tallella niitä edeltäneessä tilanteessa, ja tiedosto, jossa ovat kaikki siirrot, nimellä {name}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Ohje</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Ohjeen sivut</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Peli lyhyesti</translation>
    </message>
    <message>
        <source>Lay out melds: three or more cards of the same rank. A meld of seven or more is a canasta, and brings a bonus. Once a side has reached the target score the match is over, and the highest score wins.</source>
        <translation>Tee pöytäyksiä: kolme tai useampia samanarvoisia kortteja. Vähintään seitsemän kortin pöytäys on canasta, ja siitä saa hyvityksen. Peli päättyy, kun joukkue on saavuttanut tavoitepisteet; eniten pisteitä saanut voittaa.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Vuoro</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the discard pile if you can meld its top card.</source>
        <translation>Nosta umpipakasta tai ota avopakka, jos saat sen päällimmäisestä kortista pöytäyksen.</translation>
    </message>
    <message>
        <source>Lay out new melds, or add to those of your side. The first time in a round, the cards must be worth enough points to open; the table says how many are missing.</source>
        <translation>Pöytää uusia pöytäyksiä tai lisää kortteja joukkueesi pöytäyksiin. Erän ensimmäisellä kerralla korttien pisteiden on riitettävä avaukseen; pöytä kertoo, montako puuttuu.</translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation>Heitä yksi kortti. Se päättää vuorosi.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Erikoiskortit</translation>
    </message>
    <message>
        <source>Twos and jokers are wild: in a meld they stand for any other card.</source>
        <translation>Kakkoset ja jokerit ovat apukortteja: pöytäyksessä ne korvaavat minkä tahansa muun kortin.</translation>
    </message>
    <message>
        <source>Red threes are a bonus. They are laid beside your melds, and another card comes.</source>
        <translation>Punaisista kolmosista saa hyvityksen. Ne laitetaan pöytäysten viereen, ja tilalle tulee uusi kortti.</translation>
    </message>
    <message>
        <source>A black three on the pile blocks it for the next player.</source>
        <translation>Musta kolmonen avopakan päällä lukitsee sen seuraavalta pelaajalta.</translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it: then only a natural pair from your hand, of the rank of the top card, takes it.</source>
        <translation>Avopakassa oleva apukortti jäädyttää sen: silloin sen voi ottaa vain kädessä olevalla luonnollisella parilla, joka on samaa arvoa kuin päällimmäinen kortti.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Erän loppu</translation>
    </message>
    <message>
        <source>Whoever gets rid of the last card goes out, once the side has canastas enough. Cards that are still in a hand then count against their side.</source>
        <translation>Erän lopettaa se, joka pääsee eroon viimeisestä kortistaan, kun joukkueella on riittävästi canastoja. Käsiin jääneet kortit vähennetään joukkueen pisteistä.</translation>
    </message>
    <message>
        <source>There are several rule sets. “New…” in the menu Game shows in what they differ, and “All rules…” there shows every rule and lets you change it.</source>
        <translation>Sääntöjä on useita. Peli-valikon ”Uusi…” näyttää, miten ne eroavat, ja siellä ”Kaikki säännöt…” näyttää jokaisen säännön ja antaa muuttaa sitä.</translation>
    </message>
    <message>
        <source>Playing with the mouse</source>
        <translation>Pelaaminen hiirellä</translation>
    </message>
    <message>
        <source>Draw, or take the pile</source>
        <translation>Nosta tai ota avopakka</translation>
    </message>
    <message>
        <source>Click the stock to draw, or drag it to your hand.</source>
        <translation>Nosta napsauttamalla umpipakkaa tai vetämällä siitä käteesi.</translation>
    </message>
    <message>
        <source>Double click the discard pile to take it, or drag it to your hand or to a meld.</source>
        <translation>Ota avopakka kaksoisnapsauttamalla sitä tai vetämällä se käteesi tai pöytäykseen.</translation>
    </message>
    <message>
        <source>“Look through the pile” in the view menu shows all its cards. A click or a key closes it again.</source>
        <translation>Näkymä-valikon ”Selaa avopakkaa” näyttää kaikki sen kortit. Napsautus tai näppäin sulkee sen.</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Valitse kortteja</translation>
    </message>
    <message>
        <source>Click a card to choose it, click again to let it go. A double click chooses all of its rank.</source>
        <translation>Valitse kortti napsauttamalla ja poista valinta napsauttamalla uudelleen. Kaksoisnapsautus valitsee kaikki samanarvoiset.</translation>
    </message>
    <message>
        <source>Drag across the empty table to choose all cards that the frame touches.</source>
        <translation>Kun vedät hiirellä tyhjän pöydän poikki, kaikki kehyksen koskettamat kortit tulevat valituiksi.</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Pöytää</translation>
    </message>
    <message>
        <source>Drag chosen cards to a free place or to a meld of your side, or press Lay out.</source>
        <translation>Vedä valitut kortit vapaalle paikalle tai joukkueesi pöytäykseen tai paina Pöytää.</translation>
    </message>
    <message>
        <source>What you put down can be taken back until you discard, or press Lay out with no card chosen: drag it back to your hand, or press Undo.</source>
        <translation>Asettamasi kortit voit ottaa takaisin, kunnes heität tai painat Pöytää ilman valittuja kortteja: vedä ne takaisin käteesi tai paina Kumoa.</translation>
    </message>
    <message>
        <source>A clock: put down, but not laid out yet. It can still be taken back.</source>
        <translation>Kello: asetettu mutta ei vielä pöydätty. Kortin voi vielä ottaa takaisin.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Heitä</translation>
    </message>
    <message>
        <source>Drag a card to the discard pile, or choose one and press Discard.</source>
        <translation>Vedä kortti avopakkaan tai valitse kortti ja paina Heitä.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Kätesi</translation>
    </message>
    <message>
        <source>Drag cards within the hand to put them in an order of your own; Sort puts them in order again.</source>
        <translation>Vetämällä kortteja kädessäsi järjestät ne mieleiseksesi; Lajittele panee ne taas järjestykseen.</translation>
    </message>
    <message>
        <source>In the settings menu, “As I put them” brings your own order back after it was sorted.</source>
        <translation>Asetukset-valikon ”Omassa järjestyksessä” palauttaa oman järjestyksesi lajittelun jälkeen.</translation>
    </message>
    <message>
        <source>A right click on a thing shows what can be done with it; on a touch screen, hold a finger on it.</source>
        <translation>Hiiren kakkospainike näyttää, mitä kohteella voi tehdä; kosketusnäytöllä pidä sormea sen päällä.</translation>
    </message>
    <message>
        <source>When something cannot be done, the table says why, and what to do first. On a touch screen, do the same with a finger.</source>
        <translation>Kun jokin ei käy, pöytä kertoo, miksi ei ja mitä on tehtävä ensin. Kosketusnäytöllä tee samat asiat sormella.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>All of the game can be played without a mouse. A bright frame shows where the keyboard is on the table.</source>
        <translation>Koko peliä voi pelata ilman hiirtä. Kirkas kehys näyttää, missä näppäimistö on pöydällä.</translation>
    </message>
    <message>
        <source>Tab: to the next part of the table. Left, right, Home, End: about in it. Up, down: to the next one.</source>
        <translation>Sarkain (Tab): pöydän seuraavaan osaan. Vasen, oikea, Home, End: liiku osan sisällä. Ylös, alas: viereiseen osaan.</translation>
    </message>
    <message>
        <source>Space: choose a card, or let it go. Shift with the arrows, plus and minus: choose more or fewer.</source>
        <translation>Välilyönti: valitse kortti tai poista valinta. Vaihto (Shift) ja nuolet, plus ja miinus: valitse enemmän tai vähemmän.</translation>
    </message>
    <message>
        <source>Enter: what is usually done at this place. Esc: back, one step at a time.</source>
        <translation>Enter: se, mitä tässä kohdassa yleensä tehdään. Esc: askel kerrallaan takaisin.</translation>
    </message>
    <message>
        <source>A, K, Q, J, 0 for ten, 9 to 2, and W for wild cards: to the next such card of the hand.</source>
        <translation>A, K, Q, J, kympille 0, 9–2 ja apukorteille W: käden seuraavaan sellaiseen korttiin.</translation>
    </message>
    <message>
        <source>1 finds aces, too.</source>
        <extracomment>Your language may have more such letters, as French has V, and D and R with Shift: name them here.</extracomment>
        <translation>Myös 1 ja Ä löytävät ässät, ja R vaihtonäppäimen kanssa rouvat.</translation>
    </message>
    <message>
        <source>F10, or Alt by itself: to the menus.</source>
        <translation>F10 tai pelkkä Alt: valikoihin.</translation>
    </message>
    <message>
        <source>These are yours to change, in the settings:</source>
        <translation>Nämä voit vaihtaa asetuksissa:</translation>
    </message>
    <message>
        <source>Keys that can be changed</source>
        <translation>Näppäimet, jotka voi vaihtaa</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Mitä merkit tarkoittavat</translation>
    </message>
    <message>
        <source>On cards and melds</source>
        <translation>Korteissa ja pöytäyksissä</translation>
    </message>
    <message>
        <source>A blue dot: the card came to your hand in this turn.</source>
        <translation>Sininen piste: kortti tuli käteesi tällä vuorolla.</translation>
    </message>
    <message>
        <source>A check mark on a raised card: it is chosen.</source>
        <translation>Valintamerkki koholla olevassa kortissa: kortti on valittu.</translation>
    </message>
    <message>
        <source>A star: a wild card, a two or a joker.</source>
        <translation>Tähti: apukortti eli kakkonen tai jokeri.</translation>
    </message>
    <message>
        <source>A red ribbon with a star: a natural canasta, without wild cards.</source>
        <translation>Punainen nauha ja tähti: puhdas canasta, jossa ei ole apukortteja.</translation>
    </message>
    <message>
        <source>A dark ribbon with a half disc: a mixed canasta, with wild cards.</source>
        <translation>Tumma nauha ja puolikas ympyrä: sekacanasta, jossa on apukortteja.</translation>
    </message>
    <message>
        <source>A closed eye: a concealed canasta, laid out all at once.</source>
        <translation>Suljettu silmä: kätketty canasta, joka pöydättiin kerralla.</translation>
    </message>
    <message>
        <source>On the discard pile</source>
        <translation>Avopakassa</translation>
    </message>
    <message>
        <source>A snowflake: the pile is frozen. Only a natural pair takes it.</source>
        <translation>Lumihiutale: avopakka on jäädytetty. Sen voi ottaa vain luonnollisella parilla.</translation>
    </message>
    <message>
        <source>An octagon: the pile is blocked. Nobody can take it in this turn.</source>
        <translation>Kahdeksankulmio: avopakka on lukittu. Kukaan ei voi ottaa sitä tällä vuorolla.</translation>
    </message>
    <message>
        <source>While you drag cards</source>
        <translation>Kun vedät kortteja</translation>
    </message>
    <message>
        <source>A bright frame and a check mark: the cards may go there, and the words say what becomes of it.</source>
        <translation>Kirkas kehys ja valintamerkki: kortit käyvät siihen, ja sanat kertovat, mitä siitä tulee.</translation>
    </message>
    <message>
        <source>Stripes and a crossed circle: the cards may not go there.</source>
        <translation>Raidat ja yliviivattu ympyrä: kortit eivät käy siihen.</translation>
    </message>
    <message>
        <source>The buttons</source>
        <translation>Painikkeet</translation>
    </message>
    <message>
        <source>Gold is what to do now. A gold edge can be done too. A dark button cannot be used, and says why. A check mark: done in this turn.</source>
        <translation>Kullanvärinen on se, mitä nyt tehdään. Kultareunaista voi myös painaa. Tummaa ei voi painaa, ja se kertoo syyn. Valintamerkki: tehty tällä vuorolla.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Mietitään…</translation>
    </message>
    <message>
        <source>Shows what an expert would do, and why</source>
        <translation>Näyttää, mitä mestari tekisi ja miksi</translation>
    </message>
    <message>
        <source>Shows the next best move</source>
        <translation>Näyttää seuraavaksi parhaan siirron</translation>
    </message>
    <message>
        <source>Next best: {hint}</source>
        <translation>Seuraavaksi paras: {hint}</translation>
    </message>
    <message>
        <source>An expert looks at what you can see</source>
        <translation>Mestari katsoo, mitä sinä näet</translation>
    </message>
    <message>
        <source>Hint again shows the next best move, Esc puts it away</source>
        <translation>Vihje näyttää seuraavaksi parhaan, Esc sulkee</translation>
    </message>
    <message>
        <source>Esc puts the hint away</source>
        <translation>Esc sulkee vihjeen</translation>
    </message>
    <message>
        <source>Take back first what else you have put down</source>
        <translation>Ota ensin takaisin muut asettamasi kortit</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} ja {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <translation>{cards} ({ranks})</translation>
    </message>
    <message>
        <source>Draw: the discard pile is empty</source>
        <translation>Nosta: avopakka on tyhjä</translation>
    </message>
    <message>
        <source>Draw: nobody can take the pile with that card on top</source>
        <translation>Nosta: kukaan ei voi ottaa avopakkaa, kun päällä on tuo kortti</translation>
    </message>
    <message>
        <source>Draw: the pile is frozen, and you do not hold two {ranks}</source>
        <translation>Nosta: avopakka on jäädytetty, eikä sinulla ole paria ({ranks})</translation>
    </message>
    <message>
        <source>Draw: nothing that you hold takes the pile</source>
        <translation>Nosta: korteillasi ei voi ottaa avopakkaa</translation>
    </message>
    <message>
        <source>Draw: with the pile you would not reach the {of} points to open</source>
        <translation>Nosta: avopakallakaan pisteesi eivät riittäisi avaukseen ({of})</translation>
    </message>
    <message>
        <source>Draw: taking the pile would cost you a wild card</source>
        <translation>Nosta: avopakan ottaminen veisi sinulta apukortin</translation>
    </message>
    <message>
        <source>Pass: the stock is empty, and that ends the round</source>
        <translation>Passaa: umpipakka on tyhjä, ja erä päättyy siihen</translation>
    </message>
    <message>
        <source>Go out with {cards}: {name} has only {few} left</source>
        <translation>Lopeta, pelaa {cards}: pelaajalla {name} on enää {few}</translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} has only {few} left</source>
        <translation>Pöytää {cards}: pelaajalla {name} on enää {few}</translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} lets you go out</source>
        <translation>Pöytää {cards}: {name} antaa sinun lopettaa</translation>
    </message>
    <message>
        <source>Add {cards}: your {ranks} grow to {size} of {of} cards for a canasta</source>
        <translation>Lisää {cards}: canastaan ({ranks}) on sitten koossa {size}/{of}</translation>
    </message>
    <message>
        <source>Lay out {cards}: the stock is empty</source>
        <translation>Pöytää {cards}: umpipakka on tyhjä</translation>
    </message>
    <message>
        <source>Lay the red three: you cannot discard before it lies</source>
        <translation>Laita punainen kolmonen pöytään: ennen sitä et voi heittää</translation>
    </message>
    <message>
        <source>Lay the red three: it counts for you once you have opened</source>
        <translation>Laita punainen kolmonen pöytään: siitä saa pisteet, kun olette avanneet</translation>
    </message>
    <message>
        <source>Ask whether you may go out: {name} holds {few}</source>
        <translation>Kysy, saatko lopettaa: pelaajalla {name} on {few}</translation>
    </message>
    <message>
        <source>Say yes: {name} has only {few} left</source>
        <translation>Vastaa kyllä: pelaajalla {name} on enää {few}</translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with it on top</source>
        <translation>Heitä {card}: kukaan ei voi ottaa avopakkaa, kun se on päällä</translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with a wild card on top</source>
        <translation>Heitä {card}: kukaan ei voi ottaa avopakkaa, kun päällä on apukortti</translation>
    </message>
    <message>
        <source>Discard the {card}: all other {ranks} lie where you can see them</source>
        <translation>Heitä {card}: kaikki muut {ranks} ovat näkyvissäsi</translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: they have {number}</source>
        <translation>Heitä {card} ja säästä {one}: vastustajilla niitä on {number}</translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: {name} has {number}</source>
        <translation>Heitä {card} ja säästä {one}: pelaajalla {name} niitä on {number}</translation>
    </message>
    <message>
        <source>Discard the {card}: {name} has thrown away {one} before</source>
        <translation>Heitä {card}: pelaajalta {name} on aiemmin lähtenyt {one}</translation>
    </message>
    <message>
        <source>Discard the {card}: {name} did not take {one} before</source>
        <translation>Heitä {card}: pelaajalle {name} ei aiemmin kelvannut {one}</translation>
    </message>
    <message>
        <source>Discard the {card}: the pile is frozen, and no two other {ranks} are out of your sight</source>
        <translation>Heitä {card}: avopakka on jäädytetty, ja muut {ranks} ovat yhtä vaille näkyvissäsi</translation>
    </message>
    <message>
        <source>Discard the {card}: a meld now would cost a wild card and complete no canasta</source>
        <translation>Heitä {card}: pöytäys veisi nyt apukortin eikä toisi canastaa</translation>
    </message>
    <message>
        <source>Discard the {card}: you hold no other {ranks}</source>
        <translation>Heitä {card}: sille ei ole kädessäsi paria ({ranks})</translation>
    </message>
    <message>
        <source>Discard the {card}: no card that you can discard counts less</source>
        <translation>Heitä {card}: pisteiltään halvempaa korttia et voi heittää</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you hold {held}</source>
        <translation>
            <numerusform>Ota avopakka: yksi kortti, ja kädessäsi on {held}</numerusform>
            <numerusform>Ota avopakka: {n} korttia, ja kädessäsi on {held}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for your {ranks} on the table</source>
        <translation>
            <numerusform>Ota avopakka: yksi kortti, ja pöydässäsi ovat jo {ranks}</numerusform>
            <numerusform>Ota avopakka: {n} korttia, ja pöydässäsi ovat jo {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for {one} and a wild card</source>
        <translation>
            <numerusform>Ota avopakka: yksi kortti, ja ottoon riittää {one} ja apukortti</numerusform>
            <numerusform>Ota avopakka: {n} korttia, ja ottoon riittää {one} ja apukortti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you reach the {of} points to open</source>
        <translation>
            <numerusform>Ota avopakka: yksi kortti, ja pisteesi riittävät avaukseen ({of})</numerusform>
            <numerusform>Ota avopakka: {n} korttia, ja pisteesi riittävät avaukseen ({of})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and your {ranks} become a canasta</source>
        <translation>
            <numerusform>Ota avopakka: yksi kortti, ja saat canastan ({ranks})</numerusform>
            <numerusform>Ota avopakka: {n} korttia, ja saat canastan ({ranks})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: the pile has only {n} cards</source>
        <translation>
            <numerusform>Nosta: avopakassa on vain yksi kortti</numerusform>
            <numerusform>Nosta: avopakassa on vain {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: there are {n} cards in the stock</source>
        <translation>
            <numerusform>Nosta: umpipakassa on yksi kortti</numerusform>
            <numerusform>Nosta: umpipakassa on {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: that ends the round, and on the table you are {n} points ahead</source>
        <translation>
            <numerusform>Passaa: se päättää erän, ja pöydällä olet yhden pisteen edellä</numerusform>
            <numerusform>Passaa: se päättää erän, ja pöydällä olet {n} pistettä edellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: on the table you are {n} points ahead then</source>
        <translation>
            <numerusform>Lopeta, pelaa {cards}: pöydällä olet silloin yhden pisteen edellä</numerusform>
            <numerusform>Lopeta, pelaa {cards}: pöydällä olet silloin {n} pistettä edellä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: going out is worth {n} points</source>
        <translation>
            <numerusform>Lopeta, pelaa {cards}: lopettamisesta saa yhden pisteen</numerusform>
            <numerusform>Lopeta, pelaa {cards}: lopettamisesta saa {n} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with {cards}: {n} points, and {of} are needed</source>
        <translation>
            <numerusform>Avaa, pöytää {cards}: yksi piste, ja tarvitaan {of}</numerusform>
            <numerusform>Avaa, pöytää {cards}: {n} pistettä, ja tarvitaan {of}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a natural canasta of {ranks}, worth {n} points</source>
        <translation>
            <numerusform>Pöytää {cards}: puhdas canasta ({ranks}), yksi piste</numerusform>
            <numerusform>Pöytää {cards}: puhdas canasta ({ranks}), {n} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a mixed canasta of {ranks}, worth {n} points</source>
        <translation>
            <numerusform>Pöytää {cards}: sekacanasta ({ranks}), yksi piste</numerusform>
            <numerusform>Pöytää {cards}: sekacanasta ({ranks}), {n} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: only {n} cards are left in the stock</source>
        <translation>
            <numerusform>Pöytää {cards}: umpipakassa on enää yksi kortti</numerusform>
            <numerusform>Pöytää {cards}: umpipakassa on enää {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {cards} to your canasta of {ranks}: {n} points more</source>
        <translation>
            <numerusform>Lisää {cards} canastaan ({ranks}): yksi piste lisää</numerusform>
            <numerusform>Lisää {cards} canastaan ({ranks}): {n} pistettä lisää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: {n} points for you instead of against you</source>
        <translation>
            <numerusform>Pöytää {cards}: yksi piste hyväksesi eikä tappioksesi</numerusform>
            <numerusform>Pöytää {cards}: {n} pistettä hyväksesi eikä tappioksesi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the red three: it counts {n} points for you</source>
        <translation>
            <numerusform>Laita punainen kolmonen pöytään: saat siitä yhden pisteen</numerusform>
            <numerusform>Laita punainen kolmonen pöytään: saat siitä {n} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say yes: your hand counts {n} points</source>
        <translation>
            <numerusform>Vastaa kyllä: kädessäsi on vain yksi piste</numerusform>
            <numerusform>Vastaa kyllä: kädessäsi on {n} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: {n} points of your hand go on your melds</source>
        <translation>
            <numerusform>Vastaa ei: kädestäsi sopii pöytäyksiin yksi piste</numerusform>
            <numerusform>Vastaa ei: kädestäsi sopii pöytäyksiin {n} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: your hand counts {n} points against you</source>
        <translation>
            <numerusform>Vastaa ei: kätesi maksaisi yhden pisteen</numerusform>
            <numerusform>Vastaa ei: kätesi maksaisi {n} pistettä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translation>
            <numerusform>Pöytää {cards}, mutta älä lopeta vielä: joukkueellasi on kädessä yksi kortti</numerusform>
            <numerusform>Pöytää {cards}, mutta älä lopeta vielä: joukkueellasi on kädessä {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translation>
            <numerusform>Heitä {card}, mutta älä lopeta vielä: joukkueellasi on kädessä yksi kortti</numerusform>
            <numerusform>Heitä {card}, mutta älä lopeta vielä: joukkueellasi on kädessä {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: it freezes the pile of {n} cards</source>
        <translation>
            <numerusform>Heitä {card}: se jäädyttää yhden kortin avopakan</numerusform>
            <numerusform>Heitä {card}: se jäädyttää avopakan, jossa on {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: in your hand it counts {n} points against you</source>
        <translation>
            <numerusform>Heitä {card}: kädessä se maksaa yhden pisteen</numerusform>
            <numerusform>Heitä {card}: kädessä se maksaa {n} pistettä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>&amp;Offer hints</source>
        <translation>&amp;Tarjoa vihjeitä</translation>
    </message>
    <message>
        <source>The button Hint and the key for it show what an expert would do in your place, and why.</source>
        <translation>Painike Vihje ja sen näppäin näyttävät, mitä mestari tekisi sinun paikallasi ja miksi.</translation>
    </message>
    <message>
        <source>How long experts may &amp;think</source>
        <translation>&amp;Mestarin miettimisaika</translation>
    </message>
    <message>
        <source>So long at most for one decision, for hints too. The other levels answer at once.</source>
        <translation>Enintään näin kauan yhteen ratkaisuun, myös vihjeisiin. Muut tasot vastaavat heti.</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} sekuntia</translation>
    </message>
    <message>
        <source>How well the others play</source>
        <translation>Miten hyvin muut pelaavat</translation>
    </message>
    <message>
        <source>This counts from the next new game on. Who is your partner depends on how many play.</source>
        <translation>Tämä koskee seuraavaa uutta peliä. Pelaajien määrä ratkaisee, kuka on parisi.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Expert as your partner, casual as an opponent</source>
        <translation>Parina mestari, vastustajana harrastaja</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Tietokonepelaajat</translation>
    </message>
    <message>
        <source>What each level does</source>
        <translation>Mitä kukin taso osaa</translation>
    </message>
    <message>
        <source>Novice: a beginner who knows the rules, looks at its own cards and little else, and is not always sure.</source>
        <translation>Aloittelija: tuntee säännöt, katsoo omia korttejaan eikä juuri muuta, eikä ole aina varma.</translation>
    </message>
    <message>
        <source>Casual: plays for fun, keeps pairs, watches what others take and throw away, and does not feed their melds.</source>
        <translation>Harrastaja: pelaa huvikseen, säästää parit, seuraa, mitä muut ottavat ja heittävät, eikä ruoki heidän pöytäyksiään.</translation>
    </message>
    <message>
        <source>Skilled: remembers every card that was shown, and weighs the score, the pile and the time to go out.</source>
        <translation>Taitava: muistaa jokaisen näkyneen kortin ja punnitsee pistetilannetta, avopakkaa ja lopettamisen hetkeä.</translation>
    </message>
    <message>
        <source>Expert: plays like the skilled one, but first tries out the best moves in thought, many times over.</source>
        <translation>Mestari: pelaa kuin taitava mutta kokeilee parhaita siirtoja ensin mielessään, monta kertaa.</translation>
    </message>
    <message>
        <source>As long as you choose nothing else, your partner is an expert and your opponents are casual. The dialog of a new game and the settings let you choose for every seat.</source>
        <translation>Jos et valitse muuta, parisi on mestari ja vastustajasi ovat harrastajia. Uuden pelin ikkunassa ja asetuksissa voit valita joka paikalle erikseen.</translation>
    </message>
    <message>
        <source>How strong they are</source>
        <translation>Miten vahvoja he ovat</translation>
    </message>
    <message>
        <source>Novice: on average {points} points a round better than play at random (between {least} and {most}).</source>
        <translation>Aloittelija: keskimäärin {points} pistettä erässä parempi kuin umpimähkäinen peli (vaihtelu {least}–{most}).</translation>
    </message>
    <message>
        <source>Casual: on average {points} points a round better than novice (between {least} and {most}).</source>
        <translation>Harrastaja: keskimäärin {points} pistettä erässä parempi kuin aloittelija (vaihtelu {least}–{most}).</translation>
    </message>
    <message>
        <source>Skilled: on average {points} points a round better than casual (between {least} and {most}).</source>
        <translation>Taitava: keskimäärin {points} pistettä erässä parempi kuin harrastaja (vaihtelu {least}–{most}).</translation>
    </message>
    <message>
        <source>Expert: on average {points} points a round better than skilled (between {least} and {most}).</source>
        <translation>Mestari: keskimäärin {points} pistettä erässä parempi kuin taitava (vaihtelu {least}–{most}).</translation>
    </message>
    <message>
        <source>This was measured in the classic game of four: both sides played the same deals from both sides of the table, at least {deals} deals for each step. Anybody can measure it again with the program&apos;s source.</source>
        <translation>Nämä mitattiin neljän pelaajan klassisessa pelissä: molemmat joukkueet pelasivat samat jaot pöydän kummaltakin puolelta, vähintään {deals} jakoa joka askelta kohti. Kuka tahansa voi mitata ne uudelleen ohjelman lähdekoodilla.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards</source>
        <translation>Kukaan ei näe piilossa olevia kortteja</translation>
    </message>
    <message>
        <source>A computer player is told what you would see in its place: its own cards, the table, the pile, how many cards the others hold, and all moves of the round. It never learns what is in other hands or in the stock. The same is true of hints.</source>
        <translation>Tietokonepelaaja tietää saman, minkä sinä näkisit sen paikalla: omat korttinsa, pöydän, avopakan, toisten korttien määrät ja kaikki erän siirrot. Se ei koskaan saa tietää, mitä on toisten käsissä tai umpipakassa. Sama koskee vihjeitä.</translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody plays, from the deal number and nothing else: not from the levels, nor from who sits where. The same deal number deals the same cards on every computer. The score sheet tells it, and you can type one in when you begin a new game.</source>
        <translation>Kortit sekoitetaan ennen kuin kukaan pelaa, ja vain jaon numero ratkaisee järjestyksen: eivät tasot eikä se, kuka istuu missäkin. Sama jaon numero jakaa samat kortit joka tietokoneella. Numero näkyy pistetaulukossa, ja voit kirjoittaa sen, kun aloitat uuden pelin.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>drew {n} cards</source>
        <translation>
            <numerusform>nostettu kortti</numerusform>
            <numerusform>nostettu {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile, {n} cards</source>
        <translation>
            <numerusform>otettu avopakka, yksi kortti</numerusform>
            <numerusform>otettu avopakka, {n} korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>laid the red {card}</source>
        <translation>laitettu pöytään punainen {card}</translation>
    </message>
    <message numerus="yes">
        <source>laid the red {card}, drew {n} more cards</source>
        <translation>
            <numerusform>laitettu pöytään punainen {card}, nostettu toinen kortti</numerusform>
            <numerusform>laitettu pöytään punainen {card}, nostettu {n} korttia lisää</numerusform>
        </translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <translation>pöydätty {cards}</translation>
    </message>
    <message>
        <source>laid out {cards} and {wilds}</source>
        <translation>pöydätty {cards} ja {wilds}</translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>lisätty {cards}</translation>
    </message>
    <message>
        <source>added {wilds} to the {ranks}</source>
        <translation>lisätty {wilds} pöytäykseen ({ranks})</translation>
    </message>
    <message>
        <source>added {cards} and {wilds}</source>
        <translation>lisätty {cards} ja {wilds}</translation>
    </message>
    <message>
        <source>completed a natural canasta of {ranks}</source>
        <translation>täydennetty puhdas canasta ({ranks})</translation>
    </message>
    <message>
        <source>completed a mixed canasta of {ranks}</source>
        <translation>täydennetty sekacanasta ({ranks})</translation>
    </message>
    <message>
        <source>laid out a concealed natural canasta of {ranks}</source>
        <translation>pöydätty kätketty puhdas canasta ({ranks})</translation>
    </message>
    <message>
        <source>laid out a concealed mixed canasta of {ranks}</source>
        <translation>pöydätty kätketty sekacanasta ({ranks})</translation>
    </message>
    <message>
        <source>asked: may I go out?</source>
        <translation>kysytty: saanko lopettaa?</translation>
    </message>
    <message>
        <source>answered yes</source>
        <translation>vastattu kyllä</translation>
    </message>
    <message>
        <source>answered no</source>
        <translation>vastattu ei</translation>
    </message>
    <message numerus="yes">
        <source>{what}, with {n} points in hand</source>
        <translation>
            <numerusform>{what}, kädessä yksi piste</numerusform>
            <numerusform>{what}, kädessä {n} pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded the {card}</source>
        <translation>heitetty {card}</translation>
    </message>
    <message>
        <source>discarded a joker</source>
        <translation>heitetty jokeri</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passattu</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>lopetettu erä</translation>
    </message>
    <message>
        <source>went out concealed</source>
        <translation>lopetettu suoraan</translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>You {what}</source>
        <translation>Sinä: {what}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} ja {second}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {n} more groups</source>
        <translation>
            <numerusform>{first} sekä yksi muu ryhmä</numerusform>
            <numerusform>{first} sekä {n} muuta ryhmää</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Looks</source>
        <translation>Ulkoasu</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Teema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Light, on green felt</source>
        <translation>Vaalea, vihreä verka</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Kortit</translation>
    </message>
    <message>
        <source>Canasta, two colours</source>
        <translation>Canasta, kaksi väriä</translation>
    </message>
    <message>
        <source>Canasta, four colours</source>
        <translation>Canasta, neljä väriä</translation>
    </message>
    <message>
        <source>Canasta, high contrast</source>
        <translation>Canasta, suuri kontrasti</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>Ko&amp;rttien selät</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Sininen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Punainen</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vihreä</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation>Pakan oma</translation>
    </message>
    <message>
        <source>&amp;Letters of my language on the cards</source>
        <translation>&amp;Oman kielen kirjaimet kortteihin</translation>
    </message>
    <message>
        <source>In French and Haitian Creole 1, V, D, R instead of A, J, Q, K.</source>
        <translation>Ranskaksi ja haitinkreoliksi 1, V, D, R eikä A, J, Q, K.</translation>
    </message>
    <message>
        <source>The letters of these cards cannot be changed; ours can.</source>
        <translation>Näiden korttien kirjaimia ei voi vaihtaa, ohjelman omien voi.</translation>
    </message>
    <message>
        <source>More cards &amp;in</source>
        <translation>&amp;Lisää kortteja kansiosta</translation>
    </message>
    <message>
        <source>no other folder</source>
        <translation>ei muuta kansiota</translation>
    </message>
    <message>
        <source>C&amp;hoose a folder…</source>
        <translation>&amp;Valitse kansio…</translation>
    </message>
    <message>
        <source>Choose a folder with decks of cards</source>
        <translation>Valitse kansio, jossa on korttipakkoja</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ei mitään</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>Miltä kortit näyttävät</translation>
    </message>
    <message>
        <source>Looking for the decks on this computer…</source>
        <translation>Etsitään tietokoneen korttipakkoja…</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks of other programs can be used.</source>
        <translation>
            <numerusform>Muiden ohjelmien pakkoja on käytettävissä yksi.</numerusform>
            <numerusform>Muiden ohjelmien pakkoja on käytettävissä {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decks of other programs were found. Those of KDE&apos;s and GNOME&apos;s card games can be used.</source>
        <translation>Muiden ohjelmien pakkoja ei löytynyt. KDE:n ja GNOMEn korttipelien pakat käyvät.</translation>
    </message>
    <message>
        <source>Drawn for this program; under its licence, GPL 3 or later.</source>
        <translation>Piirretty tätä ohjelmaa varten; sen lisenssi on GPL 3 tai uudempi.</translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. Licence: {licence}.</source>
        <translation>{name}, piirtänyt {author}. Lisenssi: {licence}.</translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. The package that it came in says under which licence.</source>
        <translation>{name}, piirtänyt {author}. Lisenssi selviää paketista, jossa pakka tuli.</translation>
    </message>
    <message>
        <source>{name}. Licence: {licence}.</source>
        <translation>{name}. Lisenssi: {licence}.</translation>
    </message>
    <message>
        <source>{name}. The package that it came in says who drew it, and under which licence.</source>
        <translation>{name}. Piirtäjä ja lisenssi selviävät paketista, jossa pakka tuli.</translation>
    </message>
    <message>
        <source>The cards “{name}” can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation>Kortteja ”{name}” ei enää löydy tai ei voi lukea: näytetään ohjelman omat. Valitse toiset: Asetukset, Ulkoasu.</translation>
    </message>
    <message>
        <source>The cards that you chose can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation>Valitsemiasi kortteja ei enää löydy tai ei voi lukea: näytetään ohjelman omat. Valitse toiset: Asetukset, Ulkoasu.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>End of the match</source>
        <translation>Pelin loppu</translation>
    </message>
    <message numerus="yes">
        <source>The match was to {target} points and took {n} rounds.</source>
        <translation>
            <numerusform>Tavoite oli {target} pistettä, ja peliin kului yksi erä.</numerusform>
            <numerusform>Tavoite oli {target} pistettä, ja peliin kului {n} erää.</numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation>voittaja</translation>
    </message>
    <message>
        <source>The course of the match, round by round</source>
        <translation>Pelin kulku erä erältä</translation>
    </message>
    <message>
        <source>{name}: {totals}.</source>
        <translation>{name}: {totals}.</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} ja {second}</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} ja {third}</translation>
    </message>
    <message>
        <source>target</source>
        <translation>tavoite</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Pelaa uudelleen</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Uusi peli…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Piste&amp;taulukko</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Siirto</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näkymä</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Asetukset</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ohje</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>A&amp;vaa viimeksi käytetty</translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translation>Ai&amp;emmat pelit</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Tahti</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Käden järjestys</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Uusi…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Avaa…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Tallenna</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Tallenna &amp;nimellä…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Pistetaulukko</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Tauk&amp;o</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta ohjelma</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Nosta</translation>
    </message>
    <message>
        <source>&amp;Take the pile</source>
        <translation>&amp;Ota avopakka</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>&amp;Pöytää</translation>
    </message>
    <message>
        <source>Lay &amp;out what is put down</source>
        <translation>Pö&amp;ytää asetetut kortit</translation>
    </message>
    <message>
        <source>D&amp;iscard</source>
        <translation>&amp;Heitä</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Ota &amp;takaisin</translation>
    </message>
    <message>
        <source>Take back &amp;all</source>
        <translation>Ota &amp;kaikki takaisin</translation>
    </message>
    <message>
        <source>As&amp;k: may I go out?</source>
        <translation>Kysy: saanko &amp;lopettaa?</translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation>V&amp;astaa kyllä</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>Vastaa &amp;ei</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;ssaa</translation>
    </message>
    <message>
        <source>Lay a &amp;red three</source>
        <translation>Laita p&amp;unainen kolmonen pöytään</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>La&amp;jittele käsi</translation>
    </message>
    <message>
        <source>Ne&amp;xt order of the hand</source>
        <translation>Käden seu&amp;raava järjestys</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>V&amp;ihje</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kortti</translation>
    </message>
    <message>
        <source>S&amp;elect all of this rank</source>
        <translation>Valitse kaikki sa&amp;manarvoiset</translation>
    </message>
    <message>
        <source>&amp;Show the last turns again</source>
        <translation>Näytä viime vuorot &amp;uudelleen</translation>
    </message>
    <message>
        <source>&amp;Look through the pile</source>
        <translation>&amp;Selaa avopakkaa</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Koko näyttö</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Hidas</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaali</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>N&amp;opea</translation>
    </message>
    <message>
        <source>&amp;Off: nothing moves</source>
        <translation>&amp;Ei liikettä</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>&amp;Arvon mukaan</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>&amp;Maan mukaan</translation>
    </message>
    <message>
        <source>By &amp;value</source>
        <translation>&amp;Pisteiden mukaan</translation>
    </message>
    <message>
        <source>As &amp;I put them</source>
        <translation>&amp;Omassa järjestyksessä</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Asetukset…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Näppäimet</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>&amp;Tietoja Canastasta</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Tietoja &amp;Qt:stä</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Open a saved game</source>
        <translation>Avaa tallennettu peli</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Tallenna peli</translation>
    </message>
    <message>
        <source>Canasta games (*.canasta)</source>
        <translation>Canasta-pelit (*.canasta)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Yritä uudelleen</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The game is kept up to the last move: save it, then start the program again.</source>
        <translation>Jotain odottamatonta tapahtui. Peli on tallessa viimeiseen siirtoon asti: tallenna se ja käynnistä ohjelma uudelleen.</translation>
    </message>
    <message>
        <source>{name} has found no move. The game is kept as it is: try again, or save it and start the program again.</source>
        <translation>{name} ei löytänyt siirtoa. Peli on tallessa sellaisenaan: yritä uudelleen tai tallenna se ja käynnistä ohjelma uudelleen.</translation>
    </message>
    <message>
        <source>The moves cannot be written down: {reason}. Play goes on; save the game where there is room.</source>
        <translation>Siirtoja ei voi kirjata: {reason}. Peli jatkuu; tallenna se paikkaan, jossa on tilaa.</translation>
    </message>
    <message>
        <source>Canasta is open in another window too, and that one keeps its match when it is closed. What you play in this window is gone when you close it, unless you save it first.</source>
        <translation>Canasta on auki toisessakin ikkunassa, ja se säilyttää pelinsä, kun se suljetaan. Tässä ikkunassa pelaamasi peli häviää, kun suljet ikkunan, ellet tallenna sitä ensin.</translation>
    </message>
    <message>
        <source>There is no display to open the window on; neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Näyttöä, johon ikkuna avattaisiin, ei ole; DISPLAY- ja WAYLAND_DISPLAY-muuttujia ei ole asetettu.</translation>
    </message>
    <message>
        <source>The display ({display}) cannot be reached: nothing answers there, or it does not let you in.</source>
        <translation>Näyttöön ({display}) ei saada yhteyttä: se ei vastaa tai ei päästä sisään.</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for “{asked}”, which Qt does not have here. It has: {known}.</source>
        <translation>QT_QPA_PLATFORM pyytää alustaa ”{asked}”, jota Qt:llä ei ole tässä. On: {known}.</translation>
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
        <translation>Uusi peli</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, draw {number}, to {target}</source>
        <translation>
            <numerusform>{cards} korttia, nosto {number}, {target} asti</numerusform>
            <numerusform>{cards} korttia, nosto {number}, {target} asti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} canastas to go out</source>
        <translation>
            <numerusform>Lopetus: yksi canasta</numerusform>
            <numerusform>Lopetus: {n} canastaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Top card does not count to open</source>
        <translation>Päällimmäinen ei auta avauksessa</translation>
    </message>
    <message>
        <source>Wild cards without limit</source>
        <translation>Apukortteja rajatta</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>yksin</translation>
    </message>
    <message>
        <source>two and two</source>
        <translation>pareittain</translation>
    </message>
    <message>
        <source>three and three</source>
        <translation>kolmikkoina</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>&amp;Kaikki säännöt…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>pelaa tässä</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Aloittelija</translation>
    </message>
    <message>
        <source>A beginner: sees its own cards, and not what the others do</source>
        <translation>Näkee omat korttinsa, ei sitä, mitä muut tekevät</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Harrastaja</translation>
    </message>
    <message>
        <source>Plays for fun, and watches what the others take and throw away</source>
        <translation>Pelaa huvikseen ja seuraa, mitä muut ottavat ja heittävät</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Taitava</translation>
    </message>
    <message>
        <source>An experienced player, with an eye on the score</source>
        <translation>Kokenut pelaaja, joka pitää pisteet silmällä</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Mestari</translation>
    </message>
    <message>
        <source>Takes time to think, and weighs what may come</source>
        <translation>Miettii pitkään ja punnitsee, mitä voi tulla</translation>
    </message>
    <message>
        <source>{level}: {plays}</source>
        <translation>{level}: {plays}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Valinnat</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>&amp;Tavoitepisteet</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Jaon numero</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>satunnainen</translation>
    </message>
    <message>
        <source>The same number deals the same cards, on every machine</source>
        <translation>Sama numero jakaa samat kortit joka tietokoneella</translation>
    </message>
    <message>
        <source>&amp;Use these for the next game too</source>
        <translation>Käytä &amp;näitä myös seuraavassa pelissä</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Aloita peli</translation>
    </message>
    <message>
        <source>Name of {role}</source>
        <translation>Nimi: {role}</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Taso: {name}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
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
        <translation>ei yhtään</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nolla</translation>
    </message>
    <message>
        <source>one</source>
        <translation>yksi</translation>
    </message>
    <message>
        <source>two</source>
        <translation>kaksi</translation>
    </message>
    <message>
        <source>three</source>
        <translation>kolme</translation>
    </message>
    <message>
        <source>four</source>
        <translation>neljä</translation>
    </message>
    <message>
        <source>five</source>
        <translation>viisi</translation>
    </message>
    <message>
        <source>six</source>
        <translation>kuusi</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>seitsemän</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>kahdeksan</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>yhdeksän</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>kymmenen</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>yksitoista</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>kaksitoista</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Decks</source>
        <translation>Korttipakat</translation>
    </message>
    <message>
        <source>Each has 52 cards and two jokers.</source>
        <translation>Jokaisessa on 52 korttia ja kaksi jokeria.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Kullekin jaettavat kortit</translation>
    </message>
    <message>
        <source>What every player begins a round with.</source>
        <translation>Näillä jokainen pelaaja aloittaa erän.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Vuorolla nostettavat kortit</translation>
    </message>
    <message>
        <source>However many are drawn, one is discarded.</source>
        <translation>Nostettiinpa montako tahansa, yksi heitetään.</translation>
    </message>
    <message>
        <source>First card of the pile</source>
        <translation>Avopakan ensimmäinen kortti</translation>
    </message>
    <message>
        <source>After the deal, cards are turned up until this one comes.</source>
        <translation>Jaon jälkeen kortteja käännetään, kunnes tällainen tulee.</translation>
    </message>
    <message>
        <source>Red threes are laid</source>
        <translation>Punaiset kolmoset laitetaan pöytään</translation>
    </message>
    <message>
        <source>Each is replaced from the stock as long as there are cards.</source>
        <translation>Kunkin tilalle nostetaan umpipakasta, niin kauan kuin siinä on kortteja.</translation>
    </message>
    <message>
        <source>Points of a red three</source>
        <translation>Punaisen kolmosen pisteet</translation>
    </message>
    <message>
        <source>Twice as many each for a side with four of them, with more than two decks for one with five. They count against a side that has no meld.</source>
        <translation>Kukin kaksinkertaisesti joukkueelle, jolla on neljä, tai useammalla kuin kahdella pakalla viisi. Ne vähennetään joukkueelta, jolla ei ole pöytäyksiä.</translation>
    </message>
    <message>
        <source>Natural cards in a meld</source>
        <translation>Pöytäyksen luonnolliset kortit</translation>
    </message>
    <message>
        <source>A meld needs at least so many.</source>
        <translation>Pöytäyksessä on oltava vähintään näin monta.</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>Pöytäyksen apukortit</translation>
    </message>
    <message>
        <source>A meld may have so many, and never more than it has natural ones.</source>
        <translation>Pöytäyksessä saa olla näin monta, eikä koskaan enempää kuin luonnollisia.</translation>
    </message>
    <message>
        <source>Cards of a canasta</source>
        <translation>Canastan kortit</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Näin monen kortin pöytäys on canasta.</translation>
    </message>
    <message>
        <source>Points of a natural canasta</source>
        <translation>Puhtaan canastan pisteet</translation>
    </message>
    <message>
        <source>For one without wild cards.</source>
        <translation>Kun siinä ei ole apukortteja.</translation>
    </message>
    <message>
        <source>Points of a mixed canasta</source>
        <translation>Sekacanastan pisteet</translation>
    </message>
    <message>
        <source>For one with wild cards.</source>
        <translation>Kun siinä on apukortteja.</translation>
    </message>
    <message>
        <source>Points more for a concealed canasta</source>
        <translation>Kätketyn canastan lisäpisteet</translation>
    </message>
    <message>
        <source>For one that is laid out complete in a single move.</source>
        <translation>Kun se pöydätään valmiina yhdellä siirrolla.</translation>
    </message>
    <message>
        <source>Points of the first meld</source>
        <translation>Avauspöytäyksen pisteet</translation>
    </message>
    <message>
        <source>What a side needs to open, by its score at the start of the round.</source>
        <translation>Mitä joukkue tarvitsee avaukseen erän alun pistemäärällään.</translation>
    </message>
    <message>
        <source>The top card of the pile counts</source>
        <translation>Avopakan päällimmäinen kortti lasketaan</translation>
    </message>
    <message>
        <source>Who opens by taking the pile may count its top card to the first meld.</source>
        <translation>Kun avataan ottamalla avopakka, sen päällimmäinen kortti lasketaan avauspöytäykseen.</translation>
    </message>
    <message>
        <source>Frozen until the first meld</source>
        <translation>Jäädytetty avauspöytäykseen asti</translation>
    </message>
    <message>
        <source>A side that has not opened takes the pile with a natural pair only.</source>
        <translation>Joukkue, joka ei ole avannut, ottaa avopakan vain luonnollisella parilla.</translation>
    </message>
    <message>
        <source>A wild card helps to take the pile</source>
        <translation>Apukortti auttaa ottamaan avopakan</translation>
    </message>
    <message>
        <source>One natural card and a wild one take a pile that is not frozen.</source>
        <translation>Jäädyttämättömän avopakan saa luonnollisella kortilla ja apukortilla.</translation>
    </message>
    <message>
        <source>One card takes no pile of one card</source>
        <translation>Yhdellä kortilla ei oteta yhtä korttia</translation>
    </message>
    <message>
        <source>Nobody with a single card left may take a pile of a single card.</source>
        <translation>Jos kädessä on yksi kortti, yhden kortin avopakkaa ei saa ottaa.</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Lopetukseen tarvittavat canastat</translation>
    </message>
    <message>
        <source>A side needs so many before one of its players may go out.</source>
        <translation>Joukkueella on oltava näin monta, ennen kuin sen pelaaja saa lopettaa.</translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translation>Lopetus vaatii viimeisen heiton</translation>
    </message>
    <message>
        <source>The last card is discarded; it may not be laid out.</source>
        <translation>Viimeinen kortti heitetään; sitä ei saa pöydätä.</translation>
    </message>
    <message>
        <source>Ask the partner before going out</source>
        <translation>Lopetuslupa kysytään parilta</translation>
    </message>
    <message>
        <source>A player may ask once a turn; a no forbids going out in that turn.</source>
        <translation>Pelaaja saa kysyä kerran vuorossa; ei-vastaus kieltää lopettamasta sillä vuorolla.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Lopetuksen pisteet</translation>
    </message>
    <message>
        <source>For the side whose player has no card left.</source>
        <translation>Joukkueelle, jonka pelaajan kortit loppuivat.</translation>
    </message>
    <message>
        <source>Points more for going out concealed</source>
        <translation>Suoran lopetuksen lisäpisteet</translation>
    </message>
    <message>
        <source>For a player who had laid out nothing in earlier turns of the round.</source>
        <translation>Pelaajalle, joka ei ollut pöydännyt mitään erän aiemmilla vuoroilla.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Kun umpipakka on tyhjä</translation>
    </message>
    <message>
        <source>What that means for the round.</source>
        <translation>Mitä se merkitsee erälle.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Tavoitepisteet</translation>
    </message>
    <message>
        <source>The match is over once a side has so many points; the highest score wins.</source>
        <translation>Peli päättyy, kun joukkueella on näin monta pistettä; eniten pisteitä saanut voittaa.</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translation>Kortit ja jako</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Pöytäykset ja canastat</translation>
    </message>
    <message>
        <source>The first meld of a side</source>
        <translation>Joukkueen avauspöytäys</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Avopakka</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Punaiset kolmoset</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Lopettaminen</translation>
    </message>
    <message>
        <source>The end of round and match</source>
        <translation>Erän ja pelin päättyminen</translation>
    </message>
    <message>
        <source>a natural card, no three</source>
        <translation>luonnollinen kortti, ei kolmonen</translation>
    </message>
    <message>
        <source>no wild card, no red three</source>
        <translation>ei apukortti eikä punainen kolmonen</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>mikä tahansa kortti</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>heti</translation>
    </message>
    <message>
        <source>in this or the next turn</source>
        <translation>tällä tai seuraavalla vuorolla</translation>
    </message>
    <message>
        <source>play goes on with the pile</source>
        <translation>peli jatkuu avopakalla</translation>
    </message>
    <message>
        <source>the round ends with the turn</source>
        <translation>erä päättyy vuoroon</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ei rajaa</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>kyllä</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>at a lower score</source>
        <translation>sitä alemmilla pisteillä</translation>
    </message>
    <message>
        <source>from a score of</source>
        <translation>alkaen pisteistä</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pistettä</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Lisää porras</translation>
    </message>
    <message>
        <source>{points} from {score}</source>
        <translation>{points} (alkaen {score})</translation>
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
        <translation>Eroaa klassisesta: {what}</translation>
    </message>
    <message>
        <source>The classic game, with nothing changed</source>
        <translation>Klassinen peli muutoksitta</translation>
    </message>
    <message>
        <source>This is too small to play with.</source>
        <translation>Näin pienellä ei voi pelata.</translation>
    </message>
    <message>
        <source>Each score must be higher than the one before it.</source>
        <translation>Jokaisen pistemäärän on oltava edellistä suurempi.</translation>
    </message>
    <message>
        <source>Too many: the decks have {have} cards for {players} hands and the first card of the pile.</source>
        <translation>Liian monta: pakoissa on {have} korttia, ja käsiä on {players} avopakan ensimmäisen kortin lisäksi.</translation>
    </message>
    <message>
        <source>Nobody can play with this.</source>
        <translation>Näin ei voi pelata.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Pace</source>
        <translation>Tahti</translation>
    </message>
    <message>
        <source>How fast cards move and the other players play</source>
        <translation>Miten nopeasti kortit liikkuvat ja muut pelaavat</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Hidas</translation>
    </message>
    <message>
        <source>Time to follow every card.</source>
        <translation>Ehdit seurata jokaista korttia.</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normaali</translation>
    </message>
    <message>
        <source>As at a table with friends.</source>
        <translation>Kuin ystävien kesken pöydän ääressä.</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>N&amp;opea</translation>
    </message>
    <message>
        <source>For those who know the game well.</source>
        <translation>Niille, jotka tuntevat pelin hyvin.</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Ei liikettä</translation>
    </message>
    <message>
        <source>Nothing moves and nobody waits. What the others did is outlined for a moment.</source>
        <translation>Mikään ei liiku eikä kukaan odota. Muiden tekemät siirrot kehystetään hetkeksi.</translation>
    </message>
    <message>
        <source>Was it too fast? “Show the last turns again” in the View menu plays them once more.</source>
        <translation>Menikö liian nopeasti? Näkymä-valikon ”Näytä viime vuorot uudelleen” esittää ne vielä kerran.</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Vähemmän liikettä</translation>
    </message>
    <message>
        <source>For those whom moving pictures make unwell. The other players keep their pace, but no card moves.</source>
        <translation>Niille, joille liikkuvasta kuvasta tulee huono olo. Muut pelaajat pitävät tahtinsa, mutta kortit eivät liiku.</translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation>&amp;Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>At present the system asks for less movement.</source>
        <translation>Järjestelmä pyytää nyt vähemmän liikettä.</translation>
    </message>
    <message>
        <source>At present the system asks for nothing of the kind.</source>
        <translation>Järjestelmä ei nyt pyydä sellaista.</translation>
    </message>
    <message>
        <source>This system does not say. Choose yourself.</source>
        <translation>Järjestelmä ei kerro. Valitse itse.</translation>
    </message>
    <message>
        <source>&amp;Always: no card moves</source>
        <translation>&amp;Aina: kortit eivät liiku</translation>
    </message>
    <message>
        <source>Ne&amp;ver: cards move</source>
        <translation>Ei &amp;koskaan: kortit liikkuvat</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>The round is over</source>
        <translation>Erä on ohi</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Peli on ohi</translation>
    </message>
    <message>
        <source>{name} deals the cards</source>
        <translation>{name} jakaa kortit</translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translation>{name} kysyy: saanko lopettaa?</translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation>Vuorossa: {name}</translation>
    </message>
    <message>
        <source>Your partner is about to answer</source>
        <translation>Parisi miettii vastausta</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile</source>
        <translation>Nosta umpipakasta tai ota avopakka</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile</source>
        <translation>Umpipakka on tyhjä: ota avopakka</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or pass</source>
        <translation>Umpipakka on tyhjä: ota avopakka tai passaa</translation>
    </message>
    <message>
        <source>The stock is empty: you can only pass</source>
        <translation>Umpipakka on tyhjä: voit vain passata</translation>
    </message>
    <message>
        <source>Lay out cards, or discard one</source>
        <translation>Pöytää kortteja tai heitä yksi</translation>
    </message>
    <message>
        <source>Lay out what you have put down, or discard</source>
        <translation>Pöytää asettamasi kortit tai heitä</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Heitä kortti</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number} cards from the stock</source>
        <translation>
            <numerusform>Nosta kortti umpipakasta</numerusform>
            <numerusform>Nosta umpipakasta {number} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more to open</source>
        <translation>
            <numerusform>Pöytää vielä yksi piste avaukseen</numerusform>
            <numerusform>Pöytää vielä {n} pistettä avaukseen</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal the cards</source>
        <translation>Sinä jaat kortit</translation>
    </message>
    <message>
        <source>You go out: the round is over</source>
        <translation>Lopetit: erä on ohi</translation>
    </message>
    <message>
        <source>{name} goes out: the round is over</source>
        <translation>{name} lopetti: erä on ohi</translation>
    </message>
    <message>
        <source>You go out: the match is over</source>
        <translation>Lopetit: peli on ohi</translation>
    </message>
    <message>
        <source>{name} goes out: the match is over</source>
        <translation>{name} lopetti: peli on ohi</translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then cost {n} points</source>
        <translation>
            <numerusform>Kätesi maksaisi silloin {n} pisteen</numerusform>
            <numerusform>Kätesi maksaisi silloin {n} pistettä</numerusform>
        </translation>
    </message>
    <message>
        <source>No forbids it in this turn, yes leaves it open</source>
        <translation>Ei kieltää sen tällä vuorolla, kyllä jättää auki</translation>
    </message>
    <message>
        <source>{key} shows the score sheet</source>
        <translation>{key} näyttää pistetaulukon</translation>
    </message>
    <message>
        <source>The score sheet is in the menu Game</source>
        <translation>Pistetaulukko on Peli-valikossa</translation>
    </message>
    <message>
        <source>Passing ends the round</source>
        <translation>Passaaminen päättää erän</translation>
    </message>
    <message>
        <source>Undo takes back the cards put down last</source>
        <translation>Kumoa palauttaa viimeksi asetetut kortit</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {have} of {need}</source>
        <translation>Canastoja lopetukseen: {have}/{need}</translation>
    </message>
    <message>
        <source>or</source>
        <translation>tai</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>Nostit: {card}.</translation>
    </message>
    <message>
        <source>You drew a joker.</source>
        <translation>Nostit jokerin.</translation>
    </message>
    <message>
        <source>You drew: {first}, {second}.</source>
        <translation>Nostit: {first}, {second}.</translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation>{name} vastaa kyllä.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} vastaa ei.</translation>
    </message>
    <message>
        <source>From the pile: {card}.</source>
        <translation>Avopakasta: {card}.</translation>
    </message>
    <message>
        <source>From the pile: {first}, {second}.</source>
        <translation>Avopakasta: {first}, {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards came to your hand.</source>
        <translation>
            <numerusform>Käteesi tuli yksi kortti.</numerusform>
            <numerusform>Käteesi tuli {n} korttia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, {missing} more</source>
        <translation>Avaus {needed}:  pöydätty {staged}, puuttuu {missing}</translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, enough</source>
        <translation>Avaus {needed}:  pöydätty {staged}, riittää</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation>Tauko</translation>
    </message>
    <message>
        <source>The other players wait. Nothing is lost.</source>
        <translation>Muut pelaajat odottavat. Mitään ei katoa.</translation>
    </message>
    <message>
        <source>Press {key} or click to go on</source>
        <translation>Jatka: paina {key} tai napsauta</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Peli jatkuu.</translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Jatka napsauttamalla</translation>
    </message>
</context>
<context>
    <name>Peeking</name>
    <message numerus="yes">
        <source>Discard pile: {n} cards</source>
        <translation>
            <numerusform>Avopakka: yksi kortti</numerusform>
            <numerusform>Avopakka: {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: {n} cards, frozen by the one with the snowflake</source>
        <translation>
            <numerusform>Avopakka: yksi kortti, joka jäädyttää sen</numerusform>
            <numerusform>Avopakka: {n} korttia, jäädytetty lumihiutalekortilla</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest card first, the newest last. Any key or click closes this.</source>
        <translation>Vanhin kortti ensin, uusin viimeisenä. Sulje millä tahansa näppäimellä tai napsauttamalla.</translation>
    </message>
    <message>
        <source>Any key or click closes this.</source>
        <translation>Sulje millä tahansa näppäimellä tai napsauttamalla.</translation>
    </message>
    <message>
        <source>The newest first: {cards}</source>
        <translation>Uusin ensin: {cards}</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>“{place}” is missing</source>
        <translation>”{place}” puuttuu</translation>
    </message>
    <message>
        <source>The value of “{place}” is not of the right kind</source>
        <translation>Kohdan ”{place}” arvo ei ole oikeanlainen</translation>
    </message>
    <message>
        <source>“{detail}” in “{place}” is no card</source>
        <translation>Kohdassa ”{place}” oleva ”{detail}” ei ole kortti</translation>
    </message>
    <message>
        <source>The card “{detail}” is there more often than the decks hold it</source>
        <translation>Kortti ”{detail}” esiintyy useammin kuin pakoissa</translation>
    </message>
    <message>
        <source>“{place}” does not have as many entries as the rules need: {detail}</source>
        <translation>Kohdassa ”{place}” ei ole niin monta jäsentä kuin säännöt vaativat: {detail}</translation>
    </message>
    <message>
        <source>There is no seat {detail} for “{place}”</source>
        <translation>Kohdassa ”{place}” ei ole paikkaa {detail}</translation>
    </message>
    <message>
        <source>“{place}” cannot be “{detail}”</source>
        <translation>”{place}” ei voi olla ”{detail}”</translation>
    </message>
    <message>
        <source>Seat {detail} is on turn with an empty hand</source>
        <translation>Paikka {detail} on vuorossa tyhjin käsin</translation>
    </message>
    <message>
        <source>Seat {detail} holds a red three, which these rules lay at once</source>
        <translation>Paikalla {detail} on punainen kolmonen, joka näillä säännöillä laitetaan heti pöytään</translation>
    </message>
    <message>
        <source>“{detail}” is no red three</source>
        <translation>”{detail}” ei ole punainen kolmonen</translation>
    </message>
    <message>
        <source>“{detail}” is no meld by these rules</source>
        <translation>”{detail}” ei ole näillä säännöillä pöytäys</translation>
    </message>
    <message>
        <source>“{detail}” is a second meld of its rank</source>
        <translation>”{detail}” on arvonsa toinen pöytäys</translation>
    </message>
    <message>
        <source>“{move}” is no move</source>
        <translation>”{move}” ei ole siirto</translation>
    </message>
    <message>
        <source>“{move}” is made by a seat that does not exist</source>
        <translation>Siirron ”{move}” tekee paikka, jota ei ole</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Lähde:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tiedostotyyppi:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>aces</source>
        <translation>ässät</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>kuninkaat</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>rouvat</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>sotamiehet</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>kympit</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>yhdeksiköt</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>kahdeksikot</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>seitsemiköt</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>kuutoset</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>viitoset</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>neloset</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>mustat kolmoset</translation>
    </message>
    <message numerus="yes">
        <source>{number} aces</source>
        <translation>
            <numerusform>ässä</numerusform>
            <numerusform>{number} ässää</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>kuningas</numerusform>
            <numerusform>{number} kuningasta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} queens</source>
        <translation>
            <numerusform>rouva</numerusform>
            <numerusform>{number} rouvaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jacks</source>
        <translation>
            <numerusform>sotamies</numerusform>
            <numerusform>{number} sotamiestä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tens</source>
        <translation>
            <numerusform>kymppi</numerusform>
            <numerusform>{number} kymppiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} nines</source>
        <translation>
            <numerusform>yhdeksikkö</numerusform>
            <numerusform>{number} yhdeksikköä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} eights</source>
        <translation>
            <numerusform>kahdeksikko</numerusform>
            <numerusform>{number} kahdeksikkoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sevens</source>
        <translation>
            <numerusform>seitsemikkö</numerusform>
            <numerusform>{number} seitsemikköä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sixes</source>
        <translation>
            <numerusform>kuutonen</numerusform>
            <numerusform>{number} kuutosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fives</source>
        <translation>
            <numerusform>viitonen</numerusform>
            <numerusform>{number} viitosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fours</source>
        <translation>
            <numerusform>nelonen</numerusform>
            <numerusform>{number} nelosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} black threes</source>
        <translation>
            <numerusform>musta kolmonen</numerusform>
            <numerusform>{number} mustaa kolmosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} twos</source>
        <translation>
            <numerusform>kakkonen</numerusform>
            <numerusform>{number} kakkosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jokers</source>
        <translation>
            <numerusform>jokeri</numerusform>
            <numerusform>{number} jokeria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} wild cards</source>
        <translation>
            <numerusform>apukortti</numerusform>
            <numerusform>{number} apukorttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <translation>
            <numerusform>yksi kortti</numerusform>
            <numerusform>{number} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red threes</source>
        <translation>
            <numerusform>punainen kolmonen</numerusform>
            <numerusform>{n} punaista kolmosta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over</source>
        <translation>Erä on ohi</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Nyt ei ole sinun vuorosi</translation>
    </message>
    <message>
        <source>A question to the partner is still open</source>
        <translation>Kysymys parille odottaa vielä vastausta</translation>
    </message>
    <message>
        <source>Nobody has asked you a question</source>
        <translation>Kukaan ei ole kysynyt sinulta mitään</translation>
    </message>
    <message>
        <source>You have not drawn yet</source>
        <translation>Et ole vielä nostanut</translation>
    </message>
    <message>
        <source>You have already drawn in this turn</source>
        <translation>Olet jo nostanut tällä vuorolla</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Umpipakka on tyhjä</translation>
    </message>
    <message>
        <source>There are still cards in the stock</source>
        <translation>Umpipakassa on vielä kortteja</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>Avopakka on tyhjä</translation>
    </message>
    <message>
        <source>You do not hold that card</source>
        <translation>Sinulla ei ole sitä korttia</translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card is on top</source>
        <translation>Avopakka on lukittu: päällä on apukortti</translation>
    </message>
    <message>
        <source>The pile is blocked: a black three is on top</source>
        <translation>Avopakka on lukittu: päällä on musta kolmonen</translation>
    </message>
    <message>
        <source>The pile is blocked: a red three is on top</source>
        <translation>Avopakka on lukittu: päällä on punainen kolmonen</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a single card</source>
        <translation>Kun kädessäsi on yksi kortti, et voi ottaa yhtä korttia</translation>
    </message>
    <message>
        <source>Red threes are no part of a meld</source>
        <translation>Punaiset kolmoset eivät kuulu pöytäyksiin</translation>
    </message>
    <message>
        <source>Wild cards do not go with threes</source>
        <translation>Apukortit eivät käy kolmosten kanssa</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld</source>
        <translation>Pelkät apukortit eivät ole pöytäys</translation>
    </message>
    <message>
        <source>A new meld needs natural cards</source>
        <translation>Uuteen pöytäykseen tarvitaan luonnollisia kortteja</translation>
    </message>
    <message>
        <source>The cards of a meld are all of one rank</source>
        <translation>Pöytäyksen kortit ovat kaikki samaa arvoa</translation>
    </message>
    <message>
        <source>A side has one meld of each rank</source>
        <translation>Joukkueella on yksi pöytäys kutakin arvoa</translation>
    </message>
    <message>
        <source>Only a natural pair from your hand takes the pile</source>
        <translation>Avopakan saa vain kätesi luonnollisella parilla</translation>
    </message>
    <message>
        <source>The top card of the pile makes no meld yet</source>
        <translation>Avopakan päällimmäisestä kortista ei vielä tule pöytäystä</translation>
    </message>
    <message>
        <source>The meld has too few cards</source>
        <translation>Pöytäyksessä on liian vähän kortteja</translation>
    </message>
    <message>
        <source>The meld has too many wild cards</source>
        <translation>Pöytäyksessä on liikaa apukortteja</translation>
    </message>
    <message>
        <source>The meld has too few natural cards</source>
        <translation>Pöytäyksessä on liian vähän luonnollisia kortteja</translation>
    </message>
    <message>
        <source>Black threes are laid out only by a player who goes out</source>
        <translation>Mustat kolmoset pöytää vain pelaaja, joka lopettaa</translation>
    </message>
    <message>
        <source>The first meld has too few points</source>
        <translation>Avauspöytäyksessä on liian vähän pisteitä</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn</source>
        <translation>Parisi vastasi ei: et saa lopettaa tällä vuorolla</translation>
    </message>
    <message>
        <source>Your side has too few canastas to go out</source>
        <translation>Joukkueellasi on liian vähän canastoja lopettamiseen</translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translation>Lopettamiseen tarvitaan viimeinen heitto</translation>
    </message>
    <message>
        <source>A red three is never discarded</source>
        <translation>Punaista kolmosta ei koskaan heitetä</translation>
    </message>
    <message>
        <source>You have held a red three since your turn began</source>
        <translation>Sinulla on ollut punainen kolmonen vuorosi alusta asti</translation>
    </message>
    <message>
        <source>The top card fits a meld of your side: you cannot pass</source>
        <translation>Päällimmäinen kortti sopii joukkueesi pöytäykseen: et voi passata</translation>
    </message>
    <message>
        <source>You cannot ask your partner now</source>
        <translation>Et voi kysyä pariltasi nyt</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards go there</source>
        <translation>Tähän käyvät vain {ranks} ja apukortit</translation>
    </message>
    <message>
        <source>A side has one meld of {ranks}, not two</source>
        <translation>Joukkueella voi olla vain yksi tällainen pöytäys ({ranks})</translation>
    </message>
    <message>
        <source>Only two natural {ranks} from your hand take the pile</source>
        <translation>Avopakan saa vain kätesi luonnollisella parilla ({ranks})</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} yet</source>
        <translation>Joukkueesi pöytäyksistä puuttuvat vielä {ranks}</translation>
    </message>
    <message>
        <source>You do not hold the {card}</source>
        <translation>Kädessäsi ei ole tätä korttia: {card}</translation>
    </message>
    <message>
        <source>You have held the {card} since your turn began</source>
        <translation>Kädessäsi on ollut vuorosi alusta asti {card}</translation>
    </message>
    <message numerus="yes">
        <source>You hold {have} of the {number} cards that it takes</source>
        <translation>
            <numerusform>Tarvitaan {number} kortti (sinulla {have})</numerusform>
            <numerusform>Tarvitaan {number} korttia (sinulla {have})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new meld needs {number} natural cards</source>
        <translation>
            <numerusform>Uuteen pöytäykseen tarvitaan {number} luonnollinen kortti</numerusform>
            <numerusform>Uuteen pöytäykseen tarvitaan {number} luonnollista korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} cards, this one has {have}</source>
        <translation>
            <numerusform>Pöytäykseen tarvitaan {number} kortti (nyt {have})</numerusform>
            <numerusform>Pöytäykseen tarvitaan {number} korttia (nyt {have})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This meld may have {number} wild cards, not {have}</source>
        <translation>
            <numerusform>Tässä pöytäyksessä saa olla {number} apukortti (nyt {have})</numerusform>
            <numerusform>Tässä pöytäyksessä saa olla {number} apukorttia (nyt {have})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} natural cards, this one has {have}</source>
        <translation>
            <numerusform>Pöytäykseen tarvitaan {number} luonnollinen kortti (nyt {have})</numerusform>
            <numerusform>Pöytäykseen tarvitaan {number} luonnollista korttia (nyt {have})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first meld needs {n} points, these cards have {points}</source>
        <translation>
            <numerusform>Avauspöytäykseen tarvitaan {n} piste, näissä korteissa on {points}</numerusform>
            <numerusform>Avauspöytäykseen tarvitaan {n} pistettä, näissä korteissa on {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out needs {number} canastas, your side has {have}</source>
        <translation>
            <numerusform>Lopettamiseen tarvitaan {number} canasta (nyt {have})</numerusform>
            <numerusform>Lopettamiseen tarvitaan {number} canastaa (nyt {have})</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet, then play the next round</source>
        <translation>Katso pistetaulukkoa ja pelaa sitten seuraava erä</translation>
    </message>
    <message>
        <source>Pick and sort cards meanwhile, and play when it is</source>
        <translation>Valitse ja lajittele sillä aikaa kortteja ja pelaa, kun vuorosi tulee</translation>
    </message>
    <message>
        <source>It is answered with yes or no first</source>
        <translation>Siihen vastataan ensin kyllä tai ei</translation>
    </message>
    <message>
        <source>Draw, lay out or discard instead</source>
        <translation>Nosta, pöytää tai heitä sen sijaan</translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile first</source>
        <translation>Nosta ensin umpipakasta tai ota avopakka</translation>
    </message>
    <message>
        <source>Lay out cards, or discard one to end your turn</source>
        <translation>Pöytää kortteja tai päätä vuorosi heittämällä yksi</translation>
    </message>
    <message>
        <source>Take the pile, or pass</source>
        <translation>Ota avopakka tai passaa</translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile</source>
        <translation>Nosta umpipakasta tai ota avopakka</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Nosta umpipakasta</translation>
    </message>
    <message>
        <source>Play cards of your hand</source>
        <translation>Pelaa kätesi kortteja</translation>
    </message>
    <message>
        <source>Draw from the stock, or pass if it is empty</source>
        <translation>Nosta umpipakasta tai passaa, jos se on tyhjä</translation>
    </message>
    <message>
        <source>Leave it out: it has a place of its own</source>
        <translation>Jätä se pois: sillä on oma paikkansa</translation>
    </message>
    <message>
        <source>Put the wild cards on another meld</source>
        <translation>Laita apukortit toiseen pöytäykseen</translation>
    </message>
    <message>
        <source>Put them on a meld of your side</source>
        <translation>Laita ne joukkueesi pöytäykseen</translation>
    </message>
    <message>
        <source>Lay out natural cards first, then add the wild ones</source>
        <translation>Pöytää ensin luonnollisia kortteja ja lisää sitten apukortit</translation>
    </message>
    <message>
        <source>Lay out each rank by itself</source>
        <translation>Pöytää jokainen arvo erikseen</translation>
    </message>
    <message>
        <source>Lay these cards out together</source>
        <translation>Pöytää nämä kortit yhdessä</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold such a pair</source>
        <translation>Nosta umpipakasta, ellei sinulla ole sellaista paria</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold cards that fit it</source>
        <translation>Nosta umpipakasta, ellei sinulla ole siihen sopivia kortteja</translation>
    </message>
    <message>
        <source>Add more cards, or take these back</source>
        <translation>Lisää kortteja tai ota nämä takaisin</translation>
    </message>
    <message>
        <source>Take a wild card back, or add natural cards</source>
        <translation>Ota apukortti takaisin tai lisää luonnollisia kortteja</translation>
    </message>
    <message>
        <source>Add natural cards, or take these back</source>
        <translation>Lisää luonnollisia kortteja tai ota nämä takaisin</translation>
    </message>
    <message>
        <source>Keep them until they are your last cards but one, or discard one</source>
        <translation>Säästä ne, kunnes ne ovat viimeiset korttisi yhtä lukuun ottamatta, tai heitä yksi</translation>
    </message>
    <message>
        <source>Lay out more cards, or take these back</source>
        <translation>Pöytää lisää kortteja tai ota nämä takaisin</translation>
    </message>
    <message>
        <source>Keep at least one card after your discard</source>
        <translation>Säästä ainakin yksi kortti heiton jälkeen</translation>
    </message>
    <message>
        <source>Keep one card and discard it last</source>
        <translation>Säästä yksi kortti ja heitä se viimeiseksi</translation>
    </message>
    <message>
        <source>Discard another card</source>
        <translation>Heitä toinen kortti</translation>
    </message>
    <message>
        <source>Lay it before you discard</source>
        <translation>Laita se pöytään ennen kuin heität</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Ota avopakka</translation>
    </message>
    <message>
        <source>A partner may be asked once a turn, after drawing and before laying out</source>
        <translation>Parilta saa kysyä kerran vuorossa, noston jälkeen ja ennen kuin pöydätään</translation>
    </message>
    <message>
        <source>Lay out {ranks} first, then add the wild cards</source>
        <translation>Pöytää ensin {ranks} ja lisää sitten apukortit</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}</source>
        <translation>Nosta umpipakasta, ellei sinulla ole paria ({ranks})</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}, or one and a wild card</source>
        <translation>Nosta umpipakasta, ellei sinulla ole paria ({ranks}) tai yhtä niistä ja apukorttia</translation>
    </message>
    <message>
        <source>Add more {ranks} or wild cards, or take these back</source>
        <translation>Lisää kortteja ({ranks}) tai apukortteja, tai ota nämä takaisin</translation>
    </message>
    <message>
        <source>Add natural {ranks}, or take these back</source>
        <translation>Lisää luonnollisia kortteja ({ranks}) tai ota nämä takaisin</translation>
    </message>
    <message>
        <source>Take a wild card back, or add {ranks}</source>
        <translation>Ota apukortti takaisin tai lisää kortteja ({ranks})</translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more, or take these cards back</source>
        <translation>
            <numerusform>Pöytää vielä yksi piste tai ota nämä kortit takaisin</numerusform>
            <numerusform>Pöytää vielä {n} pistettä tai ota nämä kortit takaisin</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}. {advice}.</source>
        <translation>{reason}. {advice}.</translation>
    </message>
    <message>
        <source>No match is on the table</source>
        <translation>Pöydällä ei ole peliä</translation>
    </message>
    <message>
        <source>No card is picked</source>
        <translation>Yhtään korttia ei ole valittu</translation>
    </message>
    <message>
        <source>Nothing is put down that could be taken back</source>
        <translation>Mitään ei ole asetettu, mitä voisi ottaa takaisin</translation>
    </message>
    <message>
        <source>One card is discarded, not several</source>
        <translation>Kortteja heitetään yksi, ei useita</translation>
    </message>
    <message>
        <source>These are the melds of the other side</source>
        <translation>Nämä ovat toisen joukkueen pöytäyksiä</translation>
    </message>
    <message>
        <source>That does not go there</source>
        <translation>Se ei käy tähän</translation>
    </message>
    <message>
        <source>This round is not over yet</source>
        <translation>Tämä erä ei ole vielä ohi</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Peli on ohi</translation>
    </message>
    <message>
        <source>Your partner waits for your answer</source>
        <translation>Parisi odottaa vastaustasi</translation>
    </message>
    <message>
        <source>The round is over, and no move is to be made</source>
        <translation>Erä on ohi, eikä siirtoja ole tehtävänä</translation>
    </message>
    <message>
        <source>No hint could be found this time</source>
        <translation>Vihjettä ei tällä kertaa löytynyt</translation>
    </message>
    <message>
        <source>Hints are turned off</source>
        <translation>Vihjeet ovat poissa käytöstä</translation>
    </message>
    <message>
        <source>Begin a new game or open one</source>
        <translation>Aloita uusi peli tai avaa tallennettu</translation>
    </message>
    <message>
        <source>Click a card of your hand first</source>
        <translation>Napsauta ensin kätesi korttia</translation>
    </message>
    <message>
        <source>What is laid out as a move stays on the table</source>
        <translation>Siirtona pöydätty pysyy pöydällä</translation>
    </message>
    <message>
        <source>Pick the one card to discard</source>
        <translation>Valitse yksi heitettävä kortti</translation>
    </message>
    <message>
        <source>Put your cards on the melds of your side</source>
        <translation>Laita korttisi oman joukkueesi pöytäyksiin</translation>
    </message>
    <message>
        <source>Drop it on a place that lights</source>
        <translation>Pudota se paikalle, joka loistaa</translation>
    </message>
    <message>
        <source>Play it to its end first</source>
        <translation>Pelaa se ensin loppuun</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Aloita uusi peli</translation>
    </message>
    <message>
        <source>Say yes or no: may they go out?</source>
        <translation>Vastaa kyllä tai ei: saako pari lopettaa?</translation>
    </message>
    <message>
        <source>Ask for a hint when you are to play</source>
        <translation>Pyydä vihjettä, kun on sinun vuorosi</translation>
    </message>
    <message>
        <source>Deal the next round first</source>
        <translation>Jaa ensin seuraava erä</translation>
    </message>
    <message>
        <source>Ask once more, or play as you see fit</source>
        <translation>Pyydä uudelleen tai pelaa, miten parhaaksi näet</translation>
    </message>
    <message>
        <source>The settings turn them on, on the page of players</source>
        <translation>Ne otetaan käyttöön asetusten Pelaajat-sivulla</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>There is no option “{option}”</source>
        <translation>Valintaa ”{option}” ei ole</translation>
    </message>
    <message>
        <source>There are no rules of the name “{value}”</source>
        <translation>Sääntöjä nimeltä ”{value}” ei ole</translation>
    </message>
    <message>
        <source>Two, three, four or six can play, not {value}</source>
        <translation>Pelaajia voi olla kaksi, kolme, neljä tai kuusi, ei {value}</translation>
    </message>
    <message>
        <source>The value of “{option}” is not of the right kind</source>
        <translation>Kohdan ”{option}” arvo ei ole oikeanlainen</translation>
    </message>
    <message>
        <source>“{option}” cannot be “{value}”</source>
        <translation>”{option}” ei voi olla ”{value}”</translation>
    </message>
    <message>
        <source>The value of “{option}” is too small</source>
        <translation>Kohdan ”{option}” arvo on liian pieni</translation>
    </message>
    <message>
        <source>The value of “{option}” is larger than can be played here</source>
        <translation>Kohdan ”{option}” arvo on suurempi kuin tässä voi pelata</translation>
    </message>
    <message>
        <source>“{option}” is too large: the decks have too few cards for it</source>
        <translation>”{option}” on liian suuri: pakoissa on siihen liian vähän kortteja</translation>
    </message>
    <message>
        <source>The scores in “{option}” do not rise</source>
        <translation>Kohdan ”{option}” pistemäärät eivät nouse</translation>
    </message>
    <message>
        <source>The option “{option}” is missing</source>
        <translation>Valinta ”{option}” puuttuu</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassinen</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Ranskalainen</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Kolmetoista korttia</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>All rules</source>
        <translation>Kaikki säännöt</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Käytä näitä sääntöjä</translation>
    </message>
    <message>
        <source>&amp;Open house rules…</source>
        <translation>&amp;Avaa kotisäännöt…</translation>
    </message>
    <message>
        <source>&amp;Save as house rules…</source>
        <translation>&amp;Tallenna kotisääntöinä…</translation>
    </message>
    <message>
        <source>&amp;All as in {preset}</source>
        <translation>Ka&amp;ikki kuten: {preset}</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Avaa kotisäännöt</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Tallenna kotisäännöt</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Kotisäännöt (*.json)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>A number in it is larger than can be played here</source>
        <translation>Jokin sen luvuista on suurempi kuin tässä voi pelata</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Score sheet</source>
        <translation>Pistetaulukko</translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translation>Pöydätyt kortit</translation>
    </message>
    <message>
        <source>Natural canastas, {each} each</source>
        <translation>Puhtaat canastat, à {each}</translation>
    </message>
    <message>
        <source>Mixed canastas, {each} each</source>
        <translation>Sekacanastat, à {each}</translation>
    </message>
    <message>
        <source>Concealed canastas, {each} more each</source>
        <translation>Kätketyt canastat, lisäksi à {each}</translation>
    </message>
    <message>
        <source>Red threes, {each} each</source>
        <translation>Punaiset kolmoset, à {each}</translation>
    </message>
    <message>
        <source>Red threes, {each} or {double} each</source>
        <translation>Punaiset kolmoset, à {each} tai {double}</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Lopetus</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Suora lopetus</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Käteen jääneet kortit</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Tämä erä</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Ennen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
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
        <translation>puuttuu {points}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>saavutettu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Erä</translation>
    </message>
    <message>
        <source>No round is finished yet</source>
        <translation>Yhtään erää ei ole vielä pelattu loppuun</translation>
    </message>
    <message>
        <source>The score sheet comes when this one is over</source>
        <translation>Pistetaulukko tulee, kun tämä on ohi</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Seuraava erä</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Katso pöytää</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Kaikki erät</translation>
    </message>
    <message>
        <source>This round only</source>
        <translation>Vain tämä erä</translation>
    </message>
    <message>
        <source>Round {number}: we went out</source>
        <translation>Erä {number}: me lopetimme</translation>
    </message>
    <message>
        <source>Round {number}: they went out</source>
        <translation>Erä {number}: he lopettivat</translation>
    </message>
    <message>
        <source>Round {number}: ended by a pass</source>
        <translation>Erä {number}: päättyi passaukseen</translation>
    </message>
    <message>
        <source>Round {number}: the stock is empty</source>
        <translation>Erä {number}: umpipakka on tyhjä</translation>
    </message>
    <message>
        <source>Round {number}: the stock ended with a red three</source>
        <translation>Erä {number}: umpipakan lopussa oli punainen kolmonen</translation>
    </message>
    <message>
        <source>You have no card left.</source>
        <translation>Sinun korttisi loppuivat.</translation>
    </message>
    <message>
        <source>{name} has no card left.</source>
        <translation>{name} pelasi korttinsa loppuun.</translation>
    </message>
    <message>
        <source>You went out concealed.</source>
        <translation>Lopetit suoraan.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} lopetti suoraan.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Kukaan ei lopettanut.</translation>
    </message>
    <message>
        <source>{ours} points for us, {theirs} for them.</source>
        <translation>Me saimme {ours} pistettä, he {theirs}.</translation>
    </message>
    <message>
        <source>Next round: you deal. To open, we need {ours} points, they need {theirs}.</source>
        <translation>Seuraava erä: sinä jaat. Avaukseen me tarvitsemme {ours} pistettä, he {theirs}.</translation>
    </message>
    <message>
        <source>Next round: {name} deals. To open, we need {ours} points, they need {theirs}.</source>
        <translation>Seuraava erä: {name} jakaa. Avaukseen me tarvitsemme {ours} pistettä, he {theirs}.</translation>
    </message>
    <message>
        <source>It is dealt from deal number {number}.</source>
        <translation>Jaon numero on {number}.</translation>
    </message>
    <message>
        <source>Both sides stand level at the top: another round decides.</source>
        <translation>Joukkueet ovat tasoissa: vielä yksi erä ratkaisee.</translation>
    </message>
    <message>
        <source>The best stand level at the top: another round decides.</source>
        <translation>Parhaat ovat tasoissa: vielä yksi erä ratkaisee.</translation>
    </message>
    <message>
        <source>Round {number}: you went out</source>
        <translation>Erä {number}: sinä lopetit</translation>
    </message>
    <message>
        <source>Round {number}: {name} went out</source>
        <translation>Erä {number}: {name} lopetti</translation>
    </message>
    <message>
        <source>Points of the round: {list}.</source>
        <translation>Erän pisteet: {list}.</translation>
    </message>
    <message>
        <source>Next round: you deal. Points to open: {list}.</source>
        <translation>Seuraava erä: sinä jaat. Avaukseen tarvittavat pisteet: {list}.</translation>
    </message>
    <message>
        <source>Next round: {name} deals. Points to open: {list}.</source>
        <translation>Seuraava erä: {name} jakaa. Avaukseen tarvittavat pisteet: {list}.</translation>
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
            <numerusform>Ero on yksi piste.</numerusform>
            <numerusform>Ero on {n} pistettä.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Sinä voitit</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} voitti</translation>
    </message>
    <message>
        <source>We have won</source>
        <translation>Me voitimme</translation>
    </message>
    <message>
        <source>They have won</source>
        <translation>He voittivat</translation>
    </message>
    <message numerus="yes">
        <source>{name} said yes to going out, with {n} points in hand.</source>
        <translation>
            <numerusform>{name} vastasi lopetukseen kyllä, kädessä yksi piste.</numerusform>
            <numerusform>{name} vastasi lopetukseen kyllä, kädessä {n} pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} said no to going out, with {n} points in hand.</source>
        <translation>
            <numerusform>{name} vastasi lopetukseen ei, kädessä yksi piste.</numerusform>
            <numerusform>{name} vastasi lopetukseen ei, kädessä {n} pistettä.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Asetusten sivut</translation>
    </message>
    <message>
        <source>&amp;Restore the defaults of this page</source>
        <translation>&amp;Palauta tämän sivun oletukset</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Näppäimet</translation>
    </message>
    <message>
        <source>Choose a line, then Change, and press the new key. A line can have several keys.</source>
        <translation>Valitse rivi, sitten Vaihda, ja paina uutta näppäintä. Rivillä voi olla monta näppäintä.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mitä se tekee</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Näppäin</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message>
        <source>Select all cards of the hand</source>
        <translation>Valitse kaikki käden kortit</translation>
    </message>
    <message>
        <source>Tell how the round stands</source>
        <translation>Kerro erän tilanne</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>Pöydän seuraavaan osaan</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>Pöydän edelliseen osaan</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Vaihda…</translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation>Näppäin {key}</translation>
    </message>
    <message>
        <source>{key} opens menus, as F10 and all keys with Alt do. Press another key.</source>
        <translation>{key} avaa valikoita kuten F10 ja kaikki Alt-näppäimet. Paina muuta näppäintä.</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Tavallinen näppäin</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Lisää…</translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation>P&amp;oista</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>&amp;Swap the two</source>
        <translation>Vaihda &amp;keskenään</translation>
    </message>
    <message>
        <source>Use it &amp;here instead</source>
        <translation>&amp;Siirrä tähän</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Uusi näppäin</translation>
    </message>
    <message>
        <source>One more key</source>
        <translation>Yksi näppäin lisää</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Paina uutta näppäintä</translation>
    </message>
    <message>
        <source>Key now: {key}</source>
        <translation>Näppäin nyt: {key}</translation>
    </message>
    <message>
        <source>{key} finds cards of the hand, and keeps doing that. Press another key.</source>
        <translation>{key} etsii käden kortteja ja pysyy siinä tehtävässä. Paina muuta näppäintä.</translation>
    </message>
    <message>
        <source>{key} moves about the table, and keeps doing that. Press another key.</source>
        <translation>{key} liikkuu pöydällä ja pysyy siinä tehtävässä. Paina muuta näppäintä.</translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or let the two swap their keys.</source>
        <translation>{key} on jo toiminnolla ”{action}”. Paina muuta näppäintä tai anna näiden kahden vaihtaa näppäimensä.</translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or use this one here instead of there.</source>
        <translation>{key} on jo toiminnolla ”{action}”. Paina muuta näppäintä, tai siirrä tämä tähän sieltä.</translation>
    </message>
    <message>
        <source>This key cannot be told from others. Press another key.</source>
        <translation>Tätä näppäintä ei erota muista. Paina muuta näppäintä.</translation>
    </message>
    <message>
        <source>The usual key stands for “{action}” now. Change that one first, or restore the defaults of this page.</source>
        <translation>Tavallinen näppäin on nyt toiminnolla ”{action}”. Vaihda ensin sen näppäin tai palauta tämän sivun oletukset.</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation>Äänet</translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation>&amp;Soita ääniä</translation>
    </message>
    <message>
        <source>Short and soft ones: for cards that are dealt, drawn and laid, for a canasta, and when it is your turn.</source>
        <translation>Lyhyitä ja pehmeitä: kun kortteja jaetaan, nostetaan ja pannaan pöytään, canastasta ja kun on sinun vuorosi.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Voimakkuus</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume} %</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Kokeile</translation>
    </message>
    <message>
        <source>Plays a card, a canasta and “your turn” as loud as they will be.</source>
        <translation>Soittaa kortin, canastan ja ”sinun vuorosi” niin kovaa kuin ne kuuluvat.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one and try again: the game needs no new start.</source>
        <translation>Kaiutinta ei löytynyt. Liitä sellainen ja kokeile uudelleen: peliä ei tarvitse käynnistää uudelleen.</translation>
    </message>
    <message>
        <source>Sounds need a part that is not installed. Install it and start the game again: {command}</source>
        <translation>Ääniin tarvitaan osa, jota ei ole asennettu. Asenna se ja käynnistä peli uudelleen: {command}</translation>
    </message>
    <message>
        <source>The part that plays sounds cannot be loaded. Install what your system says is missing and start the game again: {problem}</source>
        <translation>Äänten osa ei lataudu. Asenna se, mitä järjestelmä sanoo puuttuvan, ja käynnistä peli uudelleen: {problem}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Our melds</source>
        <translation>Meidän pöytäyksemme</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Sinun pöytäyksesi</translation>
    </message>
    <message>
        <source>Their melds</source>
        <translation>Heidän pöytäyksensä</translation>
    </message>
    <message>
        <source>Melds of the others</source>
        <translation>Muiden pöytäykset</translation>
    </message>
    <message>
        <source>Stock, discard pile and buttons</source>
        <translation>Umpipakka, avopakka ja painikkeet</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>meidän</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>sinun</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>heidän</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>puhdas</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>seka</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place}/{count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}, selected</source>
        <translation>{card}, {place}/{count}, valittu</translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}</source>
        <translation>{card}, nostettu tällä vuorolla, {place}/{count}</translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}, selected</source>
        <translation>{card}, nostettu tällä vuorolla, {place}/{count}, valittu</translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind}, {missing} more to a canasta</source>
        <translation>
            <numerusform>{ranks}, yksi kortti, {whose}, {kind}, canastaan puuttuu {missing}</numerusform>
            <numerusform>{ranks}, {n} korttia, {whose}, {kind}, canastaan puuttuu {missing}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}</source>
        <translation>
            <numerusform>{ranks}, yksi kortti, {whose}</numerusform>
            <numerusform>{ranks}, {n} korttia, {whose}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta</source>
        <translation>
            <numerusform>{ranks}, yksi kortti, {whose}, canasta, {kind}</numerusform>
            <numerusform>{ranks}, {n} korttia, {whose}, canasta, {kind}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta, concealed</source>
        <translation>
            <numerusform>{ranks}, yksi kortti, {whose}, canasta, {kind}, kätketty</numerusform>
            <numerusform>{ranks}, {n} korttia, {whose}, canasta, {kind}, kätketty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {n} of them only put down</source>
        <translation>
            <numerusform>{meld}, niistä yksi vasta asetettu</numerusform>
            <numerusform>{meld}, niistä {n} vasta asetettu</numerusform>
        </translation>
    </message>
    <message>
        <source>Place for {ranks}, free</source>
        <translation>Vapaa paikka: {ranks}</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, on top: {card}</source>
        <translation>
            <numerusform>Avopakka, yksi kortti, päällä: {card}</numerusform>
            <numerusform>Avopakka, {n} korttia, päällä: {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, frozen, on top: {card}</source>
        <translation>
            <numerusform>Avopakka, yksi kortti, jäädytetty, päällä: {card}</numerusform>
            <numerusform>Avopakka, {n} korttia, jäädytetty, päällä: {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, blocked, on top: {card}</source>
        <translation>
            <numerusform>Avopakka, yksi kortti, lukittu, päällä: {card}</numerusform>
            <numerusform>Avopakka, {n} korttia, lukittu, päällä: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, from the top: {cards}.</source>
        <translation>Avopakka päältä alkaen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You, {n} cards</source>
        <translation>
            <numerusform>Sinä, yksi kortti</numerusform>
            <numerusform>Sinä, {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, partner, {n} cards</source>
        <translation>
            <numerusform>{name}, pari, yksi kortti</numerusform>
            <numerusform>{name}, pari, {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, opponent, {n} cards</source>
        <translation>
            <numerusform>{name}, vastustaja, yksi kortti</numerusform>
            <numerusform>{name}, vastustaja, {n} korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, playing</source>
        <translation>{player}, vuorossa</translation>
    </message>
    <message>
        <source>{player}, dealer</source>
        <translation>{player}, jakaja</translation>
    </message>
    <message>
        <source>{player}, dealer, playing</source>
        <translation>{player}, jakaja, vuorossa</translation>
    </message>
    <message numerus="yes">
        <source>{side}, {n} red threes</source>
        <translation>
            <numerusform>{side}, yksi punainen kolmonen</numerusform>
            <numerusform>{side}, {n} punaista kolmosta</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, {n} cards</source>
        <translation>
            <numerusform>Kätesi, yksi kortti</numerusform>
            <numerusform>Kätesi, {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {n} cards</source>
        <translation>
            <numerusform>Umpipakka, yksi kortti</numerusform>
            <numerusform>Umpipakka, {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, {card} on top</source>
        <translation>
            <numerusform>Avopakka, vain {card}</numerusform>
            <numerusform>Avopakka, {n} korttia, päällä {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Avopakka, tyhjä</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {role}, {n} cards</source>
        <translation>
            <numerusform>{name}, {role}, yksi kortti</numerusform>
            <numerusform>{name}, {role}, {n} korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {n} cards</source>
        <translation>
            <numerusform>{name}, yksi kortti</numerusform>
            <numerusform>{name}, {n} korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {score} points, {note}</source>
        <translation>{name}: {score} pistettä, {note}</translation>
    </message>
    <message>
        <source>{naturals} and {wilds}</source>
        <translation>{naturals} ja {wilds}</translation>
    </message>
    <message>
        <source>{kind} canasta: {cards}</source>
        <translation>Canasta, {kind}: {cards}</translation>
    </message>
    <message>
        <source>Concealed natural canasta: {cards}</source>
        <translation>Kätketty puhdas canasta: {cards}</translation>
    </message>
    <message>
        <source>Concealed mixed canasta: {cards}</source>
        <translation>Kätketty sekacanasta: {cards}</translation>
    </message>
    <message>
        <source>Concealed: laid out all at once</source>
        <translation>Kätketty: pöydätty kerralla</translation>
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
        <translation>Sinä</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Vastustaja</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sinun vuorosi</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Vuorossa</translation>
    </message>
    <message>
        <source>D</source>
        <translation>J</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Me</translation>
    </message>
    <message>
        <source>They</source>
        <translation>He</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Puhdas</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Seka</translation>
    </message>
    <message>
        <source>×{number}</source>
        <translation>×{number}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>ei vielä avattu</translation>
    </message>
    <message>
        <source>+ {points} on the table</source>
        <translation>+ {points} pöydällä</translation>
    </message>
    <message>
        <source>− {points} on the table</source>
        <translation>− {points} pöydällä</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Avopakka</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Jäädytetty</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Lukittu</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>ei kortteja</translation>
    </message>
    <message>
        <source>A wild card is on top</source>
        <translation>Päällä on apukortti</translation>
    </message>
    <message>
        <source>A black three is on top</source>
        <translation>Päällä on musta kolmonen</translation>
    </message>
    <message>
        <source>A red three is on top</source>
        <translation>Päällä on punainen kolmonen</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} kortti</numerusform>
            <numerusform>{n} korttia</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it with two {ranks} from your hand</source>
        <translation>Ottoon käy pari kädestä: {ranks}</translation>
    </message>
    <message>
        <source>Take it for your {ranks} on the table</source>
        <translation>Sopii pöytäykseesi: {ranks}</translation>
    </message>
    <message>
        <source>Take it with {pair}, or {one} and a wild card</source>
        <translation>Ottoon käy {pair} tai {one} ja apukortti</translation>
    </message>
    <message>
        <source>Frozen for everybody: needs a natural pair</source>
        <translation>Jäädytetty kaikilta: tarvitaan luonnollinen pari</translation>
    </message>
    <message>
        <source>Until you open, two {ranks} from your hand take it</source>
        <translation>Ennen avausta ottoon käy vain pari: {ranks}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Erä {number}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>tavoite {points}</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Viime siirrot</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome. Everything is ready for a first game.</source>
        <translation>Tervetuloa. Kaikki on valmiina ensimmäiseen peliin.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Pelaa heti</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Valitse peli…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Avaa tallennettu peli…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Opettele pelaamaan</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Kaksi väriä</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Neljä väriä</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Canasta – {match}</source>
        <translation>Canasta – {match}</translation>
    </message>
    <message numerus="yes">
        <source>Classic, {players} players</source>
        <translation>
            <numerusform>Klassinen, {players} pelaaja</numerusform>
            <numerusform>Klassinen, {players} pelaajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>French, {players} players</source>
        <translation>
            <numerusform>Ranskalainen, {players} pelaaja</numerusform>
            <numerusform>Ranskalainen, {players} pelaajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thirteen cards, {players} players</source>
        <translation>
            <numerusform>Kolmetoista korttia, {players} pelaaja</numerusform>
            <numerusform>Kolmetoista korttia, {players} pelaajaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House rules, {players} players</source>
        <translation>
            <numerusform>Kotisäännöt, {players} pelaaja</numerusform>
            <numerusform>Kotisäännöt, {players} pelaajaa</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second}</source>
        <translation>{when}: {match}, erä {number}, {ours} – {second}</translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second} and {third}</source>
        <translation>{when}: {match}, erä {number}, {ours} – {second} – {third}</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Valikot</translation>
    </message>
</context>
</TS>
