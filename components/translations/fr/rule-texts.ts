/** In French: what the rules of Epic say. */
import type { English } from '../english.ts';

type Words = English['rule-texts'];

/** The tags of the books that rules are printed in. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'FAQ NetEA',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'règle spéciale NetEA',
  open: 'Point ouvert',
  readWith: 'lu avec',
};

/** A0, the action test. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Seule une formation qui fait l’action d’assaut lance un assaut. Être tout près ne suffit jamais.',
  'A0.2':
    'La formation lance un dé et doit atteindre son initiative, avec un malus de 1 si elle a un pion Impact et de '
    + '1 si son camp garde l’initiative. En cas d’échec, elle prend un pion Impact et tient sa position.',
  'A0.3':
    'Certaines armées ajoutent à ce dé : 2 pour les Orks, 1 pour les maisons de chevaliers et '
    + 'les meutes sans baptême du feu.',
};

/** A1, the target. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'La formation qui lance l’assaut désigne une formation ennemie.',
  'A1.1': 'On peut charger n’importe quelle formation ennemie sur la table, même très loin, démoralisée ou non.',
  'A1.2':
    'Des formations dont des unités sont à 5 cm ou moins les unes des autres sont entremêlées. L’attaquant peut '
      + 'charger, en plus de la cible, celles qui en sont aussi proches ; rien ne l’y oblige.',
  'A1.3':
    'Des formations chargées ensemble comptent comme une seule : toutes peuvent contre-charger, les touches '
    + 'tombent sur n’importe laquelle et leurs pions Impact s’additionnent.',
  'A1.4': 'La charge n’est pas obligée d’arriver près de chaque formation visée.',
  'A1.5':
    'Un Commander peut entraîner avec lui les formations dont une unité est à 5 cm ou moins de sa propre '
    + 'formation, 10 cm pour les Space Wolves. On fait un seul test pour toutes.',
  'A1.6': 'La formation du Commander n’a pas besoin d’arriver près de la cible.',
  'A1.7': 'Des formations qui chargent ensemble n’en font qu’une : leurs pions Impact s’additionnent.',
};

/** A2, the charge and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2:
    'Chaque unité de la formation qui charge fait un mouvement. Il faut qu’une unité finisse assez près pour '
    + 'combattre.',
  'A2.1':
    'Une charge est un mouvement au plus égal à la Vitesse de l’unité, dans n’importe quelle direction. Rester sur '
    + 'une route donne 5 cm de plus ; les Infiltrators doublent leur Vitesse.',
  'A2.2':
    'Après la charge, une de tes unités doit être à 15 cm ou moins de la cible et la voir. Sinon, l’action s’arrête '
    + 'là, sans combat.',
  'A2.3':
    'Chaque unité contrôle le terrain dans un rayon de 5 cm, 10 cm pour un Scout. Tu n’entres dans une telle zone '
    + 'que si elle appartient à la cible, et seulement pour aller au contact.',
  'A2.4':
    'Une unité qui entre dans une zone de contrôle va au contact de l’ennemi le plus proche parmi ceux dont c’est '
    + 'la zone. Si son mouvement est trop court, elle va droit sur lui aussi loin que possible.',
  'A2.5':
    'Une unité au contact de laquelle on est venu n’a plus de zone de contrôle jusqu’à la fin de l’assaut : d’autres '
      + 'peuvent passer.',
  'A2.6': 'Deux unités au plus peuvent charger au contact du même ennemi.',
  'A2.7':
    'Une unité qui commence dans une zone de contrôle, qu’elle bouge ou non, doit aller au contact d’une unité de la '
      + 'cible, ou être hors de la zone à la fin de la charge ; de celle d’une autre formation, elle doit toujours '
      + 'sortir.',
  'A2.8':
    'Après le mouvement, la formation forme une seule chaîne, avec des écarts d’au plus 5 cm, 20 cm pour les '
    + 'Scouts. Toute unité hors de la chaîne est perdue, et chaque perte coûte un pion Impact ; le propriétaire '
    + 'choisit la partie qui reste.',
  'A2.9':
    'Tu peux passer par-dessus ta propre infanterie, mais pas par-dessus d’autres amis, et jamais par-dessus '
    + 'un ennemi. Les réacteurs dorsaux franchissent amis et décors.',
  'A2.10':
    'Une unité qui entre en terrain dangereux, ou qui en part, lance un dé et est perdue sur un 1 : ni sauvegarde, ni '
      + 'pion Impact, ni perte infligée. Un Walker relance une fois, comme une unité qui avance d’au plus 5 cm à cette '
      + 'étape.',
  'A2.11':
    'Les passagers débarquent à la fin du mouvement de leur transport, à 5 cm ou moins, au contact s’ils '
    + 'le veulent ; les réacteurs dorsaux et les antigravs à 15 cm ou moins d’un appareil posé. Un transport peut '
    + 'aussi aller jusqu’à une unité immobile de sa formation, l’embarquer et continuer ; elle '
    + 'ne débarque pas dans ce même mouvement.',
  'A2.12':
    'Les formations en état d’alerte tirent quand la charge est finie, après chaque mouvement d’un repli, et lors '
    + 'd’une consolidation. La cible prend aussitôt un pion Impact, et un par perte ; si cela la démoralise, elle '
    + 'se replie. Ces pertes ne comptent pas comme pertes infligées.',
  'A2.13':
    'En chemin, un engin de guerre pousse de côté des unités de la cible plus petites, jusqu’à deux fois sa '
    + 'capacité de dégâts de départ. Elles finissent au contact de son socle. Dans une tranchée ou un bunker, '
    + 'on n’est pas poussé.',
};

/** A3, the counter-charge. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3:
    'Les unités qui ne sont pas au contact peuvent aller droit sur leur ennemi le plus proche avant '
    + 'les premiers coups.',
  'A3.1':
    'Une unité qui n’est pas encore au contact peut bouger de 10 cm si sa Vitesse est de 30 cm ou plus, sinon de 5 cm.',
  'A3.2':
    'Ce n’est jamais obligatoire. Qui le fait va droit sur l’unité ennemie la plus proche, de n’importe quelle '
      + 'formation, ou sur la suivante si deux unités de son camp sont déjà au contact de celle-là.',
  'A3.3':
    'Les règles de la charge s’appliquent, et un mouvement qui romprait la cohésion est interdit. Infiltrators et '
      + 'routes ne donnent rien ici. Les antigravs peuvent s’élever : ils combattent alors en fusillade, et ceux qui '
      + 'sont à leur contact aussi.',
  'A3.4':
    'Les unités peuvent embarquer ou débarquer à la place, et ne vont alors pas plus loin. Personne ne le '
    + 'fait tant que deux ennemis sont au contact du transport. Pour un engin de guerre, le seuil est de deux fois '
    + 'sa capacité de dégâts de départ.',
  'A3.5':
    'Si l’on vient au contact d’une formation ennemie hors de l’assaut, elle y entre, comme si elle avait chargé. Si '
      + 'son camp perd, elle est démoralisée aussi ; s’il gagne, elle compte ses propres pertes.',
  'A3.6': 'Seuls des ennemis peuvent être entraînés dans l’assaut. Les amis voisins peuvent appuyer, rien de plus.',
  'A3.7':
    'Au premier round, il faut encore une ligne de tir entre les deux camps après les contre-charges. Les '
    + 'rounds suivants continuent quoi qu’il arrive.',
  'A3.8':
    'Au premier round, seul le défenseur contre-charge. Après une égalité, les deux camps le peuvent, l’attaquant '
    + 'd’abord.',
  'A3.9':
    'Une formation sans baptême du feu doit contre-charger aussi loin que possible. Une unité avec Ferocity '
    + 'peut aller 5 cm plus loin.',
  'A3.10':
    'Une unité qui ne peut pas bouger du tout reste sur place. Un engin de guerre au contact peut encore bouger tant '
      + 'qu’il a à son contact moins d’ennemis que sa capacité de dégâts de départ.',
};

/** A4, the attacks. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Toute unité directement engagée frappe, les deux camps en même temps.',
  'A4.1':
    'Une unité est directement engagée si elle est au contact d’un ennemi, ou si elle en a un à 15 cm ou moins et en '
    + 'ligne de tir. On le vérifie de nouveau à chaque round.',
  'A4.2':
    'Au contact, une unité lance un dé avec sa valeur de corps à corps, sinon de fusillade, en plus de ses '
    + 'attaques supplémentaires. Rien ne change jamais ces valeurs.',
  'A4.3': 'Une unité sans valeur de fusillade ne frappe qu’au contact.',
  'A4.4': 'Toutes les attaques ont lieu en même temps : les morts ont frappé aussi. Seul First Strike passe avant.',
  'A4.5':
    'Le camp touché attribue et sauvegarde ses touches ; ses morts sont des pertes infligées pour l’autre. '
    + 'Les pions Impact attendent la fin de l’assaut.',
  'A4.6':
    'Seules des unités directement engagées peuvent être touchées, et seulement dans la ligne de tir d’un ennemi.',
  'A4.7':
    'S’il ne reste aucun défenseur, l’attaquant a gagné. Si tous les attaquants directement engagés sont morts, '
    + 'c’est le défenseur qui a gagné. Alors, ni appui, ni résultat, ni débâcle.',
};

/** A5, supporting fire. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Si les attaques n’ont rien décidé, les formations voisines appuient en fusillade.',
  'A5.1': 'Les deux camps peuvent appeler un appui, tant que les attaques n’ont pas donné de vainqueur.',
  'A5.2':
    'Une unité peut appuyer si sa formation n’est ni dans l’assaut ni démoralisée, n’a pas fait de marche '
    + 'forcée, et si un ennemi qui a attaqué est à 15 cm ou moins et en ligne de tir.',
  'A5.3':
    'Qui appuie lance ses dés avec sa valeur de fusillade, attaques supplémentaires des armes légères comprises. '
    + 'First Strike ne donne rien ici.',
  'A5.4':
    'Les touches d’appui tombent sur des unités directement engagées, à 15 cm ou moins d’un des tireurs et en ligne de '
      + 'tir, les plus proches d’abord. Qui appuie ne peut pas être touché.',
  'A5.5': 'Les pertes infligées par l’appui comptent. Le nombre, les pions Impact et les unités Inspiring de ceux qui '
    + 'appuient ne comptent pas.',
  'A5.6': 'Si le tir d’appui anéantit un camp, l’autre a gagné.',
};

/** A6, the result. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Les dés et ce que le combat a rapporté décident qui tient bon.',
  'A6.1': 'Chaque camp lance deux dés, garde le plus haut, puis ajoute ses modificateurs.',
  'A6.2':
    'Tu ajoutes 1 par perte infligée, 1 si tu as plus d’unités et encore 1 si tu en as plus du double, 1 si tu '
    + 'n’as aucun pion Impact, 1 si l’ennemi en a plus, et 1 par unité Inspiring en vie.',
  'A6.3': 'On compte les pions Impact tels qu’ils étaient avant les pertes de cet assaut.',
  'A6.4':
    'Le total le plus haut gagne. À égalité, on joue un autre round à partir de la contre-charge, et les pertes '
    + 'infligées restent.',
  'A6.5':
    'Le perdant prend une touche par point d’écart. Ces touches, sans sauvegarde, tombent sur ses '
    + 'unités, engagées ou non, les plus proches de l’ennemi d’abord. Des vainqueurs avec Brutal '
    + 'ajoutent une touche, après toute division par deux.',
  'A6.6':
    'Les unités Fearless sont épargnées. Les Space Marines prennent la moitié de ces touches, arrondie à l’inférieur.',
  'A6.7':
    'Dès qu’un transport est touché, ou épargné, tous les passagers sont touchés avant l’unité suivante '
    + 'à l’extérieur. Les passagers non touchés sauvegardent en sortant de l’épave.',
  'A6.8': 'Les unités tuées dans la débâcle ne posent pas de pion Impact et ne changent rien au résultat.',
};

/** A7, the losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Les formations perdantes sont démoralisées et s’enfuient, ou non.',
  'A7.1': 'Toute formation perdante est démoralisée sans test : ses pions Impact disparaissent.',
  'A7.2': 'Une formation perdante déjà démoralisée au début de l’assaut est détruite, sauf ses unités Fearless.',
  'A7.3':
    'Chaque unité peut faire deux mouvements dans n’importe quelle direction, à travers les zones de contrôle '
    + 'mais pas à travers des ennemis ; pour le reste, ce sont des mouvements comme les autres : test de terrain '
    + 'dangereux, transports qui embarquent ou débarquent, tirs d’état d’alerte après chacun. À la fin, toute unité à '
    + 'l’écart, ou à 15 cm ou moins d’un ennemi, est perdue ; une unité Fearless, seulement si elle a bougé et finit '
    + 'à 5 cm ou moins.',
  'A7.4':
    'Un engin de guerre qui finit son repli près de l’ennemi n’est pas détruit : il prend un point de dégât '
    + 'par ennemi à 15 cm ou moins, sans sauvegarde.',
  'A7.5':
    'Un appareil posé du camp perdant est détruit, sauf s’il est Fearless. Ceux qui en ont débarqué se replient.',
  'A7.6':
    'Les formations du camp perdant qui étaient à 15 cm ou moins et en vue d’un ennemi au combat prennent un pion '
    + 'Impact, qu’elles aient pu tirer ou non.',
  'A7.7':
    'D’abord la débâcle, puis le perdant est démoralisé, est détruit ou se replie, puis ses amis à proximité '
      + 'prennent leurs pions, puis le vainqueur prend les siens et bouge.',
};

/** A8, what winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'Le vainqueur compte ses pertes et fait un mouvement gratuit.',
  'A8.1':
    'Chaque formation victorieuse prend un pion Impact par unité perdue ou point de dégât subi, sauf pour les '
    + 'unités sacrifiables. Si elle était démoralisée au départ, elle n’en prend aucun.',
  'A8.2': 'Le vainqueur peut être démoralisé par ces pions Impact. Il n’est pas obligé de se replier.',
  'A8.3': 'Les unités du vainqueur peuvent bouger de 5 cm, ou de leur Vitesse si leur armée frappe et se dérobe, mais '
    + 'sans entrer dans la zone de contrôle d’un ennemi. Un transport peut embarquer d’autres unités, qui ne bougent '
    + 'alors pas elles-mêmes. Des formations en état d’alerte peuvent tirer sur les unités qui bougent.',
  'A8.4': 'Un perdant Fearless resté au contact y demeure ; rien de plus n’arrive maintenant.',
};

/** H, whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1:
    'Le propriétaire attribue les touches de l’avant vers l’arrière : d’abord les unités au contact, puis '
    + 'selon la distance à l’ennemi. Entre unités à même distance, il choisit.',
  H2: 'Personne ne prend une deuxième touche avant que toutes les unités qui peuvent être touchées en aient une.',
  H3: 'On attribue d’abord toutes les touches d’une série, puis on les sauvegarde, puis on retire les morts.',
  H4: 'Le type d’unité ne compte pas pour savoir qui est touché.',
  H5:
    'Les touches de corps à corps et de fusillade forment un seul lot. Une touche infligée au contact peut tomber '
    + 'plus en arrière, et le premier rang prend aussi celles de la fusillade.',
  H6:
    'D’abord First Strike, puis les touches ordinaires, puis celles des macro-armes et des Tueurs de Titans : chaque '
    + 'série est attribuée et sauvegardée à part.',
  H7: 'Chaque nouvelle série recommence par le survivant le plus proche, dans l’ordre déjà choisi.',
  H8:
    'Les touches qui ignorent le couvert vont aux unités à couvert et celles de lance aux unités avec Reinforced '
    + 'Armour, tant que « le plus proche d’abord » le permet.',
  H9:
    'Quand vient le tour d’un engin de guerre, il prend des touches jusqu’à sa capacité de dégâts de départ '
    + 'avant l’unité suivante, même s’il est endommagé.',
  H10:
    'Les dégâts d’un Tueur de Titans sur un engin de guerre se lancent quand la touche tombe et comptent '
    + 'comme autant de touches. Ce qui dépasse la part de l’engin ne tombe pas sur d’autres unités.',
  H11: 'Deux touches sur une unité donnent deux sauvegardes. Une seule ratée la tue, et c’est une seule perte.',
  H12: 'Les touches qui restent quand plus personne ne peut les prendre sont perdues.',
};

/** V, what a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1: 'Une sauvegarde est un dé qui atteint la valeur de blindage, un par touche. Si elle est ratée, l’unité est '
    + 'détruite.',
  V2: 'L’infanterie à couvert peut sauvegarder avec son couvert au lieu de son blindage, jamais avec les deux.',
  V3: 'Seul le défenseur a un couvert dans un assaut. Qui charge a quitté le sien.',
  V4:
    'Reinforced Armour fait relancer une sauvegarde ratée, avec la valeur de blindage même si c’est le couvert qui a '
    + 'échoué.',
  V5: 'Contre une lance, Reinforced Armour ne permet pas de relance.',
  V6:
    'Contre une macro-arme, pas d’autre sauvegarde que celle de Reinforced Armour, lancée une fois, et la '
    + 'sauvegarde invulnérable.',
  V7:
    'Contre un Tueur de Titans, seule une sauvegarde invulnérable protège. Sur un engin de guerre, il fait autant '
    + 'de points de dégât qu’en indiquent ses dés ; toute autre unité compte pour une seule perte.',
  V8: 'Une attaque qui ignore le couvert annule la sauvegarde de couvert.',
  V9:
    'La sauvegarde invulnérable est une dernière chance, sur un 6, quelle que soit la touche : métal vivant sur 4+, '
      + 'bouclier déflecteur sur 5+. Un engin de guerre en lance une par point de dégât.',
  V10:
    'Les boucliers arrêtent d’abord des points de dégât de fusillade, jamais des coups au contact. Puis viennent '
    + 'le blindage ou le couvert, la relance de Reinforced Armour et la sauvegarde invulnérable. Le défenseur '
    + 'sauvegarde avant l’attaquant.',
  V11: 'Contre la touche d’un sniper, la sauvegarde a un malus de 1.',
  V12:
    'Les passagers d’une épave sont là où elle était et sauvegardent contre une touche du même genre, avec leur '
      + 'blindage ou sur 6 grâce à l’épave. Ceux qui étaient dans un transport en hauteur sont perdus.',
  V13:
    'Un holochamp sauvegarde sur 3+ à la place du blindage, un dé quelle que soit la touche. Un bouclier de chevalier '
      + 'sauvegarde chaque point sur 4+, mais pas contre le tir d’appui. Un bouclier ionique sauvegarde les touches '
      + 'de fusillade sur 4+, mais pas celles des macro-armes.',
};

/** W, how war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1:
    'Un engin de guerre lance un dé par point de sa capacité de dégâts de départ, plus ses attaques supplémentaires.',
  W2:
    'Le propriétaire d’un engin de guerre répartit ces dés entre le corps à corps contre les unités au contact et '
    + 'la fusillade contre les autres.',
  W3:
    'Les coups d’un engin de guerre ne tombent que sur les unités à son contact, ses tirs que sur les autres à '
    + '15 cm ou moins et en ligne de tir.',
  W4:
    'Le nombre d’unités au contact d’un engin de guerre peut atteindre le double de sa capacité de dégâts de départ.',
  W5:
    'Chaque touche non sauvegardée ôte à un engin de guerre un point de capacité de dégâts. Au dernier, il est '
    + 'détruit.',
  W6:
    'Pour chaque point perdu, on lance un dé : sur 6, un coup critique fait ce que dit la fiche, à défaut un '
    + 'point de plus. Certains engins de guerre explosent et touchent toute unité proche.',
  W7:
    'Chaque point de dégât est une perte infligée, ceux d’un coup critique aussi, mais jamais plus que ce qui restait.',
  W8: 'Un engin de guerre compte pour autant d’unités que sa capacité de dégâts de départ.',
  W9: 'Une touche de débâcle inflige un point de dégât à un engin de guerre, avec un dé pour le coup critique.',
  W10:
    'Les formations à bord d’un engin de guerre peuvent débarquer et combattre avec lui. Celles qui restent à '
    + 'bord comptent dans le résultat.',
  W11: 'Selon certains textes, les Titans lancent au contact un autre nombre de dés.',
};

/** B, when a formation breaks and what that means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1:
    'Une formation est démoralisée quand elle a autant de pions Impact que d’unités (deux par unité pour '
    + 'les Space Marines). On retire alors ses pions.',
  B2: 'Une formation démoralisée compte comme ayant autant de pions Impact que d’unités.',
  B3:
    'Une formation démoralisée perd une unité par pion Impact qu’elle devrait prendre, sans sauvegarde et en '
    + 'commençant par l’avant. Les Space Marines en perdent une pour deux pions.',
  B4:
    'Dans un assaut, une formation démoralisée combat comme une autre. Elle ne peut pas appuyer, et elle est '
    + 'détruite si elle perd.',
  B5: 'Les pions Impact au-delà du point où une formation est démoralisée partent avec les autres.',
  B7: 'Les formations dans l’assaut ne prennent pas de pion Impact tant qu’il dure.',
};

/** L, distances, lines of fire and terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'On mesure entre les bords les plus proches de deux socles. « Au contact » veut dire sans écart.',
  L2:
    'Un décor qui cache coupe la ligne de tir. Si l’une des deux unités s’y trouve, elles se voient encore à travers '
      + 'au plus 10 cm de ce décor.',
  L3: 'Les unités ne coupent pas la ligne de tir ; les engins de guerre, si.',
  L4: 'Qui est plus haut voit par-dessus un décor plus bas, si la table le prévoit.',
  L5:
    'Chaque type de décor donne à l’infanterie son couvert, et arrête ou met en danger ceux pour qui il est trop '
      + 'accidenté.',
};

export const books: English['rule-texts'] = {
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
