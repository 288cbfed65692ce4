/** In French: what holds a lesson, what it asks and answers, and the lesson editor. */
import { counted, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, diceOf, markersOf } from './grammar.ts';

type Words = English['lessons'] & English['lesson-asked'] & English['lesson-tasks'] & English['lesson-questions']
  & English['lesson-answers'] & English['lesson-editor'];

const RAIL = { done: 'fait', missed: 'à revoir', later: 'à venir', missing: 'absent', now: 'en cours' } as const;

/** What lessons say of their own accord. */
const lesson: Words['lesson'] = {
  lesson: title => `Leçon : ${title}`,
  moments: 'Moments de cette leçon',
  moment: (at, of) => `${at} sur ${of}`,
  railMoment: (at, title, state) => `${at} : ${title}, ${RAIL[state]}`,
  passedOver: title => `« ${title} » ne se présente pas dans cet assaut.`,
  moreRules: rules => `Autres règles : ${rules}`,
  check: 'Vérifier',
  hint: 'Indice',
  moreHint: 'Un autre indice',
  show: 'Montre-moi',
  again: 'Réessayer',
  leave: 'Passer',
  onceMore: 'Encore une fois',
  goOn: 'Continuer',
  end: 'Finir la leçon',
  back: 'Retour',
  stop: 'Arrêter',
  textAgain: 'De quoi il s’agit',
  toLesson: 'Revenir à la leçon',
  advice: 'Tes décisions et les chances',
  weighing: 'Chaque décision est évaluée d’après les chances…',
  loading: 'Chargement de la leçon…',
  verdicts: { right: 'Juste', done: 'Fait', wrong: 'Ton adversaire dit', shown: 'La réponse' },
  said: {
    right: says => `Juste. ${says}`.trim(),
    wrong: says => `Non. ${says}`.trim(),
    shown: says => `La réponse est montrée. ${says}`.trim(),
  },
};

/** While an answer is shown on the board. */
const lessonShown: Words['lesson/shown'] = {
  steps: 'La réponse, pas à pas',
  place: (at, of) => `Étape ${at} sur ${of}`,
  yourAnswer: 'ta réponse',
  way: (gone, all) => `${gone} sur ${all}`,
  hit: (number, name) => `Touche ${number} sur ${name}`,
  yes: 'oui',
  no: 'non',
  scale: 'La probabilité exacte et ton estimation, de 0 à 100 pour cent',
  exact: percent => `exacte : ${percent}`,
  guess: percent => `ton estimation : ${percent}`,
};

/** What is asked in a lesson, and what is to be seen on its table. */
const lessonAsked: Words['lesson/asked'] = {
  answerLegends: {
    units: 'Choisis des socles sur la carte ou ici', formations: 'Choisis des formations ici', number: 'Ton nombre',
    side: 'Ta réponse', order: 'Le premier en tête', 'yes-no': 'Ta réponse',
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
    invulnerable: 'sauvegarde invulnérable', critical: 'coup critique', splash: 'explosion', result: 'résultat',
    'dangerous-terrain': 'terrain dangereux', 'action-test': 'test d’action', 'blast-markers': 'pions Impact',
  },
  withCharacters: (unit, characters) => `${unit} avec ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'dans ta réponse',
  inOrder: at => `n°\u00a0${at}`,
  marked: 'cité par l’adversaire',
  markedSign: '!',
  lost: 'parmi les pertes',
  broken: 'démoralisée',
  values: (cc, ff, armour) => `CC ${cc}, FF ${ff}, blindage ${armour}`,
  aboard: transport => `à bord ${de(transport)}`,
  standsIn: terrain => `terrain : ${terrain}`,
  touches: names => `au contact : ${names}`,
  away: (far, name) => `à ${far} ${de(name)}`,
  behind: (far, terrain) => `${far}, avec ceci entre les deux : ${terrain}`,
  formation: (side, stands, markers, isBroken) => [
    side, counted(stands, { one: 'socle', other: 'socles' }), ...(markers === 0 ? [] : [markersOf(markers)]),
    ...(isBroken ? ['démoralisée'] : []),
  ].join(', '),
  answers: {
    attacker: 'L’attaquant', defender: 'Le défenseur', neither: 'Aucun des deux', yes: 'Oui', no: 'Non',
  },
  less: 'Un de moins',
  more: 'Un de plus',
  order: {
    keys: 'Flèches : monter ou descendre. Suppr : retirer.',
    none: 'Encore personne : choisis les socles l’un après l’autre, sur la carte ou ici.',
    rest: 'Pas encore dans l’ordre',
    placed: (name, at, of) => `${name}, ${at} sur ${of}`,
    earlier: name => `${name} plus tôt`,
    later: name => `${name} plus tard`,
    out: name => `Retirer ${name}`,
  },
  unknownLesson: (id, ids) => `Aucune leçon ne s’appelle « ${id} ». Noms connus : ${ids.join(', ')}.`,
  summary: {
    heading: title => `La fin de « ${title} »`,
    said: (asked, right) => {
      if (asked === 0) return 'Rien n’a été demandé cette fois.';
      if (right === asked) {
        return `${asked === 1 ? 'Juste' : `${asked} réponses justes sur ${asked}`} du premier coup, sans aide.`;
      }
      return `${counted(right, { one: 'réponse juste', other: 'réponses justes' })} `
        + `sur ${asked} du premier coup, sans aide. À revoir, avec la règle :`;
    },
    missed: 'Ce qui n’a pas réussi',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'la réponse a été montrée';
      if (outcome === 'passed') return 'sans réponse';
      const goes = form(wrong, { one: 'au deuxième essai', other: `après ${wrong} mauvaises réponses` });
      return ['juste', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['avec un indice'])].join(', ');
    },
    back: 'Y aller',
    goTo: title => `Y aller : ${title}`,
    missedAgain: 'Revoir ce qui n’a pas réussi',
    begin: 'Depuis le début',
  },
  linkTooOld: 'Ce navigateur est trop vieux pour les liens : il n’a rien pour les compresser et les décompresser.',
  linkChanged: 'Ce lien vers une leçon a été tronqué ou modifié en chemin.',
  linkStrange: 'Ce n’est pas un lien vers une leçon : il doit commencer par lesson=1.',
  course: {
    lead: (lessons, done) =>
      `${counted(lessons, { one: 'leçon', other: 'leçons' })} : `
      + `tu dis ce qui vient ensuite, tu le fais sur la table, et les `
      + 'règles répondent. '
      + (done === 0 ? 'On ne demande rien que la table ne montre.'
        : `Leçons faites : ${done}.`),
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Continuer « ${title} »`;
      return isAny ? `Ensuite : « ${title} »` : `Commencer par « ${title} »`;
    },
    marks: {
      done: () => 'Faite',
      missed: moments => `Faite, moments à revoir : ${moments}`,
      begun: () => 'Commencée',
    },
    known: (known, asked) => `Questions sues : ${known} sur ${asked}`,
  },
};

/** The questions of lessons, by their ids. */
const lessonQuestions: Words['lesson/questions'] = {
  'who-may-be-charged': 'Quelles formations peut-on charger ?',
  'who-may-join': 'Quelles autres formations peuvent combattre dans cet assaut pour le camp {side} ?',
  'is-there-an-assault': 'Si la charge finissait ici, y aurait-il un assaut ?',
  'whose-zones': 'À qui sont les zones de contrôle où se trouve {unit} ?',
  'who-may-be-contacted': 'Au contact de quels ennemis {unit} peut-il venir ?',
  'may-the-charge-end': 'Avec ce placement, la charge peut-elle finir ?',
  'who-may-get-out': 'Quels passagers du camp {side} peuvent débarquer maintenant ?',
  'markers-after-fire': 'On résout le tir d’état d’alerte. Combien de pions Impact {formation} a-t-elle ensuite ?',
  'counter-charge-distance': 'De combien de centimètres au plus {unit} peut-il contre-charger ?',
  'who-may-attack': 'Quels socles du camp {side} peuvent attaquer ?',
  'who-strikes-in-close-combat': 'Quels socles du camp {side} frappent au corps à corps ?',
  'who-fires-in-the-firefight': 'Quels socles du camp {side} attaquent en fusillade ?',
  'who-strikes-first': 'Quels socles du camp {side} attaquent avant les autres ?',
  'dice-of-a-side': 'Combien de dés le camp {side} lance-t-il pour toucher ?',
  'value-needed': 'À partir de quelle face touche {unit} ? (0 : pas d’attaque.)',
  'hits-of-a-side': 'Ces dés sont lancés. Combien de touches obtient le camp {side} ?',
  'who-may-be-hit': 'Quels socles du camp {side} peuvent être touchés ?',
  'order-of-hits': 'Dans quel ordre les touches tombent-elles sur les socles du camp {side} ?',
  'who-takes-the-hits': 'Touches sur le camp {side} : {hits}. Lesquels de ses socles sont touchés ?',
  'hits-on-a-unit': 'Touches sur le camp où combat {unit} : {hits}. Combien d’entre elles tombent sur {unit} ?',
  'who-is-hit-last': 'Quel socle du camp {side} est touché en tout dernier ?',
  'who-saves-by-cover': 'Parmi les socles du camp {side} qui peuvent être touchés, lesquels ont une sauvegarde '
    + 'de couvert ?',
  'save-needed': 'Une touche ({effect}) tombe sur {unit}. À partir de quelle face réussit sa meilleure sauvegarde ? '
    + '(0 : aucune.)',
  'may-it-save': '{unit} a-t-il de quoi se protéger d’une touche ({effect}) ?',
  'how-many-are-lost': 'Ces dés de sauvegarde sont lancés. Combien de socles perd le camp {side} ?',
  'damage-left': 'Ces dés sont lancés. Combien de points de capacité de dégâts reste-t-il à {unit} ?',
  'does-it-end-here': 'Ces dés sont lancés. L’assaut est-il décidé tout de suite ?',
  'who-has-won-at-once': 'Ces dés sont lancés. Qui a gagné tout de suite, si quelqu’un a gagné ?',
  'who-may-support': 'Quels socles peuvent appuyer le camp {side} ?',
  'kills-of-a-side': 'Combien de pertes infligées compte le camp {side} jusqu’ici ?',
  'counted-for-numbers': 'Combien de socles compte le camp {side} quand on compare les effectifs ?',
  'modifier-of-a-side': 'Qu’ajoute en tout le camp {side} à son dé le plus haut ?',
  'total-of-a-side': 'Ces dés sont lancés. Quel est le total du camp {side} ?',
  'who-wins-the-result': 'Ces dés sont lancés. Qui gagne, si quelqu’un gagne ?',
  'hack-downs': 'Combien de touches sans sauvegarde prend le perdant ?',
  'who-is-hacked-down': 'Sur quels socles tombe la débâcle ?',
  'who-breaks': 'Quelles formations sont démoralisées avant que tout soit fini ?',
  'who-is-destroyed': 'De quelles formations ne reste-t-il personne quand tout est fini ?',
  'who-must-withdraw': 'Quelles formations se replient ?',
  'who-is-caught': 'Si le repli finissait maintenant, quels socles seraient perdus ou endommagés ?',
  'markers-on': 'Combien de pions Impact a {formation} quand tout est fini ?',
  'chance-to-win': 'Quelles sont les chances de victoire du camp {side}, en pour cent, à {within} près ?',
};

/** The tasks of lessons, by their ids. */
const lessonTasks: Words['lesson/tasks'] = {
  'charge-with': 'Choisis la cible, et fais combattre {formations} dans cet assaut.',
  'in-contact': 'Mets au contact au moins {count} des socles du camp {side}.',
  'not-in-contact': 'Charge de façon que quelqu’un soit assez près, mais qu’aucun socle du camp {side} ne soit au '
    + 'contact.',
  near: 'Laisse au plus {cm} cm entre {unit} et {from}.',
  away: 'Laisse plus de {cm} cm entre {unit} et {from}.',
  'clear-of-enemies': 'Place {unit} à plus de {cm} cm de tout ennemi.',
  'in-cover': 'Place {units} à couvert.',
  engaged: 'Fais en sorte qu’une attaque soit possible pour {units}.',
  'not-engaged': 'Garde {units} hors du combat, sans attaque à faire ni touche à subir.',
  'hit-last': 'Place {unit} pour que personne de son camp ne soit touché après ce socle.',
  'dice-split': 'Pour {unit} : mets {count} de ses dés au corps à corps et les autres en fusillade.',
  hit: 'Place les touches : {unit} doit en prendre une.',
  spare: 'Place les touches : {unit} ne doit en prendre aucune.',
  'save-by': 'Pour {unit}, choisis cette sauvegarde : {save}.',
  'supported-by': 'Fais appuyer le camp {side} par {units}, et par personne d’autre.',
  'got-away': 'Replie {formation} sans perdre personne en chemin.',
  'charge-well': 'Charge du mieux que tu peux, et finis la charge ; elle est comparée à la meilleure qui ait été '
    + 'trouvée.',
  'allocate-well': 'Répartis les touches du camp {side} du mieux que tu peux ; ta répartition est comparée à la '
    + 'meilleure qui ait été trouvée.',
  reach: 'Joue jusqu’à « {state} ».',
  'play-well': 'Joue le camp {side} jusqu’au bout ; ensuite, chaque décision est évaluée d’après les chances.',
};

const nearer = (count: number): string => {
  if (count === 0) return 'personne n’est plus près';
  return counted(count, { one: 'socle de son camp est plus près', other: 'socles de son camp sont plus près' });
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
    'ion-shield': 'bouclier ionique',
    none: 'aucune',
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
  mayBeBrought: 'Un Commander peut entraîner cette formation avec lui : elle est assez près et pas démoralisée.',
  mayBeChargedToo: 'Cette formation est à 5 cm ou moins de la cible : on peut donc la charger en même temps.',
  somebodyNear: 'Un socle qui charge est à 15 cm ou moins d’un socle chargé, et rien ne les cache l’un à l’autre.',
  nobodyNear: 'Aucun socle qui charge n’est à 15 cm ou moins d’un socle chargé et dans sa ligne de tir.',
  speed: (name, speed) =>
    `${name} a une Vitesse de ${speed} ; à partir de 30, on peut faire la plus longue distance, sinon la plus courte.`,

  zoneReaches: (name, zone, far) => `La zone ${de(name)} va jusqu’à ${zone}, de socle à socle, et la distance `
    + `est de ${far}.`,
  hasNoZone: name => `${name} a été au contact d’un ennemi : sa zone a disparu jusqu’à la fin de cet assaut.`,
  mayReach: (name, speed, far) => `${name} peut charger de ${speed} ; il y a ${far} jusque-là, et aucune zone d’une `
    + 'autre formation ne barre tous les chemins.',
  nobodyPinned: 'Personne n’est là où il ne peut pas rester : qui a commencé dans une zone en est sorti, ou est au '
    + 'contact d’un ennemi.',
  mayGetOut: (name, transport) => `${name} est dans ${transport}, que personne ne bloque, et il y a de la place `
    + 'à 5 cm ou moins.',
  noFireAt: name => `Aucun tir sur ${name}, qui garde donc les pions d’avant.`,
  fearlessStays: name => `${name} est Fearless et n’a pas bougé : ce socle peut rester.`,

  firstStrike: 'Ce socle a First Strike et attaque avant ceux qui ne l’ont pas.',
  noFirstStrike: 'Ce socle attaque en même temps que les autres : il n’a pas First Strike ici.',
  nobodyAttacks: 'Aucun socle de ce camp n’attaque.',
  throwsForOne: (name, dice) => `Par exemple, ${name} lance ${diceOf(dice)}.`,
  diceEach: 'Chaque socle qui attaque lance un dé ; les attaques supplémentaires ajoutent les leurs.',
  enginesThrow: 'Un engin de guerre lance un dé par point de sa capacité de départ.',
  whichValue: 'Au contact compte la valeur de corps à corps, sinon celle de fusillade.',
  whatHits: 'Un dé touche s’il montre la valeur du socle qui le lance, ou plus ; tous les socles n’ont pas la même.',

  inContact: count => `Ce socle est au contact ; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Ce socle est à ${far} de l’ennemi le plus proche ; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Ce socle est à ${far} du plus proche de ceux qui appuient ; ${nearer(count)}.`,
  getsAsFar: 'Une touche va jusqu’à ce socle : personne n’en prend une deuxième avant.',
  doesNotGetAsFar: 'Les touches ne vont pas jusqu’à ce socle : les plus proches passent d’abord.',
  nobodyTwice: 'Personne n’est touché deux fois avant que tous ceux qui peuvent l’être le soient une fois.',
  takesOfALap: (name, takes) =>
    `En une passe, ${name} prend jusqu’à ${takes} touches, autant que sa capacité, avant l’unité suivante.`,

  noCover: {
    'war-engine': 'Les engins de guerre n’ont pas de sauvegarde de couvert.',
    charged: 'Qui charge a laissé son couvert derrière soi, où que soit le socle maintenant.',
    'own-bunker': 'Le bunker creusé pour ce socle lui donne une sauvegarde.',
  },
  inCover: 'Ce socle est à couvert et peut prendre la sauvegarde de couvert au lieu de celle de son blindage.',
  coverForInfantry: 'Ce socle est dans un couvert qui ne sert qu’à l’infanterie.',
  noCoverThere: 'Là où est ce socle, il n’y a pas de couvert.',
  againstEffects: {
    normal: 'À une touche ordinaire, on oppose le blindage ou le couvert, au choix du propriétaire.',
    'ignore-cover': 'Aucun couvert ne protège de cette touche ; le blindage, si.',
    lance: 'Une touche de lance se sauvegarde une fois, jamais une seconde.',
    sniper: 'Contre la touche d’un sniper, la sauvegarde a un malus de 1.',
    'macro-weapon': 'Ni blindage ni couvert ne protègent d’une macro-arme ; Reinforced Armour donne un seul jet.',
    'titan-killer': 'Aucun blindage et aucun couvert ne protègent d’un Tueur de Titans.',
  },
  againstAnything: name => `Demande-toi aussi si ${name} a une sauvegarde qui vaut contre tout.`,
  noInvulnerable: name => `${name} n’a pas de sauvegarde invulnérable, celle qui vaut contre toute touche.`,
  savesOn: (name, face) => `${name} sauvegarde cette touche sur ${face}+.`,
  lostWithoutSave: 'Qui est touché et n’a pas de sauvegarde est perdu ; personne d’autre.',
  damageNow: (name, left) =>
    `${name}, points restants : ${left} ; chaque touche que rien n’arrête en ôte un, certaines davantage.`,
  criticals: 'Pour chaque point perdu, on lance un dé, et un coup critique peut en ôter un autre.',
  leftAfter: (attackers, engaged, defenders) =>
    `Socles dans l’assaut après ces dés : ${attackers} pour l’attaquant, dont ${engaged} de ceux qui étaient `
    + `directement engagés, et ${defenders} pour le défenseur.`,

  kills: 'Les pertes infligées sont celles des attaques et du tir d’appui, à tous les rounds de cet assaut.',
  damageCounts: 'Un point de dégât sur un engin de guerre est aussi une perte infligée.',
  everybodyCounts: 'Tous les socles des formations qui combattent comptent, engagés ou non ; les amis qui ne font '
    + 'qu’appuyer, non.',
  enginesCount: 'Un engin de guerre compte pour sa capacité de départ.',
  nothingCounts: side => `Rien ne compte pour le camp ${side}.`,
  whatCounts: (side, names) => `Ce qui compte pour le camp ${side} : ${names}.`,
  onlyHigher: 'Des deux dés, seul le plus haut compte.',
  settledBefore: 'On ne lance rien : l’assaut est réglé avant.',
  totals: (attacker, defender) =>
    `L’attaquant arrive à ${attacker}, le défenseur à ${defender}. Le plus haut gagne ; à égalité, on continue.`,
  hackDowns: 'Le perdant prend autant de touches que de points d’écart ; après une égalité, aucune.',
  halved: 'Des Marines qui ne connaissent pas la peur prennent la moitié de ces touches, arrondie à l’inférieur.',
  brutal: 'Des vainqueurs avec Brutal ajoutent une touche.',

  hasNotFought: 'Cette formation n’a pas combattu : elle prend tout au plus un seul pion Impact.',
  hasWon: 'Son camp a gagné : la formation prend un pion Impact pour chacune de ses pertes.',
  onlyLosersBreak: 'Seule une formation qui a perdu l’assaut en sort démoralisée.',
  wasBroken: 'Cette formation était déjà démoralisée.',
  allLost: 'À la fin, tous ses socles sont perdus.',
  standsLeft: left =>
    `Il reste à la formation ${counted(left, { one: 'socle', other: 'socles' })} quand tout est fini.`,
  mustGo: 'Cette formation a perdu : elle a deux mouvements.',
  shakenAway: 'Le pion reçu pour avoir été près des perdants a démoralisé la formation : elle a deux mouvements.',
  nobodyLeft: 'Il ne reste à la formation aucun socle à replier.',
  stays: 'Son camp a gagné : la formation reste où elle est, même si ses pertes la démoralisent.',
  losesMarkers: 'Une formation démoralisée perd tous ses pions Impact.',
  keepsAndTakes: 'La formation garde les pions qu’elle avait, et en prend un de plus pour chacune de ses pertes.',
  keepsMarkers: 'La formation garde ses pions ; les amis du perdant qui étaient proches en prennent chacun un de plus.',
  certain: (attacker, defender) =>
    `Compte ce qui est sûr (pertes infligées : ${attacker} par l’attaquant, ${defender} par le défenseur), puis `
    + 'ce qui reste à lancer.',

  somebodyOut: 'Quelqu’un ne combat pas dans cet assaut : seules combattent les formations désignées avec la cible.',
  formationOut: name =>
    `${name} ne combat pas dans cet assaut : seules combattent les formations désignées avec la cible.`,
  diceInContact: (name, dice) =>
    `${name}, dés mis au corps à corps : ${dice} ; si son propriétaire ne dit rien, tous vont là où sa valeur est la `
    + 'meilleure.',
  cannotBeHit: name => `Aucune touche ne peut tomber sur ${name}.`,
  hitsAlone: (name, hits) =>
    `Touches sur ${name} : ${hits} ; son propriétaire ne peut les échanger qu’avec un socle à même `
    + 'distance, et il n’y en a pas.',
  hitsAmong: (name, hits, equal) =>
    `Touches sur ${name} : ${hits} ; son propriétaire ne peut les échanger qu’avec qui est à même distance : ${equal}.`,
  hasNotThrown: (name, save) => `${name} n’a lancé aucune sauvegarde de ce genre : ${save}.`,
  hasNoSave: (name, save) => `Contre une touche ordinaire, ${name} n’a pas cette sauvegarde : ${save}.`,
  supportedBy: (side, names) =>
    `Appui du camp ${side} : ${names} ; toute unité qui le peut appuie, sauf si son propriétaire dit non.`,
  mayNotSupport: name => `${name} ne peut pas appuyer maintenant.`,
  wasNoAssault: 'Cela s’est terminé autrement : il n’y a pas eu d’assaut.',
  wentAnotherWay: 'Cela s’est terminé autrement : l’assaut a pris une autre tournure.',

  someInContact: (there, count) => `Au contact : ${there} sur ${count}, à un écart d’au plus 0,05 cm.`,
  strikes: name => `${name} est au contact et frappe au corps à corps.`,
  noAssault: 'Personne n’est à 15 cm ou moins et en ligne de tir : il n’y a pas d’assaut.',
  measured: (name, far, from) => `Entre ${name} et ${from}, il y a ${far}, de socle à socle.`,
  isLost: name => `${name} est au nombre des pertes.`,
  charges: name => `${name} charge et n’a pas de couvert dans cet assaut.`,
  noCoverFor: name => `Il n’y a pas de couvert pour ${name} à cet endroit.`,
  mayNotAttack: name => `${name} ne peut pas attaquer.`,
  isEngaged: name => `${name} est au nombre des socles directement engagés.`,
  cannotBeHitAtAll: name => `${name} ne peut prendre aucune touche : ce socle n’est pas directement engagé.`,
  nearerIsFirst: (name, far, other, farther) =>
    `${name} est à ${far} de l’ennemi, ${other} à ${farther} : le plus proche est touché d’abord.`,
  fearlessLost: name => `${name} a bougé et fini à 5 cm ou moins d’un ennemi : c’est une perte.`,
  tooNear: name => `${name} a fini trop près d’un ennemi : à 15 cm ou moins, c’est une perte.`,
  standTooNear: 'Un socle a fini trop près d’un ennemi : à 15 cm ou moins, il est perdu.',

  yes: 'oui',
  no: 'non',
  theAnswer: what => `La réponse : ${what}.`,
  ofThese: names => `${names} :`,
  ofEach: names => `${names}, dans chaque cas :`,
  mayGo: (name, far) => `${name} peut avancer de ${far}.`,
  adds: (name, value) => `${name} : ${value < 0 ? '−' : '+'}${Math.abs(value)}.`,
  hitsFall: names => `Les touches tombent sur ${names}.`,
  hitGoes: name => `Une touche tombe plutôt sur ${name}.`,
  savesBy: (name, save) => `Sauvegarde choisie pour ${name} : ${save}.`,

  ways: {
    'best-charge': 'avec la meilleure charge qui ait été trouvée',
    'best-hits': 'avec les touches là où elles coûtent le moins',
    'best-found': 'avec ce qui a été trouvé de mieux',
  },
  wasBest: (title, round, chance) =>
    `${title}, round ${round} : ${chance} de chances de gagner, et rien de ce qui a été essayé ne valait mieux.`,
  wasBetter: (title, round, chance, better, way) =>
    `${title}, round ${round} : ${chance} de chances de gagner ; ${better} ${way}.`,
};

const moments = (count: number): string => counted(count, { one: 'moment', other: 'moments' });
const steps = (count: number): string => counted(count, { one: 'étape', other: 'étapes' });

/** What the lesson editor says of its own accord. */
const lessonEditor: Words['lesson-editor'] = {
  heading: 'Créer une leçon',
  intro: 'Joue un assaut, arrête-toi là où une question mérite d’être posée, et choisis-la. Les réponses '
    + 'ne sont pas écrites : on les demande aux règles.',
  undo: 'Annuler',
  redo: 'Rétablir',
  anew: 'Recommencer',
  begunAnew: 'Une leçon vide. « Annuler » ramène l’autre.',
  loading: 'Chargement…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  about: 'De quoi il s’agit',
  title: 'Titre de la leçon',
  teaches: 'Ce que la leçon enseigne, en une phrase',
  assault: 'L’assaut',
  bundled: 'Un assaut fourni',
  take: 'Prendre cet assaut',
  other: 'Un autre assaut',
  taken: title => `Sur la table : ${title}.`,
  ownWays: 'Ton propre assaut : une table préparée, ton étagère, une liste ou un fichier',
  fileWays: 'Une leçon ou un scénario en JSON',
  json: 'JSON d’une leçon ou d’un scénario',
  openJson: 'Ouvrir ce JSON',
  openFile: 'Ouvrir un fichier',
  opened: (title, count) => `« ${title} » est sur la table, avec ${moments(count)}.`,
  untitled: 'Un assaut sans titre',
  play: 'Joue, et arrête-toi',
  playIntro: 'Laisse faire, ou décide et lance les dés toi-même. Revenir et avancer ne font rien perdre.',
  stoppedAt: (title, round, step) => `Arrêt à « ${title} », round ${round}, après ${steps(step)}.`,
  add: 'Ajouter un moment ici',
  strays: step => `Donnée comme leçon, la partie prend une autre tournure après ${steps(step)} : quelque chose a été `
    + 'décidé quand les dés auraient déjà dû être lancés. Les moments qui suivent peuvent différer de ce que tu as '
    + 'joué.',
  moments: 'Moments',
  noMoments: 'Encore aucun moment. Joue sur la table, arrête-toi et ajoutes-en un.',
  editShort: 'Modifier',
  edit: title => `Modifier « ${title} »`,
  remove: title => `Retirer « ${title} »`,
  removed: title => `« ${title} » n’est plus là. « Annuler » le ramène.`,
  added: 'Moment ajouté.',
  up: title => `Avancer « ${title} »`,
  comes: (title, step) => `« ${title} », après ${steps(step)}`,
  remarks: {
    'usual-title': 'Ce moment n’a pas encore son propre titre : dis de quoi il s’agit, sans donner la réponse.',
    'nothing-told': 'Ce moment est là pour dire quelque chose, et ne dit rien encore.',
    'empty-sentence': 'Une phrase est encore vide ; les lecteurs ne la verront pas.',
  },
  trivial: {
    'every-answer': 'Ici, toutes les réponses possibles seraient justes : la question ne demande rien.',
    'one-choice': 'Il n’y a qu’un seul choix : la question ne demande rien.',
    everybody: 'La réponse est tout ce qu’on peut choisir : qui coche tout a raison sans réfléchir.',
    certain: 'Ici, c’est pour ainsi dire certain : personne n’y apprend à estimer.',
  },
  reader: 'Ce que voit le lecteur',
  readerChooses: names => `À choisir parmi : ${listed(names)}.`,
  momentTitles: {
    predict: number => `Question ${number}`,
    do: number => `Tâche ${number}`,
    see: number => `À voir ${number}`,
  },
  kinds: {
    predict: { label: 'Demander', detail: 'Quelqu’un annonce la suite avant de la voir.' },
    do: { label: 'Faire faire', detail: 'Quelqu’un fait quelque chose sur la table.' },
    see: { label: 'Raconter', detail: 'Quelque chose à regarder.' },
  },
  kind: 'Que se passe-t-il ici ?',
  momentTitle: 'Titre du moment',
  question: 'Question',
  task: 'Tâche',
  atHome: 'À sa place ici',
  elsewhere: 'Possible aussi',
  parameters: {
    side: 'Quel camp', unit: 'Quel socle', from: 'Mesuré depuis', formation: 'Quelle formation',
    units: 'Quels socles', formations: 'Quelles formations', hits: 'Combien de touches', count: 'Combien',
    cm: 'Centimètres', within: 'À combien près, en pour cent', effect: 'Quelle sorte de touche',
    save: 'Quelle sauvegarde', state: 'Quelle étape', slack: 'Points qu’une décision peut coûter',
  },
  something: {
    side: 'choisi', unit: 'un socle', from: 'un autre', formation: 'une formation', units: 'des socles',
    formations: 'des formations', hits: 'quelques-unes', count: 'un certain nombre', cm: 'tant de',
    within: 'quelques points', effect: 'd’une sorte à choisir', save: 'à ton choix',
    state: 'une étape de ton choix',
  },
  effects: {
    normal: 'une touche ordinaire', 'ignore-cover': 'une touche qui ignore le couvert', lance: 'une touche de lance',
    sniper: 'une touche de sniper', 'macro-weapon': 'une touche de macro-arme',
    'titan-killer': 'une touche de Tueur de Titans',
  },
  saves: {
    armour: 'blindage', cover: 'couvert', holofield: 'holochamp', 'knight-shield': 'bouclier de chevalier',
    'ion-shield': 'bouclier ionique',
    none: 'aucune',
  },
  sides: { attacker: 'attaquant', defender: 'défenseur' },
  stand: (name, side) => `${name} (${side})`,
  inOrder: names => names.join(', puis '),
  onMap: 'Désigne des socles sur la carte, ou choisis-les dans la liste.',
  text: 'Ce qui est dit d’abord',
  hint: 'Indice',
  after: 'Ce qui est dit quand c’est juste',
  asked: say => `Formulation : « ${say} »`,
  ownQuestion: 'La question avec tes propres mots',
  ownTask: 'La tâche avec tes propres mots',
  objection: 'Ce que l’adversaire oppose à une mauvaise réponse, avant l’explication',
  more: 'Tes propres mots, les indices, et ce qui est dit ensuite',
  figures: 'Chiffres qu’une phrase peut citer',
  figuresIntro: 'Écrits entre accolades, ces chiffres sont remplacés par ceux de la table quand la phrase s’affiche.',
  sentence: (list, number) => `${list}, phrase ${number}`,
  ruleOf: (list, number) => `Règle de la phrase ${number} : ${list}`,
  rule: 'Règle',
  unknownRule: rule => `Il n’y a pas de règle ${rule}.`,
  addSentence: list => `Ajouter une phrase : ${list}`,
  one: 'Ajouter une phrase',
  removeSentence: (list, number) => `Retirer la phrase ${number} : ${list}`,
  done: 'Terminé',
  answerNow: 'Ce que les règles répondent ici',
  reckoning: 'On interroge les règles…',
  noAnswer: 'Rien ne répond ici à cette question. Choisis-en une autre, ou arrête-toi ailleurs.',
  wouldSay: given => `À « ${given} », l’adversaire répond :`,
  nobody: 'personne',
  neither: 'aucun des deux',
  yes: 'oui',
  no: 'non',
  inWay: 'Ce qui est encore à corriger',
  tryIt: 'Essayer la leçon',
  check: 'Vérifier la leçon',
  checking: 'Quelqu’un qui a toujours raison parcourt la leçon…',
  allWell: count =>
    `Tout va bien : ${moments(count)}, ${form(count, { one: 'faisable', other: 'tous faisables' })}.`,
  notWell: count => counted(count, {
    one: 'moment ne peut pas être proposé tel qu’il est écrit.',
    other: 'moments ne peuvent pas être proposés tels qu’ils sont écrits.',
  }),
  notReady: 'Il reste quelque chose à corriger avant de pouvoir essayer la leçon.',
  tried: {
    well: 'bien', stuck: 'Il n’y a pas de réponse ici, ou rien de ce qui a été essayé ne convient.',
    missing: 'N’arrive jamais.',
  },
  results: 'Moment par moment',
  columns: { moment: 'Moment', comes: 'Arrive', answer: 'La bonne réponse' },
  afterStep: step => `après ${steps(step)}`,
  seen: 'regardé',
  doneByPlay: 'faisable',
  preview: 'Aperçu',
  endPreview: 'Finir l’aperçu',
  takeAlong: 'Emporter la leçon',
  copyJson: 'Copier le JSON',
  saveJson: 'Enregistrer le JSON',
  copyTag: 'Copier la balise',
  copyLink: 'Copier le lien',
  jsonLabel: 'JSON de la leçon',
  tagLabel: 'Balise de la leçon pour une page',
  linkLabel: 'Lien vers la leçon',
  tagHint: 'À côté de la page, il faut assault-lesson.js et les fichiers qui l’accompagnent.',
  copied: 'Copié.',
  saved: 'Enregistré.',
  copyRefused: 'Le navigateur refuse l’accès au presse-papiers : tout est sélectionné, copie-le à la main.',
  noLink: 'Ce navigateur est trop vieux pour les liens.',
};

/** What is said of a lesson before it has come. */
const lessonShell: Words['lesson/shell'] = {
  loading: 'Chargement de la leçon…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
};

export const lessonsBooks: English['lessons'] = {
  lesson,
  'lesson/shell': lessonShell,
};

export const lessonAskedBooks: English['lesson-asked'] = {
  'lesson/asked': lessonAsked,
  'lesson/shown': lessonShown,
};

export const lessonQuestionsBooks: English['lesson-questions'] = {
  'lesson/questions': lessonQuestions,
};

export const lessonTasksBooks: English['lesson-tasks'] = {
  'lesson/tasks': lessonTasks,
};

export const lessonAnswersBooks: English['lesson-answers'] = {
  'lesson/answers': lessonAnswers,
};

export const lessonEditorBooks: English['lesson-editor'] = {
  'lesson-editor': lessonEditor,
};
