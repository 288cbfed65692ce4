/** In French: what holds a lesson, and the lessons by name. */
import type { LessonKindName } from '../../../src/lessons/lesson-problem-words.ts';
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, diceOf, markersOf } from './grammar.ts';

type Words = English['lessons'];

/** The lessons of the course by name. */
const course: Words['course'] = {
  'what-an-assault-is': {
    title: 'Qu’est-ce qu’un assaut',
    teaches: 'Qui peut être chargé, quand une charge devient un assaut, et par quelles étapes il passe.',
  },
  'who-is-engaged': {
    title: 'Qui est directement engagé',
    teaches: 'Quels socles attaquent et peuvent être touchés : contact, 15 cm, et une ligne de tir qu’un mur coupe.',
  },
  'close-combat-or-firefight': {
    title: 'Corps à corps ou fusillade',
    teaches: 'Quelle valeur prend un socle, combien de dés il lance, et quand on charge exprès sans contact.',
  },
  'nearest-first': {
    title: 'Le plus proche d’abord',
    teaches: 'Qui attribue les touches, dans quel ordre elles tombent, et ce qu’on choisit à distance égale.',
  },
  'second-lap': {
    title: 'Le second tour, et les sauvegardes mêlées',
    teaches: 'Personne ne prend une deuxième touche avant que tous en aient une ; deux touches font deux sauvegardes '
      + 'et au plus une perte.',
  },
  cover: {
    title: 'Le couvert, et qui en a',
    teaches: 'Le couvert à la place du blindage, pour qui est chargé et jamais pour qui charge.',
  },
  'first-strike': {
    title: 'First Strike',
    teaches: 'Certains attaquent avant tout le monde, et ce qu’ils tuent ne riposte pas.',
  },
  'macro-weapons': {
    title: 'Macro-armes et Tueurs de Titans',
    teaches: 'Des touches presque sans sauvegarde : elles viennent en dernier, et seulement des attaques '
      + 'supplémentaires.',
  },
  'decided-at-once': {
    title: 'Quand ça finit tout de suite',
    teaches: 'Deux façons dont les attaques seules décident un assaut, et qui doit être mort pour cela.',
  },
  'supporting-fire': {
    title: 'Le tir d’appui',
    teaches: 'Quels amis peuvent tirer dans l’assaut, qui ils peuvent toucher, et ce qu’ils ajoutent.',
  },
  'the-result': {
    title: 'Le résultat et ses modificateurs',
    teaches: 'Deux dés, le plus haut compte ; ce qu’on y ajoute, ligne par ligne.',
  },
  ties: {
    title: 'Les égalités',
    teaches: 'À totaux égaux, encore un round : ce qui recommence, et ce qui reste.',
  },
  losing: {
    title: 'Débâcle, moral brisé, repli',
    teaches: 'Ce que coûte la défaite : des touches sans sauvegarde, une formation démoralisée, et 15 cm de l’ennemi '
      + 'le plus proche.',
  },
  winning: {
    title: 'Les vainqueurs et les pions Impact',
    teaches: 'Ce que coûte la victoire : un pion Impact par perte, et une formation qui peut craquer sur place.',
  },
  'formations-together': {
    title: 'Entremêlées et combinées',
    teaches: 'Plusieurs formations combattent comme une seule, dans chaque camp, et gagnent ou perdent ensemble.',
  },
  'war-engines': {
    title: 'Les engins de guerre',
    teaches: 'Comment ils répartissent leurs dés, encaissent, perdent leur capacité de dégâts, et comptent.',
  },
  'commander-dies-last': {
    title: 'Un chef qui meurt en dernier',
    teaches: 'Comment placer quelqu’un dont tu as besoin, pour que les touches atteignent d’abord tous les autres.',
  },
  'on-your-own': {
    title: 'Un assaut sans aide',
    teaches: 'Tout un assaut sans aide ; ensuite, chacune de tes décisions est comparée aux chances.',
  },
};

/** The lessons of Warhammer 40,000 by name. */
const warhammer40kCourse: Words['warhammer-40k/course'] = {
  '40k-barricade': {
    title: 'Derrière une barricade',
    teaches: 'Qui frappe d’abord quand une charge traverse un couvert, et ce que changent les grenades frag.',
  },
  '40k-power-fist': {
    title: 'Un gantelet qui vient en dernier',
    teaches: 'L’échelle d’Initiative, les attaques, et une arme qui frappe quand tous les autres ont fini.',
  },
  '40k-two-armours': {
    title: 'Deux sortes d’armure',
    teaches: 'Quatre façons dont les blessures trouvent quelqu’un dans une unité aux sauvegardes différentes.',
  },
  '40k-who-strikes-whom': {
    title: 'Un capitaine, et deux escouades contre deux',
    teaches: 'Qui une figurine peut frapper, qui est une unité à lui seul, et comment se compte un grand combat.',
  },
  '40k-caught': {
    title: 'Battus, en fuite et rattrapés',
    teaches: 'Combien il est dur de tenir, et les trois effets possibles d’une percée.',
  },
};

const RAIL = { done: 'fait', missed: 'manqué', later: 'à venir', missing: 'n’arrive pas', now: 'en cours' } as const;

/** What lessons say of their own accord. */
const lesson: Words['lesson'] = {
  lesson: title => `Leçon : ${title}`,
  moments: 'Moments de cette leçon',
  moment: (at, of) => `Moment ${at} sur ${of}`,
  railMoment: (at, title, state) => `${at} : ${title}, ${RAIL[state]}`,
  passedOver: title => `« ${title} » n’arrive pas dans cet assaut.`,
  answerLegends: {
    units: 'Choisis-les sur la carte ou ici', formations: 'Choisis-les ici', number: 'Ton nombre',
    side: 'Ta réponse', order: 'Le premier en tête', 'yes-no': 'Ta réponse',
  },
  check: 'Vérifier',
  hint: 'Indice',
  moreHint: 'Un autre indice',
  show: 'Montre-moi',
  again: 'Réessayer',
  leave: 'Laisser',
  onceMore: 'Encore une fois',
  goOn: 'Continuer',
  end: 'Finir la leçon',
  back: 'Retour',
  advice: 'Tes décisions et les chances',
  weighing: 'Chaque décision est comparée aux chances…',
  loading: 'La leçon arrive…',
  verdicts: { right: 'Juste', done: 'Fait', wrong: 'Ton adversaire dit', shown: 'La réponse' },
  said: {
    right: says => `Juste. ${says}`.trim(),
    wrong: says => `Non. ${says}`.trim(),
    shown: says => `La réponse est montrée. ${says}`.trim(),
  },
  summary: {
    heading: title => `La fin de « ${title} »`,
    said: (asked, right) => {
      if (asked === 0) return 'Rien n’a été demandé cette fois.';
      if (right === asked) {
        return `${asked === 1 ? 'Juste' : `${asked} réponses justes sur ${asked}`} du premier coup, sans aide.`;
      }
      return `${counted(right, { one: 'réponse juste', other: 'réponses justes' })} `
        + `sur ${asked} du premier coup, sans aide. Les autres, avec leur règle :`;
    },
    missed: 'Ce qui a manqué',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'la réponse a été montrée';
      if (outcome === 'passed') return 'laissé ouvert';
      const goes = form(wrong, { one: 'au deuxième essai', other: `après ${wrong} essais faux` });
      return ['juste', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['avec un indice'])].join(' ');
    },
    back: 'Y aller',
    goTo: title => `Aller à ${title}`,
    missedAgain: 'Revoir ce qui a manqué',
    begin: 'Depuis le début',
  },
  whyList: 'Demande pourquoi',
  why: name => `Pourquoi ${name} ?`,
  log: lines => `Journal, ${counted(lines, { one: 'ligne', other: 'lignes' })}`,
  logName: 'Journal',
  stands: 'Les socles et leurs valeurs',
  openRule: rule => `Règle ${rule}`,
  ruleSays: 'Ce que dit la règle',
  sides: { attacker: 'attaquant', defender: 'défenseur' },
  theSides: { attacker: 'Attaquant', defender: 'Défenseur' },
  dice: 'Les dés lancés',
  purposes: {
    'close-combat': 'corps à corps', firefight: 'fusillade', 'extra-attacks': 'nombre d’attaques supplémentaires',
    damage: 'points de dégât', save: 'sauvegarde', 're-roll': 'sauvegarde relancée',
    invulnerable: 'sauvegarde invulnérable', critical: 'coup critique', splash: 'une explosion', result: 'résultat',
    'dangerous-terrain': 'terrain dangereux', 'action-test': 'test d’action', 'blast-markers': 'pions Impact',
  },
  withCharacters: (unit, characters) => `${unit} avec ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'dans ta réponse',
  inOrder: at => `no ${at}`,
  marked: 'cité par l’adversaire',
  markedSign: '!',
  lost: 'éliminée',
  broken: 'démoralisée',
  values: (cc, ff, armour) => `CC ${cc}, FF ${ff}, blindage ${armour}`,
  aboard: transport => `à bord ${de(transport)}`,
  standsIn: terrain => `terrain : ${terrain}`,
  touches: names => `au contact ${de(names)}`,
  away: (far, name) => `à ${far} ${de(name)}`,
  behind: (far, terrain) => `à ${far}, avec entre les deux : ${terrain}`,
  formation: (side, stands, markers, isBroken) => [
    side, counted(stands, { one: 'socle', other: 'socles' }), ...(markers === 0 ? [] : [markersOf(markers)]),
    ...(isBroken ? ['démoralisée'] : []),
  ].join(', '),
  answers: {
    attacker: 'L’attaquant', defender: 'Le défenseur', neither: 'Aucun des deux', yes: 'Oui', no: 'Non',
  },
  linkTooOld: 'Ce navigateur est trop vieux pour les liens : il n’a rien pour les compresser et décompresser.',
  linkChanged: 'Ce lien vers une leçon a été coupé ou modifié en chemin.',
  linkStrange: 'Ce n’est pas un lien vers une leçon : il doit commencer par lesson=1.',
  less: 'Un de moins',
  more: 'Un de plus',
  course: {
    lead: (lessons, done) =>
      `${counted(lessons, { one: 'leçon', other: 'leçons' })} : `
      + `tu dis ce qui vient, tu le fais sur la table, et les `
      + 'règles répondent. '
      + (done === 0 ? 'On ne demande rien que la table ne montre.'
        : `${counted(done, { one: 'est faite', other: 'sont faites' })}.`),
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Continuer « ${title} »`;
      return isAny ? `Ensuite : « ${title} »` : `Commencer par « ${title} »`;
    },
    marks: {
      done: () => 'Faite',
      missed: moments => `Faite, ${counted(moments, { one: 'manqué', other: 'manqués' })}`,
      begun: () => 'Commencée',
    },
  },
  order: {
    keys: 'Les flèches montent et descendent, Suppr retire.',
    none: 'Encore personne : prends-les l’un après l’autre, sur la carte ou ici.',
    rest: 'Pas encore dans l’ordre',
    placed: (name, at, of) => `${name}, ${at} sur ${of}`,
    earlier: name => `${name} plus tôt`,
    later: name => `${name} plus tard`,
    out: name => `Retirer ${name}`,
  },
};

/** The questions of lessons, by their ids. */
const lessonQuestions: Words['lesson/questions'] = {
  'who-may-be-charged': 'Quelles formations peut-on charger ?',
  'who-may-join': 'Quelles autres formations peuvent combattre dans cet assaut pour le camp {side} ?',
  'is-there-an-assault': 'Si la charge finissait ici, y aurait-il un assaut ?',
  'counter-charge-distance': 'Combien de centimètres fait au plus une contre-charge pour {unit} ?',
  'who-may-attack': 'Quels socles du camp {side} peuvent attaquer ?',
  'who-strikes-in-close-combat': 'Quels socles du camp {side} frappent au corps à corps ?',
  'who-fires-in-the-firefight': 'Quels socles du camp {side} attaquent en fusillade ?',
  'who-strikes-first': 'Quels socles du camp {side} attaquent avant les autres ?',
  'dice-of-a-side': 'Combien de dés le camp {side} lance-t-il pour toucher ?',
  'value-needed': 'Quelle est la plus petite face avec laquelle {unit} touche ? (0 : pas d’attaque.)',
  'hits-of-a-side': 'Ces dés sont lancés. Combien de touches fait le camp {side} ?',
  'who-may-be-hit': 'Quels socles du camp {side} peuvent être touchés ?',
  'order-of-hits': 'Dans quel ordre les touches tombent-elles sur les socles du camp {side} ?',
  'who-takes-the-hits': 'Touches sur le camp {side} : {hits}. Lesquels de ses socles sont touchés ?',
  'hits-on-a-unit': 'Touches sur son camp : {hits}. Combien d’entre elles tombent sur {unit} ?',
  'who-is-hit-last': 'Quel socle du camp {side} est touché en tout dernier ?',
  'who-saves-by-cover': 'Des socles du camp {side} qui peuvent être touchés, lesquels ont une sauvegarde de couvert ?',
  'save-needed': 'Une touche ({effect}) tombe sur {unit}. Quelle est la plus petite face de sa meilleure sauvegarde ? '
    + '(0 : aucune.)',
  'may-it-save': 'Y a-t-il quelque chose entre {unit} et une touche ({effect}) ?',
  'how-many-are-lost': 'Ces dés de sauvegarde sont lancés. Combien de socles perd le camp {side} ?',
  'damage-left': 'Ces dés sont lancés. Combien de points de capacité de dégâts reste-t-il à {unit} ?',
  'does-it-end-here': 'Ces dés sont lancés. L’assaut est-il décidé tout de suite ?',
  'who-has-won-at-once': 'Ces dés sont lancés. Qui a gagné tout de suite, si quelqu’un a gagné ?',
  'who-may-support': 'Quels socles peuvent appuyer le camp {side} ?',
  'kills-of-a-side': 'Combien de pertes infligées compte le camp {side} jusqu’ici ?',
  'counted-for-numbers': 'Combien de socles compte le camp {side} quand on compare le nombre ?',
  'modifier-of-a-side': 'Qu’ajoute en tout le camp {side} à son dé le plus haut ?',
  'total-of-a-side': 'Ces dés sont lancés. Quel est le total du camp {side} ?',
  'who-wins-the-result': 'Ces dés sont lancés. Qui gagne, si quelqu’un gagne ?',
  'hack-downs': 'Combien de touches sans sauvegarde prend le perdant ?',
  'who-is-hacked-down': 'Sur quels socles tombe la débâcle ?',
  'who-breaks': 'Quelles formations craquent avant que tout soit fini ?',
  'who-is-destroyed': 'De quelles formations ne reste-t-il personne quand tout est fini ?',
  'who-must-withdraw': 'Quelles formations se replient ?',
  'markers-on': 'Combien de pions Impact a {formation} quand tout est fini ?',
  'chance-to-win': 'Quelle est la chance de gagner du camp {side}, en pour cent, à {within} près ?',
};

/** The tasks of lessons, by their ids. */
const lessonTasks: Words['lesson/tasks'] = {
  'charge-with': 'Choisis la cible, et fais combattre {formations} dans cet assaut.',
  'in-contact': 'Amène au contact des socles du camp {side}, au moins {count}.',
  'not-in-contact': 'Charge pour que quelqu’un soit assez près, mais qu’aucun socle du camp {side} ne soit au contact.',
  near: 'Laisse au plus {cm} cm entre {unit} et {from}.',
  away: 'Laisse plus de {cm} cm entre {unit} et {from}.',
  'clear-of-enemies': 'Place {unit} à plus de {cm} cm de tout ennemi.',
  'in-cover': 'Place {units} à couvert.',
  engaged: 'Fais en sorte qu’une attaque soit possible pour {units}.',
  'not-engaged': 'Garde {units} hors du combat : pas d’attaque, et pas de touche possible.',
  'hit-last': 'Place {unit} pour que personne de son camp ne soit touché après.',
  'dice-split': 'Pour {unit}, dés au corps à corps : {count}, les autres en fusillade.',
  hit: 'Place les touches, dont une sur {unit}.',
  spare: 'Place les touches, mais aucune sur {unit}.',
  'save-by': 'Fais sauvegarder {unit} par {save}.',
  'supported-by': 'Fais appuyer le camp {side} par {units}, et par personne d’autre.',
  'got-away': 'Replie {formation} sans perdre personne en chemin.',
  reach: 'Joue jusqu’à « {state} ».',
  'play-well': 'Joue le camp {side} jusqu’au bout ; ensuite, chaque décision est comparée aux chances.',
};

const nearer = (count: number): string => {
  if (count === 0) return 'personne n’est plus près';
  return counted(count, { one: 'de son camp est plus près', other: 'de son camp sont plus près' });
};

/** What lessons say to answers and to what was done. */
const lessonAnswers: Words['lesson/answers'] = {
  sides: { attacker: 'attaquant', defender: 'défenseur' },
  winners: { attacker: 'l’attaquant', defender: 'le défenseur' },
  nobody: 'personne',
  noSave: 'aucune sauvegarde',
  diceTogether: (first, second) => `${first} et ${second}`,
  effects: {
    normal: 'ordinaire', 'ignore-cover': 'qui ignore le couvert', lance: 'de lance', sniper: 'de sniper',
    'macro-weapon': 'de macro-arme', 'titan-killer': 'de Tueur de Titans',
  },
  saves: {
    armour: 'blindage', cover: 'couvert', holofield: 'holochamp', 'knight-shield': 'bouclier de chevalier',
    none: 'aucun moyen',
  },

  lookAgain: 'Relis la règle.',
  timeIsOver: 'Il est trop tard pour cela.',
  chooseOne: 'Fais un choix.',
  leftOut: name => `Il manque ${name}.`,
  not: name => `Pas ${name}.`,
  notComplete: name => `L’ordre n’est pas complet : il manque ${name}.`,
  tooEarly: name => `${name} vient trop tôt.`,
  tooMuch: 'C’est trop.',
  tooLittle: 'C’est trop peu.',

  mayBeCharged: 'C’est une formation ennemie avec un socle sur la table.',
  mayBeBrought: 'Un Commander peut l’entraîner : elle est assez près et pas démoralisée.',
  mayBeChargedToo: 'Elle est à 5 cm de la cible, donc on peut la charger avec.',
  somebodyNear: 'Un socle qui charge est à 15 cm d’un socle chargé, et rien ne les cache.',
  nobodyNear: 'Aucun socle qui charge n’est à 15 cm et en ligne de tir d’un socle chargé.',
  speed: (name, speed) => `${name} a une Vitesse de ${speed} ; les rapides vont plus loin, tous les autres moins loin.`,

  firstStrike: 'Elle a First Strike et attaque avant tout ce qui ne l’a pas.',
  noFirstStrike: 'Elle attaque avec tout le monde : elle n’a pas First Strike ici.',
  nobodyAttacks: 'Aucun socle de ce camp n’attaque.',
  throwsForOne: (name, dice) => `Par exemple, ${name} lance ${diceOf(dice)}.`,
  diceEach: 'Chaque socle qui attaque lance un dé, un engin de guerre un par point ; les attaques supplémentaires '
    + 'ajoutent les leurs.',
  whichValue: 'Au contact compte la valeur de corps à corps, sinon celle de fusillade.',
  whatHits: 'Un dé touche s’il montre ce qu’il faut à son lot, ou plus ; il ne faut pas le même nombre à chaque lot.',

  inContact: count => `Elle est au contact ; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Elle est à ${far} de l’ennemi le plus proche ; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Elle est à ${far} du plus proche de ceux qui appuient ; ${nearer(count)}.`,
  getsAsFar: 'Une touche va jusque-là : personne n’en prend une deuxième avant.',
  doesNotGetAsFar: 'Les touches ne vont pas jusque-là : les plus proches passent d’abord.',
  nobodyTwice: 'Personne n’est touché deux fois avant que tout ce qui peut l’être le soit une fois.',
  takesOfALap: (name, takes) =>
    `Dans un tour, ${name} en prend jusqu’à ${takes}, autant que sa capacité, avant l’unité suivante.`,

  noCover: {
    'war-engine': 'Les engins de guerre n’ont pas de couvert.',
    charged: 'Qui charge a laissé son couvert derrière soi, où que soit le socle maintenant.',
    'own-bunker': 'Elle sauvegarde par le bunker creusé pour elle.',
  },
  inCover: 'Elle est à couvert et peut sauvegarder par lui au lieu de son blindage.',
  coverForInfantry: 'Elle est dans un couvert qui ne sert qu’à l’infanterie.',
  noCoverThere: 'Là où elle est, il n’y a pas de couvert.',
  againstEffects: {
    normal: 'À une touche ordinaire, on oppose le blindage ou le couvert, au choix du propriétaire.',
    'ignore-cover': 'Aucun couvert n’aide contre cette touche ; le blindage, si.',
    lance: 'Une touche de lance se sauvegarde une fois, jamais une seconde.',
    sniper: 'La touche d’un sniper rend la sauvegarde plus dure de 1.',
    'macro-weapon': 'Ni blindage ni couvert ne sauvent d’une macro-arme ; Reinforced Armour a un jet.',
    'titan-killer': 'Aucune sorte de blindage et aucun couvert ne sauvent d’un Tueur de Titans.',
  },
  againstAnything: name => `Demande aussi si ${name} a une sauvegarde qui tient contre tout.`,
  savesOn: (name, face) => `${name} sauvegarde celle-ci sur ${face}+.`,
  lostWithoutSave: 'Qui est touché et n’a pas de sauvegarde est perdu ; personne d’autre.',
  damageNow: (name, left) =>
    `${name}, points restants : ${left} ; chaque touche que rien n’arrête en ôte un, certaines davantage.`,
  criticals: 'Pour chaque point perdu on lance un dé, et un coup critique peut en ôter un autre.',
  leftAfter: (attackers, engaged, defenders) =>
    `Socles dans l’assaut après ces dés : ${attackers} pour l’attaquant, dont ${engaged} de ceux qui étaient `
    + `directement engagés, et ${defenders} pour le défenseur.`,

  kills: 'Les pertes infligées sont celles des attaques et du tir d’appui, à tous les rounds de cet assaut ; un point '
    + 'de dégât sur un engin de guerre en est une.',
  everybodyCounts: 'Tous les socles des formations qui combattent comptent, engagés ou non ; les amis qui ne font '
    + 'qu’appuyer, non.',
  enginesCount: 'Un engin de guerre compte pour sa capacité de départ.',
  nothingCounts: side => `Rien ne compte pour le camp ${side}.`,
  whatCounts: (side, names) => `Ce qui compte pour le camp ${side} : ${names}.`,
  onlyHigher: 'De ses deux dés, seul le plus haut compte.',
  settledBefore: 'On ne lance rien : l’assaut est réglé avant.',
  totals: (attacker, defender) =>
    `L’attaquant arrive à ${attacker}, le défenseur à ${defender} ; le plus haut gagne, à égalité on continue.`,
  hackDowns: 'Le perdant prend autant de touches que de points d’écart ; après une égalité, aucune.',
  halved: 'Des Marines qui ne connaissent pas la peur en prennent la moitié, arrondie en dessous.',

  hasNotFought: 'Elle n’a pas combattu : tout au plus, un seul pion Impact l’ébranle.',
  hasWon: 'Son camp a gagné : elle prend un pion Impact pour chacune de ses pertes.',
  onlyLosersBreak: 'Seule une formation qui a perdu l’assaut craque pour cela.',
  wasBroken: 'Elle était déjà démoralisée.',
  allLost: 'À la fin, tous ses socles sont perdus.',
  standsLeft: left => `Il lui reste ${counted(left, { one: 'socle', other: 'socles' })} quand tout est fini.`,
  mustGo: 'Elle a perdu, ou craqué sous un pion pris pour avoir été proche : elle a deux mouvements.',
  nobodyLeft: 'Il n’en reste personne pour se replier.',
  stays: 'Son camp a gagné : elle reste où elle est, même si ses pertes la font craquer.',
  losesMarkers: 'Une formation qui craque perd tous ses pions Impact.',
  keepsAndTakes: 'Elle garde les pions qu’elle avait, et en prend un de plus pour chacune de ses pertes.',
  keepsMarkers: 'Elle garde ses pions ; un ami du perdant qui était proche en prend un de plus.',
  certain: (attacker, defender) =>
    `Compte ce qui est sûr : ${attacker} en pertes infligées pour l’attaquant, ${defender} pour le défenseur ; puis `
    + 'ce qui reste à lancer.',

  somebodyOut: 'Quelqu’un ne combat pas dans cet assaut : seules combattent les formations désignées avec la cible.',
  formationOut: name =>
    `${name} ne combat pas dans cet assaut : seules combattent les formations désignées avec la cible.`,
  diceInContact: (name, dice) =>
    `${name}, dés mis au corps à corps : ${dice} ; si son propriétaire ne dit rien, tous vont là où sa valeur est la `
    + 'meilleure.',
  cannotBeHit: name => `Aucune touche ne peut tomber sur ${name}.`,
  hitsAlone: (name, hits) =>
    `Touches sur ${name} : ${hits} ; son propriétaire ne peut les échanger qu’à même distance, et personne n’y est.`,
  hitsAmong: (name, hits, equal) =>
    `Touches sur ${name} : ${hits} ; son propriétaire ne peut les échanger qu’à même distance, avec ${equal}.`,
  hasNotThrown: (name, save) => `${name} n’a lancé aucune sauvegarde par ${save}.`,
  hasNoSave: (name, save) => `${name} n’a pas de sauvegarde par ${save} contre une touche ordinaire.`,
  supportedBy: (side, names) =>
    `Appui du camp ${side} : ${names} ; tout ce qui peut appuyer le fait, sauf si son propriétaire dit non.`,
  mayNotSupport: name => `${name} ne peut pas appuyer maintenant.`,
  wasNoAssault: 'Cela a fini autrement : il n’y a pas eu d’assaut.',
  wentAnotherWay: 'Cela a fini autrement : l’assaut a pris un autre chemin.',

  someInContact: (there, count) => `Au contact : ${there} sur ${count}, à un écart d’au plus 0,05 cm.`,
  strikes: name => `${name} est au contact et frappe au corps à corps.`,
  noAssault: 'Personne n’est à 15 cm et en ligne de tir : il n’y a pas d’assaut.',
  measured: (name, far, from) => `Entre ${name} et ${from} il y a ${far}, de socle à socle.`,
  isLost: name => `${name} est au nombre des pertes.`,
  charges: name => `${name} charge et n’a pas de couvert dans cet assaut.`,
  noCoverFor: name => `Il n’y a pas de couvert pour ${name} à cet endroit.`,
  mayNotAttack: name => `${name} ne peut pas attaquer.`,
  isEngaged: name => `${name} est au nombre des directement engagés.`,
  cannotBeHitAtAll: name => `${name} ne peut prendre aucune touche : ce socle n’est pas directement engagé.`,
  nearerIsFirst: (name, far, other, farther) =>
    `${name} est à ${far} de l’ennemi, ${other} à ${farther} : qui est plus près est touché d’abord.`,
  fearlessLost: name => `${name} a bougé et fini à 5 cm d’un ennemi : c’est une perte.`,
  tooNear: name => `${name} a fini trop près d’un ennemi : à 15 cm, c’est une perte.`,
  standTooNear: 'Un socle a fini trop près d’un ennemi : à 15 cm, il est perdu.',

  ways: {
    'as-prepared': 'comme la leçon l’avait préparé', undecided: 'en laissant tout en l’état',
    'another-target': 'avec une autre cible', 'everybody-supports': 'avec l’appui de tout ce qui peut appuyer',
    'nobody-supports': 'sans aucun tir d’appui', 'fights-otherwise': 'en combattant de l’autre façon',
    'everybody-goes': 'avec tout le monde sur l’ennemi le plus proche',
    'another-victim': 'avec une touche sur un autre socle à même distance',
  },
  wasBest: (title, round, chance) =>
    `${title}, round ${round} : ${chance} de chances de gagner, et rien de ce qui a été essayé ne valait mieux.`,
  wasBetter: (title, round, chance, better, way) =>
    `${title}, round ${round} : ${chance} de chances de gagner ; ${better} ${way}.`,
};

const AFTER = {
  nothing: 'il ne faut rien de plus', side: 'il faut un camp', unit: 'il faut une unité',
  formation: 'il faut une formation',
} as const;
const ASKING: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'type de moment', question: 'question', task: 'tâche',
};
const ONE: Readonly<Record<LessonKindName, string>> = {
  'kind of moment': 'un type de moment', question: 'une question', task: 'une tâche',
};
const NO_NAME = { formation: 'pas de formation', state: 'pas d’état', unit: 'pas d’unité' } as const;

/** What is told of a lesson that is not right. */
const scenarioLessonProblems: Words['scenario/lesson-problems'] = {
  tooLarge: 'La leçon fait plus de 1 Mo de JSON.',
  noLesson: 'Une leçon doit être un objet avec version, id, title et moments.',
  momentAlready: (name, path) => `Le moment ${name} existe déjà : ${path}.`,
  dice: 'Les dés ne sont pas une décision ; leur place est dans dice.',
  figureOf: (name, of, found) => `Dans les accolades, après ${name}, ${AFTER[of]}. Trouvé : ${found}.`,
  noFigure: name => `Il n’y a pas de valeur ${name} pour les accolades.`,
  noKind: (what, name) => `Il n’y a pas de ${ASKING[what]} ${name}.`,
  kindWith: (what, field) => `Il faut ici ${ONE[what]}, sous forme d’objet avec ${field}.`,
  noName: (what, name) => `Il n’y a ${NO_NAME[what]} ${name}.`,
  noBundled: name => `Aucun assaut fourni ne s’appelle ${name}.`,

  characters: most => `un texte de 1 à ${figure(most)} caractères`,
  name: 'un mot en minuscules, chiffres et traits d’union, de 64 caractères au plus',
  rule: 'l’id d’une règle comme A4.2',
  state: 'un état du diagramme comme a4Attacks.attacks',
  sentence: 'une phrase avec say, et rule si tu veux',
  kind: what => ONE[what],
  moment: 'un moment de l’assaut avec son état',
  scenario: 'l’id d’un assaut fourni, ou un scénario',
  seed: 'un nombre entier',
  lesson: 'une leçon',
};

export const books: Words = {
  course,
  'warhammer-40k/course': warhammer40kCourse,
  lesson,
  'lesson/questions': lessonQuestions,
  'lesson/tasks': lessonTasks,
  'lesson/answers': lessonAnswers,
  'scenario/lesson-problems': scenarioLessonProblems,
};
