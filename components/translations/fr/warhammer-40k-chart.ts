/** In French: the statechart of Warhammer 40,000. */
import type { English } from '../english.ts';

type Words = English['warhammer-40k-chart'];

/** What the machine of a phase says of itself. */
const phaseChart: Words['phase/chart'] = {
  'Assault phase': 'Phase d’assaut',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Une phase d’assaut de Warhammer 40,000, de la première charge à la dernière consolidation.',
  'Set-up': 'Départ',
  'The table as it stands; some scenarios begin with the fight.':
    'La table telle quelle ; certains scénarios commencent par le combat.',
  'Fall back again': 'Retraite encore',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Les unités pas regroupées depuis un tour précédent battent encore en retraite avant les charges.',
  Charges: 'Charges',
  'All charges are declared, then they are made.': 'Toutes les charges sont déclarées, puis faites.',
  'Declare charges': 'Déclarer les charges',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Qui veut charger dit qui. Personne ne bouge avant que tout soit déclaré.',
  'Who moves next': 'Qui bouge ensuite',
  'Of those who have declared, one unit moves next.': 'Parmi celles qui ont déclaré, une unité bouge ensuite.',
  'Charge range': 'Portée de charge',
  'In difficult terrain the higher of two dice is how far they come.':
    'En terrain difficile, le plus haut de deux dés dit jusqu’où on vient.',
  'Does it reach?': 'Atteint-elle ?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Si la figurine la plus proche n’atteint pas l’ennemi, personne ne bouge.',
  Regroup: 'Regrouper',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Les unités chargées pendant leur retraite se regroupent aussitôt, ou sont détruites.',
  'Charge moves': 'Mouvements',
  'The unit moves, and whom it touches it is locked with.':
    'L’unité bouge, et elle est au combat avec qui elle touche.',
  'Nearest model': 'Figurine proche',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'La figurine la plus proche de l’ennemi bouge d’abord, au contact du plus proche.',
  'Who is left to move': 'Qui doit encore bouger',
  'Is everybody where they go?': 'Tout le monde est-il en place ?',
  'Other models': 'Autres figurines',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who is there.':
    'Les autres suivent une à une : ennemis libres, tout ennemi, ou près d’un ami déjà là.',
  Locked: 'Prises',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Qui est touché est au combat ; une unité chargée mais pas touchée ne participe pas.',
  'One unit after another charges.': 'Les unités chargent l’une après l’autre.',
  'Declare a charge': 'Déclarer une charge',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Une unité dit qui elle charge, la cible principale d’abord ; ou plus aucune ne charge.',
  Overwatch: 'Tir d’alerte',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Tous ceux qui sont chargés peuvent tirer, une fois par tour, sauf au corps à corps.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Deux dés disent jusqu’où vient l’unité ; un terrain difficile en enlève.',
  'Dangerous terrain': 'Terrain dangereux',
  'Models that went through dangerous terrain are lost on a 1.':
    'Les figurines passées par un terrain dangereux sont perdues sur 1.',
  Fight: 'Duel',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'On règle un combat après l’autre, de la plus haute Initiative à la plus basse.',
  'Free round': 'Round gratuit',
  'Somebody may have a free round to strike before the next combat.':
    'Quelqu’un a peut-être un round gratuit avant le combat suivant.',
  'Which combat?': 'Quel combat ?',
  'The player whose turn it is picks the combat that is fought next.':
    'Le joueur dont c’est le tour choisit le combat suivant.',
  Weapons: 'Armes',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Qui a le choix de ses armes dit avec quoi il frappe, car cela peut changer quand.',
  'Next Initiative': 'Initiative suivante',
  'The ladder goes on to the next rung at which anybody strikes.':
    'L’échelle continue au prochain échelon où quelqu’un frappe.',
  'Pile-in': 'Contact',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Ceux dont c’est l’Initiative et qui ne touchent personne se rapprochent, un camp après l’autre.',
  'A die for everybody whose way led through dangerous terrain.':
    'Un dé pour tous ceux qui sont passés par un terrain dangereux.',
  Aim: 'Visée',
  'Who could strike several units says which.': 'Qui pourrait frapper plusieurs unités dit laquelle.',
  'Whom to strike?': 'Qui frapper ?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'Le texte ne dit pas qui frappe une figurine qui pourrait frapper plusieurs unités. Les joueurs peuvent en '
    + 'convenir.',
  Blows: 'Coups',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Tous ceux dont c’est le tour frappent, les deux camps à la fois ; puis on sauvegarde.',
  'To hit': 'Toucher',
  'Dice to hit, like ones together.': 'Les dés pour toucher, les semblables ensemble.',
  Toughness: 'Endurance',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    'Quelle Endurance compte pour une unité qui en a plusieurs ? Parfois, son propriétaire le dit.',
  'To wound': 'Blesser',
  'Dice to wound for every hit.': 'Un dé pour blesser par touche.',
  'To wound again': 'Blesser encore',
  'Some weapons throw failed dice to wound once more.': 'Certaines armes relancent les dés ratés pour blesser.',
  Wounds: 'Plaies',
  'Wounds are dealt, and what is not saved is taken.':
    'On répartit les blessures, et ce qui n’est pas sauvegardé est subi.',
  'Who takes them?': 'Qui les prend ?',
  'A player says who takes wounds, or which come first.':
    'Un joueur dit qui prend les blessures, ou lesquelles d’abord.',
  Saves: 'Svg.',
  'Dice to save.': 'Les dés de sauvegarde.',
  'Force weapon': 'Arme de force',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Qui a blessé avec une arme de force teste si elle tue sur le coup.',
  'Fight over': 'Combat fini',
  'Everybody has struck.': 'Tout le monde a frappé.',
  'After the fight': 'Après le combat',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'Un combat se règle étape par étape, dans l’ordre du texte.',
  Tally: 'Score',
  'Wounds are counted. A text that tells the fight alone hands them back and says no more.':
    'On compte les blessures. Un texte qui ne décrit que le combat s’arrête là.',
  'Next stage': 'Étape suivante',
  'Which stage is next? The texts have them in different orders.':
    'Quelle étape vient ? Les textes les ont dans des ordres différents.',
  Panic: 'Peur',
  'Friends of those who were wiped out test their morale.':
    'Les amis de ceux qui ont été anéantis testent leur moral.',
  Morale: 'Moral',
  'The losers test whether they hold.': 'Les perdants testent s’ils tiennent.',
  'Fail on purpose?': 'Rater exprès ?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Qui ne peut pas blesser l’ennemi peut rater exprès, si le texte le dit.',
  'Two dice for every losing unit.': 'Deux dés par unité perdante.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Ceux encore au combat se rapprochent, le camp dont c’est le tour d’abord.',
  'Whoever touches nobody goes as near to the enemy as it can.':
    'Qui ne touche personne va aussi près de l’ennemi que possible.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'S’ils bougent comme en charge : un dé pour tous ceux passés par un terrain dangereux.',
  'Break-off': 'Rupture',
  'Those who failed run, and winners who may sweep after them.':
    'Ceux qui ont raté fuient, et les vainqueurs qui le peuvent tentent une percée.',
  'Sweeping advance': 'Percée',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Là où qui est rattrapé est détruit : un dé et l’Initiative des deux camps.',
  'Fall back': 'Retraite',
  'Everybody who runs throws for how far.': 'Tous ceux qui fuient lancent pour leur distance.',
  'Sweep?': 'Percée ?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Chaque vainqueur qui peut faire une percée décide, en voyant leur distance.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Un jet par vainqueur qui fait une percée, contre tous ceux qui le fuient.',
  'Free round?': 'Round gratuit ?',
  'Where the text has a free round: does the winner strike once more?':
    'Si le texte a un round gratuit : le vainqueur frappe-t-il encore ?',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Qui n’est pas rattrapé fuit de ce que disent les dés ; sans issue, c’est la destruction.',
  'Pile-in after a sweep': 'Contact après percée',
  'Sweepers who caught somebody close up to them.': 'Ceux dont la percée a rattrapé quelqu’un vont à son contact.',
  Consolidation: 'Consolidation',
  'Victors with nobody left to fight reorder their ranks.': 'Les vainqueurs sans adversaire reforment leurs rangs.',
  'Who consolidates next, and is it known how far?': 'Qui consolide ensuite, et sait-on de combien ?',
  'A die says how far the unit may go.': 'Un dé dit de combien l’unité peut aller.',
  'Each model may move once.': 'Chaque figurine peut bouger une fois.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Si le texte le dit : un dé pour tous ceux passés par un terrain dangereux.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Les unités en retraite que l’ennemi atteint testent leur regroupement, ou sont détruites.',
  Untold: 'Non dit',
  'This text does not tell what comes next.': 'Ce texte ne dit pas ce qui suit.',
  'What is untold': 'Qu’est-ce qui manque',
  'Is it the charge that is not told, or what comes of a fight?':
    'Est-ce la charge qui n’est pas dite, ou les suites du combat ?',
  'How to charge?': 'Comment charger ?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'Le texte ne dit pas comment on charge. Les joueurs peuvent en convenir, ou commencer par le combat.',
  'What comes of it?': 'Quelles suites ?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'Le texte ne dit pas ce qui suit un combat. Les joueurs peuvent en convenir, ou en rester aux blessures.',
  Over: 'Fin',
  'Every combat has been fought. The other player’s turn comes next.':
    'Tous les combats sont réglés. C’est au tour de l’autre joueur.',
  'is anybody falling on': 'quelqu’un fuit encore', 'starts at fight': 'part du combat',
  'charges together': 'charge ensemble', 'charges in turn': 'charge tour à tour',
  'are falling on dice': 'dés de fuite', 'may declare charge': 'peut déclarer charge',
  'has no charge left': 'plus de charge', 'has one charge left': 'une charge restante',
  'may pick charger': 'peut choisir qui charge', 'needs no range dice': 'sans dés de portée',
  'are range dice': 'dés de portée', 'is out of reach': 'hors de portée', 'must regroup': 'doit se regrouper',
  'are regroup dice': 'dés de regroupement', 'may move charger': 'peut bouger en charge',
  'have all chargers moved': 'toutes ont bougé', 'may end charge moves': 'peut finir la charge',
  'are chargers gone': 'plus personne ne charge', 'is nobody to fire': 'personne ne tire',
  'may fire overwatch': 'peut tirer en alerte', 'must test dangers': 'doit tester le danger',
  'has lost initial': 'a perdu la première', 'are danger dice': 'dés de danger',
  'is in free round': 'en round gratuit', 'is fighting': 'combat', 'has no combat left': 'plus de combat',
  'may choose': 'peut choisir', 'has no weapons to choose': 'pas d’arme à choisir',
  'may choose weapon': 'peut choisir l’arme', 'is fight over': 'le combat est fini',
  'piles in at rungs': 'contact par échelon', 'have both piled in': 'les deux au contact',
  'has piled into danger': 'contact en danger', 'has side piled in': 'ce camp au contact',
  'may pile in now': 'au contact maintenant', 'are pile in danger dice': 'dés de danger au contact',
  'has nothing to aim': 'rien à viser', 'is aiming untold': 'visée non dite', 'may aim': 'peut viser',
  'is aiming told': 'visée dite', 'may agree': 'peut convenir', 'has no hit dice': 'aucun dé à toucher',
  'are hit dice': 'dés pour toucher', 'is toughness settled': 'Endurance réglée',
  'has no wound dice': 'aucun dé à blesser', 'are wound dice': 'dés pour blesser', 'has no rerolls': 'aucune relance',
  'are reroll dice': 'dés de relance', 'is allocated': 'est réparti', 'has choice': 'a un choix',
  'has saves': 'à sauver', 'are save dice': 'dés de sauvegarde', 'are psychic dice': 'dés psychiques',
  'is aftermath untold': 'suites non dites', 'is at panic': 'à la panique', 'is at morale': 'au moral',
  'is at pile in': 'au contact', 'is at break off': 'à la rupture', 'is at consolidation': 'à la consolidation',
  'is nobody testing': 'personne ne teste', 'are panic dice': 'dés de panique',
  'is nobody asked': 'personne à demander', 'are morale dice': 'dés de moral', 'has piled in': 'est au contact',
  'has ended in danger': 'finit en danger', 'may pile in': 'va au contact',
  'are end pile in danger dice': 'dés de danger à la fin', 'is nobody breaking': 'personne ne rompt',
  'is nobody racing': 'personne ne court', 'are race dice': 'dés de course', 'is nobody rolling': 'personne ne lance',
  'are fall back dice': 'dés de retraite', 'is nobody sweeping': 'personne en percée',
  'are sweep dice': 'dés de percée', 'is consolidating': 'consolide',
  'is nobody consolidating': 'personne ne consolide', 'are consolidation dice': 'dés de consolidation',
  'may consolidate': 'peut consolider', 'may end consolidation': 'finit la consolidation',
  'is nobody endangered': 'personne en danger', 'are consolidation danger dice': 'dés de danger en consolidation',
  'is nobody regrouping': 'personne ne se regroupe', 'are regroup dice afterwards': 'dés de regroupement ensuite',
  'is tallied': 'est compté', 'is outcome told': 'suites dites',
};

export const books: Words = {
  'phase/chart': phaseChart,
};
