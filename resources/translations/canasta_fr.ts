<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Canasta</source>
        <translation>À propos de Canasta</translation>
    </message>
    <message>
        <source>The card game canasta, at a table on the screen.</source>
        <translation>Le jeu de canasta, à une table sur l’écran.</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}.</source>
        <translation>Version {version}, avec Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; without any warranty.</source>
        <translation>Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure&#x202f;; sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Take pile</source>
        <translation>Prendre la pile</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>May I go out?</source>
        <translation>Puis-je sortir&#x202f;?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Red three</source>
        <translation>Trois rouge</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>ends your turn</source>
        <translation>finit votre tour</translation>
    </message>
    <message>
        <source>pick one card</source>
        <translation>choisir 1 carte</translation>
    </message>
    <message>
        <source>pick cards first</source>
        <translation>choisir avant</translation>
    </message>
    <message>
        <source>take back first</source>
        <translation>reprendre avant</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>au partenaire</translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>sortie permise</translation>
    </message>
    <message>
        <source>not in this turn</source>
        <translation>pas à ce tour</translation>
    </message>
    <message>
        <source>ends the round</source>
        <translation>finit la manche</translation>
    </message>
    <message>
        <source>lay it</source>
        <translation>à poser</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} donne</translation>
    </message>
    <message>
        <source>you deal</source>
        <translation>vous donnez</translation>
    </message>
    <message>
        <source>line by line</source>
        <translation>ligne par ligne</translation>
    </message>
    <message>
        <source>another match</source>
        <translation>une autre partie</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>pas maintenant</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} carte</numerusform>
            <numerusform>{n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards picked</source>
        <translation>
            <numerusform>{n} carte choisie</numerusform>
            <numerusform>{n} cartes choisies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cards put down</source>
        <translation>
            <numerusform>{n} carte déposée</numerusform>
            <numerusform>{n} cartes déposées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ {n} points</source>
        <translation>
            <numerusform>+ {n} point</numerusform>
            <numerusform>+ {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>round over</source>
        <translation>manche finie</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>pas votre tour</translation>
    </message>
    <message>
        <source>wait for answer</source>
        <translation>attendre la réponse</translation>
    </message>
    <message>
        <source>draw first</source>
        <translation>piocher avant</translation>
    </message>
    <message>
        <source>already drawn</source>
        <translation>déjà pioché</translation>
    </message>
    <message>
        <source>stock is empty</source>
        <translation>talon vide</translation>
    </message>
    <message>
        <source>pile is empty</source>
        <translation>pile vide</translation>
    </message>
    <message>
        <source>pile is blocked</source>
        <translation>pile bloquée</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>une seule carte</translation>
    </message>
    <message>
        <source>needs a pair</source>
        <translation>paire requise</translation>
    </message>
    <message>
        <source>too few cards</source>
        <translation>manque de cartes</translation>
    </message>
    <message>
        <source>too many wild</source>
        <translation>trop de 2/jokers</translation>
    </message>
    <message>
        <source>too few natural</source>
        <translation>peu de naturelles</translation>
    </message>
    <message>
        <source>no meld for it</source>
        <translation>sans combinaison</translation>
    </message>
    <message>
        <source>drag to a meld</source>
        <translation>faire glisser</translation>
    </message>
    <message>
        <source>different ranks</source>
        <translation>rangs différents</translation>
    </message>
    <message>
        <source>only to go out</source>
        <translation>pour sortir</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>manque de points</translation>
    </message>
    <message>
        <source>partner said no</source>
        <translation>partenaire&#x202f;: non</translation>
    </message>
    <message>
        <source>keep a card</source>
        <translation>gardez-en une</translation>
    </message>
    <message>
        <source>not a red three</source>
        <translation>pas un trois rouge</translation>
    </message>
    <message>
        <source>red three first</source>
        <translation>trois rouge dû</translation>
    </message>
</context>
<context>
    <name>Again</name>
    <message>
        <source>Showing the last turns again</source>
        <translation>Les derniers tours, une nouvelle fois</translation>
    </message>
    <message>
        <source>Press any key or click to go on</source>
        <translation>Appuyez sur une touche ou cliquez pour continuer</translation>
    </message>
    <message>
        <source>There are no turns to show again yet</source>
        <translation>Il n’y a pas encore de tour à revoir</translation>
    </message>
    <message>
        <source>Play a turn first. Nothing has happened since the deal.</source>
        <translation>Jouez d’abord un tour. Rien ne s’est passé depuis la donne.</translation>
    </message>
</context>
<context>
    <name>Announced</name>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>No card is selected.</source>
        <translation>Aucune carte n’est sélectionnée.</translation>
    </message>
    <message>
        <source>Your hand is sorted by rank.</source>
        <translation>Votre main est triée par rang.</translation>
    </message>
    <message>
        <source>Your hand is sorted by suit.</source>
        <translation>Votre main est triée par couleur.</translation>
    </message>
    <message>
        <source>Your hand is sorted by value.</source>
        <translation>Votre main est triée par valeur.</translation>
    </message>
    <message>
        <source>Your hand keeps your own order.</source>
        <translation>Votre main garde l’ordre que vous lui donnez.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards are selected.</source>
        <translation>
            <numerusform>{n} carte est sélectionnée.</numerusform>
            <numerusform>{n} cartes sont sélectionnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>You put down {cards}.</source>
        <translation>Vous déposez {cards}.</translation>
    </message>
    <message>
        <source>You take back {cards}.</source>
        <translation>Vous reprenez {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} points are missing to open.</source>
        <translation>
            <numerusform>Il manque {n} point pour ouvrir.</numerusform>
            <numerusform>Il manque {n} points pour ouvrir.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is enough to open.</source>
        <translation>Cela suffit pour ouvrir.</translation>
    </message>
    <message>
        <source>{cards} and {wilds}</source>
        <translation>{cards} et {wilds}</translation>
    </message>
    <message>
        <source>Round {number}. You deal the cards.</source>
        <translation>Manche {number}. Vous distribuez les cartes.</translation>
    </message>
    <message>
        <source>Round {number}. Your partner deals the cards.</source>
        <translation>Manche {number}. Votre partenaire distribue les cartes.</translation>
    </message>
    <message>
        <source>Round {number}. {name} deals the cards.</source>
        <translation>Manche {number}. {name} distribue les cartes.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Vous piochez {cards}.</translation>
    </message>
    <message>
        <source>Your partner draws {cards}.</source>
        <translation>Votre partenaire pioche {cards}.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} pioche {cards}.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Vous piochez {card}.</translation>
    </message>
    <message>
        <source>You draw a joker.</source>
        <translation>Vous piochez un joker.</translation>
    </message>
    <message>
        <source>You draw two cards: {first}, {second}.</source>
        <translation>Vous piochez deux cartes&#x202f;: {first}, {second}.</translation>
    </message>
    <message>
        <source>You lay a red three, the {card}.</source>
        <translation>Vous posez un trois rouge, {card}.</translation>
    </message>
    <message>
        <source>Your partner lays a red three, the {card}.</source>
        <translation>Votre partenaire pose un trois rouge, {card}.</translation>
    </message>
    <message>
        <source>{name} lays a red three, the {card}.</source>
        <translation>{name} pose un trois rouge, {card}.</translation>
    </message>
    <message>
        <source>You take the pile, {cards}.</source>
        <translation>Vous prenez la pile, {cards}.</translation>
    </message>
    <message>
        <source>Your partner takes the pile, {cards}.</source>
        <translation>Votre partenaire prend la pile, {cards}.</translation>
    </message>
    <message>
        <source>{name} takes the pile, {cards}.</source>
        <translation>{name} prend la pile, {cards}.</translation>
    </message>
    <message>
        <source>You lay {cards}.</source>
        <translation>Vous posez {cards}.</translation>
    </message>
    <message>
        <source>Your partner lays {cards}.</source>
        <translation>Votre partenaire pose {cards}.</translation>
    </message>
    <message>
        <source>{name} lays {cards}.</source>
        <translation>{name} pose {cards}.</translation>
    </message>
    <message>
        <source>You add {cards} to the {ranks}.</source>
        <translation>Vous ajoutez {cards} aux {ranks}.</translation>
    </message>
    <message>
        <source>Your partner adds {cards} to the {ranks}.</source>
        <translation>Votre partenaire ajoute {cards} aux {ranks}.</translation>
    </message>
    <message>
        <source>{name} adds {cards} to the {ranks}.</source>
        <translation>{name} ajoute {cards} aux {ranks}.</translation>
    </message>
    <message>
        <source>You have a natural canasta of {ranks}.</source>
        <translation>Vous avez une canasta pure&#x202f;: les {ranks}.</translation>
    </message>
    <message>
        <source>Your partner completes a natural canasta of {ranks}.</source>
        <translation>Votre partenaire complète une canasta pure&#x202f;: les {ranks}.</translation>
    </message>
    <message>
        <source>{name} completes a natural canasta of {ranks}.</source>
        <translation>{name} complète une canasta pure&#x202f;: les {ranks}.</translation>
    </message>
    <message>
        <source>You have a mixed canasta of {ranks}.</source>
        <translation>Vous avez une canasta impure&#x202f;: les {ranks}.</translation>
    </message>
    <message>
        <source>Your partner completes a mixed canasta of {ranks}.</source>
        <translation>Votre partenaire complète une canasta impure&#x202f;: les {ranks}.</translation>
    </message>
    <message>
        <source>{name} completes a mixed canasta of {ranks}.</source>
        <translation>{name} complète une canasta impure&#x202f;: les {ranks}.</translation>
    </message>
    <message>
        <source>You ask your partner: may I go out?</source>
        <translation>Vous demandez à votre partenaire&#x202f;: puis-je sortir&#x202f;?</translation>
    </message>
    <message>
        <source>Your partner asks: may I go out?</source>
        <translation>Votre partenaire demande&#x202f;: puis-je sortir&#x202f;?</translation>
    </message>
    <message>
        <source>{name} asks to go out.</source>
        <translation>{name} demande la permission de sortir.</translation>
    </message>
    <message>
        <source>You say yes.</source>
        <translation>Vous dites oui.</translation>
    </message>
    <message>
        <source>Your partner says yes.</source>
        <translation>Votre partenaire dit oui.</translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation>{name} dit oui.</translation>
    </message>
    <message>
        <source>You say no.</source>
        <translation>Vous dites non.</translation>
    </message>
    <message>
        <source>Your partner says no.</source>
        <translation>Votre partenaire dit non.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} dit non.</translation>
    </message>
    <message>
        <source>You discard the {card}.</source>
        <translation>Vous défaussez {card}.</translation>
    </message>
    <message>
        <source>Your partner discards the {card}.</source>
        <translation>Votre partenaire défausse {card}.</translation>
    </message>
    <message>
        <source>{name} discards the {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>You discard a joker.</source>
        <translation>Vous défaussez un joker.</translation>
    </message>
    <message>
        <source>Your partner discards a joker.</source>
        <translation>Votre partenaire défausse un joker.</translation>
    </message>
    <message>
        <source>{name} discards a joker.</source>
        <translation>{name} défausse un joker.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>Your partner passes.</source>
        <translation>Votre partenaire passe.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>Vous sortez.</translation>
    </message>
    <message>
        <source>Your partner goes out.</source>
        <translation>Votre partenaire sort.</translation>
    </message>
    <message>
        <source>{name} goes out.</source>
        <translation>{name} sort.</translation>
    </message>
    <message>
        <source>You go out concealed.</source>
        <translation>Vous sortez main cachée.</translation>
    </message>
    <message>
        <source>Your partner goes out concealed.</source>
        <translation>Votre partenaire sort main cachée.</translation>
    </message>
    <message>
        <source>{name} goes out concealed.</source>
        <translation>{name} sort main cachée.</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of spades</source>
        <translation>l’as de pique</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>le roi de pique</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>la dame de pique</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>le valet de pique</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>le dix de pique</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>le neuf de pique</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>le huit de pique</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>le sept de pique</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>le six de pique</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>le cinq de pique</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>le quatre de pique</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>le trois de pique</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>le deux de pique</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>l’as de cœur</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>le roi de cœur</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>la dame de cœur</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>le valet de cœur</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>le dix de cœur</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>le neuf de cœur</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>le huit de cœur</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>le sept de cœur</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>le six de cœur</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>le cinq de cœur</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>le quatre de cœur</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>le trois de cœur</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>le deux de cœur</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>l’as de carreau</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>le roi de carreau</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>la dame de carreau</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>le valet de carreau</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>le dix de carreau</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>le neuf de carreau</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>le huit de carreau</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>le sept de carreau</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>le six de carreau</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>le cinq de carreau</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>le quatre de carreau</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>le trois de carreau</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>le deux de carreau</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>l’as de trèfle</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>le roi de trèfle</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>la dame de trèfle</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>le valet de trèfle</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>le dix de trèfle</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>le neuf de trèfle</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>le huit de trèfle</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>le sept de trèfle</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>le six de trèfle</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>le cinq de trèfle</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>le quatre de trèfle</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>le trois de trèfle</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>le deux de trèfle</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>le joker</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>How do you take the pile?</source>
        <translation>Comment prenez-vous la pile&#x202f;?</translation>
    </message>
    <message>
        <source>1 to {last} choose, Esc leaves the pile</source>
        <translation>De 1 à {last} pour choisir, Échap pour laisser la pile</translation>
    </message>
    <message>
        <source>The key at the left of each chooses it, Esc leaves the pile</source>
        <translation>La touche à gauche de chaque façon la choisit, Échap laisse la pile</translation>
    </message>
    <message>
        <source>with {cards}</source>
        <translation>avec {cards}</translation>
    </message>
    <message>
        <source>with {cards} and {wilds}</source>
        <translation>avec {cards} et {wilds}</translation>
    </message>
    <message>
        <source>onto the meld of your side</source>
        <translation>sur la combinaison de votre camp</translation>
    </message>
    <message>
        <source>{way}, and {meld}</source>
        <translation>{way}, et {meld}</translation>
    </message>
    <message>
        <source>{way}, {meld}</source>
        <translation>{way}, {meld}</translation>
    </message>
    <message>
        <source>{cards} with {wilds}</source>
        <translation>{cards} avec {wilds}</translation>
    </message>
    <message numerus="yes">
        <source>{way}: {n} points</source>
        <translation>
            <numerusform>{way}&#x202f;: {n} point</numerusform>
            <numerusform>{way}&#x202f;: {n} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dragging</name>
    <message numerus="yes">
        <source>{cards}: you can move them within your hand</source>
        <translation>
            <numerusform>{cards}&#x202f;: à déplacer dans votre main</numerusform>
            <numerusform>{cards}&#x202f;: à déplacer dans votre main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}</source>
        <translation>
            <numerusform>{cards}&#x202f;: à déposer sur la place libre des {ranks}</numerusform>
            <numerusform>{cards}&#x202f;: à déposer sur la place libre des {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}</source>
        <translation>
            <numerusform>{cards}&#x202f;: à déposer sur les {ranks}</numerusform>
            <numerusform>{cards}&#x202f;: à déposer sur les {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld</source>
        <translation>
            <numerusform>{cards}&#x202f;: à déposer sur une combinaison</numerusform>
            <numerusform>{cards}&#x202f;: à déposer sur une combinaison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: discard them</source>
        <translation>
            <numerusform>{cards}&#x202f;: à défausser sur la pile</numerusform>
            <numerusform>{cards}&#x202f;: à défausser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the free place for {ranks}, or discard them</source>
        <translation>
            <numerusform>{cards}&#x202f;: à déposer sur la place libre des {ranks}, ou à défausser</numerusform>
            <numerusform>{cards}&#x202f;: à déposer sur la place libre des {ranks}, ou à défausser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on the {ranks}, or discard them</source>
        <translation>
            <numerusform>{cards}&#x202f;: à déposer sur les {ranks}, ou à défausser</numerusform>
            <numerusform>{cards}&#x202f;: à déposer sur les {ranks}, ou à défausser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on a meld, or discard them</source>
        <translation>
            <numerusform>{cards}&#x202f;: à déposer sur une combinaison, ou à défausser</numerusform>
            <numerusform>{cards}&#x202f;: à déposer sur une combinaison, ou à défausser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: lay them on the place for red threes</source>
        <translation>
            <numerusform>{cards}&#x202f;: à poser sur la place des trois rouges</numerusform>
            <numerusform>{cards}&#x202f;: à poser sur la place des trois rouges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop them on your hand to take them back</source>
        <translation>
            <numerusform>{cards}&#x202f;: à ramener dans votre main pour reprendre la carte</numerusform>
            <numerusform>{cards}&#x202f;: à ramener dans votre main pour reprendre ces cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: take them back into your hand, or discard them</source>
        <translation>
            <numerusform>{cards}&#x202f;: à reprendre dans votre main, ou à défausser</numerusform>
            <numerusform>{cards}&#x202f;: à reprendre dans votre main, ou à défausser</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop it on your hand to draw</source>
        <translation>Amenez la carte sur votre main pour la piocher</translation>
    </message>
    <message>
        <source>You cannot draw now</source>
        <translation>Vous ne pouvez pas piocher maintenant</translation>
    </message>
    <message>
        <source>You cannot take the pile now</source>
        <translation>Vous ne pouvez pas prendre la pile maintenant</translation>
    </message>
    <message>
        <source>Drop the pile on your hand or on the place for {ranks}</source>
        <translation>Amenez la pile sur votre main ou sur la place des {ranks}</translation>
    </message>
    <message>
        <source>Esc leaves it there</source>
        <translation>Échap la laisse où elle est</translation>
    </message>
    <message numerus="yes">
        <source>Esc puts them back</source>
        <translation>
            <numerusform>Échap remet la carte en place</numerusform>
            <numerusform>Échap remet les cartes en place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drops</name>
    <message numerus="yes">
        <source>New meld, {n} points</source>
        <translation>
            <numerusform>Nouvelle combinaison, {n} point</numerusform>
            <numerusform>Nouvelle combinaison, {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>{have} of {need} for a meld</source>
        <translation>{have} sur {need} pour une combinaison</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>Becomes mixed</source>
        <translation>Devient impure</translation>
    </message>
    <message>
        <source>Natural canasta</source>
        <translation>Canasta pure</translation>
    </message>
    <message>
        <source>Mixed canasta</source>
        <translation>Canasta impure</translation>
    </message>
    <message>
        <source>Go out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Placer ici</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prendre la pile</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Lay it here</source>
        <translation>Poser ici</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>There is no such file</source>
        <translation>Ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>You are not allowed to read it</source>
        <translation>Vous n’avez pas le droit de le lire</translation>
    </message>
    <message>
        <source>It is a folder, not a file</source>
        <translation>C’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>It is not a plain file</source>
        <translation>Ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>The system cannot read it: {detail}</source>
        <translation>Le système ne peut pas le lire&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>It is larger than {need} megabytes, more than is read here</source>
        <translation>Il dépasse {need} mégaoctets, la taille la plus grande qui soit lue ici</translation>
    </message>
    <message>
        <source>The file is empty</source>
        <translation>Le fichier est vide</translation>
    </message>
    <message>
        <source>It is not a text in UTF-8</source>
        <translation>Ce n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>The file is cut off: its end is missing</source>
        <translation>Le fichier est coupé&#x202f;: il manque la fin</translation>
    </message>
    <message>
        <source>It is not JSON, the form of text that is read here</source>
        <translation>Ce n’est pas du JSON, la forme de texte qui est lue ici</translation>
    </message>
    <message>
        <source>Its lists lie too deep in one another</source>
        <translation>Ses listes sont emboîtées trop profondément</translation>
    </message>
    <message>
        <source>It is not the record of a match</source>
        <translation>Ce n’est pas l’enregistrement d’une partie</translation>
    </message>
    <message>
        <source>It is not a list of cases</source>
        <translation>Ce n’est pas une liste de cas</translation>
    </message>
    <message>
        <source>It is not a case: a position and moves</source>
        <translation>Ce n’est pas un cas&#x202f;: une position et des coups</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program</source>
        <translation>Il a été enregistré par une version plus récente du programme</translation>
    </message>
    <message>
        <source>“{detail}” is missing</source>
        <translation>«&#x202f;{detail}&#x202f;» manque</translation>
    </message>
    <message>
        <source>The value of “{detail}” is not of the right kind</source>
        <translation>La valeur de «&#x202f;{detail}&#x202f;» n’est pas du bon type</translation>
    </message>
    <message>
        <source>The rules are called “{detail}”, but their options are others</source>
        <translation>Les règles s’appellent «&#x202f;{detail}&#x202f;», mais leurs options sont différentes</translation>
    </message>
    <message>
        <source>The number of seats is {have}, not {need}</source>
        <translation>Le nombre de places est de {have}, et non de {need}</translation>
    </message>
    <message>
        <source>A seat does not say who plays it</source>
        <translation>Une place ne dit pas qui y joue</translation>
    </message>
    <message>
        <source>The round before it is not finished</source>
        <translation>La manche d’avant n’est pas finie</translation>
    </message>
    <message>
        <source>The match was won before this round</source>
        <translation>La partie était gagnée avant cette manche</translation>
    </message>
    <message>
        <source>The dealer is seat {have}, and there is no such seat</source>
        <translation>Le donneur est la place {have}, et cette place n’existe pas</translation>
    </message>
    <message>
        <source>The dealer is seat {have}, but the deal has passed to seat {need}</source>
        <translation>Le donneur est la place {have}, mais c’est à la place {need} de donner</translation>
    </message>
    <message>
        <source>“{detail}” in the deck is no card</source>
        <translation>«&#x202f;{detail}&#x202f;», dans le jeu de cartes, n’est pas une carte</translation>
    </message>
    <message>
        <source>The number of cards in the deck is {have}, not {need}</source>
        <translation>Le nombre de cartes du jeu est de {have}, et non de {need}</translation>
    </message>
    <message>
        <source>The deck has the card “{detail}” more often than the rules allow</source>
        <translation>La carte «&#x202f;{detail}&#x202f;» est dans le jeu plus souvent que les règles ne le permettent</translation>
    </message>
    <message>
        <source>“{detail}” is no move</source>
        <translation>«&#x202f;{detail}&#x202f;» n’est pas un coup</translation>
    </message>
    <message>
        <source>“{detail}” does not say which seat makes the move</source>
        <translation>«&#x202f;{detail}&#x202f;» ne dit pas quelle place joue ce coup</translation>
    </message>
    <message>
        <source>“{detail}” is made by a seat that does not exist</source>
        <translation>«&#x202f;{detail}&#x202f;» est joué par une place qui n’existe pas</translation>
    </message>
    <message>
        <source>“{detail}” is refused: {reason}</source>
        <translation>«&#x202f;{detail}&#x202f;» est refusé&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The round is finished, but its result is missing</source>
        <translation>La manche est finie, mais son résultat manque</translation>
    </message>
    <message>
        <source>There is a result, but the round is not finished</source>
        <translation>Il y a un résultat, mais la manche n’est pas finie</translation>
    </message>
    <message>
        <source>The number of sides in the result is {have}, not {need}</source>
        <translation>Le nombre de camps dans le résultat est de {have}, et non de {need}</translation>
    </message>
    <message>
        <source>The result of side {side} has {have} for “{detail}”, the moves make it {need}</source>
        <translation>Le résultat du camp {side} donne {have} pour «&#x202f;{detail}&#x202f;», alors que les coups donnent {need}</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Le disque est plein</translation>
    </message>
    <message>
        <source>Your share of the disk is full</source>
        <translation>Votre part du disque est pleine</translation>
    </message>
    <message>
        <source>The system allows no file of this size</source>
        <translation>Le système n’admet pas de fichier de cette taille</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>Le disque est en lecture seule</translation>
    </message>
    <message>
        <source>You are not allowed to write there</source>
        <translation>Vous n’avez pas le droit d’écrire à cet endroit</translation>
    </message>
    <message>
        <source>There is no such folder</source>
        <translation>Ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>There is a folder of this name</source>
        <translation>Un dossier porte déjà ce nom</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>Le nom est trop long</translation>
    </message>
    <message>
        <source>Another window of the program is using it</source>
        <translation>Une autre fenêtre du programme l’utilise</translation>
    </message>
    <message>
        <source>The system says: {words}</source>
        <translation>Le système dit&#x202f;: {words}</translation>
    </message>
    <message>
        <source>round {round}: {reason}</source>
        <translation>manche {round}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>round {round} move {move}: {reason}</source>
        <translation>manche {round}, coup {move}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be opened: {reason}</source>
        <translation>{name} ne peut pas être ouvert&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The table is as it was. Choose another file, or an older copy of this one.</source>
        <translation>La table est restée telle quelle. Choisissez un autre fichier, ou une copie plus ancienne de celui-ci.</translation>
    </message>
    <message>
        <source>This match cannot be taken up again: {reason}</source>
        <translation>Cette partie ne peut pas être reprise&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>What was kept of it can no longer be read</source>
        <translation>Ce qui en avait été gardé n’est plus lisible</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
        <source>{name} cannot be saved: {reason}</source>
        <translation>{name} ne peut pas être enregistré&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Some settings could not be read and are as at first; the file is kept as {name}</source>
        <translation>Certains paramètres n’ont pas pu être lus et ont repris leur valeur de départ&#x202f;; le fichier est gardé sous {name}</translation>
    </message>
    <message>
        <source>The match that was on the table cannot be read; the file in which it was written down is kept as {name}</source>
        <translation>La partie qui était sur la table ne peut pas être lue&#x202f;; le fichier où elle était notée est gardé sous {name}</translation>
    </message>
    <message>
        <source>The last moves of the match that was on the table cannot be read; it is kept as it stood before them, and the file with all of them as {name}</source>
        <translation>Les derniers coups de la partie qui était sur la table ne peuvent pas être lus&#x202f;; elle est gardée telle qu’elle était avant eux, et le fichier avec tous les coups sous {name}</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Pages of the help</source>
        <translation>Pages de l’aide</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Le jeu en bref</translation>
    </message>
    <message>
        <source>Lay out melds: three or more cards of the same rank. A meld of seven or more is a canasta, and brings a bonus. Once a side has reached the target score the match is over, and the highest score wins.</source>
        <translation>Posez des combinaisons&#x202f;: trois cartes ou plus de même rang. Une combinaison de sept cartes ou plus est une canasta et rapporte un bonus. La partie est finie quand un camp a atteint l’objectif&#x202f;; le score le plus haut gagne.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the discard pile if you can meld its top card.</source>
        <translation>Piochez au talon, ou prenez la pile de défausse si vous pouvez combiner sa carte du dessus.</translation>
    </message>
    <message>
        <source>Lay out new melds, or add to those of your side. The first time in a round, the cards must be worth enough points to open; the table says how many are missing.</source>
        <translation>Posez de nouvelles combinaisons, ou ajoutez des cartes à celles de votre camp. La première fois dans une manche, les cartes doivent valoir assez de points pour ouvrir&#x202f;; la table dit combien il en manque.</translation>
    </message>
    <message>
        <source>Discard one card. That ends your turn.</source>
        <translation>Défaussez une carte. Cela finit votre tour.</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Cartes spéciales</translation>
    </message>
    <message>
        <source>Twos and jokers are wild: in a meld they stand for any other card.</source>
        <translation>Les deux et les jokers sont des cartes passe-partout&#x202f;: dans une combinaison, ils remplacent n’importe quelle autre carte.</translation>
    </message>
    <message>
        <source>Red threes are a bonus. They are laid beside your melds, and another card comes.</source>
        <translation>Les trois rouges donnent un bonus. On les pose à côté de ses combinaisons, et une autre carte arrive.</translation>
    </message>
    <message>
        <source>A black three on the pile blocks it for the next player.</source>
        <translation>Un trois noir sur la pile la bloque pour le joueur suivant.</translation>
    </message>
    <message>
        <source>A wild card on the pile freezes it: then only a natural pair from your hand, of the rank of the top card, takes it.</source>
        <translation>Une carte passe-partout sur la pile la gèle&#x202f;: seule une paire naturelle de votre main, du rang de la carte du dessus, peut alors la prendre.</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>La fin d’une manche</translation>
    </message>
    <message>
        <source>Whoever gets rid of the last card goes out, once the side has canastas enough. Cards that are still in a hand then count against their side.</source>
        <translation>Qui se débarrasse de sa dernière carte sort, dès que le camp a assez de canastas. Les cartes qui restent alors dans une main comptent contre leur camp.</translation>
    </message>
    <message>
        <source>There are several rule sets. “New…” in the menu Game shows in what they differ, and “All rules…” there shows every rule and lets you change it.</source>
        <translation>Il y a plusieurs règles. «&#x202f;Nouvelle partie…&#x202f;», dans le menu Partie, montre en quoi elles diffèrent, et «&#x202f;Toutes les règles…&#x202f;» y montre chaque règle et vous laisse la changer.</translation>
    </message>
    <message>
        <source>Playing with the mouse</source>
        <translation>Jouer avec la souris</translation>
    </message>
    <message>
        <source>Draw, or take the pile</source>
        <translation>Piocher, ou prendre la pile</translation>
    </message>
    <message>
        <source>Click the stock to draw, or drag it to your hand.</source>
        <translation>Cliquez sur le talon pour piocher, ou faites-le glisser vers votre main.</translation>
    </message>
    <message>
        <source>Double click the discard pile to take it, or drag it to your hand or to a meld.</source>
        <translation>Double-cliquez sur la pile de défausse pour la prendre, ou faites-la glisser vers votre main ou vers une combinaison.</translation>
    </message>
    <message>
        <source>“Look through the pile” in the view menu shows all its cards. A click or a key closes it again.</source>
        <translation>«&#x202f;Parcourir la pile&#x202f;», dans le menu Affichage, montre toutes ses cartes. Un clic ou une touche la referme.</translation>
    </message>
    <message>
        <source>Choose cards</source>
        <translation>Choisir des cartes</translation>
    </message>
    <message>
        <source>Click a card to choose it, click again to let it go. A double click chooses all of its rank.</source>
        <translation>Cliquez sur une carte pour la choisir, cliquez de nouveau pour la laisser. Un double clic choisit toutes celles de son rang.</translation>
    </message>
    <message>
        <source>Drag across the empty table to choose all cards that the frame touches.</source>
        <translation>Tirez un cadre sur la table vide pour choisir toutes les cartes qu’il touche.</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Drag chosen cards to a free place or to a meld of your side, or press Lay out.</source>
        <translation>Faites glisser les cartes choisies vers une place libre ou vers une combinaison de votre camp, ou appuyez sur Poser.</translation>
    </message>
    <message>
        <source>What you put down can be taken back until you discard, or press Lay out with no card chosen: drag it back to your hand, or press Undo.</source>
        <translation>Ce que vous avez déposé peut être repris jusqu’à ce que vous défaussiez, ou appuyiez sur Poser sans carte choisie&#x202f;: ramenez les cartes dans votre main, ou appuyez sur Reprendre.</translation>
    </message>
    <message>
        <source>A clock: put down, but not laid out yet. It can still be taken back.</source>
        <translation>Une horloge&#x202f;: carte déposée, pas encore posée pour de bon. Elle peut encore être reprise.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Drag a card to the discard pile, or choose one and press Discard.</source>
        <translation>Faites glisser une carte sur la pile de défausse, ou choisissez-en une et appuyez sur Défausser.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Drag cards within the hand to put them in an order of your own; Sort puts them in order again.</source>
        <translation>Faites glisser les cartes dans la main pour les mettre dans votre ordre à vous&#x202f;; Trier les remet en ordre.</translation>
    </message>
    <message>
        <source>In the settings menu, “As I put them” brings your own order back after it was sorted.</source>
        <translation>Dans le menu Paramètres, «&#x202f;Comme je les ai placées&#x202f;» rend votre ordre à la main après un tri.</translation>
    </message>
    <message>
        <source>A right click on a thing shows what can be done with it; on a touch screen, hold a finger on it.</source>
        <translation>Un clic droit sur un objet montre ce qu’on peut en faire&#x202f;; sur un écran tactile, gardez le doigt posé dessus.</translation>
    </message>
    <message>
        <source>When something cannot be done, the table says why, and what to do first. On a touch screen, do the same with a finger.</source>
        <translation>Quand quelque chose n’est pas possible, la table dit pourquoi, et quoi faire d’abord. Sur un écran tactile, faites les mêmes gestes avec le doigt.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>All of the game can be played without a mouse. A bright frame shows where the keyboard is on the table.</source>
        <translation>On peut tout jouer sans souris. Un cadre clair montre où le clavier se trouve sur la table.</translation>
    </message>
    <message>
        <source>Tab: to the next part of the table. Left, right, Home, End: about in it. Up, down: to the next one.</source>
        <translation>Tab&#x202f;: à la partie suivante de la table. Gauche, droite, Début, Fin&#x202f;: s’y déplacer. Haut, bas&#x202f;: à la partie voisine.</translation>
    </message>
    <message>
        <source>Space: choose a card, or let it go. Shift with the arrows, plus and minus: choose more or fewer.</source>
        <translation>Espace&#x202f;: choisir une carte, ou la laisser. Maj avec les flèches, plus et moins&#x202f;: en choisir plus ou moins.</translation>
    </message>
    <message>
        <source>Enter: what is usually done at this place. Esc: back, one step at a time.</source>
        <translation>Entrée&#x202f;: ce qu’on fait d’habitude à cet endroit. Échap&#x202f;: revenir, un pas à la fois.</translation>
    </message>
    <message>
        <source>A, K, Q, J, 0 for ten, 9 to 2, and W for wild cards: to the next such card of the hand.</source>
        <translation>A, K, Q, J, 0 pour le dix, 9 à 2, et W pour les cartes passe-partout&#x202f;: à la carte suivante de ce genre dans la main.</translation>
    </message>
    <message>
        <source>1 finds aces, too.</source>
        <extracomment>Your language may have more such letters, as French has V, and D and R with Shift: name them here.</extracomment>
        <translation>1 trouve aussi les as, V les valets, et avec Maj, R les rois et D les dames.</translation>
    </message>
    <message>
        <source>F10, or Alt by itself: to the menus.</source>
        <translation>F10, ou Alt seule&#x202f;: vers les menus.</translation>
    </message>
    <message>
        <source>These are yours to change, in the settings:</source>
        <translation>Vous pouvez changer celles-ci dans les paramètres&#x202f;:</translation>
    </message>
    <message>
        <source>Keys that can be changed</source>
        <translation>Touches modifiables</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>Ce que veulent dire les signes</translation>
    </message>
    <message>
        <source>On cards and melds</source>
        <translation>Sur les cartes et les combinaisons</translation>
    </message>
    <message>
        <source>A blue dot: the card came to your hand in this turn.</source>
        <translation>Un point bleu&#x202f;: la carte est arrivée dans votre main à ce tour.</translation>
    </message>
    <message>
        <source>A check mark on a raised card: it is chosen.</source>
        <translation>Une coche sur une carte relevée&#x202f;: elle est choisie.</translation>
    </message>
    <message>
        <source>A star: a wild card, a two or a joker.</source>
        <translation>Une étoile&#x202f;: une carte passe-partout, un deux ou un joker.</translation>
    </message>
    <message>
        <source>A red ribbon with a star: a natural canasta, without wild cards.</source>
        <translation>Un ruban rouge avec une étoile&#x202f;: une canasta pure, sans carte passe-partout.</translation>
    </message>
    <message>
        <source>A dark ribbon with a half disc: a mixed canasta, with wild cards.</source>
        <translation>Un ruban sombre avec un demi-disque&#x202f;: une canasta impure, avec des cartes passe-partout.</translation>
    </message>
    <message>
        <source>A closed eye: a concealed canasta, laid out all at once.</source>
        <translation>Un œil fermé&#x202f;: une canasta cachée, posée en une seule fois.</translation>
    </message>
    <message>
        <source>On the discard pile</source>
        <translation>Sur la pile de défausse</translation>
    </message>
    <message>
        <source>A snowflake: the pile is frozen. Only a natural pair takes it.</source>
        <translation>Un flocon&#x202f;: la pile est gelée. Seule une paire naturelle la prend.</translation>
    </message>
    <message>
        <source>An octagon: the pile is blocked. Nobody can take it in this turn.</source>
        <translation>Un octogone&#x202f;: la pile est bloquée. Personne ne peut la prendre à ce tour.</translation>
    </message>
    <message>
        <source>While you drag cards</source>
        <translation>Pendant que vous faites glisser des cartes</translation>
    </message>
    <message>
        <source>A bright frame and a check mark: the cards may go there, and the words say what becomes of it.</source>
        <translation>Un cadre clair et une coche&#x202f;: les cartes peuvent aller là, et les mots disent ce que cela donne.</translation>
    </message>
    <message>
        <source>Stripes and a crossed circle: the cards may not go there.</source>
        <translation>Des rayures et un cercle barré&#x202f;: les cartes ne peuvent pas aller là.</translation>
    </message>
    <message>
        <source>The buttons</source>
        <translation>Les boutons</translation>
    </message>
    <message>
        <source>Gold is what to do now. A gold edge can be done too. A dark button cannot be used, and says why. A check mark: done in this turn.</source>
        <translation>Doré&#x202f;: à faire maintenant. Bord doré&#x202f;: possible aussi. Sombre&#x202f;: le bouton ne peut pas servir, et dit pourquoi. Une coche&#x202f;: fait à ce tour.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Shows what an expert would do, and why</source>
        <translation>Montre ce que ferait un expert, et pourquoi</translation>
    </message>
    <message>
        <source>Shows the next best move</source>
        <translation>Montre le meilleur coup suivant</translation>
    </message>
    <message>
        <source>Next best: {hint}</source>
        <translation>Sinon&#x202f;: {hint}</translation>
    </message>
    <message>
        <source>An expert looks at what you can see</source>
        <translation>Un expert regarde ce que vous pouvez voir</translation>
    </message>
    <message>
        <source>Hint again shows the next best move, Esc puts it away</source>
        <translation>Redemandez un conseil pour le coup suivant, Échap l’efface</translation>
    </message>
    <message>
        <source>Esc puts the hint away</source>
        <translation>Échap efface le conseil</translation>
    </message>
    <message>
        <source>Take back first what else you have put down</source>
        <translation>Reprenez d’abord les autres cartes déposées</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{cards} on the {ranks}</source>
        <translation>{cards} sur les {ranks}</translation>
    </message>
    <message>
        <source>Draw: the discard pile is empty</source>
        <translation>Piochez&#x202f;: la pile de défausse est vide</translation>
    </message>
    <message>
        <source>Draw: nobody can take the pile with that card on top</source>
        <translation>Piochez&#x202f;: personne ne peut prendre la pile avec cette carte dessus</translation>
    </message>
    <message>
        <source>Draw: the pile is frozen, and you do not hold two {ranks}</source>
        <translation>Piochez&#x202f;: la pile est gelée, et vous n’avez pas deux {ranks} en main</translation>
    </message>
    <message>
        <source>Draw: nothing that you hold takes the pile</source>
        <translation>Piochez&#x202f;: rien dans votre main ne prend la pile</translation>
    </message>
    <message>
        <source>Draw: with the pile you would not reach the {of} points to open</source>
        <translation>Piochez&#x202f;: avec la pile, vous n’atteindriez pas les {of} points pour ouvrir</translation>
    </message>
    <message>
        <source>Draw: taking the pile would cost you a wild card</source>
        <translation>Piochez&#x202f;: prendre la pile vous coûterait une carte passe-partout</translation>
    </message>
    <message>
        <source>Pass: the stock is empty, and that ends the round</source>
        <translation>Passez&#x202f;: le talon est vide, et cela finit la manche</translation>
    </message>
    <message>
        <source>Go out with {cards}: {name} has only {few} left</source>
        <translation>Sortez avec {cards}&#x202f;: {name} n’a plus que {few}</translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} has only {few} left</source>
        <translation>Posez {cards}&#x202f;: {name} n’a plus que {few}</translation>
    </message>
    <message>
        <source>Lay out {cards}: {name} lets you go out</source>
        <translation>Posez {cards}&#x202f;: {name} vous laisse sortir</translation>
    </message>
    <message>
        <source>Add {cards}: your {ranks} grow to {size} of {of} cards for a canasta</source>
        <translation>Ajoutez {cards}&#x202f;: vos {ranks} passent à {size} cartes sur {of} pour une canasta</translation>
    </message>
    <message>
        <source>Lay out {cards}: the stock is empty</source>
        <translation>Posez {cards}&#x202f;: le talon est vide</translation>
    </message>
    <message>
        <source>Lay the red three: you cannot discard before it lies</source>
        <translation>Posez le trois rouge&#x202f;: vous ne pouvez pas défausser avant</translation>
    </message>
    <message>
        <source>Lay the red three: it counts for you once you have opened</source>
        <translation>Posez le trois rouge&#x202f;: il comptera pour vous dès que vous aurez ouvert</translation>
    </message>
    <message>
        <source>Ask whether you may go out: {name} holds {few}</source>
        <translation>Demandez si vous pouvez sortir&#x202f;: {name} a en main {few}</translation>
    </message>
    <message>
        <source>Say yes: {name} has only {few} left</source>
        <translation>Dites oui&#x202f;: {name} n’a plus que {few}</translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with it on top</source>
        <translation>Défaussez {card}&#x202f;: personne ne peut prendre la pile avec cette carte dessus</translation>
    </message>
    <message>
        <source>Discard the {card}: nobody can take the pile with a wild card on top</source>
        <translation>Défaussez {card}&#x202f;: personne ne peut prendre la pile avec une carte passe-partout dessus</translation>
    </message>
    <message>
        <source>Discard the {card}: all other {ranks} lie where you can see them</source>
        <translation>Défaussez {card}&#x202f;: tous les autres {ranks} sont là où vous les voyez</translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: they have {number}</source>
        <translation>Défaussez {card}, pas {one}&#x202f;: eux en ont {number}</translation>
    </message>
    <message>
        <source>Discard the {card}, not {one}: {name} has {number}</source>
        <translation>Défaussez {card}, pas {one}&#x202f;: {name} en a {number}</translation>
    </message>
    <message>
        <source>Discard the {card}: {name} has thrown away {one} before</source>
        <translation>Défaussez {card}&#x202f;: {name} a déjà jeté {one}</translation>
    </message>
    <message>
        <source>Discard the {card}: {name} did not take {one} before</source>
        <translation>Défaussez {card}&#x202f;: {name} n’a pas pris {one} avant</translation>
    </message>
    <message>
        <source>Discard the {card}: the pile is frozen, and no two other {ranks} are out of your sight</source>
        <translation>Défaussez {card}&#x202f;: la pile est gelée, et il ne reste pas deux autres {ranks} hors de votre vue</translation>
    </message>
    <message>
        <source>Discard the {card}: a meld now would cost a wild card and complete no canasta</source>
        <translation>Défaussez {card}&#x202f;: une combinaison maintenant coûterait une carte passe-partout sans compléter de canasta</translation>
    </message>
    <message>
        <source>Discard the {card}: you hold no other {ranks}</source>
        <translation>Défaussez {card}&#x202f;: vous n’avez pas d’autres {ranks}</translation>
    </message>
    <message>
        <source>Discard the {card}: no card that you can discard counts less</source>
        <translation>Défaussez {card}&#x202f;: aucune carte que vous pouvez défausser ne compte moins</translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you hold {held}</source>
        <translation>
            <numerusform>Prenez la pile&#x202f;: {n} carte, et vous avez {held}</numerusform>
            <numerusform>Prenez la pile&#x202f;: {n} cartes, et vous avez {held}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for your {ranks} on the table</source>
        <translation>
            <numerusform>Prenez la pile&#x202f;: {n} carte, pour vos {ranks} sur la table</numerusform>
            <numerusform>Prenez la pile&#x202f;: {n} cartes, pour vos {ranks} sur la table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, for {one} and a wild card</source>
        <translation>
            <numerusform>Prenez la pile&#x202f;: {n} carte, contre {one} et une carte passe-partout</numerusform>
            <numerusform>Prenez la pile&#x202f;: {n} cartes, contre {one} et une carte passe-partout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and you reach the {of} points to open</source>
        <translation>
            <numerusform>Prenez la pile&#x202f;: {n} carte, et vous atteignez les {of} points pour ouvrir</numerusform>
            <numerusform>Prenez la pile&#x202f;: {n} cartes, et vous atteignez les {of} points pour ouvrir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the pile: {n} cards, and your {ranks} become a canasta</source>
        <translation>
            <numerusform>Prenez la pile&#x202f;: {n} carte, et vos {ranks} deviennent une canasta</numerusform>
            <numerusform>Prenez la pile&#x202f;: {n} cartes, et vos {ranks} deviennent une canasta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: the pile has only {n} cards</source>
        <translation>
            <numerusform>Piochez&#x202f;: la pile n’a que {n} carte</numerusform>
            <numerusform>Piochez&#x202f;: la pile n’a que {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw: there are {n} cards in the stock</source>
        <translation>
            <numerusform>Piochez&#x202f;: il y a {n} carte au talon</numerusform>
            <numerusform>Piochez&#x202f;: il y a {n} cartes au talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass: that ends the round, and on the table you are {n} points ahead</source>
        <translation>
            <numerusform>Passez&#x202f;: cela finit la manche, et sur la table vous avez {n} point d’avance</numerusform>
            <numerusform>Passez&#x202f;: cela finit la manche, et sur la table vous avez {n} points d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: on the table you are {n} points ahead then</source>
        <translation>
            <numerusform>Sortez avec {cards}&#x202f;: sur la table, vous avez alors {n} point d’avance</numerusform>
            <numerusform>Sortez avec {cards}&#x202f;: sur la table, vous avez alors {n} points d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go out with {cards}: going out is worth {n} points</source>
        <translation>
            <numerusform>Sortez avec {cards}&#x202f;: la sortie vaut {n} point</numerusform>
            <numerusform>Sortez avec {cards}&#x202f;: la sortie vaut {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open with {cards}: {n} points, and {of} are needed</source>
        <translation>
            <numerusform>Ouvrez avec {cards}&#x202f;: {n} point, et il en faut {of}</numerusform>
            <numerusform>Ouvrez avec {cards}&#x202f;: {n} points, et il en faut {of}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a natural canasta of {ranks}, worth {n} points</source>
        <translation>
            <numerusform>Posez {cards}&#x202f;: une canasta pure avec les {ranks}, {n} point</numerusform>
            <numerusform>Posez {cards}&#x202f;: une canasta pure avec les {ranks}, {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: a mixed canasta of {ranks}, worth {n} points</source>
        <translation>
            <numerusform>Posez {cards}&#x202f;: une canasta impure avec les {ranks}, {n} point</numerusform>
            <numerusform>Posez {cards}&#x202f;: une canasta impure avec les {ranks}, {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: only {n} cards are left in the stock</source>
        <translation>
            <numerusform>Posez {cards}&#x202f;: il ne reste que {n} carte au talon</numerusform>
            <numerusform>Posez {cards}&#x202f;: il ne reste que {n} cartes au talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {cards} to your canasta of {ranks}: {n} points more</source>
        <translation>
            <numerusform>Ajoutez {cards} à votre canasta, les {ranks}&#x202f;: {n} point de plus</numerusform>
            <numerusform>Ajoutez {cards} à votre canasta, les {ranks}&#x202f;: {n} points de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}: {n} points for you instead of against you</source>
        <translation>
            <numerusform>Posez {cards}&#x202f;: {n} point pour vous au lieu de contre vous</numerusform>
            <numerusform>Posez {cards}&#x202f;: {n} points pour vous au lieu de contre vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay the red three: it counts {n} points for you</source>
        <translation>
            <numerusform>Posez le trois rouge&#x202f;: il compte {n} point pour vous</numerusform>
            <numerusform>Posez le trois rouge&#x202f;: il compte {n} points pour vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say yes: your hand counts {n} points</source>
        <translation>
            <numerusform>Dites oui&#x202f;: votre main compte {n} point</numerusform>
            <numerusform>Dites oui&#x202f;: votre main compte {n} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: {n} points of your hand go on your melds</source>
        <translation>
            <numerusform>Dites non&#x202f;: {n} point de votre main ira sur vos combinaisons</numerusform>
            <numerusform>Dites non&#x202f;: {n} points de votre main iront sur vos combinaisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Say no: your hand counts {n} points against you</source>
        <translation>
            <numerusform>Dites non&#x202f;: votre main compte {n} point contre vous</numerusform>
            <numerusform>Dites non&#x202f;: votre main compte {n} points contre vous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {cards}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translation>
            <numerusform>Posez {cards}, et ne sortez pas encore&#x202f;: {n} carte est dans les mains de votre camp</numerusform>
            <numerusform>Posez {cards}, et ne sortez pas encore&#x202f;: {n} cartes sont dans les mains de votre camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}, and do not go out yet: {n} cards are in the hands of your side</source>
        <translation>
            <numerusform>Défaussez {card}, et ne sortez pas encore&#x202f;: {n} carte est dans les mains de votre camp</numerusform>
            <numerusform>Défaussez {card}, et ne sortez pas encore&#x202f;: {n} cartes sont dans les mains de votre camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: it freezes the pile of {n} cards</source>
        <translation>
            <numerusform>Défaussez {card}&#x202f;: cela gèle la pile de {n} carte</numerusform>
            <numerusform>Défaussez {card}&#x202f;: cela gèle la pile de {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard the {card}: in your hand it counts {n} points against you</source>
        <translation>
            <numerusform>Défaussez {card}&#x202f;: en main, elle compte {n} point contre vous</numerusform>
            <numerusform>Défaussez {card}&#x202f;: en main, elle compte {n} points contre vous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>&amp;Offer hints</source>
        <translation>&amp;Proposer des conseils</translation>
    </message>
    <message>
        <source>The button Hint and the key for it show what an expert would do in your place, and why.</source>
        <translation>Le bouton Conseil et sa touche montrent ce qu’un expert ferait à votre place, et pourquoi.</translation>
    </message>
    <message>
        <source>How long experts may &amp;think</source>
        <translation>Temps de réflexion des &amp;experts</translation>
    </message>
    <message>
        <source>So long at most for one decision, for hints too. The other levels answer at once.</source>
        <translation>Le temps le plus long pour une décision, conseils compris. Les autres niveaux répondent aussitôt.</translation>
    </message>
    <message>
        <source>{seconds} seconds</source>
        <translation>{seconds} secondes</translation>
    </message>
    <message>
        <source>How well the others play</source>
        <translation>La force des autres joueurs</translation>
    </message>
    <message>
        <source>This counts from the next new game on. Who is your partner depends on how many play.</source>
        <translation>Cela vaut à partir de la prochaine nouvelle partie. Le nombre de joueurs décide de qui est votre partenaire.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Comme d’habitude</translation>
    </message>
    <message>
        <source>Expert as your partner, casual as an opponent</source>
        <translation>Expert comme partenaire, amateur comme adversaire</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Joueurs virtuels</translation>
    </message>
    <message>
        <source>What each level does</source>
        <translation>Ce que fait chaque niveau</translation>
    </message>
    <message>
        <source>Novice: a beginner who knows the rules, looks at its own cards and little else, and is not always sure.</source>
        <translation>Débutant&#x202f;: connaît les règles, regarde ses propres cartes et guère plus, et hésite parfois.</translation>
    </message>
    <message>
        <source>Casual: plays for fun, keeps pairs, watches what others take and throw away, and does not feed their melds.</source>
        <translation>Amateur&#x202f;: joue pour le plaisir, garde ses paires, observe ce que les autres prennent et jettent, et n’alimente pas leurs combinaisons.</translation>
    </message>
    <message>
        <source>Skilled: remembers every card that was shown, and weighs the score, the pile and the time to go out.</source>
        <translation>Confirmé&#x202f;: retient chaque carte montrée, et pèse le score, la pile et le moment de sortir.</translation>
    </message>
    <message>
        <source>Expert: plays like the skilled one, but first tries out the best moves in thought, many times over.</source>
        <translation>Expert&#x202f;: joue comme le confirmé, mais essaie d’abord les meilleurs coups en pensée, bien des fois.</translation>
    </message>
    <message>
        <source>As long as you choose nothing else, your partner is an expert and your opponents are casual. The dialog of a new game and the settings let you choose for every seat.</source>
        <translation>Tant que vous ne choisissez rien d’autre, votre partenaire est un expert et vos adversaires sont des amateurs. La fenêtre Nouvelle partie et les paramètres vous laissent choisir pour chaque place.</translation>
    </message>
    <message>
        <source>How strong they are</source>
        <translation>Leur force</translation>
    </message>
    <message>
        <source>Novice: on average {points} points a round better than play at random (between {least} and {most}).</source>
        <translation>Débutant&#x202f;: en moyenne {points} points par manche de mieux que le jeu au hasard (entre {least} et {most}).</translation>
    </message>
    <message>
        <source>Casual: on average {points} points a round better than novice (between {least} and {most}).</source>
        <translation>Amateur&#x202f;: en moyenne {points} points par manche de mieux que le débutant (entre {least} et {most}).</translation>
    </message>
    <message>
        <source>Skilled: on average {points} points a round better than casual (between {least} and {most}).</source>
        <translation>Confirmé&#x202f;: en moyenne {points} points par manche de mieux que l’amateur (entre {least} et {most}).</translation>
    </message>
    <message>
        <source>Expert: on average {points} points a round better than skilled (between {least} and {most}).</source>
        <translation>Expert&#x202f;: en moyenne {points} points par manche de mieux que le confirmé (entre {least} et {most}).</translation>
    </message>
    <message>
        <source>This was measured in the classic game of four: both sides played the same deals from both sides of the table, at least {deals} deals for each step. Anybody can measure it again with the program&apos;s source.</source>
        <translation>Mesuré dans le jeu classique à quatre&#x202f;: les deux camps ont joué les mêmes donnes des deux côtés de la table, au moins {deals} donnes pour chaque niveau. Chacun peut le mesurer de nouveau avec le code source du programme.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards</source>
        <translation>Personne ne voit les cartes cachées</translation>
    </message>
    <message>
        <source>A computer player is told what you would see in its place: its own cards, the table, the pile, how many cards the others hold, and all moves of the round. It never learns what is in other hands or in the stock. The same is true of hints.</source>
        <translation>Un joueur virtuel apprend ce que vous verriez à sa place&#x202f;: ses propres cartes, la table, la pile, combien de cartes les autres ont en main, et tous les coups de la manche. Il n’apprend jamais ce qu’il y a dans les autres mains ou dans le talon. Il en va de même des conseils.</translation>
    </message>
    <message>
        <source>The cards are shuffled before anybody plays, from the deal number and nothing else: not from the levels, nor from who sits where. The same deal number deals the same cards on every computer. The score sheet tells it, and you can type one in when you begin a new game.</source>
        <translation>Les cartes sont battues avant que quiconque joue, à partir du seul numéro de donne&#x202f;: ni les niveaux ni la place de chacun n’y changent rien. Le même numéro de donne distribue les mêmes cartes sur tous les ordinateurs. La feuille de score l’indique, et vous pouvez en saisir un quand vous commencez une nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>drew {n} cards</source>
        <translation>
            <numerusform>pioche&#x202f;: {n} carte</numerusform>
            <numerusform>pioche&#x202f;: {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile, {n} cards</source>
        <translation>
            <numerusform>pile prise&#x202f;: {n} carte</numerusform>
            <numerusform>pile prise&#x202f;: {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>laid the red {card}</source>
        <translation>pose&#x202f;: {card}</translation>
    </message>
    <message numerus="yes">
        <source>laid the red {card}, drew {n} more cards</source>
        <translation>
            <numerusform>pose&#x202f;: {card}, pioche&#x202f;: encore {n} carte</numerusform>
            <numerusform>pose&#x202f;: {card}, pioche&#x202f;: encore {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>laid out {cards}</source>
        <translation>pose&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>laid out {cards} and {wilds}</source>
        <translation>pose&#x202f;: {cards} et {wilds}</translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>ajout&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>added {wilds} to the {ranks}</source>
        <translation>ajout&#x202f;: {wilds} aux {ranks}</translation>
    </message>
    <message>
        <source>added {cards} and {wilds}</source>
        <translation>ajout&#x202f;: {cards} et {wilds}</translation>
    </message>
    <message>
        <source>completed a natural canasta of {ranks}</source>
        <translation>canasta pure&#x202f;: les {ranks}</translation>
    </message>
    <message>
        <source>completed a mixed canasta of {ranks}</source>
        <translation>canasta impure&#x202f;: les {ranks}</translation>
    </message>
    <message>
        <source>laid out a concealed natural canasta of {ranks}</source>
        <translation>canasta pure cachée&#x202f;: les {ranks}</translation>
    </message>
    <message>
        <source>laid out a concealed mixed canasta of {ranks}</source>
        <translation>canasta impure cachée&#x202f;: les {ranks}</translation>
    </message>
    <message>
        <source>asked: may I go out?</source>
        <translation>question&#x202f;: puis-je sortir&#x202f;?</translation>
    </message>
    <message>
        <source>answered yes</source>
        <translation>réponse&#x202f;: oui</translation>
    </message>
    <message>
        <source>answered no</source>
        <translation>réponse&#x202f;: non</translation>
    </message>
    <message numerus="yes">
        <source>{what}, with {n} points in hand</source>
        <translation>
            <numerusform>{what}, avec {n} point en main</numerusform>
            <numerusform>{what}, avec {n} points en main</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded the {card}</source>
        <translation>défausse&#x202f;: {card}</translation>
    </message>
    <message>
        <source>discarded a joker</source>
        <translation>défausse&#x202f;: un joker</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>went out concealed</source>
        <translation>sortie main cachée</translation>
    </message>
    <message>
        <source>{name} {what}</source>
        <translation>{name} – {what}</translation>
    </message>
    <message>
        <source>You {what}</source>
        <translation>Vous – {what}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message numerus="yes">
        <source>{first} and {n} more groups</source>
        <translation>
            <numerusform>{first} et {n} autre groupe</numerusform>
            <numerusform>{first} et {n} autres groupes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Looks</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light, on green felt</source>
        <translation>Clair, sur tapis vert</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>Canasta, two colours</source>
        <translation>Canasta, deux couleurs</translation>
    </message>
    <message>
        <source>Canasta, four colours</source>
        <translation>Canasta, quatre couleurs</translation>
    </message>
    <message>
        <source>Canasta, high contrast</source>
        <translation>Canasta, contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Dos</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>As the deck has it</source>
        <translation>Celui du jeu de cartes</translation>
    </message>
    <message>
        <source>&amp;Letters of my language on the cards</source>
        <translation>&amp;Lettres de ma langue sur les cartes</translation>
    </message>
    <message>
        <source>In French and Haitian Creole 1, V, D, R instead of A, J, Q, K.</source>
        <translation>En français et en créole haïtien 1, V, D, R au lieu de A, J, Q, K.</translation>
    </message>
    <message>
        <source>The letters of these cards cannot be changed; ours can.</source>
        <translation>Les lettres de ces cartes ne peuvent pas changer&#x202f;; celles des nôtres, si.</translation>
    </message>
    <message>
        <source>More cards &amp;in</source>
        <translation>&amp;Autres cartes dans</translation>
    </message>
    <message>
        <source>no other folder</source>
        <translation>pas d’autre dossier</translation>
    </message>
    <message>
        <source>C&amp;hoose a folder…</source>
        <translation>Choisir un do&amp;ssier…</translation>
    </message>
    <message>
        <source>Choose a folder with decks of cards</source>
        <translation>Choisir un dossier de jeux de cartes</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>A&amp;ucun</translation>
    </message>
    <message>
        <source>How the cards look</source>
        <translation>L’aspect des cartes</translation>
    </message>
    <message>
        <source>Looking for the decks on this computer…</source>
        <translation>Recherche des jeux de cartes de cet ordinateur…</translation>
    </message>
    <message numerus="yes">
        <source>{n} decks of other programs can be used.</source>
        <translation>
            <numerusform>{n} jeu de cartes d’un autre programme peut servir.</numerusform>
            <numerusform>{n} jeux de cartes d’autres programmes peuvent servir.</numerusform>
        </translation>
    </message>
    <message>
        <source>No decks of other programs were found. Those of KDE&apos;s and GNOME&apos;s card games can be used.</source>
        <translation>Aucun jeu de cartes d’un autre programme n’a été trouvé. Ceux des jeux de cartes de KDE et de GNOME peuvent servir.</translation>
    </message>
    <message>
        <source>Drawn for this program; under its licence, GPL 3 or later.</source>
        <translation>Dessiné pour ce programme&#x202f;; sous la même licence, GPL 3 ou ultérieure.</translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. Licence: {licence}.</source>
        <translation>{name}, dessin&#x202f;: {author}. Licence&#x202f;: {licence}.</translation>
    </message>
    <message>
        <source>{name}, drawn by {author}. The package that it came in says under which licence.</source>
        <translation>{name}, dessin&#x202f;: {author}. Le paquet d’où il vient dit sous quelle licence.</translation>
    </message>
    <message>
        <source>{name}. Licence: {licence}.</source>
        <translation>{name}. Licence&#x202f;: {licence}.</translation>
    </message>
    <message>
        <source>{name}. The package that it came in says who drew it, and under which licence.</source>
        <translation>{name}. Le paquet d’où il vient dit qui l’a dessiné, et sous quelle licence.</translation>
    </message>
    <message>
        <source>The cards “{name}” can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation>Les cartes «&#x202f;{name}&#x202f;» sont introuvables ou illisibles&#x202f;: les nôtres sont montrées. Choisissez-en d’autres dans Paramètres, Aspect.</translation>
    </message>
    <message>
        <source>The cards that you chose can no longer be found or read: ours are shown. Choose others in Settings, Looks.</source>
        <translation>Les cartes que vous aviez choisies sont introuvables ou illisibles&#x202f;: les nôtres sont montrées. Choisissez-en d’autres dans Paramètres, Aspect.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>End of the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message numerus="yes">
        <source>The match was to {target} points and took {n} rounds.</source>
        <translation>
            <numerusform>La partie allait jusqu’à {target} points et a duré {n} manche.</numerusform>
            <numerusform>La partie allait jusqu’à {target} points et a duré {n} manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vainqueur</translation>
    </message>
    <message>
        <source>The course of the match, round by round</source>
        <translation>Le cours de la partie, manche par manche</translation>
    </message>
    <message>
        <source>{name}: {totals}.</source>
        <translation>{name}&#x202f;: {totals}.</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{first}, {second} and {third}</source>
        <translation>{first}, {second} et {third}</translation>
    </message>
    <message>
        <source>target</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de score</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Pa&amp;ramètres</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir une partie &amp;récente</translation>
    </message>
    <message>
        <source>&amp;Earlier matches</source>
        <translation>&amp;Parties précédentes</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Rythme</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Ordre de la main</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Feuille de score</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Piocher</translation>
    </message>
    <message>
        <source>&amp;Take the pile</source>
        <translation>Prendre &amp;la pile</translation>
    </message>
    <message>
        <source>&amp;Lay out</source>
        <translation>P&amp;oser</translation>
    </message>
    <message>
        <source>Lay &amp;out what is put down</source>
        <translation>Poser l&amp;es cartes déposées</translation>
    </message>
    <message>
        <source>D&amp;iscard</source>
        <translation>&amp;Défausser</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Take back &amp;all</source>
        <translation>&amp;Tout reprendre</translation>
    </message>
    <message>
        <source>As&amp;k: may I go out?</source>
        <translation>Demander&#x202f;: p&amp;uis-je sortir&#x202f;?</translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation>Répondre ou&amp;i</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>Répondre &amp;non</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>Lay a &amp;red three</source>
        <translation>Poser un trois rou&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>Trier la &amp;main</translation>
    </message>
    <message>
        <source>Ne&amp;xt order of the hand</source>
        <translation>Ordre de tri suiv&amp;ant</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>S&amp;elect all of this rank</source>
        <translation>Sél&amp;ectionner tout ce rang</translation>
    </message>
    <message>
        <source>&amp;Show the last turns again</source>
        <translation>&amp;Revoir les derniers tours</translation>
    </message>
    <message>
        <source>&amp;Look through the pile</source>
        <translation>Parcourir la &amp;pile</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>P&amp;lein écran</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lent</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Off: nothing moves</source>
        <translation>Sans &amp;animation</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Par &amp;rang</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Par &amp;couleur</translation>
    </message>
    <message>
        <source>By &amp;value</source>
        <translation>Par &amp;valeur</translation>
    </message>
    <message>
        <source>As &amp;I put them</source>
        <translation>Comme je les ai &amp;placées</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Canasta</source>
        <translation>À &amp;propos de Canasta</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Open a saved game</source>
        <translation>Ouvrir une partie enregistrée</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Canasta games (*.canasta)</source>
        <translation>Parties de canasta (*.canasta)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Something unexpected went wrong. The game is kept up to the last move: save it, then start the program again.</source>
        <translation>Quelque chose d’imprévu s’est produit. La partie est gardée jusqu’au dernier coup&#x202f;: enregistrez-la, puis redémarrez le programme.</translation>
    </message>
    <message>
        <source>{name} has found no move. The game is kept as it is: try again, or save it and start the program again.</source>
        <translation>{name} n’a trouvé aucun coup. La partie est gardée telle quelle&#x202f;: réessayez, ou enregistrez-la et redémarrez le programme.</translation>
    </message>
    <message>
        <source>The moves cannot be written down: {reason}. Play goes on; save the game where there is room.</source>
        <translation>Les coups ne peuvent pas être notés&#x202f;: {reason}. Le jeu continue&#x202f;; enregistrez la partie là où il y a de la place.</translation>
    </message>
    <message>
        <source>Canasta is open in another window too, and that one keeps its match when it is closed. What you play in this window is gone when you close it, unless you save it first.</source>
        <translation>Canasta est ouvert aussi dans une autre fenêtre, et c’est elle qui garde sa partie quand on la ferme. Ce que vous jouez dans cette fenêtre-ci est perdu quand vous la fermez, sauf si vous l’enregistrez avant.</translation>
    </message>
    <message>
        <source>There is no display to open the window on; neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Il n’y a pas d’écran où ouvrir la fenêtre&#x202f;; ni DISPLAY ni WAYLAND_DISPLAY n’est défini.</translation>
    </message>
    <message>
        <source>The display ({display}) cannot be reached: nothing answers there, or it does not let you in.</source>
        <translation>L’écran ({display}) est hors d’atteinte&#x202f;: rien n’y répond, ou il ne vous laisse pas entrer.</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for “{asked}”, which Qt does not have here. It has: {known}.</source>
        <translation>QT_QPA_PLATFORM demande «&#x202f;{asked}&#x202f;», que Qt n’a pas ici. Il a&#x202f;: {known}.</translation>
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
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message numerus="yes">
        <source>{cards} cards, draw {number}, to {target}</source>
        <translation>
            <numerusform>{cards} cartes, pioche&#x202f;: {number}, jusqu’à {target}</numerusform>
            <numerusform>{cards} cartes, pioche&#x202f;: {number}, jusqu’à {target}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} canastas to go out</source>
        <translation>
            <numerusform>{n} canasta pour sortir</numerusform>
            <numerusform>{n} canastas pour sortir</numerusform>
        </translation>
    </message>
    <message>
        <source>Top card does not count to open</source>
        <translation>La carte du dessus ne compte pas pour ouvrir</translation>
    </message>
    <message>
        <source>Wild cards without limit</source>
        <translation>Cartes passe-partout sans limite</translation>
    </message>
    <message>
        <source>each alone</source>
        <translation>chacun pour soi</translation>
    </message>
    <message>
        <source>two and two</source>
        <translation>deux contre deux</translation>
    </message>
    <message>
        <source>three and three</source>
        <translation>trois contre trois</translation>
    </message>
    <message>
        <source>&amp;All rules…</source>
        <translation>&amp;Toutes les règles…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>plays here</source>
        <translation>joue ici</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>A beginner: sees its own cards, and not what the others do</source>
        <translation>Débute&#x202f;: regarde ses propres cartes, et non ce que font les autres</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Plays for fun, and watches what the others take and throw away</source>
        <translation>Joue pour le plaisir, et observe ce que les autres prennent et jettent</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>An experienced player, with an eye on the score</source>
        <translation>A de l’expérience, et garde un œil sur le score</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Takes time to think, and weighs what may come</source>
        <translation>Prend le temps de réfléchir, et pèse ce qui peut venir</translation>
    </message>
    <message>
        <source>{level}: {plays}</source>
        <translation>{level}&#x202f;: {plays}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>&amp;Play to</source>
        <translation>&amp;Jouer jusqu’à</translation>
    </message>
    <message>
        <source>&amp;Deal number</source>
        <translation>&amp;Numéro de donne</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>The same number deals the same cards, on every machine</source>
        <translation>Le même numéro distribue les mêmes cartes, sur toutes les machines</translation>
    </message>
    <message>
        <source>&amp;Use these for the next game too</source>
        <translation>&amp;Garder ces choix pour la partie suivante</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>Name of {role}</source>
        <translation>Nom&#x202f;: {role}</translation>
    </message>
    <message>
        <source>How well {name} plays</source>
        <translation>Niveau&#x202f;: {name}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
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
        <translation>aucune</translation>
    </message>
    <message>
        <source>no</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>onze</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>douze</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>Each has 52 cards and two jokers.</source>
        <translation>Chacun compte 52 cartes et deux jokers.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Cartes distribuées à chaque joueur</translation>
    </message>
    <message>
        <source>What every player begins a round with.</source>
        <translation>Ce que chaque joueur reçoit au début d’une manche.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Cartes piochées par tour</translation>
    </message>
    <message>
        <source>However many are drawn, one is discarded.</source>
        <translation>Quel que soit le nombre de cartes piochées, on en défausse une.</translation>
    </message>
    <message>
        <source>First card of the pile</source>
        <translation>Première carte de la pile</translation>
    </message>
    <message>
        <source>After the deal, cards are turned up until this one comes.</source>
        <translation>Après la donne, on retourne des cartes jusqu’à ce que celle-ci arrive.</translation>
    </message>
    <message>
        <source>Red threes are laid</source>
        <translation>Pose des trois rouges</translation>
    </message>
    <message>
        <source>Each is replaced from the stock as long as there are cards.</source>
        <translation>Chacun est remplacé par une carte du talon tant qu’il y en a.</translation>
    </message>
    <message>
        <source>Points of a red three</source>
        <translation>Points d’un trois rouge</translation>
    </message>
    <message>
        <source>Twice as many each for a side with four of them, with more than two decks for one with five. They count against a side that has no meld.</source>
        <translation>Le double chacun pour un camp qui en a quatre&#x202f;; avec plus de deux jeux de cartes, pour un camp qui en a cinq. Ils comptent contre un camp qui n’a aucune combinaison.</translation>
    </message>
    <message>
        <source>Natural cards in a meld</source>
        <translation>Cartes naturelles d’une combinaison</translation>
    </message>
    <message>
        <source>A meld needs at least so many.</source>
        <translation>Une combinaison en demande au moins autant.</translation>
    </message>
    <message>
        <source>Wild cards in a meld</source>
        <translation>Cartes passe-partout d’une combinaison</translation>
    </message>
    <message>
        <source>A meld may have so many, and never more than it has natural ones.</source>
        <translation>Une combinaison peut en avoir autant, et jamais plus que de cartes naturelles.</translation>
    </message>
    <message>
        <source>Cards of a canasta</source>
        <translation>Cartes d’une canasta</translation>
    </message>
    <message>
        <source>A meld of so many cards is a canasta.</source>
        <translation>Une combinaison de ce nombre de cartes est une canasta.</translation>
    </message>
    <message>
        <source>Points of a natural canasta</source>
        <translation>Points d’une canasta pure</translation>
    </message>
    <message>
        <source>For one without wild cards.</source>
        <translation>Pour une canasta sans carte passe-partout.</translation>
    </message>
    <message>
        <source>Points of a mixed canasta</source>
        <translation>Points d’une canasta impure</translation>
    </message>
    <message>
        <source>For one with wild cards.</source>
        <translation>Pour une canasta avec des cartes passe-partout.</translation>
    </message>
    <message>
        <source>Points more for a concealed canasta</source>
        <translation>Points de plus pour une canasta cachée</translation>
    </message>
    <message>
        <source>For one that is laid out complete in a single move.</source>
        <translation>Pour une canasta posée complète en un seul coup.</translation>
    </message>
    <message>
        <source>Points of the first meld</source>
        <translation>Points de la première pose</translation>
    </message>
    <message>
        <source>What a side needs to open, by its score at the start of the round.</source>
        <translation>Ce qu’il faut à un camp pour ouvrir, selon son score au début de la manche.</translation>
    </message>
    <message>
        <source>The top card of the pile counts</source>
        <translation>La carte du dessus de la pile compte</translation>
    </message>
    <message>
        <source>Who opens by taking the pile may count its top card to the first meld.</source>
        <translation>Qui ouvre en prenant la pile peut compter sa carte du dessus dans la première pose.</translation>
    </message>
    <message>
        <source>Frozen until the first meld</source>
        <translation>Gelée jusqu’à la première pose</translation>
    </message>
    <message>
        <source>A side that has not opened takes the pile with a natural pair only.</source>
        <translation>Un camp qui n’a pas ouvert ne prend la pile qu’avec une paire naturelle.</translation>
    </message>
    <message>
        <source>A wild card helps to take the pile</source>
        <translation>Une carte passe-partout aide à prendre la pile</translation>
    </message>
    <message>
        <source>One natural card and a wild one take a pile that is not frozen.</source>
        <translation>Une carte naturelle et une carte passe-partout prennent une pile qui n’est pas gelée.</translation>
    </message>
    <message>
        <source>One card takes no pile of one card</source>
        <translation>Une carte ne prend pas une pile d’une carte</translation>
    </message>
    <message>
        <source>Nobody with a single card left may take a pile of a single card.</source>
        <translation>Qui n’a plus qu’une carte ne peut pas prendre une pile d’une seule carte.</translation>
    </message>
    <message>
        <source>Canastas to go out</source>
        <translation>Canastas pour sortir</translation>
    </message>
    <message>
        <source>A side needs so many before one of its players may go out.</source>
        <translation>Un camp doit en avoir autant avant qu’un de ses joueurs puisse sortir.</translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translation>Sortir demande une dernière défausse</translation>
    </message>
    <message>
        <source>The last card is discarded; it may not be laid out.</source>
        <translation>La dernière carte est défaussée&#x202f;; elle ne peut pas être posée.</translation>
    </message>
    <message>
        <source>Ask the partner before going out</source>
        <translation>Demander au partenaire avant de sortir</translation>
    </message>
    <message>
        <source>A player may ask once a turn; a no forbids going out in that turn.</source>
        <translation>Un joueur peut demander une fois par tour&#x202f;; un non interdit de sortir à ce tour.</translation>
    </message>
    <message>
        <source>Points for going out</source>
        <translation>Points de la sortie</translation>
    </message>
    <message>
        <source>For the side whose player has no card left.</source>
        <translation>Pour le camp dont un joueur n’a plus de carte.</translation>
    </message>
    <message>
        <source>Points more for going out concealed</source>
        <translation>Points de plus pour une sortie main cachée</translation>
    </message>
    <message>
        <source>For a player who had laid out nothing in earlier turns of the round.</source>
        <translation>Pour un joueur qui n’avait rien posé aux tours précédents de la manche.</translation>
    </message>
    <message>
        <source>When the stock is empty</source>
        <translation>Quand le talon est vide</translation>
    </message>
    <message>
        <source>What that means for the round.</source>
        <translation>Ce que cela veut dire pour la manche.</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Jouer jusqu’à</translation>
    </message>
    <message>
        <source>The match is over once a side has so many points; the highest score wins.</source>
        <translation>La partie est finie quand un camp a autant de points&#x202f;; le score le plus haut gagne.</translation>
    </message>
    <message>
        <source>Cards and dealing</source>
        <translation>Cartes et donne</translation>
    </message>
    <message>
        <source>Melds and canastas</source>
        <translation>Combinaisons et canastas</translation>
    </message>
    <message>
        <source>The first meld of a side</source>
        <translation>La première pose d’un camp</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>La pile de défausse</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Trois rouges</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>La sortie</translation>
    </message>
    <message>
        <source>The end of round and match</source>
        <translation>La fin de la manche et de la partie</translation>
    </message>
    <message>
        <source>a natural card, no three</source>
        <translation>une carte naturelle, pas un trois</translation>
    </message>
    <message>
        <source>no wild card, no red three</source>
        <translation>pas une carte passe-partout, pas un trois rouge</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>n’importe quelle carte</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>in this or the next turn</source>
        <translation>à ce tour ou au suivant</translation>
    </message>
    <message>
        <source>play goes on with the pile</source>
        <translation>le jeu continue avec la pile</translation>
    </message>
    <message>
        <source>the round ends with the turn</source>
        <translation>la manche finit avec le tour</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>at a lower score</source>
        <translation>avec un score plus bas</translation>
    </message>
    <message>
        <source>from a score of</source>
        <translation>à partir d’un score de</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Ajouter un palier</translation>
    </message>
    <message>
        <source>{points} from {score}</source>
        <translation>{points} à partir de {score}</translation>
    </message>
    <message>
        <source>{preset}: {value}</source>
        <translation>{preset}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#x202f;: {value}</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}&#x202f;; {rest}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>Differs from classic in: {what}</source>
        <translation>Différences avec le jeu classique&#x202f;: {what}</translation>
    </message>
    <message>
        <source>The classic game, with nothing changed</source>
        <translation>Le jeu classique, sans rien changer</translation>
    </message>
    <message>
        <source>This is too small to play with.</source>
        <translation>C’est trop peu pour jouer.</translation>
    </message>
    <message>
        <source>Each score must be higher than the one before it.</source>
        <translation>Chaque score doit être plus haut que le précédent.</translation>
    </message>
    <message>
        <source>Too many: the decks have {have} cards for {players} hands and the first card of the pile.</source>
        <translation>Trop&#x202f;: les jeux de cartes ont {have} cartes pour {players} mains et la première carte de la pile.</translation>
    </message>
    <message>
        <source>Nobody can play with this.</source>
        <translation>Personne ne peut jouer avec cela.</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>How fast cards move and the other players play</source>
        <translation>La vitesse des cartes et des autres joueurs</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lent</translation>
    </message>
    <message>
        <source>Time to follow every card.</source>
        <translation>Le temps de suivre chaque carte.</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>As at a table with friends.</source>
        <translation>Comme à table entre amis.</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>Ra&amp;pide</translation>
    </message>
    <message>
        <source>For those who know the game well.</source>
        <translation>Pour qui connaît bien le jeu.</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>Sans &amp;animation</translation>
    </message>
    <message>
        <source>Nothing moves and nobody waits. What the others did is outlined for a moment.</source>
        <translation>Rien ne bouge et personne n’attend. Ce que les autres ont fait est encadré un instant.</translation>
    </message>
    <message>
        <source>Was it too fast? “Show the last turns again” in the View menu plays them once more.</source>
        <translation>C’était trop rapide&#x202f;? «&#x202f;Revoir les derniers tours&#x202f;», dans le menu Affichage, les rejoue.</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>For those whom moving pictures make unwell. The other players keep their pace, but no card moves.</source>
        <translation>Pour ceux que les images qui bougent gênent. Les autres joueurs gardent leur rythme, mais aucune carte ne bouge.</translation>
    </message>
    <message>
        <source>As the &amp;system says</source>
        <translation>Comme le dit le &amp;système</translation>
    </message>
    <message>
        <source>At present the system asks for less movement.</source>
        <translation>En ce moment, le système demande moins de mouvement.</translation>
    </message>
    <message>
        <source>At present the system asks for nothing of the kind.</source>
        <translation>En ce moment, le système ne demande rien de tel.</translation>
    </message>
    <message>
        <source>This system does not say. Choose yourself.</source>
        <translation>Ce système ne le dit pas. Choisissez vous-même.</translation>
    </message>
    <message>
        <source>&amp;Always: no card moves</source>
        <translation>&amp;Toujours&#x202f;: aucune carte ne bouge</translation>
    </message>
    <message>
        <source>Ne&amp;ver: cards move</source>
        <translation>&amp;Jamais&#x202f;: les cartes bougent</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>The round is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>{name} deals the cards</source>
        <translation>{name} distribue les cartes</translation>
    </message>
    <message>
        <source>{name} asks: may I go out?</source>
        <translation>{name} demande&#x202f;: puis-je sortir&#x202f;?</translation>
    </message>
    <message>
        <source>On turn: {name}</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>Your partner is about to answer</source>
        <translation>Votre partenaire va répondre</translation>
    </message>
    <message>
        <source>Draw from the stock, or take the pile</source>
        <translation>Piochez au talon, ou prenez la pile</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile</source>
        <translation>Le talon est vide&#x202f;: prenez la pile</translation>
    </message>
    <message>
        <source>The stock is empty: take the pile, or pass</source>
        <translation>Le talon est vide&#x202f;: prenez la pile, ou passez</translation>
    </message>
    <message>
        <source>The stock is empty: you can only pass</source>
        <translation>Le talon est vide&#x202f;: vous ne pouvez que passer</translation>
    </message>
    <message>
        <source>Lay out cards, or discard one</source>
        <translation>Posez des cartes, ou défaussez-en une</translation>
    </message>
    <message>
        <source>Lay out what you have put down, or discard</source>
        <translation>Posez ce que vous avez déposé, ou défaussez</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Défaussez une carte</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number} cards from the stock</source>
        <translation>
            <numerusform>Piochez une carte</numerusform>
            <numerusform>Piochez {number} cartes au talon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more to open</source>
        <translation>
            <numerusform>Posez encore {n} point pour ouvrir</numerusform>
            <numerusform>Posez encore {n} points pour ouvrir</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal the cards</source>
        <translation>Vous distribuez les cartes</translation>
    </message>
    <message>
        <source>You go out: the round is over</source>
        <translation>Vous sortez&#x202f;: la manche est finie</translation>
    </message>
    <message>
        <source>{name} goes out: the round is over</source>
        <translation>{name} sort&#x202f;: la manche est finie</translation>
    </message>
    <message>
        <source>You go out: the match is over</source>
        <translation>Vous sortez&#x202f;: la partie est finie</translation>
    </message>
    <message>
        <source>{name} goes out: the match is over</source>
        <translation>{name} sort&#x202f;: la partie est finie</translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then cost {n} points</source>
        <translation>
            <numerusform>Votre main coûterait alors {n} point</numerusform>
            <numerusform>Votre main coûterait alors {n} points</numerusform>
        </translation>
    </message>
    <message>
        <source>No forbids it in this turn, yes leaves it open</source>
        <translation>Non l’interdit à ce tour, oui laisse le choix</translation>
    </message>
    <message>
        <source>{key} shows the score sheet</source>
        <translation>{key} montre la feuille de score</translation>
    </message>
    <message>
        <source>The score sheet is in the menu Game</source>
        <translation>La feuille de score est dans le menu Partie</translation>
    </message>
    <message>
        <source>Passing ends the round</source>
        <translation>Passer finit la manche</translation>
    </message>
    <message>
        <source>Undo takes back the cards put down last</source>
        <translation>Reprendre ramène les dernières cartes déposées</translation>
    </message>
    <message>
        <source>Canastas needed to go out: {have} of {need}</source>
        <translation>Canastas pour sortir&#x202f;: {have} sur {need}</translation>
    </message>
    <message>
        <source>or</source>
        <translation>ou</translation>
    </message>
    <message>
        <source>You drew the {card}.</source>
        <translation>Vous avez pioché {card}.</translation>
    </message>
    <message>
        <source>You drew a joker.</source>
        <translation>Vous avez pioché un joker.</translation>
    </message>
    <message>
        <source>You drew: {first}, {second}.</source>
        <translation>Vous avez pioché&#x202f;: {first}, {second}.</translation>
    </message>
    <message>
        <source>{name} says yes.</source>
        <translation>{name} dit oui.</translation>
    </message>
    <message>
        <source>{name} says no.</source>
        <translation>{name} dit non.</translation>
    </message>
    <message>
        <source>From the pile: {card}.</source>
        <translation>De la pile&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>From the pile: {first}, {second}.</source>
        <translation>De la pile&#x202f;: {first}, {second}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards came to your hand.</source>
        <translation>
            <numerusform>{n} carte est arrivée dans votre main.</numerusform>
            <numerusform>{n} cartes sont arrivées dans votre main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, {missing} more</source>
        <translation>Ouverture {needed}&#x202f;:  {staged} posés, encore {missing}</translation>
    </message>
    <message>
        <source>Opening {needed}:  {staged} laid out, enough</source>
        <translation>Ouverture {needed}&#x202f;:  {staged} posés, assez</translation>
    </message>
</context>
<context>
    <name>Pause</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The other players wait. Nothing is lost.</source>
        <translation>Les autres joueurs attendent. Rien n’est perdu.</translation>
    </message>
    <message>
        <source>Press {key} or click to go on</source>
        <translation>Appuyez sur {key} ou cliquez pour continuer</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Le jeu continue.</translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Cliquez pour continuer</translation>
    </message>
</context>
<context>
    <name>Peeking</name>
    <message numerus="yes">
        <source>Discard pile: {n} cards</source>
        <translation>
            <numerusform>Pile de défausse&#x202f;: {n} carte</numerusform>
            <numerusform>Pile de défausse&#x202f;: {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: {n} cards, frozen by the one with the snowflake</source>
        <translation>
            <numerusform>Pile de défausse&#x202f;: {n} carte, gelée par celle au flocon</numerusform>
            <numerusform>Pile de défausse&#x202f;: {n} cartes, gelée par celle au flocon</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest card first, the newest last. Any key or click closes this.</source>
        <translation>La carte la plus ancienne d’abord, la plus récente à la fin. Une touche ou un clic ferme ceci.</translation>
    </message>
    <message>
        <source>Any key or click closes this.</source>
        <translation>Une touche ou un clic ferme ceci.</translation>
    </message>
    <message>
        <source>The newest first: {cards}</source>
        <translation>La plus récente d’abord&#x202f;: {cards}</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>“{place}” is missing</source>
        <translation>«&#x202f;{place}&#x202f;» manque</translation>
    </message>
    <message>
        <source>The value of “{place}” is not of the right kind</source>
        <translation>La valeur de «&#x202f;{place}&#x202f;» n’est pas du bon type</translation>
    </message>
    <message>
        <source>“{detail}” in “{place}” is no card</source>
        <translation>«&#x202f;{detail}&#x202f;», dans «&#x202f;{place}&#x202f;», n’est pas une carte</translation>
    </message>
    <message>
        <source>The card “{detail}” is there more often than the decks hold it</source>
        <translation>La carte «&#x202f;{detail}&#x202f;» y est plus souvent que les jeux de cartes n’en ont</translation>
    </message>
    <message>
        <source>“{place}” does not have as many entries as the rules need: {detail}</source>
        <translation>«&#x202f;{place}&#x202f;» n’a pas autant d’entrées que les règles le demandent&#x202f;: {detail}</translation>
    </message>
    <message>
        <source>There is no seat {detail} for “{place}”</source>
        <translation>Il n’y a pas de place {detail} pour «&#x202f;{place}&#x202f;»</translation>
    </message>
    <message>
        <source>“{place}” cannot be “{detail}”</source>
        <translation>«&#x202f;{place}&#x202f;» ne peut pas être «&#x202f;{detail}&#x202f;»</translation>
    </message>
    <message>
        <source>Seat {detail} is on turn with an empty hand</source>
        <translation>C’est à la place {detail} de jouer, et sa main est vide</translation>
    </message>
    <message>
        <source>Seat {detail} holds a red three, which these rules lay at once</source>
        <translation>La place {detail} a en main un trois rouge, que ces règles font poser aussitôt</translation>
    </message>
    <message>
        <source>“{detail}” is no red three</source>
        <translation>«&#x202f;{detail}&#x202f;» n’est pas un trois rouge</translation>
    </message>
    <message>
        <source>“{detail}” is no meld by these rules</source>
        <translation>«&#x202f;{detail}&#x202f;» n’est pas une combinaison selon ces règles</translation>
    </message>
    <message>
        <source>“{detail}” is a second meld of its rank</source>
        <translation>«&#x202f;{detail}&#x202f;» est une deuxième combinaison de son rang</translation>
    </message>
    <message>
        <source>“{move}” is no move</source>
        <translation>«&#x202f;{move}&#x202f;» n’est pas un coup</translation>
    </message>
    <message>
        <source>“{move}” is made by a seat that does not exist</source>
        <translation>«&#x202f;{move}&#x202f;» est joué par une place qui n’existe pas</translation>
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
        <translation>&amp;Voir dans&#x202f;:</translation>
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
        <translation>Fichiers de &amp;type&#x202f;:</translation>
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
        <translation>as</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>rois</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>dames</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>valets</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>six</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>black threes</source>
        <translation>trois noirs</translation>
    </message>
    <message numerus="yes">
        <source>{number} aces</source>
        <translation>
            <numerusform>un as</numerusform>
            <numerusform>{number} as</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>un roi</numerusform>
            <numerusform>{number} rois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} queens</source>
        <translation>
            <numerusform>une dame</numerusform>
            <numerusform>{number} dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jacks</source>
        <translation>
            <numerusform>un valet</numerusform>
            <numerusform>{number} valets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tens</source>
        <translation>
            <numerusform>un dix</numerusform>
            <numerusform>{number} dix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} nines</source>
        <translation>
            <numerusform>un neuf</numerusform>
            <numerusform>{number} neuf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} eights</source>
        <translation>
            <numerusform>un huit</numerusform>
            <numerusform>{number} huit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sevens</source>
        <translation>
            <numerusform>un sept</numerusform>
            <numerusform>{number} sept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} sixes</source>
        <translation>
            <numerusform>un six</numerusform>
            <numerusform>{number} six</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fives</source>
        <translation>
            <numerusform>un cinq</numerusform>
            <numerusform>{number} cinq</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fours</source>
        <translation>
            <numerusform>un quatre</numerusform>
            <numerusform>{number} quatre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} black threes</source>
        <translation>
            <numerusform>un trois noir</numerusform>
            <numerusform>{number} trois noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} twos</source>
        <translation>
            <numerusform>un deux</numerusform>
            <numerusform>{number} deux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} jokers</source>
        <translation>
            <numerusform>un joker</numerusform>
            <numerusform>{number} jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} wild cards</source>
        <translation>
            <numerusform>une carte passe-partout</numerusform>
            <numerusform>{number} cartes passe-partout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} cards</source>
        <translation>
            <numerusform>{number} carte</numerusform>
            <numerusform>{number} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} red threes</source>
        <translation>
            <numerusform>un trois rouge</numerusform>
            <numerusform>{n} trois rouges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The round is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Ce n’est pas à vous de jouer</translation>
    </message>
    <message>
        <source>A question to the partner is still open</source>
        <translation>Une question au partenaire attend encore sa réponse</translation>
    </message>
    <message>
        <source>Nobody has asked you a question</source>
        <translation>Personne ne vous a posé de question</translation>
    </message>
    <message>
        <source>You have not drawn yet</source>
        <translation>Vous n’avez pas encore pioché</translation>
    </message>
    <message>
        <source>You have already drawn in this turn</source>
        <translation>Vous avez déjà pioché à ce tour</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Le talon est vide</translation>
    </message>
    <message>
        <source>There are still cards in the stock</source>
        <translation>Il y a encore des cartes au talon</translation>
    </message>
    <message>
        <source>The discard pile is empty</source>
        <translation>La pile de défausse est vide</translation>
    </message>
    <message>
        <source>You do not hold that card</source>
        <translation>Vous n’avez pas cette carte en main</translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card is on top</source>
        <translation>La pile est bloquée&#x202f;: une carte passe-partout est dessus</translation>
    </message>
    <message>
        <source>The pile is blocked: a black three is on top</source>
        <translation>La pile est bloquée&#x202f;: un trois noir est dessus</translation>
    </message>
    <message>
        <source>The pile is blocked: a red three is on top</source>
        <translation>La pile est bloquée&#x202f;: un trois rouge est dessus</translation>
    </message>
    <message>
        <source>With one card in your hand you cannot take a single card</source>
        <translation>Avec une seule carte en main, vous ne pouvez pas prendre une pile d’une carte</translation>
    </message>
    <message>
        <source>Red threes are no part of a meld</source>
        <translation>Les trois rouges ne vont dans aucune combinaison</translation>
    </message>
    <message>
        <source>Wild cards do not go with threes</source>
        <translation>Les cartes passe-partout ne vont pas avec les trois</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld</source>
        <translation>Des cartes passe-partout seules ne font pas une combinaison</translation>
    </message>
    <message>
        <source>A new meld needs natural cards</source>
        <translation>Une nouvelle combinaison demande des cartes naturelles</translation>
    </message>
    <message>
        <source>The cards of a meld are all of one rank</source>
        <translation>Les cartes d’une combinaison sont toutes du même rang</translation>
    </message>
    <message>
        <source>A side has one meld of each rank</source>
        <translation>Un camp a une seule combinaison de chaque rang</translation>
    </message>
    <message>
        <source>Only a natural pair from your hand takes the pile</source>
        <translation>Seule une paire naturelle de votre main prend la pile</translation>
    </message>
    <message>
        <source>The top card of the pile makes no meld yet</source>
        <translation>La carte du dessus ne fait pas encore de combinaison</translation>
    </message>
    <message>
        <source>The meld has too few cards</source>
        <translation>La combinaison a trop peu de cartes</translation>
    </message>
    <message>
        <source>The meld has too many wild cards</source>
        <translation>La combinaison a trop de cartes passe-partout</translation>
    </message>
    <message>
        <source>The meld has too few natural cards</source>
        <translation>La combinaison a trop peu de cartes naturelles</translation>
    </message>
    <message>
        <source>Black threes are laid out only by a player who goes out</source>
        <translation>Seul un joueur qui sort pose des trois noirs</translation>
    </message>
    <message>
        <source>The first meld has too few points</source>
        <translation>La première pose a trop peu de points</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn</source>
        <translation>Votre partenaire a dit non&#x202f;: vous ne pouvez pas sortir à ce tour</translation>
    </message>
    <message>
        <source>Your side has too few canastas to go out</source>
        <translation>Votre camp a trop peu de canastas pour sortir</translation>
    </message>
    <message>
        <source>Going out needs a last discard</source>
        <translation>Sortir demande une dernière défausse</translation>
    </message>
    <message>
        <source>A red three is never discarded</source>
        <translation>Un trois rouge ne se défausse jamais</translation>
    </message>
    <message>
        <source>You have held a red three since your turn began</source>
        <translation>Vous avez un trois rouge en main depuis le début de votre tour</translation>
    </message>
    <message>
        <source>The top card fits a meld of your side: you cannot pass</source>
        <translation>La carte du dessus va sur une combinaison de votre camp&#x202f;: vous ne pouvez pas passer</translation>
    </message>
    <message>
        <source>You cannot ask your partner now</source>
        <translation>Vous ne pouvez pas interroger votre partenaire maintenant</translation>
    </message>
    <message>
        <source>Only {ranks} and wild cards go there</source>
        <translation>Seuls les {ranks} et les cartes passe-partout vont là</translation>
    </message>
    <message>
        <source>A side has one meld of {ranks}, not two</source>
        <translation>Un camp a une seule combinaison avec les {ranks}, pas deux</translation>
    </message>
    <message>
        <source>Only two natural {ranks} from your hand take the pile</source>
        <translation>Il faut deux {ranks} de votre main, sans carte passe-partout, pour prendre la pile</translation>
    </message>
    <message>
        <source>Your side has no meld of {ranks} yet</source>
        <translation>Votre camp n’a pas encore de combinaison pour les {ranks}</translation>
    </message>
    <message>
        <source>You do not hold the {card}</source>
        <translation>Vous n’avez pas {card} en main</translation>
    </message>
    <message>
        <source>You have held the {card} since your turn began</source>
        <translation>Vous avez {card} en main depuis le début de votre tour</translation>
    </message>
    <message numerus="yes">
        <source>You hold {have} of the {number} cards that it takes</source>
        <translation>
            <numerusform>Il faut {number} carte, vous en avez {have}</numerusform>
            <numerusform>Il faut {number} cartes, vous en avez {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new meld needs {number} natural cards</source>
        <translation>
            <numerusform>Une nouvelle combinaison demande {number} carte naturelle</numerusform>
            <numerusform>Une nouvelle combinaison demande {number} cartes naturelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} cards, this one has {have}</source>
        <translation>
            <numerusform>Une combinaison demande {number} carte, celle-ci en a {have}</numerusform>
            <numerusform>Une combinaison demande {number} cartes, celle-ci en a {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This meld may have {number} wild cards, not {have}</source>
        <translation>
            <numerusform>Cartes passe-partout permises dans cette combinaison&#x202f;: {number}, pas {have}</numerusform>
            <numerusform>Cartes passe-partout permises dans cette combinaison&#x202f;: {number}, pas {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs {number} natural cards, this one has {have}</source>
        <translation>
            <numerusform>Une combinaison demande {number} carte naturelle, celle-ci en a {have}</numerusform>
            <numerusform>Une combinaison demande {number} cartes naturelles, celle-ci en a {have}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first meld needs {n} points, these cards have {points}</source>
        <translation>
            <numerusform>La première pose demande {n} point, ces cartes en font {points}</numerusform>
            <numerusform>La première pose demande {n} points, ces cartes en font {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out needs {number} canastas, your side has {have}</source>
        <translation>
            <numerusform>Sortir demande {number} canasta&#x202f;; total de votre camp&#x202f;: {have}</numerusform>
            <numerusform>Sortir demande {number} canastas&#x202f;; total de votre camp&#x202f;: {have}</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the score sheet, then play the next round</source>
        <translation>Regardez la feuille de score, puis jouez la manche suivante</translation>
    </message>
    <message>
        <source>Pick and sort cards meanwhile, and play when it is</source>
        <translation>En attendant, choisissez et triez vos cartes&#x202f;; jouez quand ce sera à vous</translation>
    </message>
    <message>
        <source>It is answered with yes or no first</source>
        <translation>Il faut d’abord y répondre par oui ou non</translation>
    </message>
    <message>
        <source>Draw, lay out or discard instead</source>
        <translation>Piochez, posez ou défaussez plutôt</translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile first</source>
        <translation>Piochez d’abord au talon ou prenez la pile</translation>
    </message>
    <message>
        <source>Lay out cards, or discard one to end your turn</source>
        <translation>Posez des cartes, ou défaussez-en une pour finir votre tour</translation>
    </message>
    <message>
        <source>Take the pile, or pass</source>
        <translation>Prenez la pile, ou passez</translation>
    </message>
    <message>
        <source>Draw from the stock or take the pile</source>
        <translation>Piochez au talon ou prenez la pile</translation>
    </message>
    <message>
        <source>Draw from the stock</source>
        <translation>Piochez au talon</translation>
    </message>
    <message>
        <source>Play cards of your hand</source>
        <translation>Jouez des cartes de votre main</translation>
    </message>
    <message>
        <source>Draw from the stock, or pass if it is empty</source>
        <translation>Piochez au talon, ou passez s’il est vide</translation>
    </message>
    <message>
        <source>Leave it out: it has a place of its own</source>
        <translation>Laissez-le de côté&#x202f;: il a une place à lui</translation>
    </message>
    <message>
        <source>Put the wild cards on another meld</source>
        <translation>Mettez les cartes passe-partout sur une autre combinaison</translation>
    </message>
    <message>
        <source>Put them on a meld of your side</source>
        <translation>Mettez-les sur une combinaison de votre camp</translation>
    </message>
    <message>
        <source>Lay out natural cards first, then add the wild ones</source>
        <translation>Posez d’abord des cartes naturelles, puis ajoutez les cartes passe-partout</translation>
    </message>
    <message>
        <source>Lay out each rank by itself</source>
        <translation>Posez chaque rang à part</translation>
    </message>
    <message>
        <source>Lay these cards out together</source>
        <translation>Posez ces cartes ensemble</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold such a pair</source>
        <translation>Piochez au talon, à moins d’avoir une telle paire</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold cards that fit it</source>
        <translation>Piochez au talon, à moins d’avoir des cartes qui vont avec elle</translation>
    </message>
    <message>
        <source>Add more cards, or take these back</source>
        <translation>Ajoutez des cartes, ou reprenez celles-ci</translation>
    </message>
    <message>
        <source>Take a wild card back, or add natural cards</source>
        <translation>Reprenez une carte passe-partout, ou ajoutez des cartes naturelles</translation>
    </message>
    <message>
        <source>Add natural cards, or take these back</source>
        <translation>Ajoutez des cartes naturelles, ou reprenez celles-ci</translation>
    </message>
    <message>
        <source>Keep them until they are your last cards but one, or discard one</source>
        <translation>Gardez-les jusqu’à ce qu’il ne vous reste qu’une autre carte, ou défaussez-en un</translation>
    </message>
    <message>
        <source>Lay out more cards, or take these back</source>
        <translation>Posez plus de cartes, ou reprenez celles-ci</translation>
    </message>
    <message>
        <source>Keep at least one card after your discard</source>
        <translation>Gardez au moins une carte après votre défausse</translation>
    </message>
    <message>
        <source>Keep one card and discard it last</source>
        <translation>Gardez une carte et défaussez-la en dernier</translation>
    </message>
    <message>
        <source>Discard another card</source>
        <translation>Défaussez une autre carte</translation>
    </message>
    <message>
        <source>Lay it before you discard</source>
        <translation>Posez-le avant de défausser</translation>
    </message>
    <message>
        <source>Take the pile</source>
        <translation>Prenez la pile</translation>
    </message>
    <message>
        <source>A partner may be asked once a turn, after drawing and before laying out</source>
        <translation>On peut demander à son partenaire une fois par tour, après avoir pioché et avant de poser</translation>
    </message>
    <message>
        <source>Lay out {ranks} first, then add the wild cards</source>
        <translation>Posez d’abord des {ranks}, puis ajoutez les cartes passe-partout</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}</source>
        <translation>Piochez au talon, à moins d’avoir deux {ranks}</translation>
    </message>
    <message>
        <source>Draw from the stock unless you hold two {ranks}, or one and a wild card</source>
        <translation>Piochez au talon, à moins d’avoir deux {ranks}, ou une seule de ces cartes et une carte passe-partout</translation>
    </message>
    <message>
        <source>Add more {ranks} or wild cards, or take these back</source>
        <translation>Ajoutez des {ranks} ou des cartes passe-partout, ou reprenez ces cartes</translation>
    </message>
    <message>
        <source>Add natural {ranks}, or take these back</source>
        <translation>Ajoutez des {ranks}, sans carte passe-partout, ou reprenez ces cartes</translation>
    </message>
    <message>
        <source>Take a wild card back, or add {ranks}</source>
        <translation>Reprenez une carte passe-partout, ou ajoutez des {ranks}</translation>
    </message>
    <message numerus="yes">
        <source>Lay out {n} points more, or take these cards back</source>
        <translation>
            <numerusform>Posez encore {n} point, ou reprenez ces cartes</numerusform>
            <numerusform>Posez encore {n} points, ou reprenez ces cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}. {advice}.</source>
        <translation>{reason}. {advice}.</translation>
    </message>
    <message>
        <source>No match is on the table</source>
        <translation>Aucune partie n’est sur la table</translation>
    </message>
    <message>
        <source>No card is picked</source>
        <translation>Aucune carte n’est choisie</translation>
    </message>
    <message>
        <source>Nothing is put down that could be taken back</source>
        <translation>Aucune carte déposée à reprendre</translation>
    </message>
    <message>
        <source>One card is discarded, not several</source>
        <translation>On défausse une carte, pas plusieurs</translation>
    </message>
    <message>
        <source>These are the melds of the other side</source>
        <translation>Ce sont les combinaisons de l’autre camp</translation>
    </message>
    <message>
        <source>That does not go there</source>
        <translation>Cela ne va pas là</translation>
    </message>
    <message>
        <source>This round is not over yet</source>
        <translation>Cette manche n’est pas encore finie</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Your partner waits for your answer</source>
        <translation>Votre partenaire attend votre réponse</translation>
    </message>
    <message>
        <source>The round is over, and no move is to be made</source>
        <translation>La manche est finie, il n’y a pas de coup à jouer</translation>
    </message>
    <message>
        <source>No hint could be found this time</source>
        <translation>Aucun conseil n’a été trouvé cette fois</translation>
    </message>
    <message>
        <source>Hints are turned off</source>
        <translation>Les conseils sont désactivés</translation>
    </message>
    <message>
        <source>Begin a new game or open one</source>
        <translation>Commencez une nouvelle partie ou ouvrez-en une</translation>
    </message>
    <message>
        <source>Click a card of your hand first</source>
        <translation>Cliquez d’abord sur une carte de votre main</translation>
    </message>
    <message>
        <source>What is laid out as a move stays on the table</source>
        <translation>Ce qui est posé pour de bon reste sur la table</translation>
    </message>
    <message>
        <source>Pick the one card to discard</source>
        <translation>Choisissez la carte à défausser</translation>
    </message>
    <message>
        <source>Put your cards on the melds of your side</source>
        <translation>Mettez vos cartes sur les combinaisons de votre camp</translation>
    </message>
    <message>
        <source>Drop it on a place that lights</source>
        <translation>Choisissez une place qui s’éclaire</translation>
    </message>
    <message>
        <source>Play it to its end first</source>
        <translation>Jouez-la d’abord jusqu’au bout</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Commencez une nouvelle partie</translation>
    </message>
    <message>
        <source>Say yes or no: may they go out?</source>
        <translation>Dites oui ou non&#x202f;: la sortie est-elle permise&#x202f;?</translation>
    </message>
    <message>
        <source>Ask for a hint when you are to play</source>
        <translation>Demandez un conseil quand c’est à vous de jouer</translation>
    </message>
    <message>
        <source>Deal the next round first</source>
        <translation>Distribuez d’abord la manche suivante</translation>
    </message>
    <message>
        <source>Ask once more, or play as you see fit</source>
        <translation>Demandez encore une fois, ou jouez comme bon vous semble</translation>
    </message>
    <message>
        <source>The settings turn them on, on the page of players</source>
        <translation>Les paramètres les activent, à la page des joueurs</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>There is no option “{option}”</source>
        <translation>Il n’y a pas d’option «&#x202f;{option}&#x202f;»</translation>
    </message>
    <message>
        <source>There are no rules of the name “{value}”</source>
        <translation>Il n’y a pas de règles du nom de «&#x202f;{value}&#x202f;»</translation>
    </message>
    <message>
        <source>Two, three, four or six can play, not {value}</source>
        <translation>On joue à deux, trois, quatre ou six, pas à {value}</translation>
    </message>
    <message>
        <source>The value of “{option}” is not of the right kind</source>
        <translation>La valeur de «&#x202f;{option}&#x202f;» n’est pas du bon type</translation>
    </message>
    <message>
        <source>“{option}” cannot be “{value}”</source>
        <translation>«&#x202f;{option}&#x202f;» ne peut pas être «&#x202f;{value}&#x202f;»</translation>
    </message>
    <message>
        <source>The value of “{option}” is too small</source>
        <translation>La valeur de «&#x202f;{option}&#x202f;» est trop petite</translation>
    </message>
    <message>
        <source>The value of “{option}” is larger than can be played here</source>
        <translation>La valeur de «&#x202f;{option}&#x202f;» est trop grande pour jouer ici</translation>
    </message>
    <message>
        <source>“{option}” is too large: the decks have too few cards for it</source>
        <translation>«&#x202f;{option}&#x202f;» est trop grand&#x202f;: les jeux de cartes n’ont pas assez de cartes</translation>
    </message>
    <message>
        <source>The scores in “{option}” do not rise</source>
        <translation>Les scores de «&#x202f;{option}&#x202f;» ne montent pas</translation>
    </message>
    <message>
        <source>The option “{option}” is missing</source>
        <translation>L’option «&#x202f;{option}&#x202f;» manque</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Française</translation>
    </message>
    <message>
        <source>Thirteen cards</source>
        <translation>Treize cartes</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Utiliser ces règles</translation>
    </message>
    <message>
        <source>&amp;Open house rules…</source>
        <translation>&amp;Ouvrir des règles maison…</translation>
    </message>
    <message>
        <source>&amp;Save as house rules…</source>
        <translation>&amp;Enregistrer comme règles maison…</translation>
    </message>
    <message>
        <source>&amp;All as in {preset}</source>
        <translation>&amp;Tout comme&#x202f;: {preset}</translation>
    </message>
    <message>
        <source>Open house rules</source>
        <translation>Ouvrir des règles maison</translation>
    </message>
    <message>
        <source>Save house rules</source>
        <translation>Enregistrer les règles maison</translation>
    </message>
    <message>
        <source>House rules (*.json)</source>
        <translation>Règles maison (*.json)</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>A number in it is larger than can be played here</source>
        <translation>Un nombre y est trop grand pour jouer ici</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Cards laid out</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>Natural canastas, {each} each</source>
        <translation>Canastas pures, {each} chacune</translation>
    </message>
    <message>
        <source>Mixed canastas, {each} each</source>
        <translation>Canastas impures, {each} chacune</translation>
    </message>
    <message>
        <source>Concealed canastas, {each} more each</source>
        <translation>Canastas cachées, {each} de plus chacune</translation>
    </message>
    <message>
        <source>Red threes, {each} each</source>
        <translation>Trois rouges, {each} chacun</translation>
    </message>
    <message>
        <source>Red threes, {each} or {double} each</source>
        <translation>Trois rouges, {each} ou {double} chacun</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Sortie main cachée</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Cartes restées en main</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Cette manche</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
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
        <translation>encore {points}</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>atteint</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>No round is finished yet</source>
        <translation>Aucune manche n’est encore finie</translation>
    </message>
    <message>
        <source>The score sheet comes when this one is over</source>
        <translation>La feuille de score vient à la fin de celle-ci</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>This round only</source>
        <translation>Cette manche seule</translation>
    </message>
    <message>
        <source>Round {number}: we went out</source>
        <translation>Manche {number}&#x202f;: nous sortons</translation>
    </message>
    <message>
        <source>Round {number}: they went out</source>
        <translation>Manche {number}&#x202f;: ils sortent</translation>
    </message>
    <message>
        <source>Round {number}: ended by a pass</source>
        <translation>Manche {number}&#x202f;: finie par un joueur qui passe</translation>
    </message>
    <message>
        <source>Round {number}: the stock is empty</source>
        <translation>Manche {number}&#x202f;: le talon est vide</translation>
    </message>
    <message>
        <source>Round {number}: the stock ended with a red three</source>
        <translation>Manche {number}&#x202f;: le talon a fini par un trois rouge</translation>
    </message>
    <message>
        <source>You have no card left.</source>
        <translation>Vous n’avez plus de carte.</translation>
    </message>
    <message>
        <source>{name} has no card left.</source>
        <translation>{name} n’a plus de carte.</translation>
    </message>
    <message>
        <source>You went out concealed.</source>
        <translation>Vous sortez main cachée.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} sort main cachée.</translation>
    </message>
    <message>
        <source>Nobody went out.</source>
        <translation>Personne ne sort.</translation>
    </message>
    <message>
        <source>{ours} points for us, {theirs} for them.</source>
        <translation>{ours} points pour nous, {theirs} pour eux.</translation>
    </message>
    <message>
        <source>Next round: you deal. To open, we need {ours} points, they need {theirs}.</source>
        <translation>Manche suivante&#x202f;: vous distribuez. Pour ouvrir, il nous faut {ours} points, et à eux {theirs}.</translation>
    </message>
    <message>
        <source>Next round: {name} deals. To open, we need {ours} points, they need {theirs}.</source>
        <translation>Manche suivante&#x202f;: {name} distribue. Pour ouvrir, il nous faut {ours} points, et à eux {theirs}.</translation>
    </message>
    <message>
        <source>It is dealt from deal number {number}.</source>
        <translation>Numéro de donne&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>Both sides stand level at the top: another round decides.</source>
        <translation>Les deux camps sont à égalité en tête&#x202f;: une autre manche décide.</translation>
    </message>
    <message>
        <source>The best stand level at the top: another round decides.</source>
        <translation>Les meilleurs sont à égalité en tête&#x202f;: une autre manche décide.</translation>
    </message>
    <message>
        <source>Round {number}: you went out</source>
        <translation>Manche {number}&#x202f;: vous sortez</translation>
    </message>
    <message>
        <source>Round {number}: {name} went out</source>
        <translation>Manche {number}&#x202f;: {name} sort</translation>
    </message>
    <message>
        <source>Points of the round: {list}.</source>
        <translation>Points de la manche&#x202f;: {list}.</translation>
    </message>
    <message>
        <source>Next round: you deal. Points to open: {list}.</source>
        <translation>Manche suivante&#x202f;: vous distribuez. Points pour ouvrir&#x202f;: {list}.</translation>
    </message>
    <message>
        <source>Next round: {name} deals. Points to open: {list}.</source>
        <translation>Manche suivante&#x202f;: {name} distribue. Points pour ouvrir&#x202f;: {list}.</translation>
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
            <numerusform>Avec {n} point d’avance.</numerusform>
            <numerusform>Avec {n} points d’avance.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Vous avez gagné</translation>
    </message>
    <message>
        <source>{name} has won</source>
        <translation>{name} a gagné</translation>
    </message>
    <message>
        <source>We have won</source>
        <translation>Nous avons gagné</translation>
    </message>
    <message>
        <source>They have won</source>
        <translation>Ils ont gagné</translation>
    </message>
    <message numerus="yes">
        <source>{name} said yes to going out, with {n} points in hand.</source>
        <translation>
            <numerusform>{name} a dit oui à la sortie, avec {n} point en main.</numerusform>
            <numerusform>{name} a dit oui à la sortie, avec {n} points en main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} said no to going out, with {n} points in hand.</source>
        <translation>
            <numerusform>{name} a dit non à la sortie, avec {n} point en main.</numerusform>
            <numerusform>{name} a dit non à la sortie, avec {n} points en main.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages of the settings</source>
        <translation>Pages des paramètres</translation>
    </message>
    <message>
        <source>&amp;Restore the defaults of this page</source>
        <translation>&amp;Rétablir les valeurs de cette page</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Choose a line, then Change, and press the new key. A line can have several keys.</source>
        <translation>Choisissez une ligne, puis Modifier, et appuyez sur la nouvelle touche. Une ligne peut avoir plusieurs touches.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Select all cards of the hand</source>
        <translation>Sélectionner toutes les cartes de la main</translation>
    </message>
    <message>
        <source>Tell how the round stands</source>
        <translation>Dire où en est la manche</translation>
    </message>
    <message>
        <source>To the next part of the table</source>
        <translation>À la partie suivante de la table</translation>
    </message>
    <message>
        <source>To the part of the table before</source>
        <translation>À la partie précédente de la table</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>The key {key}</source>
        <translation>La touche {key}</translation>
    </message>
    <message>
        <source>{key} opens menus, as F10 and all keys with Alt do. Press another key.</source>
        <translation>{key} ouvre des menus, comme F10 et toutes les touches avec Alt. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>&amp;Usual key</source>
        <translation>&amp;Touche habituelle</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>&amp;Take away</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>&amp;Swap the two</source>
        <translation>É&amp;changer les deux</translation>
    </message>
    <message>
        <source>Use it &amp;here instead</source>
        <translation>&amp;Utiliser ici</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>One more key</source>
        <translation>Une touche de plus</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Appuyez sur la nouvelle touche</translation>
    </message>
    <message>
        <source>Key now: {key}</source>
        <translation>Touche actuelle&#x202f;: {key}</translation>
    </message>
    <message>
        <source>{key} finds cards of the hand, and keeps doing that. Press another key.</source>
        <translation>{key} trouve des cartes de la main, et le fera toujours. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>{key} moves about the table, and keeps doing that. Press another key.</source>
        <translation>{key} déplace sur la table, et le fera toujours. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or let the two swap their keys.</source>
        <translation>{key} sert déjà à «&#x202f;{action}&#x202f;». Appuyez sur une autre touche, ou échangez les deux.</translation>
    </message>
    <message>
        <source>{key} already stands for “{action}”. Press another key, or use this one here instead of there.</source>
        <translation>{key} sert déjà à «&#x202f;{action}&#x202f;». Appuyez sur une autre touche, ou utilisez celle-ci ici et non là-bas.</translation>
    </message>
    <message>
        <source>This key cannot be told from others. Press another key.</source>
        <translation>Cette touche ne se distingue pas des autres. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>The usual key stands for “{action}” now. Change that one first, or restore the defaults of this page.</source>
        <translation>La touche habituelle sert maintenant à «&#x202f;{action}&#x202f;». Changez d’abord celle-là, ou rétablissez les valeurs de cette page.</translation>
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
        <translation>&amp;Jouer les sons</translation>
    </message>
    <message>
        <source>Short and soft ones: for cards that are dealt, drawn and laid, for a canasta, and when it is your turn.</source>
        <translation>Courts et doux&#x202f;: quand les cartes sont distribuées, piochées et posées, pour une canasta, et quand c’est à vous de jouer.</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>{volume} %</source>
        <translation>{volume}&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Try</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Plays a card, a canasta and “your turn” as loud as they will be.</source>
        <translation>Fait entendre une carte, une canasta et «&#x202f;à vous de jouer&#x202f;», aussi fort qu’ils le seront.</translation>
    </message>
    <message>
        <source>No loudspeaker was found. Connect one and try again: the game needs no new start.</source>
        <translation>Aucun haut-parleur n’a été trouvé. Branchez-en un et réessayez&#x202f;: inutile de redémarrer le jeu.</translation>
    </message>
    <message>
        <source>Sounds need a part that is not installed. Install it and start the game again: {command}</source>
        <translation>Les sons demandent une partie qui n’est pas installée. Installez-la et redémarrez le jeu&#x202f;: {command}</translation>
    </message>
    <message>
        <source>The part that plays sounds cannot be loaded. Install what your system says is missing and start the game again: {problem}</source>
        <translation>La partie qui joue les sons ne peut pas être chargée. Installez ce que votre système dit manquer et redémarrez le jeu&#x202f;: {problem}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Our melds</source>
        <translation>Nos combinaisons</translation>
    </message>
    <message>
        <source>Your melds</source>
        <translation>Vos combinaisons</translation>
    </message>
    <message>
        <source>Their melds</source>
        <translation>Leurs combinaisons</translation>
    </message>
    <message>
        <source>Melds of the others</source>
        <translation>Combinaisons des autres</translation>
    </message>
    <message>
        <source>Stock, discard pile and buttons</source>
        <translation>Talon, pile de défausse et boutons</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>à nous</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>à eux</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>pure</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>impure</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <translation>{card}, {place} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}, selected</source>
        <translation>{card}, {place} sur {count}, dans la sélection</translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}</source>
        <translation>{card}, carte piochée à ce tour, {place} sur {count}</translation>
    </message>
    <message>
        <source>{card}, drawn this turn, {place} of {count}, selected</source>
        <translation>{card}, carte piochée à ce tour, {place} sur {count}, dans la sélection</translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind}, {missing} more to a canasta</source>
        <translation>
            <numerusform>{ranks}, {n} carte, {whose}, {kind}, encore {missing} pour une canasta</numerusform>
            <numerusform>{ranks}, {n} cartes, {whose}, {kind}, encore {missing} pour une canasta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}</source>
        <translation>
            <numerusform>{ranks}, {n} carte, {whose}</numerusform>
            <numerusform>{ranks}, {n} cartes, {whose}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta</source>
        <translation>
            <numerusform>{ranks}, {n} carte, {whose}, canasta {kind}</numerusform>
            <numerusform>{ranks}, {n} cartes, {whose}, canasta {kind}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ranks}, {n} cards, {whose}, {kind} canasta, concealed</source>
        <translation>
            <numerusform>{ranks}, {n} carte, {whose}, canasta {kind} cachée</numerusform>
            <numerusform>{ranks}, {n} cartes, {whose}, canasta {kind} cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}, {n} of them only put down</source>
        <translation>
            <numerusform>{meld}, dont {n} seulement déposée</numerusform>
            <numerusform>{meld}, dont {n} seulement déposées</numerusform>
        </translation>
    </message>
    <message>
        <source>Place for {ranks}, free</source>
        <translation>Place des {ranks}, libre</translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, on top: {card}</source>
        <translation>
            <numerusform>Pile de défausse, {n} carte, dessus&#x202f;: {card}</numerusform>
            <numerusform>Pile de défausse, {n} cartes, dessus&#x202f;: {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, frozen, on top: {card}</source>
        <translation>
            <numerusform>Pile de défausse, {n} carte, gelée, dessus&#x202f;: {card}</numerusform>
            <numerusform>Pile de défausse, {n} cartes, gelée, dessus&#x202f;: {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, blocked, on top: {card}</source>
        <translation>
            <numerusform>Pile de défausse, {n} carte, bloquée, dessus&#x202f;: {card}</numerusform>
            <numerusform>Pile de défausse, {n} cartes, bloquée, dessus&#x202f;: {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, from the top: {cards}.</source>
        <translation>Pile de défausse, du dessus vers le dessous&#x202f;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You, {n} cards</source>
        <translation>
            <numerusform>Vous, {n} carte</numerusform>
            <numerusform>Vous, {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, partner, {n} cards</source>
        <translation>
            <numerusform>{name}, partenaire, {n} carte</numerusform>
            <numerusform>{name}, partenaire, {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, opponent, {n} cards</source>
        <translation>
            <numerusform>{name}, adversaire, {n} carte</numerusform>
            <numerusform>{name}, adversaire, {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}, playing</source>
        <translation>{player}, joue</translation>
    </message>
    <message>
        <source>{player}, dealer</source>
        <translation>{player}, donneur</translation>
    </message>
    <message>
        <source>{player}, dealer, playing</source>
        <translation>{player}, donneur, joue</translation>
    </message>
    <message numerus="yes">
        <source>{side}, {n} red threes</source>
        <translation>
            <numerusform>{side}, {n} trois rouge</numerusform>
            <numerusform>{side}, {n} trois rouges</numerusform>
        </translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, {n} cards</source>
        <translation>
            <numerusform>Votre main, {n} carte</numerusform>
            <numerusform>Votre main, {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, {n} cards</source>
        <translation>
            <numerusform>Talon, {n} carte</numerusform>
            <numerusform>Talon, {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, {n} cards, {card} on top</source>
        <translation>
            <numerusform>Pile de défausse, {n} carte, {card} dessus</numerusform>
            <numerusform>Pile de défausse, {n} cartes, {card} dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Pile de défausse, vide</translation>
    </message>
    <message numerus="yes">
        <source>{name}, {role}, {n} cards</source>
        <translation>
            <numerusform>{name}, {role}, {n} carte</numerusform>
            <numerusform>{name}, {role}, {n} cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, {n} cards</source>
        <translation>
            <numerusform>{name}, {n} carte</numerusform>
            <numerusform>{name}, {n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {score} points, {note}</source>
        <translation>{name}&#x202f;: {score} points, {note}</translation>
    </message>
    <message>
        <source>{naturals} and {wilds}</source>
        <translation>{naturals} et {wilds}</translation>
    </message>
    <message>
        <source>{kind} canasta: {cards}</source>
        <translation>Canasta {kind}&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Concealed natural canasta: {cards}</source>
        <translation>Canasta pure cachée&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Concealed mixed canasta: {cards}</source>
        <translation>Canasta impure cachée&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Concealed: laid out all at once</source>
        <translation>Cachée&#x202f;: posée en une seule fois</translation>
    </message>
    <message>
        <source>{word}: {note}</source>
        <translation>{word}&#x202f;: {note}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Joue</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Nous</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Eux</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Pure</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Impure</translation>
    </message>
    <message>
        <source>×{number}</source>
        <translation>×{number}</translation>
    </message>
    <message>
        <source>not opened yet</source>
        <translation>pas encore ouvert</translation>
    </message>
    <message>
        <source>+ {points} on the table</source>
        <translation>+ {points} sur la table</translation>
    </message>
    <message>
        <source>− {points} on the table</source>
        <translation>− {points} sur la table</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pile de défausse</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Gelée</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>A wild card is on top</source>
        <translation>Une carte passe-partout est dessus</translation>
    </message>
    <message>
        <source>A black three is on top</source>
        <translation>Un trois noir est dessus</translation>
    </message>
    <message>
        <source>A red three is on top</source>
        <translation>Un trois rouge est dessus</translation>
    </message>
    <message numerus="yes">
        <source>{n} cards</source>
        <translation>
            <numerusform>{n} carte</numerusform>
            <numerusform>{n} cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it with two {ranks} from your hand</source>
        <translation>Prenez-la avec deux {ranks} de votre main</translation>
    </message>
    <message>
        <source>Take it for your {ranks} on the table</source>
        <translation>Prenez-la pour vos {ranks} sur la table</translation>
    </message>
    <message>
        <source>Take it with {pair}, or {one} and a wild card</source>
        <translation>Prenez-la avec {pair}, ou {one} et une carte passe-partout</translation>
    </message>
    <message>
        <source>Frozen for everybody: needs a natural pair</source>
        <translation>Gelée pour tous&#x202f;: il faut une paire naturelle</translation>
    </message>
    <message>
        <source>Until you open, two {ranks} from your hand take it</source>
        <translation>Avant d’ouvrir, il faut deux {ranks} de votre main</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>to {points}</source>
        <translation>jusqu’à {points}</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Derniers coups</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Welcome. Everything is ready for a first game.</source>
        <translation>Bienvenue. Tout est prêt pour une première partie.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer maintenant</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Choisir une partie…</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Ouvrir une partie enregistrée…</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux couleurs</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
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
            <numerusform>Classique, {players} joueur</numerusform>
            <numerusform>Classique, {players} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>French, {players} players</source>
        <translation>
            <numerusform>Française, {players} joueur</numerusform>
            <numerusform>Française, {players} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Thirteen cards, {players} players</source>
        <translation>
            <numerusform>Treize cartes, {players} joueur</numerusform>
            <numerusform>Treize cartes, {players} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>House rules, {players} players</source>
        <translation>
            <numerusform>Règles maison, {players} joueur</numerusform>
            <numerusform>Règles maison, {players} joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second}</source>
        <translation>{when}&#x202f;: {match}, manche {number}, {ours} à {second}</translation>
    </message>
    <message>
        <source>{when}: {match}, round {number}, {ours} to {second} and {third}</source>
        <translation>{when}&#x202f;: {match}, manche {number}, {ours} à {second} et {third}</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menus</translation>
    </message>
</context>
</TS>
