/** In French: what is wrong with something given, and what is noted of it. */
import type { LessonKindName } from '../../../src/lessons/lesson-problem-words.ts';
import type { Listed, Named, NamedField } from '../../../src/parsing/problem-words.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, markersOf, OF_SIDES, pointsOf, SIDES, unitsOf } from './grammar.ts';

type Words = English['problems'] & English['link-problems'] & English['link-steps']
  & English['notes'];

/** What lists of a scenario are of. */
const LISTED: Readonly<Record<Listed, string>> = {
  kinds: 'types',
  abilities: 'capacités', 'army rules': 'règles d’armée', corners: 'coins', 'damaged units': 'unités endommagées',
  events: 'événements', faces: 'faces de dés', 'formation ids': 'id de formations', formations: 'formations',
  grenades: 'grenades', hits: 'touches', 'ids of units': 'id d’unités', models: 'figurines', moments: 'moments',
  options: 'options',
  'pieces of terrain': 'éléments de terrain', 'profile ids of characters': 'id de profils de personnages',
  'rule ids': 'id de règles', sentences: 'phrases', traits: 'traits', 'traits of terrain': 'traits de terrain',
  'unit ids': 'id d’unités', units: 'unités', 'weapon rules': 'règles d’armes', weapons: 'armes',
  'wounded models': 'figurines blessées',
};

/** 'de formations', 'd’unités' */
const ofListed = (what: Listed): string => {
  const said = LISTED[what];
  return /^[aeiouéè]/.test(said) ? `d’${said}` : `de ${said}`;
};

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'La formation', model: 'La figurine', 'piece of terrain': 'L’élément de terrain', unit: 'L’unité',
};
const FIELDS: Readonly<Record<NamedField, string>> = { field: 'champ', question: 'question', ruling: 'interprétation' };

/** What is told of a scenario that is not right. */
const parsingProblems: Words['parsing/problems'] = {
  scenario: 'Le scénario',
  more: count => form(count, {
    one: 'Il y a encore un problème du même genre.',
    other: `Il y a encore ${figure(count)} problèmes du même genre.`,
  }),
  guess: (sentence, near) => `${sentence} Tu voulais dire ${near} ?`,

  tooLarge: 'Le scénario fait plus de 1 Mo de JSON.',
  notJson: 'Ce texte n’est pas du JSON.',
  noNumber: value => `${value} n’est pas un nombre que JSON puisse contenir.`,
  noValue: type => `JSON ne peut rien contenir de ce genre : ${type}.`,
  circle: 'Cet objet se contient lui-même, ce que JSON ne permet pas.',
  tooDeep: most => `L’imbrication dépasse ${figure(most)} listes et objets.`,
  unreadable: 'Ce contenu est tout à fait illisible.',
  holes: 'Cette liste a des trous, ou ses propres champs.',
  ofClass: 'C’est un objet d’une classe, pas un objet simple.',
  symbols: 'Cet objet a des symboles pour champs.',
  getter: 'Cette valeur est calculée par un getter, et non écrite.',
  reserved: name => `${name} ne peut pas servir de nom.`,

  mustBe: (field, wants, found) => `${field} doit être ${wants}. Trouvé : ${found}.`,
  aList: 'une liste',
  anObject: 'un objet',
  empty: field => `${field} ne doit pas être vide.`,
  newer: (field, found, known) =>
    `${field} est à ${found} : une version plus récente de ce programme l’a écrit. Ta version lit ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `${field} a trop peu ${ofListed(what)} : ${figure(count)} au lieu de ${figure(least)} au moins.`,
  tooMany: (field, count, what, most) =>
    `${field} a trop ${ofListed(what)} : ${figure(count)} au lieu de ${figure(most)} au plus.`,
  missing: (field, wants) => `Il manque ${field}, qui doit être ${wants}.`,
  noField: name => `Il n’y a pas de champ ${name} ici.`,
  noSuch: (what, name) => `Il n’y a pas ${de(FIELDS[what])} ${name}.`,
  noSpeed: wants => `Il manque speed, qui doit être ${wants}.`,
  noPlace: wants => `Il manque at, qui doit être ${wants}, sauf à bord d’un transport.`,
  fromOneTo: (field, most) => `${field} doit être entre 1 et ${figure(most)}.`,
  capacities: (field, numbers) =>
    `${field} ne peut pas être à la fois ${listed(numbers.map(String))} ; le mot parmi les abilities compte aussi.`,
  farOff: field => `${field} est bien trop loin de toute table.`,
  notRound: field => `${field} doit faire une fois le tour d’une surface sans se croiser ni se toucher.`,
  noArmyRule: name => `Il n’y a pas de règle d’armée ${name}.`,
  noAbility: name => `Il n’y a pas de capacité ${name}.`,
  noWeaponRule: name => `Il n’y a pas de règle d’arme ${name}.`,
  inExtraAttacks: (field, word) => `${field} dit ${word} ; dis-le plutôt dans le champ extraAttacks d’une arme.`,
  needsNumber: (field, word, example) => `${field} dit ${word} ; il faut un nombre après, comme dans ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} à ${path} s’appelle déjà ${id}.`,
  lostMarkers: markers =>
    `Une formation démoralisée n’a plus de pions Impact : blastMarkers doit être 0, mais vaut ${figure(markers)}.`,
  breaksAt: (least, markers) => `Cette formation est démoralisée à ${markersOf(least)} : blastMarkers doit être plus `
    + `petit, mais vaut ${figure(markers)}.`,
  brokenOnOverwatch: 'Une formation démoralisée ne peut pas être en état d’alerte.',
  marchedOnOverwatch: 'Une formation qui a fait une marche forcée ne peut pas être en état d’alerte.',
  noFormationOf: side => `Il n’y a pas de formation ${OF_SIDES[side]}.`,
  brokenEngages: name => `La formation ${name} est démoralisée, et ne peut donc pas lancer d’assaut.`,
  inAlready: name => `La formation ${name} est déjà dans l’assaut.`,
  wrongSide: (field, side, name) =>
    `${field} doit nommer une formation ${OF_SIDES[side]} ; ${name} est à l’autre camp.`,
  noFormation: name => `Il n’y a pas de formation ${name}.`,
  passengerUp: 'Un passager d’un transport ne peut pas être en hauteur.',
  othersTransport: name => `${name} est à l’autre camp et ne transporte personne de ce camp-ci.`,
  aboardItself: name => `${name} ne peut pas être à son propre bord.`,
  aboardToo: name => `${name} est lui-même à bord d’un transport.`,
  noTransport: (name, unit) => `${name} n’est pas un transport : ${unit} ne transporte personne.`,
  noUnit: name => `Il n’y a pas d’unité ${name}.`,
  ownNeedsProfile: name => `Il n’y a pas d’unité ${name}. Pour ta propre unité, il faut un profil dans profiles.`,
  works: (works, kind) => `${works} fait partie des fortifications ; kind ne peut pas être ${kind}.`,
  offTable: (at, width, depth) => `${at} est hors de la table, qui fait ${figure(width)} × ${figure(depth)} cm.`,
  overlap: (one, other, cm) =>
    `${one} et ${other} sont au même endroit : leurs socles se chevauchent de ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Il y a ${unitsOf(count)}, mais le maximum est de ${figure(most)}.`,
  isCharacter: name => `${name} est un personnage : il rejoint une unité, dans la liste characters de celle-ci.`,
  destroyed: (name, capacity, damage) => `L’unité ${name} est éliminée à ${pointsOf(capacity)} de dégât ; damage doit `
    + `être plus petit, mais vaut ${figure(damage)}.`,
  shields: (name, most, shields) => {
    const has = most === 0 ? 'n’a pas de boucliers' : `a ${counted(most, { one: 'bouclier', other: 'boucliers' })}`;
    return `${name} ${has} ; shields ne peut pas être ${figure(shields)}.`;
  },
  noOption: (unit, option) => `La fiche ${de(unit)} n’a pas d’option ${option}.`,
  noRoomFor: (unit, option) => `${unit} ne peut pas avoir ${option} en plus : sa fiche impose un choix.`,
  noSkimmer: name => `${name} n’est pas un antigrav, et ne peut donc pas être en hauteur.`,
  noCharacter: name => `${name} n’est pas un personnage qui puisse rejoindre une unité.`,
  unusable: (name, why) => `${name} ne peut pas combattre ici. ${why}`,
};

/** What a value must be. */
const parsingWants: Words['parsing/wants'] = {
  text: 'un texte',
  naming: 'un texte qui serve de nom',
  truth: 'true ou false',
  number: (least, most) => `un nombre de ${figure(least)} à ${figure(most)}`,
  whole: (least, most) => `un nombre entier de ${figure(least)} à ${figure(most)}`,
  wholeOrAll: most => `un nombre entier de 0 à ${figure(most)}, ou all`,
  countOrDice: most => `un nombre entier de 0 à ${figure(most)}, ou des dés comme D3 ou 2D6`,
  oneOf: options => `l’une de ces valeurs : ${options.join(', ')}`,
  listOf: what => `une liste ${ofListed(what)}`,
  pairCm: 'deux nombres [x, y] en cm',
  pairInches: 'deux nombres [x, y] en pas',
  answers: 'un objet avec une réponse par question',
  profiles: 'un objet avec un profil par id',
  weapon: 'une arme avec name et kind',
  profile: 'un profil avec name, type et speed',
  splash: 'un objet avec within',
  critical: 'un objet avec damage, splash, entered, later et moves',
  unit: 'une unité avec id, profile et at',
  formation: 'une formation avec id, side et units',
  terrain: 'un élément de terrain avec id, kind et outline',
  table: 'une table avec width, depth et terrain',
  engage: 'un objet avec formation et target',
  scenario: 'un objet avec format, ruleset, formations et engage',
};

/** What is told of a phase that is not right. */
const warhammer40kProblems: Words['warhammer-40k/problems'] = {
  manyModels: (count, most) =>
    `Il y a ${counted(count, { one: 'figurine', other: 'figurines' })}, mais le maximum est de ${figure(most)}.`,
  noUnitOf: side => `Il n’y a pas d’unité ${OF_SIDES[side]}.`,
  companion: 'Seul un personnage indépendant peut accompagner une unité, et il ne s’accompagne jamais lui-même.',
  wrongSide: (field, side, name) => `${field} doit nommer une unité ${OF_SIDES[side]} ; ${name} n’est pas de ce camp.`,
  noProfile: name => `Il n’y a pas de profil ${name} dans profiles.`,
  lost: (wounds, lost) => `Avec ${counted(wounds, { one: 'point de vie', other: 'points de vie' })}, lost doit être `
    + `inférieur à ${figure(wounds)}, mais vaut ${figure(lost)}.`,
  offTable: (at, width, depth) => `${at} est hors de la table, qui fait ${figure(width)}″ × ${figure(depth)}″.`,
  overlap: (one, other, inches) =>
    `${one} et ${other} sont au même endroit : leurs socles se chevauchent de ${figure(inches)}″.`,
  weaponNotAgreed: 'heavy n’est pas dans ce texte ; il faut convenir de 4C-W3 (heavyWeapons dans completion) '
    + 'ou prendre ordinary.',
  weaponNeedsNumber: 'Cette arme n’existe pas dans cette édition ; donne armourPiercing.',
  wrongEdition: (row, own, edition) =>
    `${row} complète l’édition ${own}, et l’on joue ici selon ${edition}.`,
  leftOut: row => `${row} ne se joue pas ici et ne peut donc pas être activé.`,
  told: (question, answer) => `Le texte répond lui-même à ${question} : ${answer}.`,

  model: 'une figurine avec id, profile et at',
  unit: 'une unité avec id, side et models',
  table: 'une table avec width, depth, terrain et edges',
  edges: 'un bord pour chaque camp',
  phase: 'un objet avec format, ruleset et units',
  weapon: 'une arme avec kind',
  profile: 'un profil avec name et des caractéristiques',
  charging: 'un objet avec strengthBonus et armourPiercing',
  rulings: 'un objet avec une réponse par interprétation',
};

const CAMPS = { attacker: 'Côté attaquant', defender: 'Côté défenseur' } as const;

/** '3 unités sur 5 peuvent' */
const can = (possible: number, asked: number): string => {
  if (possible === 0) return `aucune unité sur ${figure(asked)} ne peut`;
  return `${unitsOf(possible)} sur ${figure(asked)} ${form(possible, { one: 'peut', other: 'peuvent' })}`;
};

/** What is said of two forces that are typed in and lined up. */
const deploymentNotes: Words['deployment/notes'] = {
  inContact: (side, asked, possible) =>
    `${CAMPS[side]}, ${can(possible, asked)} être au contact : deux ennemis au plus `
    + 'sont au contact d’une même unité, et il faut qu’il y ait assez d’ennemis.',
  inFirefight: (side, asked, possible) =>
    `${CAMPS[side]}, ${can(possible, asked)} être en fusillade : il n’y a plus de place à 15 cm ou moins pour `
      + `d’autres.`,
  back: (side, asked, possible) => `${CAMPS[side]}, ${can(possible, asked)} être plus loin.`,
  supporters: (side, asked, possible) =>
    `En appui, ${CAMPS[side].toLowerCase()}, ${can(possible, asked)} être à 15 cm ou moins d’un ennemi.`,
  coherency: (side, asked, possible) => `${CAMPS[side]}, trop peu d’unités relient l’ennemi à celles qui sont plus `
    + `loin, et la chaîne se rompt : elle en relie ${figure(possible)} sur ${figure(asked)}.`,
  blastMarkers: (side, asked, possible) => `${capital(SIDES[side])} ne peut pas avoir ${markersOf(asked)} : à plus de `
    + `${figure(possible)}, sa formation est démoralisée.`,
  broken: side =>
    `La formation ${OF_SIDES[side]} ne peut pas être démoralisée : elle ne pourrait pas lancer d’assaut.`,
  marched: side =>
    `La formation ${OF_SIDES[side]} ne peut pas avoir fait de marche forcée : son action, c’est cet assaut.`,
  cover: (side, asked, possible) => (possible > 0
    ? `${CAMPS[side]}, ${can(possible, asked)} être à couvert.`
    : `${CAMPS[side]}, le couvert ne sert à rien : il ne protège que l’infanterie qui a été chargée.`),
  nobodyEngaged: 'Personne n’est à 15 cm ou moins d’un ennemi : il n’y a donc pas d’assaut.',
  noNumber: 'Le nombre saisi doit être entier, 0 ou plus.',
  noStands: side => `${capital(SIDES[side])} n’a pas d’unités.`,
  manyStands: (side, stands, most) =>
    `Une formation ${OF_SIDES[side]} a ${unitsOf(stands)} ; le maximum est de ${figure(most)}.`,
  noUnit: name => `Il n’y a pas d’unité ${name}.`,
  unusable: (name, why) => `${name} ne peut pas combattre ici. ${why}`,
  aloneCharacter: name => `${name} est un personnage : il lui faut une unité à rejoindre.`,
  noCharacter: name => `${name} n’est pas un personnage qui puisse rejoindre une unité.`,
  wrongNumber: number => `${number} n’est pas un nombre d’unités : écris un nombre entier, comme 2.`,
  longLine: (letters, most) => `La ligne a ${letters} caractères ; le maximum est de ${most}.`,
  manyNames: (names, most) => `La ligne nomme ${names} choses ; le maximum est de ${most}.`,
  nameless: 'Un nombre sans nom.',
  unknown: said => `Rien ne s’appelle ${said}.`,
  inFront: (side, units) => `${CAMPS[side]} : ${units} devant.`,
  taken: (said, count, unit) => `${said} est compris comme ${figure(count)} ${unit}.`,
  several: (said, units) => `${said} peut désigner plusieurs unités : ${units.join(', ')}. Écris laquelle.`,
  vehicle: name => `${name} est un véhicule, et les véhicules ne se jouent pas ici.`,
  noProfiles: said => `Il n’y a pas de profils de cette édition ici : crée ton propre profil pour ${said}.`,
  modelNumber: number => `${number} n’est pas un nombre de figurines : écris un nombre entier, comme 2.`,
  manyModels: (unit, models, most) => `${unit} : ${models} figurines, c’est trop ; le maximum est de ${most}.`,
  manyUnits: most => `Plus de ${most} unités, c’est trop pour une table.`,
  unsourced: (unit, things) => `${unit} : aucune source ne cite ${things.join(', ')} ; tout le monde joue ainsi.`,
  noModels: side => `${capital(SIDES[side])} n’a pas de figurines.`,
  ownRules: unit => `${unit} a des règles propres, laissées à son joueur.`,
};

/** What is said of things that cannot be put on a shelf. */
const shelf: Words['shelf'] = {
  nameless: 'Un élément sans nom',
  leftOut: (what, why) => `Laissé de côté : ${what}. ${why}`,
  leftOutForMore: (what, why) => `Laissé de côté : ${what}. ${why} Et ce n’est pas le seul problème.`,
  cut: what => `${what} ne va pas plus loin que les règles ne le permettent ; le reste est laissé de côté.`,
  tooLarge: 'Cela fait plus de 1 Mo.',
  nothing: 'Ce n’est rien qu’on puisse garder.',
  aboardNothing: 'Une unité est à bord de quelque chose qui ne peut transporter personne.',
  noEvent: name => `Il n’y a pas d’événement ${name} dans un assaut.`,
  noPhaseEvent: name => `Il n’y a pas d’événement ${name} dans une phase.`,
  fileTooLarge: megabytes => `Ce fichier fait plus de ${figure(megabytes)} Mo.`,
  fileNotJson: 'Ce fichier n’est pas du JSON, ou n’en est qu’une partie.',
  otherFile: 'Ce n’est pas le fichier d’une étagère.',
  otherVersion: 'Ce fichier vient d’une autre version de ce programme, qui l’écrit autrement.',

  time: 'une date comme 2026-11-21T20:15:00.000Z',
  id: 'un texte d’au plus 64 lettres, chiffres et traits d’union',
  thing: 'un élément avec id, kind, name, savedAt et content',
  unit: 'une unité avec profile, characters et aboard',
  formation: 'une formation avec name, list, initiative, rules et units',
  scenario: 'un scénario',
  assault: 'un assaut avec scenario, events et at',
  phase: 'une phase avec scenario, events et at',
  event: 'un événement',
};

const stepsOf = (count: number): string => counted(count, { one: 'étape', other: 'étapes' });

/** What is said of a link that cannot be read. */
const shareLinks: Words['share-links'] = {
  noAssault: 'Ce que contient ce lien n’est pas un assaut qu’on puisse jouer.',
  noPhase: 'Ce que contient ce lien n’est pas une phase qu’on puisse jouer.',
  short: 'Ce lien s’interrompt au milieu de son contenu.',
  nonsense: 'Ce lien ne dit rien de compréhensible.',
  newer: 'Ce lien parle d’une chose que cette version du programme ne connaît pas ; une plus récente la connaît '
    + 'peut-être.',
  more: count => form(count, {
    one: 'Il y a encore une chose qui ne va pas.', other: `Il y a encore ${figure(count)} choses qui ne vont pas.`,
  }),
  manySteps: (steps, most) => `Ce lien contient ${stepsOf(steps)} ; un assaut en a ${figure(most)} au plus.`,
  manyPhaseSteps: (steps, most) => `Ce lien contient ${stepsOf(steps)} ; une phase en a ${figure(most)} au plus.`,
  otherSheet: unit => `La fiche ${de(unit)} a changé depuis que ce lien a été créé : la suite peut être différente.`,
};

/** What is said of a link that cannot be made or read. */
const shareLinkReading: Words['share/link-reading'] = {
  tooOld: 'Ce navigateur est trop vieux pour les liens : il n’a rien pour les compresser et les décompresser.',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie quand il y aura du réseau.',
  tooLong: 'Ce lien est bien trop long pour être un des nôtres.',
  noLink: 'Ce n’est pas un lien vers un assaut : il doit commencer par play=1.',
  nothingBehind: 'Ce lien a été tronqué : il n’y a rien après son début.',
  strange: letter => `Ce lien contient ${letter}, ce que ne contient aucun des nôtres.`,
  notOurs: 'Ce lien ne peut pas être décompressé : il ne vient pas de ce programme.',
  toAssault: 'Ce lien mène à un assaut d’Epic, pas à une phase de Warhammer 40,000.',
  toPhase: 'Ce lien mène à une phase de Warhammer 40,000, pas à un assaut d’Epic.',
  unknownKind: (kind, ours) => `Ce lien est du type inconnu ${kind} ; les nôtres sont du type ${ours.join(' ou ')}.`,
  cut: percent => `Ce lien a été tronqué : il en manque environ ${percent}\u202f% à la fin.`,
  longer: 'Quelque chose a été ajouté à la fin de ce lien.',
  changed: 'Ce lien a été modifié en chemin : certains caractères ne sont pas ceux qui ont été envoyés.',
  changedRulings: {
    supportReach: 'Ce lien est antérieur à la version 0.2.0, depuis laquelle les touches d’appui ne portent que '
      + 'jusqu’à 15 cm de ceux qui tirent.',
    losersSupporters: 'Ce lien est antérieur à la version 0.2.0, depuis laquelle les formations amies près '
      + 'du perdant prennent un pion Impact même après une fin immédiate.',
    settledTies: 'Ce lien est antérieur à la version 0.2.0, depuis laquelle les égalités de distance se '
      + 'tranchent à nouveau pour les touches de macro-arme et de Tueur de Titans, et après First Strike.',
    moraleTest: 'Ce lien est antérieur à la version 0.2.0, depuis laquelle un double 1 réussit tout test de moral dans '
      + 'cette édition.',
  },
};

/** What is said of one that is read, and goes wrong in its steps. */
const shareLinkSteps: Words['share/link-steps'] = {
  senseless: 'Ce lien contient des étapes qui n’ont pas de sens sur sa table.',
  refused: (at, of, step, reason) =>
    `L’étape ${at} sur ${of} de ce lien (${step}) n’est pas permise `
    + `à ce stade${reason === null ? '.' : ` : ${reason}`}`,
};

/** Why some units have no profile here. */
const armyListsUnusable: Words['army-lists/unusable'] = {
  aircraft: 'Cette unité ne se pose jamais pour combattre, et en l’air rien ne peut lui donner l’assaut.',
  spacecraft: 'Les vaisseaux spatiaux restent au-dessus de la table et ne combattent jamais dans un assaut.',
  delivery: 'Cette unité ne fait qu’amener d’autres unités sur la table et n’a pas de valeurs pour combattre.',
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
const lessonProblems: Words['lesson/problems'] = {
  tooLarge: 'La leçon fait plus de 1 Mo de JSON.',
  noLesson: 'Une leçon doit être un objet avec version, id, title et moments.',
  momentAlready: (name, path) => `Le moment ${name} existe déjà : ${path}.`,
  dice: 'Les dés ne sont pas une décision ; leur place est dans dice.',
  figureOf: (name, of, found) =>
    `Dans les accolades, après ${name}, ${AFTER[of]}.${found === null ? '' : ` Trouvé : ${found}.`}`,
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

export const problemsBooks: English['problems'] = {
  'parsing/problems': parsingProblems,
  'parsing/wants': parsingWants,
  'warhammer-40k/problems': warhammer40kProblems,
  'lesson/problems': lessonProblems,
  shelf,
  'army-lists/unusable': armyListsUnusable,
};

export const linkProblemsBooks: English['link-problems'] = {
  'share-links': shareLinks,
  'share/link-reading': shareLinkReading,
};

export const linkStepsBooks: English['link-steps'] = {
  'share/link-steps': shareLinkSteps,
};

export const notesBooks: English['notes'] = {
  'deployment/notes': deploymentNotes,
};
