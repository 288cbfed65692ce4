/** In French: the statechart of an assault, and what stands around it. */
import type { English } from '../english.ts';

type Words = English['chart'];

/** The words of the statechart’s screen. */
const statechart: Words['statechart'] = {
  inside: {
    done: 'fini', after: delay => `après ${delay}`, actorDone: actor => `${actor} fini`,
    actorFailed: actor => `échec de ${actor}`, actorChanged: actor => `${actor} a changé`, else: 'tout le reste',
  },
  window: 'Diagramme : les flèches le déplacent, plus et moins zooment, 0 montre tout, 1 ce qui est actif',
  picture: (title, now) => (now === '' ? `Diagramme d’états : ${title}` : `Diagramme d’états : ${title}, à ${now}`),
  tools: 'Vue',
  walk: 'Parcours',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  all: 'Tout voir',
  active: 'Là où on en est',
  takeSvg: 'Enregistrer en SVG',
  takePng: 'Enregistrer en PNG',
  noPicture: 'Cette page ne permet pas de créer des images.',
  tree: 'Le même diagramme en liste',
  treeOf: title => `États et événements de ${title}`,
  over: 'C’est fini.',
  stands: (where, isOver) => `Maintenant : ${where}.${isOver ? ' C’est fini.' : ''}`,
  open: 'possible maintenant',
  elsewhere: 'un autre passe avant',
  refused: (say, rule) => (rule === '' ? `refusé, il manque : ${say}` : `refusé : ${say}`),
  refusedAlone: 'refusé',
  byItself: 'tout seul',
  stays: 'reste ici',
  then: 'puis ce qui suit tout seul',
  to: targets => `vers ${targets}`,
  isActive: 'actif',
  wasActive: 'visité',
  isMarked: 'diffère',
  leads: where => `Cela mène à ${where}.`,
  leadsNowhere: 'Cela ne mène nulle part maintenant.',
  opened: title => `La règle est affichée : ${title}.`,
  possible: 'Possible maintenant',
  refusals: 'Pas maintenant',
  next: 'Suivant',
  back: 'Retour',
  reset: 'Depuis le début',
  history: 'Le chemin suivi',
  start: 'Début',
  because: guards => `car : ${guards}`,
  ruleOf: (rule, event) => `Règle ${rule}, pourquoi pas ${event}`,
  close: 'Fermer',
  noRule: 'On n’en dit rien de plus.',
  loading: 'Le diagramme se charge.',
  notLoaded: 'Le diagramme n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
};

/** What the machine of an assault says of itself. */
const assaultChart: Words['assault/chart'] = {
  Assault: 'Assaut',
  'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.':
    'Un assaut d’Epic: Armageddon, du choix de la cible à la consolidation du vainqueur.',
  'Set-up': 'Départ',
  'The table as the scenario has it; some scenarios begin with the attacks.':
    'La table telle que l’a le scénario ; certains commencent par les attaques.',
  'Action test': 'Test d’action',
  'Some scenarios ask for the action test first: does the formation dare to engage?':
    'Certains scénarios demandent d’abord le test d’action : la formation ose-t-elle l’assaut ?',
  'One die against the initiative of the engaging formation.':
    'Un dé contre l’initiative de la formation qui part à l’assaut.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.':
    'Un test raté peut être relancé une fois grâce à un Supreme Commander ; sinon, pas de combat.',
  Target: 'Cible',
  'The engaging formation names whom it charges, with whom, and what stands among them.':
    'La formation désigne qui elle charge, avec qui, et ce qui est mêlé à la cible.',
  Charge: 'Charge',
  'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.':
    'Chaque unité de la formation fait un mouvement ; quelqu’un doit finir à 15 cm et en ligne de tir.',
  'The attacker moves unit by unit.': 'L’attaquant bouge unité par unité.',
  'Dangerous terrain': 'Terrain dangereux',
  'A unit that enters dangerous terrain is lost on a 1.': 'Une unité qui entre en terrain dangereux est perdue sur 1.',
  'Nothing saves what dangerous terrain takes.': 'Rien ne sauve du terrain dangereux.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.':
    'Le défenseur sauvegarde d’abord, puis l’attaquant ; un échec élimine ou endommage.',
  'What follows': 'Suites',
  'Passengers climb out of wrecks, war engines blow up, criticals have to be told.':
    'Des passagers sortent d’épaves, des engins de guerre explosent, des critiques sont à préciser.',
  Blast: 'Souffle',
  'A die for everybody near: is it caught in the blast?':
    'Un dé pour tout ce qui est proche : est-ce pris dans l’explosion ?',
  'Critical hit': 'Coup critique',
  'The datasheet leaves the critical to the table: the players enter what it did.':
    'La fiche laisse le critique à la table : les joueurs saisissent son effet.',
  Overwatch: 'Alerte',
  'Formations on overwatch may fire at those who have charged.':
    'Les formations en état d’alerte peuvent tirer sur celles qui ont chargé.',
  'Who fires? The hits are rolled at the table and entered here.':
    'Qui tire ? Les touches se lancent à la table et se saisissent ici.',
  'Those who charge save, in cover if they have any.': 'Ceux qui chargent sauvegardent, à couvert s’ils le peuvent.',
  'Within 15cm': 'À 15 cm',
  'Is there an assault at all?': 'Y a-t-il un assaut ?',
  Withdrawal: 'Repli',
  'Whoever broke on the way in withdraws and takes no part.': 'Qui a craqué en chemin se replie et ne participe pas.',
  'Those too near an enemy are destroyed, war engines damaged.':
    'Trop près d’un ennemi, on est détruit ; les engins de guerre sont endommagés.',
  'Counter-charge': 'Contre-charge',
  'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.':
    'Les unités pas au contact vont droit sur leur ennemi le plus proche ; après une égalité, l’attaquant d’abord.',
  'In the first round only the defender counter-charges.': 'Au premier round, seul le défenseur contre-charge.',
  'Attacker counter-charges': 'Contre-charge de l’attaquant',
  'The attacker counter-charges first.': 'L’attaquant contre-charge d’abord.',
  'Defender counter-charges': 'Contre-charge du défenseur',
  'The defender counter-charges unit by unit.': 'Le défenseur contre-charge unité par unité.',
  Attacks: 'Attaques',
  'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.':
    'Tout ce qui est directement engagé frappe : First Strike avant les autres, macro-armes en dernier.',
  'Directly engaged': 'Qui est engagé',
  'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.':
    'Qui est au contact, qui est à 15 cm et en ligne de tir ? Au premier round, il en faut.',
  'How to fight': 'Comment',
  'Skimmers say whether they strike or fire, war engines split their dice.':
    'Les antigravs disent s’ils frappent ou tirent, les engins de guerre répartissent leurs dés.',
  'First Strike': 'First Strike',
  'Does anybody strike before the others?': 'Quelqu’un frappe-t-il avant les autres ?',
  'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.':
    'On lance, les touches tombent au plus proche, chacun sauvegarde, les morts sont retirés.',
  'Both sides throw their attacks.': 'Les deux camps lancent leurs attaques.',
  Hits: 'Touch.',
  'Hits fall on the nearest first; of equally near units their owner chooses.':
    'Les touches tombent au plus proche ; à égalité, le propriétaire choisit.',
  Saves: 'Svg.',
  'Everybody who is hit saves.': 'Tous ceux qui sont touchés sauvegardent.',
  'Macro-weapon and Titan Killer hits come after the others.':
    'Les touches de macro-arme et de Tueur de Titans viennent après les autres.',
  'Macro-weapon hits': 'Touches de macro-arme',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.':
    'Les touches de macro-arme et de Tueur de Titans tombent sur les survivants, au plus proche.',
  'Saves against macro-weapons': 'Svg. contre macro-armes',
  'Few saves stand against these hits.': 'Peu de sauvegardes tiennent contre ces touches.',
  'Swift outcome': 'Fin immédiate',
  'All defenders dead, or all engaged attackers: the assault ends here.':
    'Tous les défenseurs morts, ou tous les attaquants engagés : l’assaut finit ici.',
  Blasts: 'Souffles',
  'War engines that blew up, where blasts wait for the end of the step.':
    'Les engins de guerre qui ont explosé, si les explosions attendent la fin de l’étape.',
  Support: 'Appui',
  'Formations near enough lend their firefight to both sides.':
    'Les formations assez proches prêtent leur fusillade aux deux camps.',
  Supporters: 'Qui appuie',
  'Both sides say who supports; everybody who may, unless they say otherwise.':
    'Les deux camps disent qui appuie ; tous ceux qui peuvent, sauf avis contraire.',
  'Supporting fire': 'Tir d’appui',
  'Wiped out': 'Anéanti',
  'Has one side been wiped out?': 'Un camp est-il anéanti ?',
  Result: 'Bilan',
  'Both sides throw two dice, keep the higher and add what the fight has earned them.':
    'Les deux camps lancent deux dés, gardent le plus haut et ajoutent ce que le combat a rapporté.',
  'Two dice a side.': 'Deux dés par camp.',
  'A tie is fought on; otherwise the loser is hacked down by the difference.':
    'Égalité : on continue ; sinon, le perdant subit la débâcle de l’écart.',
  'Hack-downs': 'Débâcle',
  'Hits without a save fall on the losers, engaged or not, the nearest first.':
    'Des touches sans sauvegarde tombent sur les perdants, engagés ou non, au plus proche.',
  'Nobody saves; war engines throw for critical hits.':
    'Pas de sauvegarde ; les engins de guerre lancent les coups critiques.',
  Withdraw: 'Se replier',
  'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.':
    'Le perdant craque et se replie de deux mouvements ; trop près d’un ennemi, c’est une perte.',
  Break: 'Moral',
  'Every losing formation breaks; one that was broken before is destroyed.':
    'Toute formation perdante craque ; déjà démoralisée, elle est détruite.',
  Wrecks: 'Épaves',
  'Landed aircraft are lost with the assault; who sat inside saves.':
    'Les appareils posés sont perdus avec l’assaut ; ceux à bord sauvegardent.',
  'What is left of the losers withdraws.': 'Ce qui reste des perdants se replie.',
  'Two moves for each unit of the loser.': 'Deux mouvements par unité du perdant.',
  'Shaken friends': 'Amis ébranlés',
  'Friends of the loser who stood near take a Blast marker.':
    'Les amis du perdant qui étaient proches prennent un pion Impact.',
  Panic: 'Peur',
  'Friends who were broken lose units instead of taking a marker.':
    'Les amis démoralisés perdent des unités au lieu de prendre un pion.',
  'Friends whom the marker has broken withdraw in their turn.':
    'Les amis que le pion a fait craquer se replient à leur tour.',
  'Withdrawal of friends': 'Repli des amis',
  'Those whom that marker breaks withdraw in their turn.': 'Ceux que ce pion fait craquer se replient à leur tour.',
  Consolidate: 'Consolider',
  'The winner takes a Blast marker for each loss, and moves 5cm.':
    'Le vainqueur prend un pion Impact par perte, et bouge de 5 cm.',
  'Blast markers': 'Pions Impact',
  'Blast markers for the losses of all rounds; they may break the winner.':
    'Des pions Impact pour les pertes de tous les rounds ; ils peuvent démoraliser le vainqueur.',
  'A formation that has lost an Ethereal takes D3 Blast markers more.':
    'Une formation qui a perdu un Ethereal prend D3 pions Impact de plus.',
  'Who may move?': 'Qui bouge ?',
  Consolidation: 'Consolidation',
  'A free move of 5cm, into no zone of control.': 'Un mouvement gratuit de 5 cm, dans aucune zone de contrôle.',
  Over: 'Fin',
  'The assault is over.': 'L’assaut est fini.',
  'No assault': 'Pas d’assaut',
  'Nobody was near enough: the action ends and nothing is fought.':
    'Personne n’était assez près : l’action finit, sans combat.',
  'starts at attacks': 'part des attaques', 'asks for test': 'demande un test', 'is test die': 'dé du test',
  'has passed': 'réussi', 'may repeat test': 'peut relancer', 'may be target': 'peut être cible',
  'may charge': 'peut charger', 'may take care to charge': 'charge prudente',
  'may get out to charge': 'débarque en charge', 'may end charge': 'peut finir la charge', 'has waiting hits': 'touches en attente', 'is safe': 'est sauf',
  'are terrain dice': 'dés de terrain', 'is settled': 'est réglé', 'may save': 'peut sauver',
  'are save dice': 'dés de sauvegarde', 'has no aftermath': 'aucune suite', 'are passengers next': 'passagers ensuite',
  'is sure blast next': 'explosion sûre', 'is blast next': 'explosion ensuite', 'are splash dice': 'dés d’explosion',
  'may enter critical': 'peut saisir critique', 'is nobody on overwatch': 'personne en alerte',
  'may fire': 'peut tirer', 'has broken in charge': 'a craqué en charge', 'is within reach': 'à portée',
  'may withdraw': 'peut se replier', 'is first round': 'premier round',
  'attacker may counter charge': 'attaquant contre-charge', 'attacker may rise': 'attaquant s’élève',
  'attacker may take care': 'attaquant prudent', 'attacker may get out': 'attaquant débarque',
  'attacker may get in': 'attaquant embarque', 'attacker may end counter charge': 'attaquant finit contre-charge',
  'defender may counter charge': 'défenseur contre-charge', 'defender may rise': 'défenseur s’élève',
  'defender may take care': 'défenseur prudent', 'defender may get out': 'défenseur débarque',
  'defender may get in': 'défenseur embarque', 'defender may end counter charge': 'défenseur finit contre-charge',
  'may not begin': 'ne peut commencer', 'has choosers': 'quelqu’un choisit', 'may choose way': 'peut choisir sa façon',
  'may split': 'peut répartir', 'has first strike': 'a First Strike', 'has no dice': 'aucun dé',
  'is thrown': 'est lancé', 'are attack dice': 'dés d’attaque', 'has no hits at all': 'aucune touche en tout',
  'has no hits': 'aucune touche', 'may move hit': 'déplace touche', 'may aim': 'peut viser',
  'is settled for good': 'réglé pour de bon', 'has macro hits': 'touches de macro-arme',
  'has held blasts': 'explosions gardées', 'is swift': 'déjà fini', 'has no supporters': 'aucun appui',
  'may support': 'peut appuyer', 'has more support': 'encore un appui', 'is wiped out': 'est anéanti',
  'are result dice': 'dés du résultat', 'is tied': 'égalité', 'has aftermath': 'a une suite',
  'is anyone withdrawing': 'quelqu’un se replie', 'is grieving': 'est en deuil', 'are grief dice': 'dés de deuil',
  'is anyone consolidating': 'quelqu’un consolide', 'may consolidate': 'peut consolider',
  'may get in afterwards': 'embarque ensuite',
  'Each of its moves that meets dangerous terrain costs a unit a test.':
    'Chaque mouvement en terrain dangereux coûte un test à l’unité.',
  'Formations on overwatch may fire at those who have moved.':
    'Les formations en état d’alerte peuvent tirer sur ceux qui ont bougé.',
  'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.':
    'Les touchés font leur sauvegarde, à couvert s’il y en a ; contre la panique, rien n’y fait.',
  'Blast markers may break those who have won; of the broken each costs a unit.':
    'Les pions Impact peuvent démoraliser un vainqueur ; à un démoralisé, chacun coûte une unité.',
  'Who stands apart is lost; does anybody stand too near an enemy?':
    'Qui est à l’écart est perdu ; quelqu’un est-il trop près d’un ennemi ?',
  'Has the fire broken anybody who won?': 'Le tir a-t-il démoralisé un vainqueur ?',
  'Winners whom the fire has broken withdraw, and the assault is over.':
    'Les vainqueurs démoralisés par le tir se replient, et l’assaut est terminé.',
  'Whoever was broken has withdrawn.': 'Les démoralisés se sont repliés.',
  'may collect to charge': 'recueille en charge',
  'is still going': 'encore en route',
  'may take care to withdraw': 'prudence au repli',
  'may set down': 'dépose',
  'may collect to withdraw': 'recueille au repli',
  'may be halfway': 'à mi-chemin',
  'may draw fire': 'attire le tir',
  'may draw fire at winner': 'vainqueur attire le tir',
};

export const books: Words = {
  statechart,
  'assault/chart': assaultChart,
};
