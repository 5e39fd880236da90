<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1">
<context>
    <name>About</name>
    <message>
        <source>About Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card game canasta, at a table on the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pick cards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line by line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards picked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards put down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>round over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait for answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pile is blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many wild</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few natural</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no meld for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag to a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner said no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red three first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>Showing the last turns again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press any key or click to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no turns to show again yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a turn first. Nothing has happened since the deal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Announced</name>
    <message>
        <source>Your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is sorted by value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand keeps your own order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are selected.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You put down {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take back {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} points are missing to open.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} and {wilds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}. You deal the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}. Your partner deals the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}. {name} deals the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner draws {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw two cards: {first}, {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay a red three, the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner lays a red three, the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays a red three, the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the pile, {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner takes the pile, {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the pile, {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner lays {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You add {cards} to the {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner adds {cards} to the {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} adds {cards} to the {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a natural canasta of {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner completes a natural canasta of {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a natural canasta of {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a mixed canasta of {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner completes a mixed canasta of {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta of {ranks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You ask your partner: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner asks: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner says yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner says no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner discards the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner discards a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner goes out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>How do you take the pile?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to {last} choose, Esc leaves the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key at the left of each chooses it, Esc leaves the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {cards} and {wilds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto the meld of your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}, and {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{way}, {meld}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} with {wilds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{way}: {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dragging</name>
    <message numerus="yes">
        <source>{cards}: you can move them within your hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: discard them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}, or discard them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}, or discard them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld, or discard them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: lay them on the place for red threes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on your hand to take them back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: take them back into your hand, or discard them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it on your hand to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot draw now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot take the pile now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop the pile on your hand or on the place for {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc leaves it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Esc puts them back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>New meld, {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need} for a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Becomes mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not allowed to read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a plain file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system cannot read it: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than {need} megabytes, more than is read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a text in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut off: its end is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not JSON, the form of text that is read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its lists lie too deep in one another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not the record of a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a list of cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not a case: a position and moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{detail}” is not of the right kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules are called “{detail}”, but their options are others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of seats is {have}, not {need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat does not say who plays it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round before it is not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was won before this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is seat {have}, and there is no such seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is seat {have}, but the deal has passed to seat {need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” in the deck is no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of cards in the deck is {have}, not {need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has the card “{detail}” more often than the rules allow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is no move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” does not say which seat makes the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is made by a seat that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is refused: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is finished, but its result is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a result, but the round is not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of sides in the result is {have}, not {need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result of side {side} has {have} for “{detail}”, the moves make it {need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your share of the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system allows no file of this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not allowed to write there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a folder of this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window of the program is using it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system says: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round} move {move}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is as it was. Choose another file, or an older copy of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match cannot be taken up again: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was kept of it can no longer be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings could not be read and are as at first; the file is kept as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match that was on the table cannot be read; the file in which it was written down is kept as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last moves of the match that was on the table cannot be read; it is kept as it stood before them, and the file with all of them as {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out melds: three or more cards of the same rank. A meld of seven or more is a canasta, and brings a bonus. Once a side has reached the target score the match is over, and the highest score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock, or take the discard pile if you can meld its top card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out new melds, or add to those of your side. The first time in a round, the cards must be worth enough points to open; the table says how many are missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos and jokers are wild: in a meld they stand for any other card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are a bonus. They are laid beside your melds, and another card comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black three on the pile blocks it for the next player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it: then only a natural pair from your hand, of the rank of the top card, takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever gets rid of the last card goes out, once the side has canastas enough. Cards that are still in a hand then count against their side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are several rule sets. “New…” in the menu Game shows in what they differ, and “All rules…” there shows every rule and lets you change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing with the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, or take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the stock to draw, or drag it to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click the discard pile to take it, or drag it to your hand or to a meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Look through the pile” in the view menu shows all its cards. A click or a key closes it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card to choose it, click again to let it go. A double click chooses all of its rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag across the empty table to choose all cards that the frame touches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag chosen cards to a free place or to a meld of your side, or press Lay out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you put down can be taken back until you discard, or press Lay out with no card chosen: drag it back to your hand, or press Undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A clock: put down, but not laid out yet. It can still be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a card to the discard pile, or choose one and press Discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag cards within the hand to put them in an order of your own; Sort puts them in order again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the settings menu, “As I put them” brings your own order back after it was sorted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A right click on a thing shows what can be done with it; on a touch screen, hold a finger on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When something cannot be done, the table says why, and what to do first. On a touch screen, do the same with a finger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the game can be played without a mouse. A bright frame shows where the keyboard is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab: to the next part of the table. Left, right, Home, End: about in it. Up, down: to the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space: choose a card, or let it go. Shift with the arrows, plus and minus: choose more or fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: what is usually done at this place. Esc: back, one step at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A, K, Q, J, 0 for ten, 9 to 2, and W for wild cards: to the next such card of the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 finds aces, too.</source>
        <extracomment>Your language may have more such letters, as French has V, and D and R with Shift: name them here.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F10, or Alt by itself: to the menus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are yours to change, in the settings:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys that can be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On cards and melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blue dot: the card came to your hand in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check mark on a raised card: it is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A star: a wild card, a two or a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red ribbon with a star: a natural canasta, without wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dark ribbon with a half disc: a mixed canasta, with wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closed eye: a concealed canasta, laid out all at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A snowflake: the pile is frozen. Only a natural pair takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An octagon: the pile is blocked. Nobody can take it in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you drag cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bright frame and a check mark: the cards may go there, and the words say what becomes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stripes and a crossed circle: the cards may not go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gold is what to do now. A gold edge can be done too. A dark button cannot be used, and says why. A check mark: done in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows what an expert would do, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the next best move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next best: {hint}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An expert looks at what you can see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint again shows the next best move, Esc puts it away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc puts the hint away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back first what else you have put down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the discard pile is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: nobody can take the pile with that card on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: the pile is frozen, and you do not hold two {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: nothing that you hold takes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: with the pile you would not reach the {of} points to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: taking the pile would cost you a wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass: the stock is empty, and that ends the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go out with {cards}: {name} has only {few} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} has only {few} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} lets you go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {cards}: your {ranks} grow to {size} of {of} cards for a canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out {cards}: the stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the red three: you cannot discard before it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the red three: it counts for you once you have opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask whether you may go out: {name} holds {few}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say yes: {name} has only {few} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with it on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with a wild card on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: all other {ranks} lie where you can see them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: they have {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: {name} has {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: {name} has thrown away {one} before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: {name} did not take {one} before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: the pile is frozen, and no two other {ranks} are out of your sight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: a meld now would cost a wild card and complete no canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: you hold no other {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {card}: no card that you can discard counts less</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you hold {held}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for your {ranks} on the table</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for {one} and a wild card</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you reach the {of} points to open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and your {ranks} become a canasta</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: the pile has only {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: there are {n} cards in the stock</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: that ends the round, and on the table you are {n} points ahead</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: on the table you are {n} points ahead then</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: going out is worth {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with {cards}: {n} points, and {of} are needed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a natural canasta of {ranks}, worth {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a mixed canasta of {ranks}, worth {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: only {n} cards are left in the stock</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {cards} to your canasta of {ranks}: {n} points more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: {n} points for you instead of against you</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the red three: it counts {n} points for you</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say yes: your hand counts {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: {n} points of your hand go on your melds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: your hand counts {n} points against you</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: it freezes the pile of {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: in your hand it counts {n} points against you</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Offer hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The button Hint and the key for it show what an expert would do in your place, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long experts may &amp;think</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So long at most for one decision, for hints too. The other levels answer at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well the others play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This counts from the next new game on. Who is your partner depends on how many play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert as your partner, casual as an opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each level does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice: a beginner who knows the rules, looks at its own cards and little else, and is not always sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual: plays for fun, keeps pairs, watches what others take and throw away, and does not feed their melds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled: remembers every card that was shown, and weighs the score, the pile and the time to go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert: plays like the skilled one, but first tries out the best moves in thought, many times over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as you choose nothing else, your partner is an expert and your opponents are casual. The dialog of a new game and the settings let you choose for every seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strong they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice: on average {points} points a round better than play at random (between {least} and {most}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual: on average {points} points a round better than novice (between {least} and {most}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled: on average {points} points a round better than casual (between {least} and {most}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert: on average {points} points a round better than skilled (between {least} and {most}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was measured in the classic game of four: both sides played the same deals from both sides of the table, at least {deals} deals for each step. Anybody can measure it again with the program&apos;s source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sees hidden cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player is told what you would see in its place: its own cards, the table, the pile, how many cards the others hold, and all moves of the round. It never learns what is in other hands or in the stock. The same is true of hints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody plays, from the deal number and nothing else: not from the levels, nor from who sits where. The same deal number deals the same cards on every computer. The score sheet tells it, and you can type one in when you begin a new game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>drew {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>laid the red {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>laid the red {card}, drew {n} more cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid out {cards} and {wilds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added {wilds} to the {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added {cards} and {wilds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed a natural canasta of {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>completed a mixed canasta of {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid out a concealed natural canasta of {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid out a concealed mixed canasta of {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answered no</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{what}, with {n} points in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>discarded the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discarded a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>went out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{first} and {n} more groups</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light, on green felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta, two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta, four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta, high contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Letters of my language on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In French and Haitian Creole 1, V, D, R instead of A, J, Q, K.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The letters of these cards cannot be changed; ours can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More cards &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no other folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hoose a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder with decks of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the decks on this computer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} decks of other programs can be used.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No decks of other programs were found. Those of KDE&apos;s and GNOME&apos;s card games can be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn for this program; under its licence, GPL 3 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. Licence: {licence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. The package that it came in says under which licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}. Licence: {licence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}. The package that it came in says who drew it, and under which licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards “{name}” can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards that you chose can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match was to {target} points and took {n} rounds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The course of the match, round by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {totals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay &amp;out what is put down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;iscard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As&amp;k: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a &amp;red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt order of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;elect all of this rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Show the last turns again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look through the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off: nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;I put them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Open a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta games (*.canasta)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The game is kept up to the last move: save it, then start the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has found no move. The game is kept as it is: try again, or save it and start the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves cannot be written down: {reason}. Play goes on; save the game where there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta is open in another window too, and that one keeps its match when it is closed. What you play in this window is gone when you close it, unless you save it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display to open the window on; neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display ({display}) cannot be reached: nothing answers there, or it does not let you in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for “{asked}”, which Qt does not have here. It has: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, draw {number}, to {target}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} canastas to go out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Top card does not count to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two and two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three and three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A beginner: sees its own cards, and not what the others do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays for fun, and watches what the others take and throw away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An experienced player, with an eye on the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes time to think, and weighs what may come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level}: {plays}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards, on every machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use these for the next game too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of {role}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pekka</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lovelie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eleven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each has 52 cards and two jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What every player begins a round with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>However many are drawn, one is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First card of the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the deal, cards are turned up until this one comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each is replaced from the stock as long as there are cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice as many each for a side with four of them, with more than two decks for one with five. They count against a side that has no meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural cards in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld needs at least so many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld may have so many, and never more than it has natural ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of a canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a natural canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one without wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a mixed canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one with wild cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points more for a concealed canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one that is laid out complete in a single move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side needs to open, by its score at the start of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the pile counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who opens by taking the pile may count its top card to the first meld.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen until the first meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that has not opened takes the pile with a natural pair only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card helps to take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One natural card and a wild one take a pile that is not frozen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card takes no pile of one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody with a single card left may take a pile of a single card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side needs so many before one of its players may go out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card is discarded; it may not be laid out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the partner before going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may ask once a turn; a no forbids going out in that turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the side whose player has no card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points more for going out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a player who had laid out nothing in earlier turns of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What that means for the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over once a side has so many points; the highest score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first meld of a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end of round and match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a natural card, no three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no wild card, no red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this or the next turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play goes on with the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the round ends with the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at a lower score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from a score of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} from {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{preset}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differs from classic in: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic game, with nothing changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is too small to play with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each score must be higher than the one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many: the decks have {have} cards for {players} hands and the first card of the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can play with this.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast cards move and the other players play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to follow every card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at a table with friends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For those who know the game well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves and nobody waits. What the others did is outlined for a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Was it too fast? “Show the last turns again” in the View menu plays them once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For those whom moving pictures make unwell. The other players keep their pace, but no card moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At present the system asks for less movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At present the system asks for nothing of the kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system does not say. Choose yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Always: no card moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;ver: cards move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner is about to answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty: take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty: you can only pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out cards, or discard one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out what you have put down, or discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Draw {number} cards from the stock</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more to open</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You deal the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out: the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out: the round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You go out: the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} goes out: the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then cost {n} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No forbids it in this turn, yes leaves it open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} shows the score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet is in the menu Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing ends the round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo takes back the cards put down last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canastas needed to go out: {have} of {need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew: {first}, {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the pile: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the pile: {first}, {second}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cards came to your hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, {missing} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, enough</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other players wait. Nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press {key} or click to go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Peeking</name>
    <message numerus="yes">
        <source>Discard pile: {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: {n} cards, frozen by the one with the snowflake</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest card first, the newest last. Any key or click closes this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any key or click closes this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest first: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>“{place}” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{place}” is not of the right kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” in “{place}” is no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card “{detail}” is there more often than the decks hold it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{place}” does not have as many entries as the rules need: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat {detail} for “{place}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{place}” cannot be “{detail}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {detail} is on turn with an empty hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {detail} holds a red three, which these rules lay at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is no red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is no meld by these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{detail}” is a second meld of its rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” is no move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” is made by a seat that does not exist</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{number} aces</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} queens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jacks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} nines</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} eights</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sevens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sixes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fives</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fours</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} black threes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} twos</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jokers</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} wild cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red threes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A question to the partner is still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has asked you a question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have not drawn yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already drawn in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are still cards in the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card is on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is blocked: a black three is on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is blocked: a red three is on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes are no part of a meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards do not go with threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wild cards alone are no meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new meld needs natural cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of a meld are all of one rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has one meld of each rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a natural pair from your hand takes the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the pile makes no meld yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The meld has too few cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The meld has too many wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The meld has too few natural cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black threes are laid out only by a player who goes out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first meld has too few points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has too few canastas to go out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three is never discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have held a red three since your turn began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card fits a meld of your side: you cannot pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot ask your partner now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side has one meld of {ranks}, not two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only two natural {ranks} from your hand take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold such a pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold cards that fit it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}, or one and a wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have held the {card} since your turn began</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold {have} of the {number} cards that it takes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new meld needs {number} natural cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} cards, this one has {have}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This meld may have {number} wild cards, not {have}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} natural cards, this one has {have}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first meld needs {n} points, these cards have {points}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out needs {number} canastas, your side has {have}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet, then play the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick and sort cards meanwhile, and play when it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is answered with yes or no first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw, lay out or discard instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out cards, or discard one to end your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play cards of your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw from the stock, or pass if it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it out: it has a place of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the wild cards on another meld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put them on a meld of your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out natural cards first, then add the wild ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out each rank by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay these cards out together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add more cards, or take these back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a wild card back, or add natural cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add natural cards, or take these back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them until they are your last cards but one, or discard one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out more cards, or take these back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep at least one card after your discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one card and discard it last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard another card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay it before you discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partner may be asked once a turn, after drawing and before laying out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay out {ranks} first, then add the wild cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add more {ranks} or wild cards, or take these back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add natural {ranks}, or take these back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a wild card back, or add {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more, or take these cards back</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}. {advice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is put down that could be taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card is discarded, not several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the melds of the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round is not over yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner waits for your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over, and no move is to be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hint could be found this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints are turned off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say yes or no: may they go out?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for a hint when you are to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the next round first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask once more, or play as you see fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings turn them on, on the page of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new game or open one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a card of your hand first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is laid out as a move stays on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the one card to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put your cards on the melds of your side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop it on a place that lights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it to its end first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>There is no option “{option}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no rules of the name “{value}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two, three, four or six can play, not {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{option}” is not of the right kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” cannot be “{value}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{option}” is too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “{option}” is larger than can be played here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{option}” is too large: the decks have too few cards for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scores in “{option}” do not rise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “{option}” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open house rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as house rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All as in {preset}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number in it is larger than can be played here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural canastas, {each} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed canastas, {each} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed canastas, {each} more each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes, {each} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red threes, {each} or {double} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} × {each}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>–</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is finished yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet comes when this one is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: we went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: they went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: ended by a pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: the stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: the stock ended with a red three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ours} points for us, {theirs} for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round: you deal. To open, we need {ours} points, they need {theirs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round: {name} deals. To open, we need {ours} points, they need {theirs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is dealt from deal number {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides stand level at the top: another round decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best stand level at the top: another round decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: you went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: {name} went out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the round: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round: you deal. Points to open: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round: {name} deals. Points to open: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>By {n} points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They have won</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} said yes to going out, with {n} points in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} said no to going out, with {n} points in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore the defaults of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a line, then Change, and press the new key. A line can have several keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all cards of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell how the round stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} opens menus, as F10 and all keys with Alt do. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it &amp;here instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key now: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} finds cards of the hand, and keeps doing that. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} moves about the table, and keeps doing that. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or let the two swap their keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or use this one here instead of there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key cannot be told from others. Press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual key stands for “{action}” now. Change that one first, or restore the defaults of this page.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short and soft ones: for cards that are dealt, drawn and laid, for a canasta, and when it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays a card, a canasta and “your turn” as loud as they will be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one and try again: the game needs no new start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds need a part that is not installed. Install it and start the game again: {command}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part that plays sounds cannot be loaded. Install what your system says is missing and start the game again: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your hand, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, {card} on top</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}, {role}, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {score} points, {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{naturals} and {wilds}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} canasta: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed natural canasta: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed mixed canasta: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed: laid out all at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: {note}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their melds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melds of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock, discard pile and buttons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>theirs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {place} of {count}, selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}, selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind}, {missing} more to a canasta</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta, concealed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {n} of them only put down</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Place for {ranks}, free</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, on top: {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, frozen, on top: {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, blocked, on top: {card}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, from the top: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, partner, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, opponent, {n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}, dealer, playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}, {n} red threes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ {points} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− {points} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wild card is on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A black three is on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red three is on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take it with two {ranks} from your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it for your {ranks} on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it with {pair}, or {one} and a wild card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen for everybody: needs a natural pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you open, two {ranks} from your hand take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome. Everything is ready for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Canasta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Canasta – {match}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Classic, {players} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>French, {players} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thirteen cards, {players} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House rules, {players} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second} and {third}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menus</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
