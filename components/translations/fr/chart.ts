/** In French: the statecharts of both games, and what stands around them. */
import type { English } from '../english.ts';
import { together } from '../together.ts';

type Words = English['chart'] & English['epic-moments'] & English['epic-chart'] & English['warhammer-40k-moments']
  & English['warhammer-40k-charges-moments'] & English['warhammer-40k-fight-moments']
  & English['warhammer-40k-aftermath-moments'] & English['warhammer-40k-chart'];

/** The words of the statechart’s screen. */
const statechart: Words['statechart'] = {
  inside: {
    done: 'fin', after: delay => `après ${delay}`, actorDone: actor => `fin : ${actor}`,
    actorFailed: actor => `échec : ${actor}`, actorChanged: actor => `${actor} a changé`, else: 'tout le reste',
  },
  window: 'Diagramme : les flèches le déplacent, plus et moins règlent le zoom, 0 montre tout, 1 ce qui est actif',
  picture: (title, now) =>
    (now === '' ? `Diagramme d’états : ${title}` : `Diagramme d’états : ${title} ; état actuel : ${now}`),
  tools: 'Vue',
  walk: 'Parcours',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  all: 'Tout voir',
  active: 'Là où on en est',
  openAll: 'Ouvrir toutes les cases',
  naming: 'Noms',
  words: 'Mots',
  identifiers: 'Identifiants',
  fullScreen: 'Plein écran',
  takeSvg: 'Enregistrer en SVG',
  takePng: 'Enregistrer en PNG',
  noPicture: 'Cette page ne permet pas de créer des images.',
  beside: 'À côté du diagramme',
  panels: { moment: 'Ici', tree: 'En liste', history: 'Le chemin suivi' },
  treeOf: title => `États et événements : ${title}`,
  over: 'C’est fini.',
  stands: (where, isOver) => `Maintenant : ${where}.${isOver ? ' C’est fini.' : ''}`,
  events: {
    'dice.thrown': 'On lance les dés',
    'save.chosen': 'On choisit une sauvegarde',
    'wound.kept': 'Un personnage garde une blessure',
    'critical.entered': 'On saisit un coup critique',
    'unit.moved': 'On déplace un socle',
    'unit.embarked': 'Un socle embarque',
    'unit.disembarked': 'Un socle débarque',
    'hits.allocated': 'Les touches sont attribuées',
    'hit.moved': 'On déplace une touche',
    'care.taken': 'Quelqu’un avance avec prudence',
    'overwatch.fired': 'Tir d’état d’alerte',
    'overwatch.ended': 'On renonce au tir d’état d’alerte',
    'withdrawal.moved': 'Un socle se replie',
    'withdrawal.halfway': 'Le premier mouvement de repli est fini',
    'withdrawal.ended': 'Le repli est fini',
    'rest.withdrew': 'Les autres se replient d’eux-mêmes',
    'sniper.aimed': 'Un sniper choisit sa victime',
    'unit.rose': 'Un antigrav s’élève',
    'counterCharge.ended': 'La contre-charge est finie',
    'ways.settled': 'On sait comment chacun combat',
    'way.chosen': 'Un antigrav choisit comment combattre',
    'test.repeated': 'On relance le test d’action',
    'test.accepted': 'Le test d’action reste raté',
    'target.chosen': 'On choisit une cible',
    'supporters.called': 'On appelle certains appuis',
    'support.called': 'On appelle les appuis',
    'dice.split': 'Un engin de guerre répartit ses dés',
    'consolidation.moved': 'Un vainqueur se déplace',
    'consolidation.ended': 'La consolidation est finie',
    'charge.ended': 'La charge est finie',
    'answer.agreed': 'Les joueurs s’accordent sur une réponse',
    'charge.declared': 'On déclare une charge',
    'charger.picked': 'On choisit une unité qui charge',
    'choice.made': 'On fait un choix',
    'declarations.ended': 'Plus personne ne déclare de charge',
    'model.moved': 'On déplace une figurine',
    'moves.ended': 'Les mouvements sont finis',
    'rest.moved': 'Les autres se déplacent d’elles-mêmes',
    'silence.accepted': 'Ce que le texte ne dit pas reste ouvert',
    'strikes.aimed': 'On répartit les coups',
    'strikes.settled': 'Les coups sont réglés',
    'weapon.chosen': 'On choisit une arme',
  },
  legend: 'Couleurs',
  legendOf: { here: 'maintenant', visited: 'passé', next: 'peut suivre' },
  open: 'possible maintenant',
  elsewhere: 'un autre événement passe avant',
  refused: (say, rule) => (rule === '' ? `refusé, faute de : ${say}` : `refusé : ${say}`),
  refusedAlone: 'refusé',
  byItself: 'tout seul',
  stays: 'reste ici',
  then: 'puis ce qui suit tout seul',
  to: targets => `vers : ${targets}`,
  isActive: 'actif',
  wasActive: 'visité',
  isMarked: 'diffère',
  leads: where => `Cela mène à : ${where}.`,
  leadsNowhere: 'Cela ne mène nulle part maintenant.',
  opened: title => `La règle est affichée : ${title}.`,
  possible: 'Possible maintenant',
  refusals: 'Pas maintenant',
  next: 'Suivant',
  back: 'Retour',
  reset: 'Depuis le début',
  start: 'Début',
  because: guards => `car : ${guards}`,
  ruleOf: (rule, event) => `Règle ${rule} : pourquoi pas « ${event} »`,
  close: 'Fermer',
  noRule: 'Il n’y a pas d’autre explication.',
  loading: 'Chargement du diagramme.',
  notLoaded: 'Le diagramme n’a pas pu être chargé.',
  tryAgain: 'Réessayer',
};

/** What the assault machine says of the moments at which one may stand. */
const assaultMoments: Words['assault/moments'] = {
  'Action test': 'Test d’action',
  'One die against the initiative of the engaging formation.':
    'Un jet d’initiative de la formation qui lance l’assaut.',
  'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.':
    'Un test raté peut être relancé une fois grâce à un Supreme Commander ; sinon, pas de combat.',
  Target: 'Cible',
  'The engaging formation names whom it charges, with whom, and what stands among them.':
    'La formation qui attaque désigne qui elle charge, avec qui, et qui est mêlé à la cible.',
  Charge: 'Charge',
  'The attacker moves unit by unit.': 'L’attaquant bouge unité par unité.',
  'Dangerous terrain': 'Terrain dangereux',
  'A unit that enters dangerous terrain is lost on a 1.':
    'Une unité qui entre en terrain dangereux est perdue sur un 1.',
  'The defender saves first, then the attacker; whoever fails is removed or damaged.':
    'Le défenseur sauvegarde d’abord, puis l’attaquant ; qui échoue est retiré ou endommagé.',
  Blast: 'Explosion',
  'A die for everybody near: is it caught in the blast?':
    'Un dé pour chaque voisin : est-il pris dans l’explosion ?',
  'Critical hit': 'Coup critique',
  'The datasheet leaves the critical to the table: the players enter what it did.':
    'La fiche laisse le coup critique aux joueurs, qui saisissent son effet.',
  Overwatch: 'État d’alerte',
  'Who fires? The hits are rolled at the table and entered here.':
    'Qui tire ? Les dés se lancent à la table, et les touches se saisissent ici.',
  Withdrawal: 'Repli',
  'Whoever broke on the way in withdraws and takes no part.': 'Qui est démoralisé en chemin se replie et ne participe '
    + 'pas.',
  'Attacker counter-charges': 'Contre-charge de l’attaquant',
  'The attacker counter-charges first.': 'L’attaquant contre-charge d’abord.',
  'Defender counter-charges': 'Contre-charge du défenseur',
  'The defender counter-charges unit by unit.': 'Le défenseur contre-charge unité par unité.',
  Attacks: 'Attaques',
  'How to fight': 'Façon de combattre',
  'Skimmers say whether they strike or fire, war engines split their dice.':
    'Les antigravs disent s’ils frappent ou tirent, et les engins de guerre répartissent leurs dés.',
  'First Strike': 'First Strike',
  'Both sides throw their attacks.': 'Les deux camps lancent leurs dés d’attaque.',
  Hits: 'Touches',
  'Hits fall on the nearest first; of equally near units their owner chooses.':
    'Les touches tombent d’abord sur le plus proche ; à égalité, le propriétaire choisit.',
  Saves: 'Svg.',
  'Macro-weapon hits': 'Touches de macro-arme',
  'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.':
    'Les touches de macro-arme et de Tueur de Titans tombent sur les survivants, le plus proche d’abord.',
  'Saves against macro-weapons': 'Sauvegardes contre les macro-armes',
  Blasts: 'Explosions',
  Supporters: 'Qui appuie',
  'Both sides say who supports; everybody who may, unless they say otherwise.':
    'Les deux camps disent qui appuie ; tous ceux qui le peuvent, sauf avis contraire.',
  'Supporting fire': 'Tir d’appui',
  Result: 'Résultat',
  'Two dice a side.': 'Deux dés par camp.',
  'Hack-downs': 'Débâcle',
  'Hits without a save fall on the losers, engaged or not, the nearest first.':
    'Des touches sans sauvegarde tombent sur les perdants, engagés ou non, le plus proche d’abord.',
  Wrecks: 'Épaves',
  'Two moves for each unit of the loser.': 'Deux mouvements par unité du perdant.',
  Panic: 'Panique',
  'Withdrawal of friends': 'Repli des amis',
  'Those whom that marker breaks withdraw in their turn.': 'Les amis que ce pion démoralise se replient à leur tour.',
  'Blast markers': 'Pions Impact',
  'A formation that has lost an Ethereal takes D3 Blast markers more.':
    'Une formation qui a perdu un Ethereal prend D3 pions Impact de plus.',
  Consolidation: 'Consolidation',
  'A free move of 5cm, into no zone of control.':
    'Un mouvement gratuit de 5 cm, sans entrer dans une zone de contrôle.',
  Over: 'Fin',
  'The assault is over.': 'L’assaut est fini.',
  'No assault': 'Pas d’assaut',
  'Nobody was near enough: the action ends and nothing is fought.':
    'Personne n’était assez près : l’action finit sans combat.',
  'Each of its moves that meets dangerous terrain costs a unit a test.':
    'Chaque mouvement en terrain dangereux coûte un test à l’unité.',
  'Winners whom the fire has broken withdraw, and the assault is over.':
    'Les vainqueurs démoralisés par le tir se replient, et l’assaut est terminé.',
};

/** What the machine of an assault says of itself. */
const assaultChart: Words['assault/chart'] = /* @__PURE__ */ together(assaultMoments, {
  'Saves and losses': 'Sauvegardes et pertes',
  Assault: 'Assaut',
  'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.':
    'Un assaut d’Epic: Armageddon, du choix de la cible à la consolidation du vainqueur.',
  'Set-up': 'Départ',
  'The table as the scenario has it; some scenarios begin with the attacks.':
    'La table telle que la décrit le scénario ; certains scénarios commencent par les attaques.',
  'Some scenarios ask for the action test first: does the formation dare to engage?':
    'Certains scénarios demandent d’abord le test d’action : la formation ose-t-elle lancer l’assaut ?',
  'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.':
    'Chaque unité de la formation qui attaque bouge une fois ; à la fin, il en faut une à 15 cm ou moins et en '
    + 'ligne de tir.',
  'Nothing saves what dangerous terrain takes.': 'Contre un terrain dangereux, pas de sauvegarde.',
  'What follows': 'Suites',
  'Passengers climb out of wrecks, war engines blow up, criticals have to be told.':
    'Des passagers sortent d’épaves, des engins de guerre explosent, des coups critiques sont à préciser.',
  'Formations on overwatch may fire at those who have charged.':
    'Les formations en état d’alerte peuvent tirer sur celles qui ont chargé.',
  'Those who charge save, in cover if they have any.':
    'Ceux qui chargent sauvegardent, avec leur couvert s’ils en ont un.',
  'Within 15cm': 'À 15 cm ou moins',
  'Is there an assault at all?': 'Y a-t-il un assaut ?',
  'Counter-charge': 'Contre-charge',
  'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.':
    'Les unités qui ne sont pas au contact vont droit sur leur ennemi le plus proche ; après une égalité, l’attaquant '
      + 'd’abord.',
  'In the first round only the defender counter-charges.': 'Au premier round, seul le défenseur contre-charge.',
  'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.':
    'Toute unité directement engagée frappe : First Strike avant les autres, sauvegardes contre macro-armes en '
      + 'dernier.',
  'Directly engaged': 'Qui est engagé',
  'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.':
    'Qui est au contact, qui est à 15 cm ou moins et en ligne de tir ? Au premier round, quelqu’un doit l’être.',
  'Does anybody strike before the others?': 'Quelqu’un frappe-t-il avant les autres ?',
  'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.':
    'On lance les dés, les touches tombent d’abord sur le plus proche, chacun sauvegarde, les morts sont retirés.',
  'Everybody who is hit saves.': 'Tous ceux qui sont touchés sauvegardent.',
  'Macro-weapon and Titan Killer hits come after the others.':
    'Les touches de macro-arme et de Tueur de Titans viennent après les autres.',
  'Few saves stand against these hits.': 'Peu de sauvegardes tiennent contre ces touches.',
  'Swift outcome': 'Fin immédiate',
  'All defenders dead, or all engaged attackers: the assault ends here.':
    'Si tous les défenseurs ou tous les attaquants engagés sont morts, l’assaut finit ici.',
  'War engines that blew up, where blasts wait for the end of the step.':
    'Les engins de guerre qui ont explosé, si les explosions attendent la fin de l’étape.',
  Support: 'Appui',
  'Formations near enough lend their firefight to both sides.':
    'Les formations assez proches appuient les deux camps en fusillade.',
  'Wiped out': 'Camp anéanti',
  'Has one side been wiped out?': 'Un camp est-il anéanti ?',
  'Both sides throw two dice, keep the higher and add what the fight has earned them.':
    'Les deux camps lancent deux dés, gardent le plus haut et ajoutent ce que le combat leur a rapporté.',
  'A tie is fought on; otherwise the loser is hacked down by the difference.':
    'Égalité : on continue ; sinon, l’écart décide de la débâcle du perdant.',
  'Nobody saves; war engines throw for critical hits.':
    'Pas de sauvegarde ; les engins de guerre lancent les dés de coup critique.',
  Withdraw: 'Se replier',
  'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.':
    'Le perdant est démoralisé et se replie de deux mouvements ; qui finit trop près d’un ennemi est perdu.',
  Break: 'Démoralisation',
  'Every losing formation breaks; one that was broken before is destroyed.':
    'Toute formation perdante est démoralisée ; si elle l’était déjà, elle est détruite.',
  'Landed aircraft of the loser are lost; who sat inside saves.':
    'Les appareils posés du camp perdant sont détruits ; leurs passagers sauvegardent.',
  'What is left of the losers withdraws.': 'Ce qui reste des perdants se replie.',
  'Shaken friends': 'Amis ébranlés',
  'Friends of the loser who stood near take a Blast marker.':
    'Les amis du perdant qui étaient proches prennent un pion Impact.',
  'Friends who were broken lose units instead of taking a marker.':
    'Les amis démoralisés perdent des unités au lieu de prendre un pion.',
  'Friends whom the marker has broken withdraw in their turn.':
    'Les amis que le pion a démoralisés se replient à leur tour.',
  Consolidate: 'Consolider',
  'The winner takes a Blast marker for each loss, and moves up to 5cm.':
    'Le vainqueur prend un pion Impact par perte, et bouge de 5 cm au plus.',
  'Blast markers for the losses of all rounds; they may break the winner.':
    'Des pions Impact pour les pertes de tous les rounds ; ils peuvent démoraliser le vainqueur.',
  'Who may move?': 'Qui peut bouger ?',
  'starts at attacks': 'commence aux attaques', 'asks for test': 'demande un test', 'is test die': 'dé du test',
  'has passed': 'test réussi', 'may repeat test': 'peut relancer', 'may be target': 'peut être la cible',
  'may charge': 'peut charger', 'may take care to charge': 'peut charger avec prudence',
  'may get out to charge': 'peut débarquer en charge', 'may end charge': 'peut finir la charge',
  'has waiting hits': 'touches en attente', 'is safe': 'à l’abri',
  'are terrain dice': 'dés de terrain', 'is settled': 'est réglé', 'may save': 'peut sauvegarder',
  'are save dice': 'dés de sauvegarde', 'has no aftermath': 'aucune suite', 'are passengers next': 'passagers ensuite',
  'is sure blast next': 'explosion certaine', 'is blast next': 'explosion ensuite',
  'are splash dice': 'dés d’explosion',
  'may enter critical': 'peut saisir le coup critique', 'is nobody on overwatch': 'personne en état d’alerte',
  'may fire': 'peut tirer', 'has broken in charge': 'démoralisée en charge', 'is within reach': 'à portée',
  'may withdraw': 'peut se replier', 'is first round': 'premier round',
  'attacker may counter charge': 'l’attaquant peut contre-charger', 'attacker may rise': 'l’attaquant peut s’élever',
  'attacker may take care': 'l’attaquant peut être prudent', 'attacker may get out': 'l’attaquant peut débarquer',
  'attacker may get in': 'l’attaquant peut embarquer',
  'attacker may end counter charge': 'l’attaquant peut finir sa contre-charge',
  'defender may counter charge': 'le défenseur peut contre-charger', 'defender may rise': 'le défenseur peut s’élever',
  'defender may take care': 'le défenseur peut être prudent', 'defender may get out': 'le défenseur peut débarquer',
  'defender may get in': 'le défenseur peut embarquer',
  'defender may end counter charge': 'le défenseur peut finir sa contre-charge',
  'may not begin': 'ne peut pas commencer', 'has choosers': 'quelqu’un choisit',
  'may choose way': 'peut choisir comment',
  'may split': 'peut répartir', 'has first strike': 'a First Strike', 'has no dice': 'aucun dé',
  'is thrown': 'est lancé', 'are attack dice': 'dés d’attaque', 'has no hits at all': 'aucune touche du tout',
  'has no hits': 'aucune touche', 'may move hit': 'peut déplacer la touche', 'may aim': 'peut viser',
  'is settled for good': 'réglé pour de bon', 'has macro hits': 'touches de macro-arme',
  'has held blasts': 'explosions en attente', 'is swift': 'fin immédiate', 'has no supporters': 'aucun appui',
  'may support': 'peut appuyer', 'has more support': 'encore un appui', 'is wiped out': 'est anéanti',
  'are result dice': 'dés du résultat', 'is tied': 'égalité', 'has aftermath': 'a une suite',
  'is anyone withdrawing': 'quelqu’un se replie', 'is grieving': 'est en deuil', 'are grief dice': 'dés de deuil',
  'is anyone consolidating': 'quelqu’un consolide', 'may consolidate': 'peut consolider',
  'may get in afterwards': 'peut embarquer ensuite',
  'Formations on overwatch may fire at those who have moved.':
    'Les formations en état d’alerte peuvent tirer sur ceux qui ont bougé.',
  'Those who were hit save, in cover if they have any; the panic of the broken nobody saves.':
    'Ceux qui sont touchés sauvegardent, avec leur couvert s’ils en ont un ; contre la panique d’une formation '
    + 'démoralisée, pas de sauvegarde.',
  'Blast markers may break those who have won; of the broken each costs a unit.':
    'Les pions Impact peuvent démoraliser un vainqueur ; à une formation démoralisée, chacun coûte une unité.',
  'Who stands apart is lost; does anybody stand too near an enemy?':
    'Qui est à l’écart est perdu ; quelqu’un est-il trop près d’un ennemi ?',
  'Has the fire broken anybody who won?': 'Le tir a-t-il démoralisé un vainqueur ?',
  'Whoever was broken has withdrawn.': 'Les démoralisés se sont repliés.',
  'may collect to charge': 'peut embarquer en charge',
  'is still going': 'encore en route',
  'may take care to withdraw': 'peut se replier avec prudence',
  'may set down': 'peut faire débarquer',
  'may collect to withdraw': 'peut embarquer au repli',
  'may be halfway': 'à mi-chemin',
  'may draw fire': 'peut attirer le tir',
  'may draw fire at winner': 'le vainqueur peut attirer le tir',
  'What dangerous terrain, overwatch and enemies too near cost is settled.':
    'On règle ce que coûtent le terrain dangereux, le tir d’état d’alerte et les ennemis trop proches.',
  'Who is left goes on; or it was the end of the withdrawal.':
    'Les survivants continuent ; ou c’était la fin du repli.',
  'is under fire': 'sous le feu',
  'is still withdrawing': 'se replie encore',
});

/** What the phase machine says of moments of any part of a phase. */
const phaseMoments: Words['phase/moments'] = {
  'Fall back again': 'Nouvelle retraite',
  'Units that have not regrouped since an earlier turn fall back again before anybody charges.':
    'Les unités qui ne se sont pas regroupées depuis un tour précédent battent de nouveau en retraite avant les '
    + 'charges.',
  Regroup: 'Regroupement',
  'Dangerous terrain': 'Terrain dangereux',
  'Pile-in': 'Mise au contact',
  'How to charge?': 'Comment charger ?',
  'The text does not tell how units charge. Players may agree on it, or begin with the fight.':
    'Le texte ne dit pas comment on charge. Les joueurs peuvent en convenir, ou commencer par le combat.',
  'What comes of it?': 'Quelles suites ?',
  'The text does not tell what comes of a fight. Players may agree on it, or leave it at the wounds.':
    'Le texte ne dit pas ce qui suit un combat. Les joueurs peuvent en convenir, ou en rester aux blessures.',
  Over: 'Fin',
  'Every combat has been fought. The other player’s turn comes next.':
    'Tous les combats sont réglés. C’est au tour de l’autre joueur.',
  'Units that fall back may regroup at the start of their turn, where a row tells how.':
    'Les unités en retraite peuvent se regrouper au début de leur tour, si un complément dit comment.',
};

/** What it says of those of the charges. */
const phaseCharges: Words['phase/charges'] = {
  'Declare charges': 'Déclarer les charges',
  'Whoever will charge says whom. Nobody moves before everybody has been declared.':
    'Qui veut charger annonce sa cible. Personne ne bouge avant que tout soit déclaré.',
  'Who moves next': 'Qui bouge ensuite',
  'Of those who have declared, one unit moves next.':
    'Parmi les unités qui ont déclaré une charge, l’une bouge ensuite.',
  'Charge range': 'Portée de charge',
  'In difficult terrain the higher of two dice is how far they come.':
    'En terrain difficile, le plus haut de deux dés dit jusqu’où va l’unité.',
  'Units that are charged while they fall back regroup at once, or are destroyed.':
    'Les unités chargées pendant leur retraite se regroupent aussitôt, ou sont détruites.',
  'Nearest model': 'Figurine la plus proche',
  'The model that is nearest to the enemy moves first, into contact with the nearest enemy.':
    'La figurine la plus proche d’un ennemi bouge d’abord et vient au contact du plus proche.',
  'Other models': 'Autres figurines',
  'The others follow one at a time: to free enemies, to any enemy, or near a friend who touches one.':
    'Les autres suivent une à une : vers un ennemi libre, vers tout ennemi, ou près d’un ami au contact.',
  'Declare a charge': 'Déclarer une charge',
  'A unit names whom it charges, the primary target first; or no unit charges any more.':
    'Une unité dit qui elle charge, la cible principale d’abord ; ou plus aucune ne charge.',
  Overwatch: 'Tir d’état d’alerte',
  'Everybody who is charged may fire, once in a turn, unless they are in close combat.':
    'Tous ceux qui sont chargés peuvent tirer, une fois par tour, sauf au corps à corps.',
  'Two dice say how far the unit comes; difficult terrain in its way takes some of it.':
    'Deux dés disent jusqu’où va l’unité ; un terrain difficile en chemin réduit cette distance.',
  'Models that went through dangerous terrain lose a wound on a 1.':
    'Sur un 1, une figurine passée par un terrain dangereux perd un point de vie.',
  Templates: 'Gabarits',
  'A die says how often each template hits; then the fire is settled like blows.':
    'Un dé dit combien de touches inflige chaque gabarit ; puis le tir se règle comme des coups.',
  'Throw again?': 'Relancer ?',
  'Some units may throw their dice for the charge again, once: both or one of them.':
    'Certaines unités peuvent relancer une fois leurs dés de charge : les deux ou un seul.',
  'Charge range again': 'Portée de charge : relance',
  'The dice that are thrown again count as they fall.': 'Les dés relancés gardent leur nouveau résultat.',
  'Counter-attack': 'Contre-attaque',
  'How far they come': 'Distance parcourue',
  'Each of them moves once, to an enemy if it can.': 'Chaque figurine bouge une fois, jusqu’à un ennemi si possible.',
};

/** What it says of those of a fight. */
const phaseFight: Words['phase/fight'] = {
  Fear: 'Peur',
  'Whoever touches an enemy that causes Fear tests whether it fights as well as it can.':
    'Au contact d’un ennemi qui cause la peur, on fait un test pour combattre aussi bien que possible.',
  Rampage: 'Carnage',
  'Those who are outnumbered and go on a rampage throw for their attacks.':
    'Ceux qui sont en infériorité numérique et font un carnage lancent un dé pour leurs attaques.',
  'To hit again': 'Toucher : relance',
  'Some throw failed dice to hit once more.': 'Certains relancent les dés ratés pour toucher.',
  'Which combat?': 'Quel combat ?',
  'The player whose turn it is picks the combat that is fought next.':
    'Le joueur dont c’est le tour choisit le combat suivant.',
  Weapons: 'Armes',
  'Who has a choice of weapons says what to strike with, for it may change when.':
    'Qui a le choix de ses armes dit avec quoi il frappe : le moment du coup peut en dépendre.',
  'Those whose Initiative it is and who touch nobody close up, one side after the other.':
    'Ceux dont c’est l’Initiative et qui ne sont au contact de personne se rapprochent, un camp après l’autre.',
  'A die for everybody whose way led through dangerous terrain.':
    'Un dé pour chaque figurine passée par un terrain dangereux.',
  Aim: 'Visée',
  'Who could strike several units says which.': 'Qui pourrait frapper plusieurs unités dit laquelle.',
  'Whom to strike?': 'Qui frapper ?',
  'The text does not tell whom a model strikes that could strike several units. Players may agree.':
    'Le texte ne dit pas à quelle unité s’en prend une figurine qui pourrait en frapper plusieurs. Les joueurs peuvent '
    + 'en convenir.',
  'To hit': 'Toucher',
  'Dice to hit, like ones together.': 'Les dés pour toucher, les semblables ensemble.',
  Toughness: 'Endurance',
  'Which Toughness counts for a unit that has several? Sometimes its owner says.':
    'Quelle Endurance compte pour une unité qui en a plusieurs ? Parfois, son propriétaire le dit.',
  'To wound': 'Blesser',
  'Dice to wound for every hit.': 'Pour chaque touche, un dé pour blesser.',
  'To wound again': 'Blesser : relance',
  'Some weapons throw failed dice to wound once more.': 'Certaines armes relancent les dés ratés pour blesser.',
  'Who takes them?': 'Qui prend les blessures ?',
  'A player says who takes wounds, or which come first.':
    'Un joueur dit qui prend les blessures, ou lesquelles viennent d’abord.',
  Saves: 'Sauvegarde',
  'Dice to save. Of two saves one is thrown, the better unless its owner says otherwise.':
    'Les dés de sauvegarde. De deux sauvegardes, une seule est lancée, la meilleure, sauf avis contraire du '
      + 'propriétaire.',
  'Force weapon': 'Arme de force',
  'Whoever has wounded with a force weapon tests whether it slays outright.':
    'Qui a blessé avec une arme de force fait un test pour tuer sur le coup.',
  'Look out, sir': 'Attention, chef',
  'A wound that falls on a character may be taken by somebody beside him, where a row says so.':
    'Une blessure qui tomberait sur un personnage peut être prise par un voisin, si un complément le dit.',
};

/** What it says of those of what comes of a fight. */
const phaseAftermath: Words['phase/aftermath'] = {
  Panic: 'Panique',
  'Friends of those who were wiped out test their morale.':
    'Les amis de ceux qui ont été anéantis testent leur moral.',
  Morale: 'Moral',
  'Fail on purpose?': 'Rater exprès ?',
  'Who cannot hurt the enemy may fail on purpose, where the text says so.':
    'Qui ne peut pas blesser l’ennemi peut rater exprès, si le texte le dit.',
  'Two dice for every losing unit.': 'Deux dés par unité perdante.',
  'Whoever touches nobody goes as near to the enemy as it can.':
    'Qui n’est au contact de personne va aussi près de l’ennemi que possible.',
  'Where they move as in a charge: a die for everybody whose way led through dangerous terrain.':
    'Si l’on bouge comme en charge : un dé pour chaque figurine passée par un terrain dangereux.',
  'Sweeping advance': 'Percée',
  'Where whoever is caught is destroyed: a die and the Initiative of both sides.':
    'Si le texte détruit les unités rattrapées : un dé et l’Initiative des deux camps.',
  'Fall back': 'Retraite',
  'Everybody who runs throws for how far.': 'Tous ceux qui fuient lancent les dés pour savoir jusqu’où.',
  'Sweep?': 'Percée ?',
  'Each winner that may sweep makes up its mind, now that it sees how far they run.':
    'Chaque vainqueur qui peut faire une percée décide, en voyant jusqu’où fuient les perdants.',
  'One throw for each winner that sweeps, against everybody who runs from it.':
    'Un jet par vainqueur qui fait une percée, contre tous ceux qui le fuient.',
  'Free round?': 'Round gratuit ?',
  'Where the text has a free round: does the winner strike once more?':
    'Si le texte prévoit un round gratuit : le vainqueur frappe-t-il encore une fois ?',
  'Pile-in after a sweep': 'Mise au contact après percée',
  Consolidation: 'Consolidation',
  'A die says how far the unit may go.': 'Un dé dit jusqu’où l’unité peut aller.',
  'Each model may move once.': 'Chaque figurine peut bouger une fois.',
  'Where the text says so: a die for everybody whose way led through dangerous terrain.':
    'Si le texte le dit : un dé pour chaque figurine passée par un terrain dangereux.',
  'Units that fall back and were run into test to regroup, or are destroyed.':
    'Les unités en retraite que l’ennemi atteint font un test de regroupement, ou sont détruites.',
  'Roll-off': 'Départage',
  'Where both sides have such units, a die for each says who begins.':
    'Si les deux camps ont des unités de ce genre, un dé par camp dit qui commence.',
  'Break away?': 'Se dégager ?',
  'The unit may try to break away from its fight.': 'L’unité peut tenter de se dégager de son combat.',
  'Initiative test': 'Test d’Initiative',
  'A die against its Initiative.': 'Un dé, comparé à l’Initiative de l’unité.',
  'Where to?': 'Vers où ?',
  'Whoever has passed names a direction.': 'Qui a réussi le test annonce une direction.',
  'How far': 'Jusqu’où',
  'Three dice say how far. If that takes all of them clear of the enemy, they go.':
    'Trois dés disent jusqu’où. Si cela suffit à dégager toute l’unité, elle part.',
};

const phaseParts = /* @__PURE__ */ together(
  /* @__PURE__ */ together(phaseMoments, phaseCharges), /* @__PURE__ */ together(phaseFight, phaseAftermath),
);

/** What the machine of a phase says of itself. */
const phaseChart: Words['phase/chart'] = /* @__PURE__ */ together(phaseParts, {
  'has nobody to frighten': 'personne à effrayer',
  'has nobody on rampage': 'aucun carnage',
  'has no hit rerolls': 'aucune relance pour toucher',
  'are fear dice': 'dés de peur',
  'are rampage dice': 'dés de carnage',
  'are hit reroll dice': 'dés relancés pour toucher',
  'Assault phase': 'Phase d’assaut',
  'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.':
    'Une phase d’assaut de Warhammer 40,000, de la première charge à la dernière consolidation.',
  'Set-up': 'Départ',
  'The table as it stands; some scenarios begin with the fight.':
    'La table telle quelle ; certains scénarios commencent par le combat.',
  Charges: 'Charges',
  'All charges are declared, then they are made.': 'Toutes les charges sont déclarées, puis faites.',
  'Does it reach?': 'Ennemi à portée ?',
  'If the nearest model cannot reach the enemy, nobody moves.':
    'Si la figurine la plus proche n’atteint pas l’ennemi, personne ne bouge.',
  'Charge moves': 'Mouvements',
  'The unit moves, and whom it touches it is locked with.':
    'L’unité bouge, et elle est au combat avec tout ennemi au contact.',
  'Who is left to move': 'Qui doit encore bouger',
  'Is everybody where they go?': 'Tout le monde est-il en place ?',
  Locked: 'Au combat',
  'Whoever is touched is in the fight; units charged and not touched take no part.':
    'Qui est au contact est au combat ; une unité chargée sans contact ne participe pas.',
  'One unit after another charges.': 'Les unités chargent l’une après l’autre.',
  Fight: 'Combat',
  'One combat after another is fought, from the highest Initiative to the lowest.':
    'On règle un combat après l’autre, de la plus haute Initiative à la plus basse.',
  'Free round': 'Round gratuit',
  'Somebody may have a free round to strike before the next combat, or wounds to save beside it.':
    'Quelqu’un peut avoir un round gratuit avant le prochain combat, ou des blessures à sauvegarder à part.',
  'Next Initiative': 'Initiative suivante',
  'The ladder goes on to the next rung at which anybody strikes.':
    'L’échelle passe au prochain échelon où quelqu’un frappe.',
  Blows: 'Coups',
  'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.':
    'Tous ceux dont c’est le tour frappent, les deux camps à la fois ; puis on sauvegarde.',
  Wounds: 'Blessures',
  'Wounds are dealt, and what is not saved is taken.':
    'On répartit les blessures, et ce qui n’est pas sauvegardé est subi.',
  'Fight over': 'Combat fini',
  'Everybody has struck.': 'Tout le monde a frappé.',
  'After the fight': 'Après le combat',
  'The fight of one combat is settled, stage by stage in the order of the text.':
    'Un combat se règle étape par étape, dans l’ordre du texte.',
  Tally: 'Compte',
  'Wounds are counted. A text that tells the fight alone gives their number and says no more.':
    'On compte les blessures. Un texte qui ne décrit que le combat donne ce compte et s’arrête là.',
  'Next stage': 'Étape suivante',
  'Which stage is next? The texts have them in different orders.':
    'Quelle est l’étape suivante ? L’ordre change selon les textes.',
  'The losers test whether they hold.': 'Les perdants font un test de moral.',
  'Those who are still locked close up, the side whose turn it is first.':
    'Ceux qui sont encore au combat se rapprochent, d’abord le camp dont c’est le tour.',
  'Break-off': 'Désengagement',
  'Those who failed run, and winners may sweep after them.':
    'Ceux qui ont raté leur test fuient, et les vainqueurs qui le peuvent tentent une percée.',
  'Whoever was not caught runs as far as the dice said; the trapped are destroyed.':
    'Qui n’est pas rattrapé fuit aussi loin que le disent les dés ; qui est sans issue est détruit.',
  'Sweepers who caught somebody close up to them.': 'Ceux dont la percée a rattrapé quelqu’un vont à son contact.',
  'Victors with nobody left to fight reorder their ranks.': 'Les vainqueurs sans adversaire reforment leurs rangs.',
  'Who consolidates next, and is it known how far?': 'Qui consolide ensuite, et sait-on de combien ?',
  Untold: 'Non dit',
  'This text does not tell what comes next.': 'Ce texte ne dit pas ce qui suit.',
  'What is untold': 'Ce qui manque',
  'Is it the charge that is not told, or what comes of a fight?':
    'Est-ce la charge qui manque, ou les suites du combat ?',
  'is anybody falling on': 'quelqu’un encore en retraite', 'starts at fight': 'commence au combat',
  'charges together': 'charges ensemble', 'charges in turn': 'charges tour à tour',
  'are falling on dice': 'dés de nouvelle retraite', 'may declare charge': 'peut déclarer une charge',
  'has no charge left': 'aucune charge restante', 'has one charge left': 'une charge restante',
  'may pick charger': 'peut choisir qui charge', 'needs no range dice': 'sans dés de portée',
  'are range dice': 'dés de portée', 'is out of reach': 'hors de portée', 'must regroup': 'doit se regrouper',
  'are regroup dice': 'dés de regroupement', 'may move charger': 'peut bouger en charge',
  'have all chargers moved': 'toute l’unité a bougé', 'may end charge moves': 'peut finir la charge',
  'are chargers gone': 'plus personne ne charge', 'is nobody to fire': 'personne ne tire',
  'may fire overwatch': 'peut tirer en état d’alerte', 'must test dangers': 'test de danger à faire',
  'has lost initial': 'première figurine tuée', 'are danger dice': 'dés de danger',
  'is in free round': 'en round gratuit', 'is fighting': 'combat en cours',
  'has no combat left': 'aucun combat restant',
  'may choose': 'peut choisir', 'has no weapons to choose': 'pas d’arme à choisir',
  'may choose weapon': 'peut choisir l’arme', 'may choose save': 'peut choisir la sauvegarde',
  'may decline look out': 'peut garder la blessure',
  'is fight over': 'le combat est fini',
  'piles in at rungs': 'contact par échelon', 'have both piled in': 'les deux camps ont fini',
  'has piled into danger': 'danger au contact', 'has side piled in': 'ce camp a fini',
  'may pile in now': 'peut aller au contact', 'are pile in danger dice': 'dés de danger au contact',
  'has nothing to aim': 'rien à viser', 'is aiming untold': 'visée non décrite', 'may aim': 'peut viser',
  'is aiming told': 'visée décrite', 'may agree': 'accord possible', 'has no hit dice': 'aucun dé pour toucher',
  'are hit dice': 'dés pour toucher', 'is toughness settled': 'Endurance connue',
  'has no wound dice': 'aucun dé pour blesser', 'are wound dice': 'dés pour blesser',
  'has no rerolls': 'aucune relance',
  'are reroll dice': 'dés de relance', 'is allocated': 'est réparti', 'has choice': 'a un choix',
  'has saves': 'sauvegardes à faire', 'are save dice': 'dés de sauvegarde', 'are psychic dice': 'dés psychiques',
  'is aftermath untold': 'suites non décrites', 'is at panic': 'à la panique', 'is at morale': 'au moral',
  'is at pile in': 'à la mise au contact', 'is at break off': 'au désengagement',
  'is at consolidation': 'à la consolidation',
  'is nobody testing': 'personne ne teste', 'are panic dice': 'dés de panique',
  'is nobody asked': 'personne à interroger', 'are morale dice': 'dés de moral',
  'has piled in': 'mise au contact finie',
  'has ended in danger': 'finit en danger', 'may pile in': 'contact possible',
  'are end pile in danger dice': 'dés de danger à la fin', 'is nobody breaking': 'personne ne se désengage',
  'is nobody racing': 'personne ne court', 'are race dice': 'dés de course', 'is nobody rolling': 'personne ne lance',
  'are fall back dice': 'dés de retraite', 'is nobody sweeping': 'personne en percée',
  'are sweep dice': 'dés de percée', 'is consolidating': 'consolide',
  'is nobody consolidating': 'personne ne consolide', 'are consolidation dice': 'dés de consolidation',
  'may consolidate': 'peut consolider', 'may end consolidation': 'peut finir la consolidation',
  'is nobody endangered': 'personne en danger', 'are consolidation danger dice': 'dés de danger en consolidation',
  'is nobody regrouping': 'personne ne se regroupe', 'are regroup dice afterwards': 'dés de regroupement ensuite',
  'is tallied': 'est compté', 'is outcome told': 'suites décrites',
  'Those who are charged and touch nobody come to meet the chargers, where a row has them do so.':
    'Ceux qu’on charge et qui ne sont au contact de personne vont à la rencontre des assaillants, si un complément le '
    + 'veut.',
  'Who else comes': 'Qui d’autre vient',
  'Another unit that was charged may come to meet them too.':
    'Une autre unité chargée peut aussi venir à la rencontre des assaillants.',
  'No retreat': 'Pas de retraite',
  'Losers that need not or cannot run take wounds for it, where a row says so.':
    'Les perdants qui ne sont pas obligés de fuir, ou ne le peuvent pas, subissent des blessures, si un complément le '
    + 'dit.',
  'Hit and run': 'Frapper et fuir',
  'Units that are locked break away, where a row lets them, one after another.':
    'Des unités au combat se dégagent, si un complément le permet, l’une après l’autre.',
  'Who breaks away': 'Qui se dégage',
  'Who is locked and may try next?': 'Qui est au combat et peut essayer ensuite ?',
  'Who is left free': 'Qui est laissé libre',
  'Has it left anybody without an enemy?': 'L’unité a-t-elle laissé quelqu’un sans ennemi ?',
  'is anybody rallying': 'quelqu’un se regroupe',
  'are rally dice': 'dés de regroupement',
  'must regroup in turn': 'doit se regrouper (une à une)',
  'are targets gone': 'aucune cible restante',
  'may shoot overwatch': 'peut effectuer son tir',
  'is no template left': 'aucun gabarit restant',
  'are template dice': 'dés de gabarit',
  'throws no range again': 'aucune relance de portée',
  'is countered': 'on vient à sa rencontre',
  'needs no counter dice': 'pas de dé de contre-attaque',
  'are counter dice': 'dés de contre-attaque',
  'may counter': 'peut contre-attaquer',
  'is somebody countering': 'quelqu’un d’autre vient',
  'is aside': 'blessures à part',
  'may slip away': 'peut se dégager',
  'has look outs': 'quelqu’un prévient',
  'are look out dice': 'dés du voisin',
  'is firing': 'on tire',
  'is holding out': 'quelqu’un résiste',
  'is at no retreat': 'à « Pas de retraite »',
  'is nobody rolling off': 'pas de départage',
  'are roll off dice': 'dés de départage',
  'is nobody testing initiative': 'pas de test d’Initiative',
  'are initiative dice': 'dés d’Initiative',
  'is nobody slipping': 'personne ne se dégage',
  'are slip dice': 'dés pour se dégager',
});

export const chartBooks: English['chart'] = {
  statechart,
};

export const epicMomentsBooks: English['epic-moments'] = {
  'assault/moments': assaultMoments,
};

export const epicChartBooks: English['epic-chart'] = {
  'assault/chart': assaultChart,
};

export const warhammer40kMomentsBooks: English['warhammer-40k-moments'] = {
  'phase/moments': phaseMoments,
};

export const warhammer40kChargesMomentsBooks: English['warhammer-40k-charges-moments'] = {
  'phase/charges': phaseCharges,
};

export const warhammer40kFightMomentsBooks: English['warhammer-40k-fight-moments'] = {
  'phase/fight': phaseFight,
};

export const warhammer40kAftermathMomentsBooks: English['warhammer-40k-aftermath-moments'] = {
  'phase/aftermath': phaseAftermath,
};

export const warhammer40kChartBooks: English['warhammer-40k-chart'] = {
  'phase/chart': phaseChart,
};
