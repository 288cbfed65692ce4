/** In French: an assault phase of Warhammer 40,000. */
import type { EndKey } from '../../../src/warhammer-40k/explain/nearest-end.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, diceOf, further, pointsIn, que, withMonsters, within, withWord } from './grammar.ts';

type Words = English['warhammer-40k'] & English['warhammer-40k-dice'] & English['warhammer-40k-menu']
  & English['warhammer-40k-policy']
  & English['warhammer-40k-silent'] & English['warhammer-40k-fight'] & English['warhammer-40k-odds']
  & English['warhammer-40k-map'];

const NO_YES = { no: 'non', yes: 'oui' };
const SIDES: Readonly<Record<Side, string>> = { attacker: 'L’attaquant', defender: 'Le défenseur' };
const BARE: Readonly<Record<Side, string>> = { attacker: 'attaquant', defender: 'défenseur' };

const SAVES = { armour: 'armure', invulnerable: 'invulnérable' };

/** What the walk-through of Warhammer 40,000 says of its own accord. */
const warhammer40k: Words['warhammer-40k'] = {
  phase: title => `Phase d’assaut : ${title}`,
  untitled: 'Une phase d’assaut',
  verdicts: {
    wound: { counts: 'blessure', countsNot: 'pas de blessure' },
    save: { counts: 'sauvegardée', countsNot: 'non sauvegardée' },
  },
  noEdition: (ruleset, editions) =>
    `Aucun jeu de règles ne s’appelle « ${ruleset} ». `
    + `Éditions connues, après « warhammer-40k- » : ${editions.join(', ')}.`,
  noSample: (id, known) => `Aucune phase fournie ne s’appelle « ${id} ». Noms connus : ${known.join(', ')}.`,
  charge: 'Charge',
  fight: 'Combat',
  aftermath: 'Suites',
  step: rung => `Initiative ${rung}`,
  coverStep: 'étape du couvert',
  chooses: (names, forces) => `${names} ${form(forces, { one: 'choisit', other: 'choisissent' })}.`,
  other: 'Autre',
  usual: 'la réponse habituelle',
  forAll: 'Comme d’habitude à chaque fois',
  tapToo: 'Tu peux aussi désigner une figurine sur la carte.',
  whyRule: 'Que dit la règle ?',
  textSays: (question, answer) => `${question} ${capital(answer)}.`,
  notTold: 'ce texte ne le dit pas',
  menu: 'Phases, éditions et dés',
  nextTurnMore:
    'Tour de l’autre joueur : les combats en cours se poursuivent, et les unités en fuite continuent de fuir.',
  edition: 'Édition',
  playedUpTo: title => `Rejoué selon ce texte. À partir d’ici, la suite est différente : ${title}.`,
  inTurn: (edition, turn, active) => `${edition}, tour ${turn}, ${BARE[active]}`,
  combat: (units, round) => `${units.join(', ')}, round ${round}`,
  fallBackRolls: 'Jets de retraite à battre',
  fallBackRoll: (unit, roll) => `${unit} fait ${roll}.`,
  wounds: 'Blessures infligées',
  losses: 'Unités',
  resultOf: ({ winner, wounds: { attacker, defender } }) => {
    const wounds = `${counted(attacker, WOUNDS)} à ${defender}.`;
    if (winner === null && attacker !== defender) return wounds;
    return `${winner === null ? 'Égalité' : `${SIDES[winner]} gagne`} : ${wounds}`;
  },
  fateOf: (name, fate, lost, of) => `${name} : ${fate}, ${counted(lost, { one: 'perte', other: 'pertes' })} sur ${of}`,
  toMove: names => `Encore à bouger : ${names}.`,
  declared: (unit, targets) => `${unit} charge ${targets.join(', ')}.`,
  charger: 'Qui charge ?',
  targets: 'Contre qui ?',
  primary: 'cible principale',
  picked: 'Qui bouge ensuite ?',
  noWeapon: 'rien de spécial',
  attacksOf: (model, attacks) => `${model} : ${counted(attacks, { one: 'attaque', other: 'attaques' })}`,
  attacksAt: (model, unit) => `${model} : attaques contre ${unit}`,
  at: targets => `contre ${targets.join(', ')}`,
  fires: unit => `${unit} peut tirer`,
  woundsOn: model => `Blessures sur ${model}`,
  misses: unit => `${unit} tire sans toucher`,
  guns: { gun: 'Armes de tir', template: 'Gabarits', blast: 'Explosions' },
  gunShots: guns => `${guns} : tirs`,
  gunHits: guns => `${guns} : touches`,
  gunStrength: guns => `${guns} : Force`,
  gunPiercing: guns => `${guns} : PA, 0 si aucune`,
  shoots: unit => `${unit} tire`,
  fireWounds: (unit, wounds) => `${unit} tire : ${counted(wounds, { one: 'blessure', other: 'blessures' })}`,
  nobody: 'personne',
  versus: (who, against) => `${who} contre ${against}`,
  thrown: (purpose, target) => `${capital(purpose)}${target === null ? '' : ` ${target}+`}`,
  choices: {
    combat: 'Quel combat ensuite ?',
    toughness: 'Quelle Endurance compte ?',
    'armour-group': 'Quelle armure prend d’abord les blessures ?',
    casualty: 'Qui prend la blessure ?',
    pool: 'Quelles blessures régler ensuite ?',
    nominee: 'Qui doit faire la première sauvegarde ?',
    'force-victim': 'Contre qui utiliser l’arme de force ?',
    morale: 'Tester le moral, ou rater exprès ?',
    sweep: 'Tenter une percée ?',
    'free-round': 'Frapper l’ennemi en fuite ?',
    'range-again': 'Quels dés relancer ?',
    'hit-and-run': 'Se dégager du combat ?',
    direction: 'Vers où ?',
  },
  options: {
    test: 'Tester le moral', fail: 'Rater exprès', sweep: 'Tenter la percée', stay: 'Rester', strike: 'Frapper',
    hold: 'S’abstenir', 'no-armour': 'Sans armure',
    none: 'Aucun', first: 'Le premier dé', second: 'Le second dé', both: 'Les deux dés',
    leave: 'Se dégager',
  },
  oClock: hour => `Direction ${withWord(hour, { one: 'heure', other: 'heures' })}`,
  hours: {
    up: 'vers le haut de la carte', right: 'vers la droite de la carte',
    down: 'vers le bas de la carte', left: 'vers la gauche de la carte',
  },
  toughness: value => `Endurance ${value}`,
  saveOn: face => `Sauvegarde ${face}+`,
  refused: {
    'not-agreed': weapons =>
      `${weapons} : heavy n’est pas dans ce texte ; il faut convenir de 4C-W3 (heavyWeapons) ou prendre ordinary.`,
    'needs-number': weapons => `${weapons} : arme inconnue dans cette édition ; donne armourPiercing.`,
  },
  idleGrenades: grenades => `${grenades} : ces grenades ne font rien selon ce texte.`,
  playsOn: 'Cette table a été préparée avant que cette donnée soit demandée : on peut y jouer comme avant, mais les '
    + 'chances ne peuvent pas être calculées.',
  otherSaves: 'Plutôt une autre sauvegarde',
  keepsWound: model => `${model} garde la blessure : pas de jet`,
  odds: 'Chances de ce combat à partir d’ici',
  oneBy: (who, by, need) => `${who} : ${SAVES[by]} ${need}+ contre une blessure`,
  allBy: (who, by, need) => `${who} : ${SAVES[by]} ${need}+ contre toutes les blessures`,
  round: round => `round ${round}`,
  woundsLeft: (left, of) => `encore ${counted(left, { one: 'point de vie', other: 'points de vie' })} sur ${of}`,
  armour: save => (save === null ? 'sans armure' : `sauvegarde ${save}+`),
  poolOf: (strength, kind) => `Force ${strength}, ${withMonsters(kind)}`,
  sixes: 'les 6 pour blesser',
  fates: {
    destroyed: 'détruite', 'falling-back': 'en retraite', locked: 'toujours au combat', free: 'libre',
  },
};

/** The menu of a phase, and what stands around the questions that the texts leave open. */
const warhammer40kMenu: Words['warhammer-40k/menu'] = {
  startAgainMore: 'La même phase avec les mêmes dés.',
  newDiceMore: 'Depuis le début, avec des dés que personne n’a vus.',
  rulings: 'Comment joue-t-on dans ton club ?',
  rulingsMore: 'Les questions que les textes laissent ouvertes.',
  completion: {
    heading: 'Complément',
    lead: 'Ce que d’autres pages ajoutent à ce texte. Seul est joué ce que tu actives.',
    whole: { '7th': 'Jouer toute la septième édition', '4th': 'Jouer toute la quatrième édition' },
    none: 'Tout désactiver',
    left: rows =>
      `${form(rows.length, { one: 'Complément laissé désactivé', other: 'Compléments laissés désactivés' })}, faute de `
      + `source : ${rows.join(', ')}. Active toi-même ce que tu veux.`,
    later: 'Ce choix se fait avant le premier tour.',
    rows: 'Ce qui est joué',
    subjects: {
      charge: 'Charge',
      overwatch: 'Tir d’état d’alerte',
      traits: 'Règles spéciales',
      weapons: 'Armes et grenades',
      wounds: 'Blessures et sauvegardes',
      characters: 'Personnages',
      outcome: 'Après le combat',
    },
  },
  rulingsLead: 'Une nouvelle réponse fait rejouer ta phase avec les mêmes dés, aussi loin que possible.',
  back: 'Retour à la phase',
  editions: 'La même table selon un autre texte',
  phases: 'Phases fournies',
  editionsMore: {
    'trial-seven-steps': 'Le projet récent : toute figurine au contact frappe, et la mise au contact vient avant le '
      + 'désengagement.',
    'trial-eight-steps': 'Le projet ancien : une étape pour le couvert avant toutes les autres, un round gratuit pour '
      + 'qui fait une percée.',
    '4th': 'Ne décrit que le combat : pour la charge et les suites, les joueurs se mettent d’accord.',
    '7th': 'Tir d’état d’alerte, charges aléatoires, lots de blessures, une percée qui détruit.',
  },
  asked: {
    lapOverflow: {
      asks: 'Où vont les blessures d’un groupe d’armure vidé ?',
      answers: { spill: 'au groupe suivant', discard: 'elles sont perdues' },
    },
    majority: {
      asks: 'Qu’est-ce qu’une majorité ?',
      answers: { most: 'le plus grand nombre', 'more-than-half': 'plus de la moitié' },
    },
    coverInOngoingCombat: { asks: 'Le couvert compte-t-il pour une unité déjà au combat ?', answers: NO_YES },
    freeRoundSecondWeapon: {
      asks: 'Une seconde arme compte-t-elle dans le round gratuit d’une percée ?', answers: NO_YES,
    },
    moraleTest: {
      asks: 'Quand un test de Commandement est-il réussi ?',
      answers: {
        'at-most-leadership': 'le total de deux dés ne dépasse pas le Commandement',
        'natural-two-passes': 'le total ne dépasse pas le Commandement, ou double 1',
      },
    },
    penaltyPerWound: {
      asks: 'Combien de points de Commandement coûte chaque blessure d’écart ?',
      answers: { 1: '1 point', 0: 'aucun', 2: '2 points' },
    },
    dangerousSave: {
      asks: 'Quelle sauvegarde contre une blessure due au terrain dangereux ?',
      answers: {
        none: 'aucune', invulnerable: 'une invulnérable', 'armour-or-invulnerable': 'l’armure ou une invulnérable',
      },
    },
  },
};

/** Where the text does not tell. */
const warhammer40kSilent: Words['warhammer-40k/silent'] = {
  siblings: 'Selon les pages sœurs',
  siblingsMore: 'De seconde main, d’après d’autres pages de cette édition. Le reste demeure ouvert.',
  siblingsTell: answer => `Les pages sœurs disent : ${answer}.`,
  siblingsTellNot: 'Les pages sœurs ne le disent pas.',
  asIn: edition => `Comme dans : ${edition}`,
  silent: 'Ce texte ne le dit pas',
  silentLead: (edition, what) =>
    `${edition} : ${what} Ici, rien n’est inventé. Les joueurs peuvent convenir de la réponse d’une autre édition, ou `
      + `continuer sans réponse.`,
  notAgreed: 'sans accord',
};

/** The questions in which the editions differ, and their answers. */
export const warhammer40kPolicy: Words['warhammer-40k/policy'] = {
  chargeShape: {
    asks: 'Dans quel ordre les unités chargent-elles ?',
    answers: {
      together: 'toutes déclarent, puis toutes bougent', 'in-turn': 'une unité déclare et bouge avant la suivante',
    },
  },
  chargeRange: {
    asks: 'Jusqu’où porte une charge ?',
    answers: { unit: 'aussi loin que l’unité le peut', six: '6″', 'two-dice': 'deux dés' },
  },
  chargeTerrain: {
    asks: 'Que fait un terrain difficile à une charge ?',
    answers: { 'keep-higher': 'la portée est le plus haut de deux dés', 'minus-two': '2″ de portée en moins' },
  },
  chargeSight: { asks: 'Faut-il voir sa cible pour charger ?', answers: { no: 'non', yes: 'oui' } },
  multiCharge: {
    asks: 'Quelles conditions pour charger plusieurs unités ?',
    answers: {
      primary: 'toutes à portée, la principale d’abord', cluster: 'chacune à 2″ ou moins d’une autre',
      disordered: 'la charge est désordonnée et sans bonus',
    },
  },
  shotThenCharge: {
    asks: 'Après avoir tiré, qui une unité peut-elle charger ?',
    answers: {
      'shot-unit-first': 'sa cible de tir d’abord, et d’autres en plus', 'shot-unit-only': 'seulement sa cible de tir',
      'shot-unit-primary': 'sa cible de tir comme cible principale',
    },
  },
  stationaryFireBan: {
    asks: 'Une unité restée immobile pour tirer peut-elle charger ?',
    answers: { banned: 'non', allowed: 'oui', caller: 'au choix de qui prépare la table' },
  },
  overwatch: {
    asks: 'Les unités chargées peuvent-elles tirer d’abord ?', answers: { no: 'non', yes: 'oui, une fois par tour' },
  },
  support: {
    asks: 'Comment frappent les figurines près d’un ami au contact ?',
    answers: { 'one-attack': 'une attaque simple', full: 'avec tout ce qu’elles ont' },
  },
  supportedBy: {
    asks: 'Près de quels amis faut-il être pour soutenir ?',
    answers: { 'own-unit': 'des amis de la même unité', 'any-friend': 'n’importe quel ami dans ce combat' },
  },
  engagedWhen: {
    asks: 'Quand établit-on qui combat ?',
    answers: {
      'fight-start': 'une fois, au début du combat', step: 'à chaque étape d’Initiative',
      'step-after-pile-in': 'à chaque étape, après une mise au contact de 3″',
    },
  },
  vulnerable: {
    asks: 'Qui peut être retiré comme perte ?',
    answers: {
      'danger-zone': 'les figurines au contact de ceux qui frappent, ou à 2″ ou moins de l’une d’elles',
      engaged: 'toute figurine engagée à cette étape', 'whole-unit': 'toute figurine de l’unité, la plus '
        + 'proche d’abord',
    },
  },
  chargeBonusBar: {
    asks: 'Qu’est-ce qui ôte le bonus de charge ?',
    answers: {
      'fired-but-terminators': 'avoir tiré, sauf pour les Terminators, les motos et les marcheurs',
      fired: 'avoir tiré, sauf pour les motos et les marcheurs', disordered: 'une charge désordonnée',
      photon: 'des grenades à photons',
    },
  },
  cover: {
    asks: 'Que donne le couvert aux unités qu’on y charge ?',
    answers: {
      'initiative-10': 'elles frappent à Initiative 10', 'before-all': 'elles frappent avant tout le monde',
      nothing: 'rien',
    },
  },
  coverLine: {
    asks: 'Pour qui regarde-t-on si la charge a traversé un couvert ?',
    answers: { unit: 'pour toute l’unité', model: 'pour chaque figurine' },
  },
  terrainStrikesLast: {
    asks: 'Charger à travers un terrain difficile fait-il frapper en dernier ?',
    answers: { no: 'non', yes: 'oui, à Initiative 1' },
  },
  majorityOver: {
    asks: 'Sur quel ensemble établit-on la Capacité de Combat et l’Endurance ?',
    answers: { unit: 'toute l’unité', engaged: 'seulement les figurines engagées' },
  },
  tieWeaponSkill: {
    asks: 'Quelle Capacité de Combat compte quand aucune n’a la majorité ?',
    answers: { lowest: 'la plus basse', highest: 'la plus haute de celles à égalité' },
  },
  tieToughness: {
    asks: 'Quelle Endurance compte quand aucune n’a la majorité ?',
    answers: {
      owner: 'le propriétaire choisit parmi celles à égalité', lowest: 'la plus basse',
      highest: 'la plus haute de celles à égalité',
    },
  },
  armour: {
    asks: 'Qu’est-ce qui interdit une sauvegarde d’armure ?',
    answers: {
      denied: 'les armes qui le disent',
      'armour-piercing': 'les armes dont la PA est au moins aussi bonne que la sauvegarde',
    },
  },
  allocation: {
    asks: 'Comment attribue-t-on les blessures ?',
    answers: {
      lap: 'au groupe d’armure qui passe d’abord, puis au suivant, et ainsi de suite en boucle',
      iterative: 'au plus grand groupe d’armure, recompté après chaque série',
      pools: 'un lot après l’autre, la figurine la plus proche d’abord',
      'owner-picks': 'le propriétaire choisit parmi les figurines engagées',
    },
  },
  splitAttacks: {
    asks: 'Comment frappe une figurine qui pourrait frapper plusieurs unités ?',
    answers: { 'by-model': 'elle choisit une unité', 'by-attack': 'elle répartit ses attaques' },
  },
  stageOrder: {
    asks: 'Dans quel ordre viennent les étapes après un combat ?',
    answers: {
      'pile-in-first': 'mise au contact, désengagement, consolidation',
      'break-off-first': 'désengagement, consolidation, mise au contact',
      'sweep-first': 'percée, mise au contact, consolidation',
    },
  },
  panic: {
    asks: 'Les amis d’une unité anéantie paniquent-ils ?', answers: { no: 'non', 'within-6': 'oui, à 6″ ou moins' },
  },
  moralePenalty: {
    asks: 'Le moral baisse-t-il avec les blessures d’écart ?', answers: { no: 'non', yes: 'oui' },
  },
  autoFail: {
    asks: 'Les perdants peuvent-ils rater exprès leur test de moral ?',
    answers: { no: 'non', yes: 'oui, s’ils ne peuvent pas blesser l’ennemi' },
  },
  sweep: {
    asks: 'Que deviennent ceux qu’une percée rattrape ?',
    answers: {
      relock: 'ils restent au combat', 'free-round': 'ils sont frappés encore une fois et partent',
      destroy: 'ils sont détruits ; la plus haute Initiative d’une unité compte',
      'destroy-by-most': 'ils sont détruits ; l’Initiative de la majorité d’une unité compte',
    },
  },
  consolidate: {
    asks: 'De combien les vainqueurs consolident-ils, et au contact de qui peuvent-ils aller ?',
    answers: {
      'three-any': '3″, contact avec n’importe qui', 'three-new': '3″, contact avec de nouveaux ennemis',
      'die-none': 'un dé, sans aucun contact',
    },
  },
  endPileIn: {
    asks: 'À la fin, comment vont au contact ceux qui sont encore au combat ?',
    answers: {
      'six-unengaged-first': '6″ à travers tout, ennemis libres d’abord', six: '6″ à travers tout',
      'three-as-charge': '3″, comme en charge',
    },
  },
  lockedShooting: {
    asks: 'Qui, au combat, ne tire pas et n’est pas visé ?',
    answers: { model: 'les figurines au contact et celles à 2″ ou moins d’elles', unit: 'toute l’unité' },
  },
  characterStrike: {
    asks: 'Qui frappe-t-on au contact d’un personnage et de son unité ?',
    answers: { may: 'l’un ou l’autre', must: 'le personnage', 'with-unit': 'l’unité, dont il fait partie' },
  },
  monsterIsCharacter: {
    asks: 'Une créature monstrueuse compte-t-elle comme un personnage ?', answers: { no: 'non', yes: 'oui' },
  },
  weaponEffects: {
    asks: 'Que font les armes spéciales ?',
    answers: {
      'trial-rules': 'ce que disent les règles d’essai', borrowed: 'ce que disent les règles d’essai, reprises ici',
      'special-rules': 'ce que disent des règles spéciales hors du texte, avec la PA',
    },
  },
  heavyWeapons: {
    asks: 'Que vaut la sauvegarde d’armure contre une arme lourde ?',
    answers: { 'four-at-best': '4+ au mieux', unknown: 'une telle arme n’existe pas' },
  },
};

/** What is said of those who stand on the battlefield of a phase. */
export const warhammer40kScene: Words['warhammer-40k/scene'] = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, frappe à l’échelon ${rung}`,
  fillings: {
    solid: 'frappe maintenant, au contact', tinted: 'maintenant, près d’un ami',
    ring: 'frappe à l’étape inscrite dedans',
  },
  fires: 'tire maintenant',
  step: 'étape',
  strength: points => `F ${figure(points)}`,
  piercing: points => `PA ${figure(points)}`,
  unit: (name, left, all) => `${name} · ${figure(left)}${left < all ? ` sur ${figure(all)}` : ''}`,
  touches: (name, enemy) => `${name} est au contact ${de(enemy)}`,
  standsBy: (name, friend) => `${name} est près ${de(friend)}`,
  told: line => `${line}.`,
  wound: number => `Blessure ${number}`,
  kinds: {
    woods: 'bois', ruins: 'ruines', barricade: 'barricade', craters: 'cratères', water: 'eau', swamp: 'marécage',
    hill: 'colline', rock: 'rocher', building: 'bâtiment',
  },
  remaining: inches => `encore ${inches}`,
  way: (inches, most) => `${inches} sur ${most}`,
};

const KEYS =
  'Les flèches vont d’une figurine à l’autre, Entrée en choisit une. Elles déplacent aussi la figurine choisie, si '
  + 'elle peut bouger : d’un demi-pas, de deux pas avec Maj ; Entrée la pose, Échap la remet en place, puis la laisse, '
  + 'puis quitte la carte. Page préc. et Page suiv. passent aux autres. Plus, moins et zéro : le zoom.';

/** What the battlefield of a phase says. */
const warhammer40kMap: Words['warhammer-40k/map'] = {
  map: counters => `Champ de bataille avec ${counted(counters, { one: 'figurine', other: 'figurines' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Un point d’interrogation demande pourquoi une figurine peut combattre ou non.`,
  caption: 'Figurines sur le champ de bataille',
  columns: {
    name: 'Figurine', side: 'Camp', values: 'Initiative', fights: 'Façon de combattre',
    nearest: 'Ennemi le plus proche', hits: 'Blessures', kind: 'Type', place: 'Position en ″ : à droite · en haut',
  },
  shapes: { circle: 'figurine', square: 'moto ou marcheur', ring: 'créature monstrueuse' },
  stances: {
    fighting: 'au contact', engaged: 'pas au contact', supporting: 'près d’un ami au contact',
    bystander: 'hors de tout combat',
  },
  dead: 'éliminée',
  broken: 'en retraite',
  lines: {
    contact: 'au contact', firefight: 'tir', support: 'près d’un ami au contact', 'too-far': 'trop loin',
    blocked: 'hors de vue', distance: 'distance décisive',
  },
  hit: state => `blessure, ${state}`,
  token: (number, state) => `blessure ${number}, ${state}`,
  tokenOn: (number, name) => `Blessure ${number} sur ${name}`,
};

const STATES = { done: 'finie', now: 'en cours', later: 'à venir' } as const;
const WOUNDS = { one: 'blessure', other: 'blessures' };

/** 'CC 4 contre CC 3 : 3+', in one line. */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} vs ${against} : ${need === null ? 'jamais' : `${need}+`}`.replaceAll(' ', '\u00a0');

/** What would be so if a move of a phase ended elsewhere. */
const ENDS: Readonly<Record<EndKey, string>> = {
  'short-enough': 'il serait assez court', room: 'il y aurait de la place', clear: 'il éviterait ce terrain',
  touching: 'il atteindrait un ennemi, comme il le doit', together: 'la figurine resterait avec son unité',
  allowed: 'il serait permis',
};

/** What is said round a fight of Warhammer 40,000. */
const warhammer40kFight: Words['warhammer-40k/fight'] = {
  answers: { yes: 'Oui', no: 'Non', 'not-now': 'Pas maintenant' },
  speaks: { for: 'Pour :', against: 'Contre :', neither: 'À savoir :' },
  opposite: ({ move, could }) => `${further(move, '″')}, la figurine ${could ? 'frapperait' : 'ne frapperait pas'}.`,
  end: ({ move, then }) => `Si le mouvement finissait ${further(move, '″')}, ${ENDS[then]}.`,
  ladder: 'Initiative',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) =>
    `${rung === 'cover' ? 'Étape du couvert' : `Initiative ${rung}`}, ${STATES[state]} : `,
  ledger: 'Les coups de cette étape',
  columns: { blows: 'Coups', dice: 'Dés', hits: 'Touches', wounds: 'Blessures' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'touche sans jet' : needWords(`CC ${weaponSkill}`, `CC ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `F ${strength}` : needWords(`F ${strength}`, `E ${againstToughness}`, need)),
  wound: (strength, on) => `F ${strength}, blesse sur ${on}+`,
  special: kind => `type : ${withMonsters(kind)}`,
  against: target => `contre ${target}`,
  ofUnit: (unit, why) => `${unit} : ${why}`,
  slain: 'tuée',
  wounded: 'un point de vie perdu',
  sameOne: 'La même figurine, tant qu’elle n’est pas tuée',
  elseAnother: unit => `sinon une autre figurine ${de(unit)}`,
  waits: 'attribution à venir',
  whyNumbers: 'Pourquoi ces chiffres ?',
  notYet: 'jet à venir',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit} : ${counted(of, WOUNDS)}, ${counted(saved, { one: 'sauvegardée', other: 'sauvegardées' })}, `
    + counted(lost, { one: 'subie', other: 'subies' }),
    ...(beyond > 0 ? [`${beyond} sans victime`] : []),
  ].join(', '),
  open: waiting => `${counted(waiting, WOUNDS)} à régler`,
  why: model => `Est-ce ${que(model)} frappe ?`,
  rule: id => `Règle ${id}`,
  ruleSays: 'Ce que dit la règle',
  close: 'Fermer',
};

/** What is said round the odds of a fight of Warhammer 40,000. */
const warhammer40kOdds: Words['warhammer-40k/odds'] = {
  oddsOf: (attackers, defenders) => `Chances du combat : ${attackers} contre ${defenders}`,
  calculator: 'Chances d’un combat',
  edition: 'Règles',
  fight: 'Combat',
  afterCharge: 'Les figurines sont placées comme après la charge, de la même façon dans chaque édition.',
  ifCharged: 'Si toute la charge arrive au contact et que personne ne tombe sous les tirs en chemin :',
  beforeCharges: 'Les charges restent à faire : les chances se calculent quand les figurines sont au contact.',
  nobodyTouches: 'Personne n’est au contact d’un ennemi : pas de combat.',
  allFought: 'Tous les combats de ce tour ont été livrés.',
  reckoning: 'Calcul…',
  failed: 'Les chances de ce combat ne peuvent pas être calculées.',
  sides: { attacker: 'Attaquant', defender: 'Défenseur' },
  wins: 'Qui gagne',
  mostWounds: 'Qui inflige le plus de blessures',
  none: 'Personne',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Ce qui peut arriver',
  wipedOut: 'Il ne reste personne',
  breaks: 'Une unité rate son test de moral',
  swept: {
    relock: 'Une unité est rattrapée et reste au combat',
    'free-round': 'Une unité est rattrapée et frappée encore une fois',
    destroy: 'Une unité est rattrapée et détruite',
    'destroy-by-most': 'Une unité est rattrapée et détruite',
  },
  untold: 'Ce qui suit le combat, ce texte ne le dit pas.',
  sampled: (points, chance) =>
    `À ${pointsIn(points)} près : sur ${chance} des déroulements, seuls des échantillons ont été suivis.`,
  sampledSoFar: (points, chance) =>
    `À ${pointsIn(points)} près pour l’instant : sur ${chance} des déroulements, seuls des échantillons ont été `
    + `suivis.`,
  readingLegend: 'Façon de compter',
  reading: { exactly: 'Exactement', atLeast: 'Au moins' },
  lost: 'Figurines perdues à partir d’ici',
  wounds: 'Blessures infligées dans le round',
  count: 'Combien',
  assumed: {
    'usual-choices': 'Les deux joueurs font les choix habituels.',
    'usual-pile-ins': 'Les figurines vont au contact par le chemin le plus court.',
    'usual-weapons': 'Qui n’a pas choisi frappe avec l’arme la plus avantageuse.',
  },
};

const MODELS = { one: 'figurine', other: 'figurines' } as const;

/** Of two dice of a charge, those that are thrown again. */
const AGAIN: Readonly<Record<string, string>> = {
  none: 'Garder les deux dés', first: 'Relancer le premier dé',
  second: 'Relancer le second dé', both: 'Relancer les deux dés',
};

/** What the next action of a phase is called. */
const warhammer40kPrimary: Words['warhammer-40k/primary'] = {
  chargeWith: unit => `Charger avec ${unit}`,
  nobodyElse: 'Personne d’autre ne charge',
  endCharges: 'Finir les charges',
  move: unit => `Déplacer ${unit}`,
  holdsFire: unit => `${unit} ne tire pas`,
  endOverwatch: 'Finir le tir d’état d’alerte',
  moveModels: models => `Déplacer ${counted(models, MODELS)}`,
  moveNobodyElse: 'Personne d’autre ne bouge',
  pileIn: models => `Mettre au contact ${counted(models, MODELS)}`,
  endPileIn: 'Finir la mise au contact',
  endConsolidation: 'Finir la consolidation',
  strike: models => `Frapper avec ${counted(models, MODELS)}`,
  throwRange: dice => `Lancer ${diceOf(dice)} de portée de charge`,
  throwDangers: dice => `Lancer ${diceOf(dice)} de terrain dangereux`,
  throwRegroup: dice => `Lancer ${diceOf(dice)} pour se regrouper`,
  throwToHit: dice => `Lancer ${diceOf(dice)} pour toucher`,
  throwToWound: dice => `Lancer ${diceOf(dice)} pour blesser`,
  throwToWoundAgain: dice => `Relancer ${diceOf(dice)} pour blesser`,
  throwToHitAgain: dice => `Relancer ${diceOf(dice)} pour toucher`,
  throwDestroyed: dice => `Lancer ${diceOf(dice)} de destructeur`,
  throwPainless: dice => `Lancer ${diceOf(dice)} contre la douleur`,
  testFear: 'Faire le test de peur',
  throwRampage: 'Faire le jet de carnage',
  throwSaves: dice => (dice === 1 ? 'Lancer une sauvegarde' : `Lancer ${figure(dice)} sauvegardes`),
  throwPsychic: 'Faire le test psychique',
  testPanic: units => `Faire ${counted(units, { one: 'test de panique', other: 'tests de panique' })}`,
  testMoraleOn: need => `Tester le moral : ${figure(need)} ou moins`,
  testMorale: units => `Tester le moral de ${counted(units, { one: 'unité', other: 'unités' })}`,
  fallBack: dice => `Battre en retraite de ${figure(dice)}D6`,
  throwSweep: dice => `Lancer ${diceOf(dice)} de percée`,
  throwConsolidation: dice => `Lancer ${diceOf(dice)} pour consolider`,
  throwInitiative: 'Faire le test d’Initiative',
  throwSlip: dice => `Lancer ${diceOf(dice)} pour se dégager`,
  throwRollOff: 'Faire le jet de départage',
  throwLookOut: 'Faire le jet « Attention, chef ! »',
  throwTemplates: dice => `Lancer ${diceOf(dice)} de gabarit`,
  withoutAnswers: answers => `Continuer sans ${counted(answers, { one: 'réponse', other: 'réponses' })}`,
  beginTurn: turn => `Commencer le tour ${figure(turn)}`,
  review: 'Analyse',
  choices: {
    combat: what => `Régler : ${what}`,
    toughness: what => `Choisir : ${what}`,
    'armour-group': what => `${what} d’abord`,
    casualty: what => `${what} prend la blessure`,
    pool: what => `Régler : ${what}`,
    nominee: what => `${what} sauvegarde d’abord`,
    'force-victim': what => `Arme de force contre ${what}`,
    morale: unit => `Tester le moral ${de(unit)}`,
    sweep: unit => `Tenter la percée avec ${unit}`,
    'free-round': unit => `Frapper avec ${unit}`,
    'range-again': dice => AGAIN[dice]!,
    'hit-and-run': unit => `${unit} reste`,
    direction: towards => `Se dégager : ${within(towards)}`,
  },
};

/** What each event of a phase is called when it is taken back or done again. */
const warhammer40kEvents: Words['warhammer-40k/events'] = {
  'answer.agreed': 'réponse convenue',
  'silence.accepted': 'suite sans réponse',
  'charge.declared': 'charge déclarée',
  'declarations.ended': 'fin des charges',
  'charger.picked': 'choix de l’unité qui bouge',
  'overwatch.fired': 'tir d’état d’alerte',
  'overwatch.shot': 'tir d’état d’alerte',
  'overwatch.ended': 'fin du tir d’état d’alerte',
  'rest.moved': 'mouvements',
  'moves.ended': 'fin des mouvements',
  'weapon.chosen': 'choix d’une arme',
  'strikes.aimed': 'cible',
  'strikes.settled': 'armes et cibles',
  'save.chosen': 'choix d’une sauvegarde',
  'wound.kept': 'blessure gardée',
  'choice.made': 'réponse',
};

/** What dice are thrown for. */
const warhammer40kPurposes: Words['warhammer-40k/purposes'] = {
  'charge-range': 'portée de charge', 'dangerous-terrain': 'terrain dangereux', regroup: 'regroupement',
  hit: 'pour toucher', wound: 'pour blesser', 'wound-again': 'pour blesser, relance', save: 'pour sauvegarder',
  'psychic-test': 'test psychique', panic: 'panique', morale: 'moral', 'fall-back': 'retraite', sweep: 'percée',
  consolidate: 'consolidation',
  'sweep-further': 'percée prolongée',
  'initiative-test': 'test d’Initiative',
  'hit-and-run': 'frapper et fuir',
  'roll-off': 'jet de départage',
  'look-out': 'attention, chef',
  templates: 'touches de gabarit',
  'counter-range': 'contre-attaque',
  'hit-again': 'pour toucher, relance',
  destroyed: 'points de vie enlevés par le destructeur', 'feel-no-pain': 'insensibilité à la douleur',
  fear: 'peur', rampage: 'carnage',
};

export const warhammer40kBooks: English['warhammer-40k'] = {
  'warhammer-40k': warhammer40k,
  'warhammer-40k/primary': warhammer40kPrimary,
  'warhammer-40k/events': warhammer40kEvents,
};

export const warhammer40kDiceBooks: English['warhammer-40k-dice'] = {
  'warhammer-40k/purposes': warhammer40kPurposes,
};

export const warhammer40kMenuBooks: English['warhammer-40k-menu'] = {
  'warhammer-40k/menu': warhammer40kMenu,
};

export const warhammer40kSilentBooks: English['warhammer-40k-silent'] = {
  'warhammer-40k/silent': warhammer40kSilent,
};

export const warhammer40kPolicyBooks: English['warhammer-40k-policy'] = {
  'warhammer-40k/policy': warhammer40kPolicy,
};

export const warhammer40kFightBooks: English['warhammer-40k-fight'] = {
  'warhammer-40k/fight': warhammer40kFight,
};

export const warhammer40kOddsBooks: English['warhammer-40k-odds'] = {
  'warhammer-40k/odds': warhammer40kOdds,
};

export const warhammer40kMapBooks: English['warhammer-40k-map'] = {
  'warhammer-40k/scene': warhammer40kScene,
  'warhammer-40k/map': warhammer40kMap,
};
