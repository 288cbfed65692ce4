/** In French: what sets up tables and forces. */
import type { TerrainKind, Works } from '../../../src/epic-armageddon/model/terrain.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, de, unitsOf } from './grammar.ts';
import { partsTerrain, partsWorks } from './screen.ts';

type Words = English['set-up'] & English['formation-card'] & English['table-editor'] & English['import'];

const WHOM = { attacker: 'l’attaquant', defender: 'le défenseur' };

const PLACES = { inContact: 'au contact', inFirefight: 'fusillade', back: 'derrière' } as const;

/** What the set-up says. */
const setUp: Words['set-up'] = {
  heading: 'Prépare ton propre assaut',
  bring: 'Une liste, un fichier, des tables enregistrées',
  shelfFor: 'Une formation d’ici devient',
  whom: WHOM,
  sides: 'Camps',
  tab: (side, stands) => `${side === 'attacker' ? 'Attaquant' : 'Défenseur'} · ${figure(stands)}`,
  hints: { attacker: '8 boyz, 2 nobz avec un warlord', defender: '6 tactical avec un chaplain' },
  stands: 'Position des unités',
  kind: (count, name) => `${figure(count)} ${name}`,
  values: (cc, ff, armour) => `CC ${cc} · FF ${ff} · blindage ${armour}`,
  places: PLACES,
  inPlace: (name, place) => `${name}, ${PLACES[place]}`,
  markers: 'Pions Impact',
  markersOf: { attacker: 'Pions Impact : l’attaquant', defender: 'Pions Impact : le défenseur' },
  cover: 'terrain',
  noCover: 'découvert',
  broken: 'Démoralisée',
  marched: 'A fait une marche forcée',
  overwatch: 'En état d’alerte',
  addSupport: '+ appui',
  support: 'Appui',
  supporter: number => `Appui ${figure(number)}`,
  removeSupporter: number => `Retirer l’appui ${figure(number)}`,
  supportHint: '4 devastators',
  swap: 'Échanger les camps',
  map: 'La table',
  title: (attacker, defender) => `${attacker} contre ${defender}`,
  deploy: 'Placer à distance de charge',
  lineUpAgain: 'Aligner de nouveau',
  begin: 'On commence par',
  begins: { a1ChooseTarget: 'la charge', a4Attacks: 'les attaques' },
  rulings: 'Interprétations et règles d’armée',
  apply: count => `${figure(count)} en vigueur`,
  rules: { attacker: 'Règles d’armée de l’attaquant', defender: 'Règles d’armée du défenseur' },
  start: 'Jouer',
  clear: 'Vider la table',
  clearMore: 'La table sera vide. « Annuler » ramène tout.',
  keepTable: 'Enregistrer cette table',
  kept: name => `Enregistré : ${name}.`,
  keepFormation: side => `Enregistrer ${WHOM[side]}`,
  best: 'Meilleur changement trouvé',
  foldBest: 'Refermer',
  swapThem: 'Échanger ces unités',
  doIt: 'Appliquer',
  others: count => counted(count, { one: 'autre', other: 'autres' }),
  problems: 'Avant de pouvoir commencer',
  loading: 'Chargement des unités…',
  unreachable: 'Le chargement des unités a échoué. Vérifie la connexion, puis',
  again: 'réessaie',
  taken: names => `Repris : ${names.join(', ')}.`,
  tooManyTaken: count => `${count} formations lues : les deux premières se font face, les autres sont à côté.`,
  set: (side, name) => `${name} est maintenant ${WHOM[side]}.`,
};

const BLOCKS = {
  line: 'Ligne', 'two-ranks': 'Deux rangs', wedge: 'Coin', ring: 'Cercle', 'as-they-are': 'Ordre serré',
} as const;

const tidy = (cm: number): string => figure(Math.round(cm * 10) / 10);

/** What the table editor itself says. */
const tableEditor: Words['table-editor'] = {
  keys: 'Tab va d’une unité à l’autre. Espace ajoute l’unité à la sélection, Entrée la choisit seule, F choisit sa '
    + 'formation. Les flèches déplacent la sélection, de 1 centimètre, de 5 avec Maj. Les crochets la tournent, plus '
    + 'et moins l’écartent et la resserrent. S va au contact, M pose le début du mètre, puis sa fin, Suppr retire, '
    + 'Ctrl+Z annule, Échap désélectionne tout. Les outils de dessin ont un crayon : les flèches le déplacent, '
    + 'Entrée pose un coin, commence ou termine, Suppr enlève le dernier coin, C ou Entrée sur le premier coin ferme '
    + 'le contour, Échap l’abandonne.',
  tools: 'Outils',
  tool: {
    select: 'Choisir et déplacer', lasso: 'Lasso', look: 'Déplacer la carte', stand: 'Une autre unité',
    tape: 'Mètre', rectangle: 'Rectangle',
    polygon: 'Polygone', brush: 'Pinceau',
  },
  tasks: { move: 'Déplacer', stand: 'Unité', terrain: 'Terrain', measure: 'Mesurer' },
  toolHints: {
    select: 'Désigne une unité, deux fois pour sa formation, ou entoures-en plusieurs.',
    lasso: 'Entoure les unités que tu veux.',
    look: 'Fais glisser la carte ; avec deux doigts, cela marche toujours.',
    stand: 'Touche l’endroit où l’unité doit être.',
    tape: 'Fais glisser d’un endroit à l’autre, ou touche les deux bouts.',
    rectangle: 'Fais glisser d’un coin à l’autre.',
    polygon: 'Touche les coins ; toucher de nouveau le premier ferme le contour.',
    brush: 'Peins le terrain.',
  },
  like: 'Une de plus',
  standAdded: name => `${name} est là.`,
  inviting: 'Écris qui combat : les unités apparaissent ici.',
  several: 'Ajouter à la sélection',
  selectedSection: 'Ce qui est choisi',
  selected: count => `Sélection : ${unitsOf(count)}`,
  selectedNames: names => (names.length === 0 ? 'Rien n’est choisi' : `Sélection : ${listed(names)}`),
  isSelected: said => `dans la sélection ; ${said}`,
  block: BLOCKS,
  blocks: 'Disposer en',
  arranged: block => `Disposition : ${BLOCKS[block].toLowerCase()}.`,
  spacing: 'Écart entre unités, cm',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  turned: degrees => `Rotation de ${counted(Math.abs(degrees), { one: 'degré', other: 'degrés' })} `
    + `vers la ${degrees < 0 ? 'gauche' : 'droite'}.`,
  wider: 'Écarter',
  tighter: 'Resserrer',
  spread: 'Unités écartées.',
  tightened: 'Unités resserrées.',
  noWider: 'Impossible d’écarter davantage les unités : la chaîne se romprait, ou la table s’arrête là.',
  noTighter: 'Impossible de resserrer davantage les unités.',
  contact: 'Mettre au contact',
  inContact: 'Au contact.',
  noContact: 'Aucun ennemi n’a de place à son contact pour une unité de plus.',
  align: 'Placer face à l’ennemi',
  aligned: 'Face à l’ennemi.',
  mirror: 'Retourner',
  mirrored: 'Symétrie appliquée.',
  copy: 'Copier',
  copyFormation: 'Copier la formation',
  copied: 'Copié.',
  remove: 'Retirer',
  standsRemoved: count => `${unitsOf(count)} ${form(count, { one: 'retirée', other: 'retirées' })}.`,
  terrainRemoved: 'Terrain retiré.',
  damage: 'Dégâts subis',
  aboard: names => `À bord : ${names}`,
  into: 'Dans un transport',
  anyTransport: 'N’importe lequel qui ait de la place',
  getIn: 'Embarquer',
  gotIn: names => `Maintenant à bord : ${names}.`,
  letOut: 'Faire débarquer',
  onFoot: names => `À pied : ${names}.`,
  remarks: 'À vérifier',
  formations: 'Formations',
  noFormations: 'Pas encore de formations.',
  all: 'Choisir',
  allOf: name => `Tout choisir : ${name}`,
  name: 'Nom',
  markers: 'Pions Impact',
  broken: 'Démoralisée',
  marched: 'A fait une marche forcée',
  overwatch: 'En état d’alerte',
  side: 'Camp',
  sides: { attacker: 'Attaquant', defender: 'Défenseur' },
  changeSide: 'Autre camp',
  leads: { attacker: 'lance l’assaut', defender: 'est la cible' },
  joined: { attacker: 'charge aussi', defender: 'entremêlée' },
  makeLead: { attacker: 'Lui faire lancer l’assaut', defender: 'En faire la cible' },
  join: { attacker: 'Charge aussi', defender: 'Chargée aussi' },
  removeFormation: 'Retirer',
  formationRemoved: name => `${name} n’est plus là.`,
  terrain: 'Terrain et table',
  noTerrain: 'Pas encore de terrain.',
  ground: 'Type',
  placeTerrain: 'Poser sur la table',
  terrainAdded: name => `Posé sur la table : ${name}.`,
  finish: 'Fermer le contour',
  pen: 'Crayon',
  penName: (x, y) => `Crayon, ${figure(x)} vers la droite, ${figure(y)} vers le haut`,
  penKeys: 'Dessiner au clavier',
  begun: 'Tracé commencé. Avance, et appuie sur Entrée à la fin.',
  cornerSet: count => counted(count, { one: 'coin', other: 'coins' }),
  corner: (number, of, x, y) => `Coin ${number} sur ${of}, ${figure(x)} vers la droite, ${figure(y)} vers le haut`,
  body: name => `${name} : déplacer, tourner, retirer`,
  width: 'Largeur, cm',
  depth: 'Profondeur, cm',
  mirrorTable: 'Échanger gauche et droite',
  mirrorEnds: 'Échanger haut et bas',
  clearTape: 'Ranger le mètre',
  tapeFrom: name => `Le mètre part de : ${name}. Maintenant l’autre bout.`,
  tapeLength: (cm, from, to) => `${cmOf(cm)} : ${from} – ${to}.`,
  aPlace: 'un endroit',
  at: (name, [x, y]) => `${name}, ${tidy(x)} vers la droite, ${tidy(y)} vers le haut.`,
  more: count => `et ${figure(count)} de plus`,
};

const remarksNames = (some: readonly string[], more: number): string =>
  (more === 0 ? listed(some) : `${some.join(', ')} et ${figure(more)} de plus`);
const kindOf = (kind: TerrainKind | Works): string =>
  (kind in partsTerrain.within ? partsTerrain.within[kind as TerrainKind] : partsWorks[kind as Works].toLowerCase());

/** What is said of a table that is being set up. */
const tableEditingRemarks: Words['table-editing/remarks'] = {
  apart: (units, more, cm, formation) => `Hors de cohésion, à ${cmOf(cm)} du reste ${de(formation)} : `
    + `${remarksNames(units, more)}.`,
  overlap: (one, other, cm) => `${one} et ${other} se chevauchent de ${cmOf(cm)}.`,
  offTable: (unit, cm) => `${unit} dépasse de la table de ${cmOf(cm)}.`,
  impassable: (unit, where) => `${unit} ne peut pas être là : ${where}.`,
  inPiece: name => name,
  inKind: kind => kindOf(kind),
  brokenEngages: formation => `Démoralisée, ${formation} ne peut pas lancer d’assaut.`,

  noUnits: formation => `${formation} n’a pas d’unités.`,
  stranger: unit => `Il n’y a pas d’unité ${unit} qui puisse combattre dans un assaut.`,
  aloneCharacter: unit => `${unit} est un personnage : il doit rejoindre une unité.`,
  manyFormations: most => `Il y a déjà ${figure(most)} formations, et c’est le maximum.`,
  manyInFormation: (most, units) =>
    `Une formation peut avoir ${unitsOf(most)} au plus ; celle-ci en aurait ${figure(units)}.`,
  manyUnits: (most, units) => `Il peut y avoir ${unitsOf(most)} au plus sur la table ; il y en aurait `
    + `${figure(units)}.`,

  fewCorners: 'Il faut au moins trois coins à un terrain.',
  manyCorners: (most, corners) =>
    `Un élément de terrain peut avoir ${figure(most)} coins au plus ; celui-ci en a ${figure(corners)}.`,
  farOff: 'Le terrain doit être sur la table ou tout près.',
  crossing: 'Le contour se croise ou se touche.',
  manyPieces: most => `Il y a déjà ${figure(most)} éléments de terrain, et c’est le maximum.`,
};

/** What the formation picker says. */
const formationBuilder: Words['formation-builder'] = {
  heading: side => (side === 'attacker' ? 'Attaquant' : 'Défenseur'),
  search: 'Formation ou unités',
  suggestions: count => counted(count, { one: 'suggestion', other: 'suggestions' }),
  loading: 'Chargement des listes d’armée…',
  unreachable: 'Les listes d’armée n’ont pas pu être chargées.',
  again: 'Réessayer',
  notUnderstood: typed => `« ${typed} » n’a pas été compris.`,
  taken: (typed, name) => `« ${typed} » est compris comme ${name}.`,
  fromList: 'Choisir dans une liste',
  list: 'Liste d’armée',
  chooseList: 'Choisis une liste…',
  formation: 'Formation',
  chooseFormation: 'Choisis une formation…',
  size: 'Taille',
  sizes: ['Habituelle', 'Double', 'Triple'],
  way: 'Composée de',
  transport: 'Accompagnée de',
  onFoot: 'À pied',
  none: 'Aucun',
  extras: 'Options et personnages',
  madeNow: count => (count === 0 ? 'aucun' : String(count)),
  times: says => `Combien de fois : ${says}`,
  howMany: name => `Nombre ${de(name)}`,
  nobody: 'Aucune unité de cette formation n’est jamais sur la table dans un assaut.',
  count: count => unitsOf(count),
  initiative: 'Initiative',
  rules: 'Règles d’armée',
  rule: word => capital(word.replaceAll('-', ' ')),
  kept: name => `Enregistré : ${name}.`,
  aboard: 'Passagers à bord au départ',
  singly: 'Une par une',
  unit: (name, at) => `${name} ${at}`,
  remove: name => `Retirer ${name}`,
  removed: name => `${name} n’est plus là.`,
  rides: 'dans',
  ridesFor: name => `Transport ${de(name)}`,
  moveTo: name => `Déplacer ${name} vers`,
  optionOf: name => `Choix pour ${name}`,
  optionAmount: (option, name) => `${option} pour ${name}`,
  noOption: 'Rien de choisi',
  idleOption: 'Aucune différence dans un assaut',
  add: 'Ajouter une unité',
  addHint: 'Nom d’une unité',
  edit: name => `Modifier ${name}`,
  editShort: 'Modifier',
  own: 'Créer ta propre unité',
  change: 'Unité par unité',
  tooMany: most => `Plus de ${unitsOf(most)}, c’est trop pour une formation.`,
  details: 'Ce que l’unité sait faire',
  idle: names => `Sans effet dans un assaut : ${names}.`,
  name: 'Nom',
};

/** What a datasheet says that counts in an assault. */
const formationBuilderCard: Words['formation-builder/card'] = {
  types: {
    infantry: 'Infanterie', 'light-vehicle': 'Véhicule léger', 'armoured-vehicle': 'Véhicule blindé',
    'war-engine': 'Engin de guerre', character: 'Personnage',
  },
  values: { armour: 'Blindage', cc: 'CC', ff: 'FF', speed: 'Vitesse', damageCapacity: 'CD' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'au contact',
  inFirefight: 'en fusillade',
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'attaque', other: 'attaques' }) : 'attaques'}`,
  weapon: (name, facts) => `${name} : ${facts.join(', ')}`,
};

const SHIELDS = 'Chacun arrête un point de dégât de fusillade ou de tir d’appui, puis tombe.';
const OVER = 'Passe par-dessus amis et décors';

/** What each ability does in an assault, by its word. */
const formationBuilderAbilities: Words['formation-builder/abilities'] = {
  units: {
    aircraft: 'Se pose n’importe où pendant sa charge, puis y reste ; détruit si sa formation perd, sauf Fearless.',
    automata: 'Sa perte ne compte ni dans le résultat ni comme pion Impact tant que sa formation a des unités d’un '
      + 'autre type.',
    automaton: 'Sa perte compte dans le résultat, mais sans pion Impact ; l’unité sauvegarde comme '
      + 'd’habitude quand sa formation démoralisée panique.',
    brutal: 'Une touche de plus dans la débâcle si son camp gagne, une seule par camp, tant qu’une telle unité vit.',
    commander: 'Mène des assauts combinés.',
    'damage-capacity': 'Sur un personnage, comme un Battlecar : ces points s’ajoutent à ceux de son porteur.',
    'deflector-shield': 'Une seconde sauvegarde sur 5+ contre toute attaque.',
    expendable: 'Sa perte compte dans le résultat, mais sans pion Impact, sauf si toute sa formation est Expendable.',
    farsight: 'Garder l’initiative ne coûte rien à sa formation au test d’action.',
    fearless: 'Épargnée par la débâcle, pas détruite par une défaite quand elle est démoralisée, peut rester sur '
      + 'place.',
    ferocity: '5 cm de plus en contre-charge.',
    'first-strike': 'Toutes ses attaques passent avant celles des autres.',
    holofield: 'Sauvegarde sur 3+ à la place du blindage, quelle que soit la touche.',
    infiltrator: 'Double sa Vitesse en charge et ignore les zones de contrôle de la cible.',
    inspiring: '+1 au résultat de son camp tant que l’unité vit.',
    'ion-shield': 'Contre la fusillade, sauvegarde sur 4+ à la place du blindage, mais pas contre les macro-armes.',
    'invulnerable-save': 'Une seconde sauvegarde sur 6+ contre toute attaque.',
    'jump-packs': `${OVER}.`,
    'knight-shield': 'Sauvegarde sur 4+ à la place du blindage, quelle que soit la touche, mais pas contre le tir '
      + 'd’appui.',
    'living-metal': 'Une seconde sauvegarde sur 4+ contre toute attaque.',
    mounted: 'Compte comme véhicule pour le terrain.',
    'passengers-fire': 'Ses passagers tirent de l’intérieur, en assaut et en appui.',
    'power-fields': SHIELDS,
    'reinforced-armour': 'Relance une sauvegarde ratée, sauf contre les macro-armes et les lances.',
    scout: 'Zone de contrôle de 10 cm, cohésion de 20 cm.',
    shadowfield: SHIELDS,
    shadowfields: SHIELDS,
    skimmer: `${OVER} ; au contact, peut imposer la fusillade à tous.`,
    'support-craft': 'Un antigrav toujours en hauteur : au contact, tout le monde combat en fusillade.',
    'supreme-commander': 'Mène des assauts combinés et fait relancer un test d’action raté.',
    'tau-jet-packs': `${OVER}, comme avec des réacteurs dorsaux.`,
    transport: 'Transporte d’autres unités : elles débarquent en charge ou contre-charge, et peuvent être perdues '
      + 'avec leur transport.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Relance un test de terrain dangereux raté.',
  },
  weapons: {
    'first-strike': 'Ses attaques passent avant celles des autres.',
    'ignore-cover': 'Pas de sauvegarde de couvert.',
    lance: 'Pas de relance de Reinforced Armour.',
    'macro-weapon': 'Sur les attaques supplémentaires : blindage seulement avec Reinforced Armour, pas de couvert.',
    sniper: 'Le camp qui frappe choisit la victime, qui a un malus de 1 à la sauvegarde.',
    'titan-killer': 'Sur les attaques supplémentaires : une macro-arme qu’aucun blindage n’arrête, et plusieurs '
    + 'points d’un coup.',
  },
};

/** What the form for a profile says. */
const formationBuilderProfileForm: Words['formation-builder/profile-form'] = {
  name: 'Nom',
  nameless: 'name ne doit pas être vide.',
  type: 'Type',
  speed: 'Vitesse en cm',
  armour: 'Blindage, vide si aucun',
  cc: 'Corps à corps, vide si aucun',
  ff: 'Fusillade, vide si aucune',
  damageCapacity: 'Capacité de dégâts ; vide : comme d’habitude',
  radius: 'Rayon du socle en cm ; vide : comme d’habitude',
  abilities: 'Capacités, séparées par des virgules',
  weapon: at => `Arme ${at}`,
  weaponName: 'Nom',
  weaponKind: 'Combat',
  kinds: { assault: 'Au contact', 'small-arms': 'En fusillade' },
  extraAttacks: 'Attaques supplémentaires : un nombre ou des dés',
  weaponRules: 'Règles, séparées par des virgules',
  addWeapon: 'Ajouter une arme',
  removeWeapon: at => `Retirer l’arme ${at}`,
  critical: 'Coup critique',
  criticalDamage: 'Dégâts en plus : un nombre ou « all » ; vide : comme d’habitude',
  criticalWithin: 'Portée de l’explosion en cm, vide si aucune',
  criticalHitOn: 'L’explosion touche sur… ; vide : toujours',
  criticalEffect: 'Type d’explosion',
  criticalEntered: 'Sa fiche demande autre chose tout de suite',
  criticalLater: 'Effets en partie après l’assaut',
  criticalMoves: 'Déplacement maximal en cm, vide si aucun',
  keep: 'Garder cette unité',
  drop: 'Annuler',
};

/** `A, B ou C` */
const either = (names: readonly string[]): string =>
  (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`);

const AT_WILL = 'à volonté';

/** `6 Tactical`, `Hunter à volonté` */
const many = (amount: string, units: string): string =>
  (amount === AT_WILL ? `${units} ${AT_WILL}` : `${amount} ${units}`);

/** What a formation of an army list may take. Beside a figure the English names need no forms. */
const armyListsChoices: Words['army-lists/choices'] = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `au moins ${figure(least)}`,
  anyNumber: AT_WILL,
  upTo: most => `jusqu’à ${figure(most)}`,
  between: (least, most) => `${figure(least)} à ${figure(most)}`,
  inAll: amount => `${amount} en tout`,

  part: many,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => many(amount, either(units)),
  anyOf: (amount, units) => `${amount} au choix (${either(units)})`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' avec '),
  ways: ways => ways.join(' ; ou '),
  plusTransport: ways => `${ways}, plus transport`,
  capital,

  add: what => `Ajouter ${what}`,
  addOften: what => `Ajouter, autant de fois que tu veux : ${what}`,
  addTimes: (times, what) => `Ajouter${times < 2 ? '' : ` ${figure(times)} fois`} : ${what}`,
  replace: (goes, comes) => `Remplacer ${goes} par ${comes}`,
  anyNumberOf: units => many(AT_WILL, either(units)),
  upToOf: (most, units) => `jusqu’à ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who}, avec ${either(units)}`,
  carry: transports => `Transporter la formation en ${either(transports)}`,
  allGain: ability => `Toutes les unités reçoivent ${ability}`,
  give: (ability, to) => `Donner ${ability} : ${to}`,
  summon: units => `Invoquer ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Il manque ici ce qui serait remplacé : ${units}.`,
  noneToCarry: units => `Aucune unité d’ici ne peut porter le personnage ; il faudrait : ${units}.`,
  noneHere: units => `Il manque ici : ${units}.`,
  nobodyFits: transports => `Aucune unité ici ne tient dans ${either(transports)}.`,
};

const formationsOf = (count: number): string => counted(count, { one: 'formation', other: 'formations' });
const importNames = (count: number): string => counted(count, { one: 'nom', other: 'noms' });

/** What an import says. */
const setUpImport: Words['set-up/import'] = {
  title: 'Importer une liste',
  intro: 'Une liste de BattleScribe ou de New Recruit, une liste en texte, ou une table enregistrée ici.',
  file: 'Choisir un fichier',
  drop: 'ou dépose-le ici',
  paste: 'Ou colle une liste',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Lire',
  reading: 'Lecture…',
  unreadable: 'Ce fichier n’a pas pu être ouvert.',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie.',
  onlyFirst: 'Seul le premier de ces fichiers a été lu.',
  another: 'Lire autre chose',
  more: count =>
    form(count, { one: 'Encore un cas du même genre.', other: `Encore ${count} cas du même genre.` }),
  problems: 'Ceci n’a pas pu être lu',
  found: 'Ce qui a été compris',
  noUnits: 'Pas encore d’unités',
  aboard: count => `${unitsOf(count)} à bord`,
  on: (character, unit) => `${unit} avec ${character}`,
  notUnderstood: (count, typed) => `${count} × « ${typed} » : non compris.`,
  meant: 'Cela veut dire :',
  leaveOut: 'Laisser de côté',
  meantSpoken: (typed, name) => `« ${typed} » veut dire ${name}`,
  leaveOutSpoken: typed => `Laisser de côté « ${typed} »`,
  byFile: count => `Jouer ${unitsOf(count)} avec les valeurs de ce fichier, non celles de la bibliothèque`,
  whichDiffer: 'Ce qui diffère',
  field: {
    type: 'type', speed: 'vitesse', armour: 'blindage', cc: 'CC', ff: 'FF', damageCapacity: 'capacité de dégâts',
    critical: 'coups critiques', abilities: 'capacités', weapons: 'armes',
  },
  instead: (field, library, file) => `${field} ${file}, non ${library}`,
  notes: count => counted(count, { one: 'remarque', other: 'remarques' }),
  take: count => `Reprendre ${formationsOf(count)}`,
  open: count => `${importNames(count)} encore à préciser : `
    + `${form(count, { one: 'laissé', other: 'laissés' })} de côté si tu ne dis rien.`,
  settled: (typed, name) => `« ${typed} », c’est ${name}.`,
  leftOut: typed => `Laissé de côté : « ${typed} ».`,
  cannotJoin: name => `${name} doit d’abord avoir une unité à rejoindre.`,
  understood: (formations, open) =>
    `${formationsOf(formations)} `
    + `${form(formations, { one: 'comprise', other: 'comprises' })}`
    + `${open === 0 ? '' : `, ${importNames(open)} à préciser`}.`,
  untitled: 'Une table',
  table: (units, formations) => `${formationsOf(formations)}, ${unitsOf(units)}`,
  takeTable: 'Installer cette table',
};

/** 'Seule la première ligne a été lue', 'Seules les 5 premières lignes ont été lues'. */
const onlyFirst = (most: number, one: string, many: string): string => form(most, {
  one: `Seule la première ${one} a été lue.`,
  other: `Seules les ${figure(most)} premières ${many} ont été lues.`,
});

/** What is said of a list that was read from outside. */
const armyListsImport: Words['army-lists/import'] = {
  tooLarge: 'C’est bien trop gros pour une liste ou un scénario : rien n’a été lu.',
  notText: 'Ce n’est pas du texte : il y a des octets qu’aucune liste ne contient.',
  nothing: 'Aucune formation n’a été reconnue.',
  nothingOf: (typed, near) => 'Aucune formation n’a été reconnue. '
    + `Noms inconnus ici : ${typed.join(', ')}.`
    + (near.length === 0 ? '' : ` Noms les plus proches : ${near.join(', ')}.`),
  damagedJson: 'Cela ressemble à du JSON, mais endommagé ou tronqué.',
  otherJson: 'Ce JSON n’est ni une liste ni un scénario.',
  declares: 'Ce fichier a ses propres déclarations (un DOCTYPE), ce qu’aucune liste n’a : il n’est pas lu.',
  damagedRoster: 'Cette liste est endommagée ou tronquée.',
  otherXml: 'Ce XML n’est pas une liste.',
  catalogue: 'C’est un catalogue, dont on tire des listes : exporte une liste depuis ton programme.',
  scenario: 'C’est un scénario et non une liste.',
  rosterTooDeep: 'Cette liste a trop de niveaux pour une armée.',
  rosterTooLarge: 'Cette liste contient trop d’éléments pour une armée.',
  damagedArchive: 'Cette archive est endommagée ou tronquée.',
  noRosterInside: 'Cette archive ne contient pas de liste.',
  archiveInside: 'Cette archive en contient une autre, qui reste fermée.',
  manyFiles: 'Cette archive contient trop de fichiers pour une liste.',
  largeInside: 'Ce que contient cette archive est trop gros pour une liste.',

  firstNames: most => form(most, {
    one: 'Seul le premier nom a été cherché.',
    other: `Seuls les ${figure(most)} premiers noms différents ont été cherchés.`,
  }),
  firstUnmatched: most => form(most, {
    one: 'Un seul des mots non compris est montré.',
    other: `Seuls ${figure(most)} des mots non compris sont montrés.`,
  }),
  firstLines: most => onlyFirst(most, 'ligne', 'lignes'),
  firstLetters: most => form(most, {
    one: 'Un seul caractère d’une ligne a été lu.',
    other: `Seuls ${figure(most)} caractères d’une ligne ont été lus.`,
  }),
  cut: most => `Une formation a été tronquée après ${unitsOf(most)}.`,
  heading: name => `${name} est compris comme un titre.`,
  column: name => `La colonne ${name} a été laissée de côté.`,
  times: (name, count) => `${name} est compris comme ${figure(count)} formations.`,
  assumed: name =>
    `${name} ne nomme pas d’unités : la formation a le minimum que permet sa liste d’armée.`,
  ability: name => `${name} est ici une capacité, laissée de côté.`,
  unusable: name => `${name} ne peut pas combattre ici.`,
  unusableWhy: (name, why) => `${name} ne peut pas combattre ici. ${why}`,
  taken: (name, unit) => `${name} est compris comme ${unit}.`,
  noUnits: names => form(names.length, {
    one: 'Nom laissé de côté, car ce n’est pas une unité', other: 'Noms laissés de côté, car ce ne sont pas des unités',
  }) + ` : ${names.join(', ')}.`,
  noFormations: names => form(names.length, {
    one: 'Nom laissé de côté, car ce n’est pas une formation',
    other: 'Noms laissés de côté, car ce ne sont pas des formations',
  }) + ` : ${names.join(', ')}.`,
  otherGame: name => `Cette liste est d’un autre jeu : ${name}.`,
  manyFormations: most => `Il y a plus de formations que permis (${figure(most)}) ; rien n’a été lu.`,
  manyStands: (name, most) => `${name} a plus de socles que permis (${figure(most)}) ; rien n’a été lu.`,
  enough: (name, count) => `Autant ${de(name)} qu’il en faut pour tous : ${figure(count)}.`,
  unread: (name, parts) => `Non compris dans le profil ${de(name)} : ${parts.join(', ')}.`,
  unreadable: name => `Le profil ${de(name)} dans ce fichier n’a pas été compris.`,
  differs: names => `Ce fichier a d’autres valeurs que la bibliothèque, qui fait foi : ${names.join(', ')}.`,
  alone: name => `${name} est une fiche sans liste ; un seul socle a été ajouté.`,
  idle: name => `Aucune unité de cette liste ne s’appelle ${name}, dont il y a ici une fiche.`,
};

/** What the set-up of Warhammer 40,000 says. */
const phase: Words['set-up/phase'] = {
  heading: 'Prépare ton propre combat',
  edition: 'Règles',
  hints: { attacker: '10 tactical marines', defender: '20 ork boyz' },
  search: 'Unités',
  tab: (side, models) => `${side === 'attacker' ? 'Attaquant' : 'Défenseur'} · ${figure(models)}`,
  rows: 'Qui est là',
  howMany: name => `Nombre ${de(name)}`,
  carries: name => `Avec quoi frappe ${name}`,
  asListed: 'comme dans la liste',
  characteristics: (ws, s, t, w, i, a, ld, save) =>
    `CC ${ws} · F ${s} · E ${t} · PV ${w} · I ${i} · A ${a} · Cd ${ld} · Svg ${save}`,
  together: 'dans la même unité',
  joined: name => `rejoint ${name}`,
  fromList: 'Choisir dans une liste',
  army: 'Armée',
  chooseArmy: 'Choisis une armée…',
  add: name => `Ajouter ${name}`,
  own: 'Créer ton propre profil',
  ownKept: name => `On peut maintenant écrire ${name}.`,
  noProfiles: 'Aucune source n’a de profils de cette édition : seuls les profils que tu as créés sont reconnus.',
  begin: 'On commence par',
  begins: { charge: 'la charge', fight: 'le combat' },
  whole: 'Jouer toute la septième édition',
  wholeMore: count =>
    `${counted(count, { one: 'règle tirée', other: 'règles tirées' })} de pages hors de son texte, `
    + 'avec leurs sources.',
  idle: names => `Sans ces règles, rien de spécial pour : ${names.join(', ')}.`,
  notTyped: 'Cette table n’a pas été écrite ici. Ce que tu écris ci-dessous prend sa place.',
  otherGame: 'Préparer Epic: Armageddon',
  thisGame: 'Préparer Warhammer 40,000',
  otherGameMore: 'Une autre table, d’un autre jeu',
  afterCharge: 'Les chances sont celles du combat après la charge, si tous arrivent au contact.',
  standsThere: name => `${name} est déjà à cet endroit.`,
  saved: 'Tables enregistrées',
  roster: 'Une liste de la septième édition',
  rosterMore: 'Un fichier BattleScribe (.ros, .rosz) ou une liste en texte.',
  rosterFor: { attacker: 'Lire la liste pour l’attaquant', defender: 'Lire la liste pour le défenseur' },
  rosterText: 'Texte de la liste',
  rosterFile: 'Choisir un fichier',
  keep: 'Garder',
  drop: 'Abandonner',
  fields: {
    name: 'Nom', weaponSkill: 'CC', strength: 'F', toughness: 'E', wounds: 'PV', initiative: 'I', attacks: 'A',
    leadership: 'Cd', save: 'Svg', invulnerable: 'Inv', weapons: 'Armes',
  },
  weaponsHint: 'power sword, pistol',
  noWeapon: name => `Il n’y a pas ici d’arme ${name}.`,
};

export const setUpBooks: English['set-up'] = {
  'set-up': setUp,
  'set-up/phase': phase,
  'formation-builder': formationBuilder,
  'formation-builder/card': formationBuilderCard,
};

export const formationCardBooks: English['formation-card'] = {
  'formation-builder/abilities': formationBuilderAbilities,
  'formation-builder/profile-form': formationBuilderProfileForm,
  'army-lists/choices': armyListsChoices,
};

export const tableEditorBooks: English['table-editor'] = {
  'table-editor': tableEditor,
  'table-editing/remarks': tableEditingRemarks,
};

export const importBooks: English['import'] = {
  'set-up/import': setUpImport,
  'army-lists/import': armyListsImport,
};
