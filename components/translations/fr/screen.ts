/** In French: what the first screen of every element says. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, diceOf, withWord } from './grammar.ts';

type Words = English['screen'] & English['sheets'] & English['given'] & English['samples']
  & English['warhammer-40k-samples'] & English['resolver'] & English['resolver-menu'] & English['dice-entry']
  & English['opening'] & English['steps-target'];

/** What those hear who wait for an answer. */
const worker: Words['worker'] = {
  broken: 'Le calcul s’est interrompu.',
};

/** What is said of what a page gives an element, and how it fails. */
const embed: Words['embed'] = {
  notAsked: name => `Une adresse n’est lue que si l’attribut ${name} de la balise la donne.`,
  answered: status => `Le serveur n’a pas ce fichier pour cette page : il a répondu ${status}.`,
  notFetched: 'Lecture impossible. Il n’y a peut-être pas de réseau, ou le serveur refuse cette lecture. Une page '
    + 'ouverte depuis un fichier peut, à la place, contenir le JSON dans la balise.',
  tooLarge: 'Le fichier est bien trop gros pour venir d’ici.',
  notJson: 'Ce n’est pas du JSON qui commence par une accolade.',
  inTag: 'le script dans la balise',
  notRead: 'Une partie du programme n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  noLink: 'Un lien ne peut pas s’ouvrir ici. Donne-le à un <assault-resolver>.',
  problems: 'Ce scénario ne peut pas être joué',
  problemsMore: count =>
    `Ce scénario contient ${counted(count, { one: 'erreur', other: 'erreurs' })}. Il n’est pas affiché.`,
  whole: 'tout le scénario',
  unknownAssault: (id, known) => `Aucun assaut fourni ne s’appelle « ${id} ». Noms connus : ${known.join(', ')}.`,
  unknownStep: step => `Aucune étape « ${step} ». Les étapes vont de A1 à A7 ; un nombre compte les événements.`,
  unheld: 'Cette leçon ne peut pas être donnée',
};

/** What the parts say of their own accord, dice aside. */
const parts: Words['parts'] = {
  less: (what: string): string => `Moins 1 : ${what}`,
  more: (what: string): string => `Plus 1 : ${what}`,
  steps: 'Étapes de l’assaut',
  stepState: { done: 'faite', skipped: 'sautée', now: 'en cours', next: 'possible ensuite', later: 'plus tard' },
  undone: 'annulé',
  rule: 'Règle',
  source: (where: string): string => `Source : ${where}`,
  ruling: (question: string): string => `Interprétation : ${question}`,
  instead: 'On pourrait aussi jouer :',
  attacker: 'Attaquant',
  defender: 'Défenseur',
  none: 'aucun',
  total: 'Total',
  odds: (attacker: string, defender: string): string =>
    `Victoire de l’attaquant : ${attacker}, du défenseur : ${defender}`,
  noOdds: 'Pas encore connues',
};

/** What dice say of their own accord. */
const partsDice: Words['parts/dice'] = {
  die: (number: number, of: number, says: string): string => `dé ${number} sur ${of} : ${says}`,
  throw: (dice: number): string => `Lancer ${diceOf(dice)}`,
  dice: diceOf,
  about: {
    hits: hits => `· environ ${withWord(hits, { one: 'touche', other: 'touches' })}`,
    wounds: wounds => `· environ ${withWord(wounds, { one: 'blessure', other: 'blessures' })}`,
  },
  myDice: 'Mes dés',
  myDiceOf: (dice, of) => `Mes dés · ${dice} sur ${of}`,
  counts: { successes: 'touche', highest: 'c’est lui qui compte', sum: 'compté', halves: 'compté' },
  countsNot: { successes: 'raté', highest: 'ne compte pas', sum: 'ne compte pas', halves: 'ne compte pas' },
};

/** What is said while dice from the table are entered. */
const partsDiceEntry: Words['parts/dice-entry'] = {
  blank: 'vide',
  yourDice: 'Tes dés',
  of: (dice: number, of: number): string => `${dice} sur ${of}`,
  erase: 'Effacer le dernier dé',
  close: 'Fermer, les dés sont gardés',
  hands: 'Groupes de dés',
  slots: 'Dés de ce groupe',
  keys: 'Faces',
  toEnter: (dice: number): string => `encore ${dice} à saisir`,
  use: (dice: number): string => (dice === 1 ? 'Utiliser ce dé' : `Utiliser ces ${dice} dés`),
  throwRest: 'Lancer le reste',
  hits: (hits: number, of: number): string => `${counted(hits, { one: 'touche', other: 'touches' })} sur ${of}`,
  verdicts: (verdict: string, count: number, of: number): string => `${verdict} : ${count} sur ${of}`,
  highest: (face: number): string => `le plus haut : ${face}`,
  sum: (sum: number): string => `total : ${sum}`,
  soFar: 'jusqu’ici',
  next: (hand: string): string => `Ensuite : ${hand}`,
  takenBack: (entered: string): string => `Dé effacé, ${entered}`,
  noFace: (sign: string): string => `Aucun dé ne montre « ${sign} ». Rien n’a été saisi.`,
  allEntered: 'Tous les dés sont saisis.',
  tooMany: (faces: number, dice: number): string =>
    `${counted(faces, { one: 'face', other: 'faces' })} pour ${counted(dice, { one: 'dé', other: 'dés' })}. Rien n’a `
    + 'été saisi.',
};

/** What kinds of terrain are called. */
export const partsTerrain: Words['parts/terrain'] = {
  kinds: {
    buildings: 'Bâtiments', cliffs: 'Falaises', fortifications: 'Fortifications', jungle: 'Jungle',
    marsh: 'Marécage', 'open-ground': 'Terrain découvert', hill: 'Colline', river: 'Rivière', road: 'Route',
    ruins: 'Ruines', rubble: 'Décombres', scrub: 'Broussailles', woods: 'Bois',
  },
  within: {
    buildings: 'bâtiments', cliffs: 'falaises', fortifications: 'fortifications', jungle: 'jungle',
    marsh: 'marécage', 'open-ground': 'terrain découvert', hill: 'colline', river: 'rivière', road: 'route',
    ruins: 'ruines', rubble: 'décombres', scrub: 'broussailles', woods: 'bois',
  },
};

/** What field works are called. */
export const partsWorks: Words['parts/works'] = {
  trench: 'Tranchée', bunker: 'Bunker', 'gun-emplacement': 'Emplacement de tir', minefield: 'Champ de mines',
  'razor-wire': 'Barbelés',
};

const KEYS =
  'Les flèches vont d’une unité à l’autre, Entrée en choisit une. Elles déplacent l’unité choisie, si elle peut '
    + 'bouger : 1 centimètre, ou 5 avec Maj ; Entrée la pose, Échap la remet en place, puis annule le choix, puis '
    + 'quitte la carte. Page préc. et Page suiv. vont aux autres unités. Plus, moins et zéro : le zoom.';

/** What the battlefield itself says. */
const battlefield: Words['battlefield'] = {
  map: (counters: number): string =>
    `Champ de bataille avec ${counted(counters, { one: 'unité', other: 'unités' })}`,
  mapRole: 'carte',
  keys: KEYS,
  keysAndAsking:
    `${KEYS} Un point d’interrogation demande pourquoi une unité peut combattre ou non ; Entrée aussi, sur une `
    + 'unité qui ne peut être choisie.',
  closer: 'Zoomer',
  further: 'Dézoomer',
  whole: 'Voir tout le combat',
  measure: 'Mesurer',
  table: 'Voir en tableau',
  drawing: 'Voir en carte',
  showKey: 'Afficher la légende',
  hideKey: 'Masquer la légende',
  overwatch: 'en état d’alerte',
  skimmer: 'antigrav',
  landed: 'au sol',
  damaged: (points: number, capacity: number): string =>
    `dégâts : ${figure(points)}${capacity > 0 ? ` sur ${figure(capacity)}` : ''}`,
  shielded: (up: number, full: number): string => `boucliers : ${figure(up)} sur ${figure(full)}`,
  carries: (units: number, names: string): string => `${figure(units)} à bord${names === '' ? '' : ` : ${names}`}`,
  pushed: (length: string): string => `poussée de ${length}`,
  farOff: (formation: string, units: number): string => `${formation} · ${figure(units)}`,
  farOffWhy: (formation: string, units: number, why: string): string => `${formation} · ${figure(units)}, ${why}`,
  formations: (formations: number): string => counted(formations, { one: 'formation', other: 'formations' }),
  moreFormations: (formations: number): string =>
    counted(formations, { one: 'autre formation', other: 'autres formations' }),
  whichOne: 'Laquelle ?',
  twoFingers: 'Deux doigts déplacent la carte',
  tokenOn: (number: number, name: string): string => `Touche ${number} sur ${name}`,
};

/** The key of the map, and the table instead of it. */
const battlefieldSheets: Words['battlefield/sheets'] = {
  key: 'Légende de la carte',
  caption: 'Unités sur le champ de bataille',
  columns: {
    name: 'Unité', side: 'Camp', values: 'CC/FF', fights: 'Façon de combattre', nearest: 'Ennemi le plus proche',
    hits: 'Touches', kind: 'Type', place: 'Position en cm : à droite · en haut',
  },
  sides: { attacker: 'attaquant', defender: 'défenseur' },
  owners: {
    attacker: (formation: string): string => `attaquant, ${formation}`,
    defender: (formation: string): string => `défenseur, ${formation}`,
  },
  shapes: { circle: 'infanterie', square: 'véhicule', ring: 'engin de guerre' },
  stances: {
    fighting: 'directement engagée',
    engaged: 'pas directement engagée',
    supporting: 'en appui',
    bystander: 'hors de l’assaut',
  },
  dead: 'éliminée',
  broken: 'démoralisée',
  character: 'personnage',
  inspiring: 'Inspiring',
  lines: {
    contact: 'au contact', firefight: 'fusillade', support: 'tir d’appui', 'too-far': 'trop loin',
    blocked: 'pas de ligne de tir', distance: 'distance décisive',
  },
  shields: 'boucliers actifs',
  damage: 'dégâts subis',
  aboard: 'unités à bord',
  push: 'poussée de côté',
  effects: {
    'ignore-cover': 'ignore le couvert', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-arme',
    'titan-killer': 'Tueur de Titans',
  },
  gap: (name: string, length: string): string => `${name}, ${length}`,
  contact: (name: string): string => `${name}, au contact`,
  nobody: 'aucun',
  tokenStates: {
    waiting: 'en attente', stopped: 'arrêtée par un bouclier', saved: 'sauvegardée', damaged: 'dégât',
    killed: 'mortelle',
  },
  hit: (state: string): string => `touche, ${state}`,
  token: (number: number, state: string): string => `touche ${number}, ${state}`,
};

/** What the resolver says of its own accord. */
const resolver: Words['resolver'] = {
  resolver: title => `Assaut : ${title}`,
  untitled: 'Un assaut',
  undo: 'Annuler',
  redo: 'Rétablir',
  turn: (name, what) => `${name} : ${what}`,
  letItRun: 'Laisser faire',
  nextStep: 'Étape suivante',
  stop: 'Arrêter',
  seeReport: 'Voir le rapport',
  why: 'Pourquoi ?',
  menu: 'Plus',
  reading: 'Lecture du scénario.',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  tryAgain: 'Réessayer',
};

/** The menu of an assault, and what every menu of a resolver has. */
const resolverMenu: Words['resolver/menu'] = {
  letItRunMore: 'Lance les dés et fait comme d’habitude jusqu’à la prochaine décision.',
  runToEnd: 'Laisser faire jusqu’à la fin',
  runToEndMore: 'Lance les dés et fait comme d’habitude jusqu’à ce que tout soit fini.',
  startAgain: 'Recommencer',
  startAgainMore: 'Le même assaut avec les mêmes dés.',
  newDice: 'Nouveaux dés',
  newDiceMore: 'Depuis le début, avec des dés que personne n’a vus.',
  rulings: 'Comment joue-t-on dans ton club ?',
  rulingsMore: 'Les questions que les règles laissent ouvertes.',
  odds: areOn => `${areOn ? 'Masquer' : 'Afficher'} les chances`,
  oddsMore: 'Qui devrait gagner à partir d’ici.',
  assaults: 'Assauts fournis',
};

/** What is said while a target is chosen. */
const stepsTarget: Words['steps/target'] = {
  engages: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'part', other: 'partent' })} à l’assaut`,
  oneTarget: 'Il y a une seule formation ennemie sur la table. Les autres formations voisines ne peuvent qu’appuyer.',
  whichTarget: 'Quelle formation ennemie charger ? Les autres formations voisines ne peuvent qu’appuyer.',
  target: 'Cible',
  engage: names => `Assaillir ${names}`,
  whoCanBe: 'Qui peut être chargé ?',
  whatStarts: 'Qu’est-ce qui lance un assaut ?',
  away: (length: string): string => `à ${length}`,
  units: (units: number): string => counted(units, { one: 'unité', other: 'unités' }),
  broken: 'démoralisée',
  markers: (markers: number): string => counted(markers, { one: 'pion Impact', other: 'pions Impact' }),
};

/** What is said of formations that join an assault. */
const stepsJoinedFormations: Words['steps/joined-formations'] = {
  together: 'Chargées avec la cible',
  along: 'Chargeant avec un Commander',
  whoTogether: 'Qui peut-on charger ensemble ?',
  whoAlong: 'Qui un Commander peut-il entraîner avec lui ?',
  awayFrom: (length: string, name: string): string => `à ${length} ${de(name)}`,
};

/** What the map says of an Epic assault. */
const stepsMap: Words['steps/map'] = {
  values: (closeCombat: string, firefight: string, armour: string): string =>
    `corps à corps ${closeCombat}, fusillade ${firefight}, blindage ${armour}`,
  noValue: 'aucune valeur',
  with: (name: string, characters: string): string => `${name} avec ${characters}`,
  owners: {
    attacker: formation => `attaquant, ${formation}`, defender: formation => `défenseur, ${formation}`,
  },
  lost: 'éliminée',
  broken: 'démoralisée',
  poppedUp: 'en hauteur',
  aboard: (transport: string): string => `à bord ${de(transport)}`,
  notEngaged: 'non engagée',
  notInAssault: 'hors de l’assaut',

  contact: (unit: string, enemy: string): string => `${unit} est au contact ${de(enemy)} : corps à corps.`,
  firefight: (unit: string, enemy: string, length: string): string =>
    `${unit} tire sur ${enemy}, à ${length} : fusillade.`,
  tooFar: (unit: string, enemy: string, length: string, missing: string): string =>
    `${unit} est à ${length} ${de(enemy)} : ${missing} de trop.`,
  within: (length, most) => `${length} sur ${most}`,
  blocked: (unit: string, enemy: string, length: string, terrain: string): string =>
    `${unit} n’a pas de ligne de tir sur ${enemy} : ${length} de terrain entre les deux (${terrain}).`,
  of: (length: string, terrain: string): string => `${length}, ${terrain}`,
  supports: (unit: string, enemy: string, length: string): string => `${unit} appuie, à ${length} ${de(enemy)}.`,
  maySupport: (unit: string, enemy: string, length: string): string =>
    `${unit} peut appuyer, à ${length} ${de(enemy)}.`,
};

/** The names of the bundled assaults. */
const samples: Words['samples'] = {
  'marines-charge-warband': {
    title: 'Des Assault Marines chargent une Warband',
    teaches: 'Corps à corps et fusillade, des touches qui tombent d’abord sur le plus proche, et une bande qui avance '
      + 'dans ses ruines pour voir au-dehors.',
  },
  'orks-storm-ruins': {
    title: 'Des Orks prennent d’assaut une compagnie dans des ruines',
    teaches: 'L’infanterie du défenseur sauvegarde grâce à son couvert ; les Orks ont quitté le leur, même l’Ork qui '
      + 'est encore dans le bois.',
  },
  'banshees-and-terminators': {
    title: 'Des Banshees frappent des Terminators',
    teaches: 'First Strike avant tout le monde, un blindage qui sauvegarde deux fois, et les touches de macro-arme en '
      + 'dernier, presque sans sauvegarde.',
  },
  'firefight-to-a-tie': {
    title: 'Une fusillade en deux rounds',
    teaches: 'Un assaut sans contact, un tir d’appui des deux côtés, et ce qui reste ou non après une égalité.',
  },
  'warband-swarms-titan': {
    title: 'Une grande Warband submerge un Warlord Titan',
    teaches: 'Un engin de guerre répartit huit dés et encaisse huit touches ; ses boucliers arrêtent les tirs, pas '
      + 'les coups. Personne ne compte les Grotz.',
  },
  'mechanised-company-cornered': {
    title: 'Une compagnie mécanisée prise dans ses Chimeras',
    teaches: 'Des Marines débarquent de leurs Rhinos directement au contact. Quelques gardes débarquent à temps ; les '
      + 'autres sont dans des épaves.',
  },
  'warlord-leads-three-mobs': {
    title: 'Un Warlord mène trois bandes contre des canons Tau',
    teaches: 'Un Commander entraîne avec lui deux formations ; des Fire Warriors en état d’alerte tirent d’abord. Un '
      + 'Ethereal est avec eux.',
  },
  'swarm-among-the-broken': {
    title: 'Un essaim fond sur des chars et de l’infanterie démoralisée',
    teaches: 'Deux formations entremêlées combattent comme une seule. Celle qui est démoralisée gêne le passage, et ne '
      + 'survivrait pas à une défaite.',
  },
  'falcons-refuse-close-combat': {
    title: 'Des Falcons s’élèvent au-dessus des kikoup’',
    teaches: 'Des antigravs au contact choisissent la fusillade et l’imposent à qui est à leur contact. Vainqueurs, '
      + 'les Eldars s’en vont aussitôt.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Un Thunderhawk se pose parmi les Big Gunz',
    teaches: 'Un appareil se pose, deux détachements débarquent au contact, et les trois combattent comme un seul. Une '
      + 'défaite détruirait l’appareil.',
  },
  'gargant-barges-to-tanks': {
    title: 'Un Gargant se fraye un chemin jusqu’aux Shadowswords',
    teaches: 'Un engin de guerre pousse l’infanterie de côté ; Tueurs de Titans, champs de force, explosions, et un '
      + 'Reaver trop loin pour appuyer.',
  },
  'bloodthirster-and-necrons': {
    title: 'Un Bloodthirster mène des démons contre une phalange',
    teaches: 'Métal vivant, démons sacrifiables que personne ne pleure, et unités invoquées qui disparaissent quand '
      + 'leur formation est démoralisée.',
  },
};

/** What the editions of Warhammer 40,000 are called. */
const warhammer40kEditions: Words['warhammer-40k/editions'] = {
  'trial-seven-steps': 'Règles d’essai, sept étapes',
  'trial-eight-steps': 'Règles d’essai, huit étapes',
  '4th': 'Quatrième édition',
  '7th': 'Septième édition',
};

const warhammer40kShortEditions: Words['warhammer-40k/short-editions'] = {
  'trial-seven-steps': 'Essai 7', 'trial-eight-steps': 'Essai 8', '4th': '4e éd.', '7th': '7e éd.',
};

/** The names of the bundled phases. */
const warhammer40kSamples: Words['warhammer-40k/samples'] = {
  'barricade-with-frag': {
    title: 'Des Marines attaquent une barricade avec des grenades frag',
    teaches: 'Des gardes derrière une barricade frappent d’abord, sauf si des grenades frag permettent à tous de '
      + 'frapper en même temps.',
  },
  'barricade-without-frag': {
    title: 'Des Marines sans grenades attaquent une barricade',
    teaches: 'La même charge sans grenades : les gardes frappent avant tout le monde, sauf là où le couvert ne '
      + 'sert à rien.',
  },
  'power-fist-sergeant': {
    title: 'Un sergent avec un gantelet énergétique',
    teaches: 'Les Marines frappent dans l’ordre de leur Initiative ; le gantelet énergétique vient en dernier, et '
      + 'aucune armure n’en protège.',
  },
  'two-armours': {
    title: 'Blessures sur une unité à deux types d’armure',
    teaches: 'Quatre figurines à 3+ et six à 4+ prennent des blessures : chaque édition a sa façon de dire qui '
      + 'sauvegarde.',
  },
  'character-in-a-unit': {
    title: 'Un capitaine au premier rang',
    teaches: 'Des Orks sont au contact d’un capitaine et de son escouade. Peuvent-ils frapper l’escouade à sa place ? '
      + 'Cela dépend de l’édition.',
  },
  'multiple-combat': {
    title: 'Deux escouades contre deux escouades',
    teaches: 'Deux charges contre deux unités côte à côte font un seul combat, et son résultat compte pour les quatre.',
  },
  'sweeping-advance': {
    title: 'Battus, en fuite et rattrapés',
    teaches: 'Les perdants fuient et sont rattrapés : ils restent au combat, sont frappés encore une '
      + 'fois, ou sont détruits.',
  },
};

/** What the statechart says, for as long as it is on its way: its steps by name, and the first. */
const resolverOpening: Words['resolver/opening'] = {
  labels: {
    a1ChooseTarget: 'Cible',
    a2Charge: 'Charge',
    a3CounterCharge: 'Contre-charge',
    a4Attacks: 'Attaques',
    a5SupportingFire: 'Appui',
    a6Result: 'Résultat',
    a7Withdraw: 'Se replier',
    a7Consolidate: 'Consolider',
  },
  first:
    'La formation qui attaque désigne qui elle charge, avec qui, et qui est mêlé à la cible.',
};

/** What is said of an assault that can be gone on with. */
const kept: Words['kept'] = {
  heading: 'Pas encore terminé',
  untitled: 'Un assaut',
  rounds: { round: round => `round ${figure(round)}`, turn: turn => `tour ${figure(turn)}` },
  offer: (title, where, when) => `Reprendre « ${title} » (${where}) ? Dernière partie : ${when}.`,
  goOn: 'Reprendre',
  forget: 'Oublier',
  unreadable: 'Ce qui était gardé ici ne peut plus être lu. Tout est resté comme avant.',
  upTo: 'La partie reprend à la dernière étape que les règles permettent encore.',
};

export const screenBooks: English['screen'] = {
  worker,
  parts,
  'parts/terrain': partsTerrain,
  'parts/works': partsWorks,
  battlefield,
  'steps/map': stepsMap,
};

export const sheetsBooks: English['sheets'] = {
  'battlefield/sheets': battlefieldSheets,
};

export const givenBooks: English['given'] = {
  embed,
  kept,
};

export const samplesBooks: English['samples'] = {
  samples,
};

export const warhammer40kSamplesBooks: English['warhammer-40k-samples'] = {
  'warhammer-40k/samples': warhammer40kSamples,
  'warhammer-40k/editions': warhammer40kEditions,
  'warhammer-40k/short-editions': warhammer40kShortEditions,
};

/** What the frame of a table says of its own accord. */
const frame: Words['frame'] = {
  panel: 'Panneau',
  tabs: { step: 'Cette étape', log: 'Journal', rules: 'Règles', table: 'Tableau' },
  step: (at, of) => `étape ${at} sur ${of}`,
  lines: (count: number): string => counted(count, { one: 'ligne', other: 'lignes' }),
  sheet: detent => `Panneau : ${detent}`,
  detents: { peek: 'titre seul', half: 'à moitié', full: 'entier' },
  showMap: 'Montrer la carte',
  fullScreen: 'Plein écran',
};

/** What the bar says of the odds. */
const resolverBarOdds: Words['resolver/bar-odds'] = {
  odds: 'Chances à partir d’ici',
  ask: 'Chances',
  wins: (names, forces) => `${names} ${form(forces, { one: 'gagne', other: 'gagnent' })}`,
  hasWon: (names, forces) => `${names} ${form(forces, { one: 'a gagné', other: 'ont gagné' })}`,
  nobodyHasWon: 'Personne n’a gagné',
  turnTo: names => `Les chances ${de(names)}`,
  working: 'en cours de calcul',
  closer: 'de plus en plus précis',
  exact: 'exact',
  ifSo: 'dans ce cas',
  anotherRound: 'encore un round',
  nobody: chance => `personne : ${chance}`,
  drawn: chance => `${chance} d’égalité`,
  was: chance => `avant : ${chance}`,
  about: (chance, unsure) => `environ ${chance} ± ${unsure}`,
};

/** What undo takes back and redo does again. */
const resolverHistory: Words['resolver/history'] = {
  thrown: dice => `lancer de ${diceOf(dice)}`,
  move: name => `mouvement ${de(name)}`,
  moves: moves => counted(moves, { one: 'mouvement', other: 'mouvements' }),
  steps: steps => counted(steps, { one: 'étape', other: 'étapes' }),
  turn: 'début du tour',
  setUp: 'changement de la préparation',
  rules: 'changement des règles',
  course: 'autre suite à partir d’un moment antérieur',
  takenBack: what => `Annulé : ${what}.`,
  next: action => `Ensuite : ${action}.`,
};

export const resolverBooks: English['resolver'] = {
  resolver,
  frame,
  'resolver/bar-odds': resolverBarOdds,
  'resolver/history': resolverHistory,
  'parts/dice': partsDice,
};

export const resolverMenuBooks: English['resolver-menu'] = {
  'resolver/menu': resolverMenu,
};

export const diceEntryBooks: English['dice-entry'] = {
  'parts/dice-entry': partsDiceEntry,
};

export const openingBooks: English['opening'] = {
  'resolver/opening': resolverOpening,
};

export const stepsTargetBooks: English['steps-target'] = {
  'steps/target': stepsTarget,
  'steps/joined-formations': stepsJoinedFormations,
};
