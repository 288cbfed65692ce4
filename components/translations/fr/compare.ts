/** In French: rulings and editions side by side. */
import type { CaseWords } from '../../../machines/compare/editions/case-words.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf } from './grammar.ts';

type Words = English['compare'] & English['warhammer-40k-compare'] & English['warhammer-40k-cases'];

const others = (count: number): string => counted(count, { one: 'autre donnée', other: 'autres données' });

/** What the comparison says of its own accord. */
const compare: Words['compare'] = {
  heading: 'Côte à côte',
  reading: 'Lecture du scénario.',
  scenario: 'Assaut',
  ownScenario: 'Ton propre scénario',
  question: 'Question que les règles laissent ouverte',
  matter: 'Avec un effet ici',
  others: 'Sans effet ici',
  untried: 'Questions',
  answer: letter => `${letter} joue`,
  back: 'Retour',
  on: 'Suite',
  toDifference: 'Différence suivante',
  step: (at, of) => `Étape ${at} sur ${of}`,
  beginning: of => `Avant l’étape 1 sur ${of}`,
  alike: 'Ici, aucune différence.',
  waits: 'En attente : rien de tel ici.',
  refused: say => `Impossible : ${say}`,
  over: 'Ici, c’est fini.',
  onlyHere: letter => `seulement ${letter}`,
  dice: 'Dés',
  round: round => `round ${round}`,
  newDie: 'dé lancé seulement ici',
  log: 'Ce qui s’est passé jusqu’ici',
  apartNow: 'Ce qui diffère maintenant',
  apartInTheEnd: 'Ce qui diffère à la fin',
  nothingApart: 'Rien : les deux en sont au même point.',
  nothingInTheEnd: 'Rien : les deux finissent de la même façon.',
  fact: 'Donnée',
  more: others,
  rest: (caption, count) => `${caption} : ${others(count)}`,
  turning: 'Ce qui dépend ici d’une interprétation',
  trying: (tried, found) =>
    `${counted(tried, { one: 'autre réponse essayée', other: 'autres réponses essayées' })}, `
    + `dont ${figure(found)} qui ${form(found, { one: 'change', other: 'changent' })} quelque chose jusqu’ici.`,
  tried: found => (found === 0 ? 'Rien, tel que cet assaut est joué avec ces dés.'
    : `${counted(found, { one: 'autre réponse change', other: 'autres réponses changent' })} quelque chose.`),
  from: (first, steps) => `À partir de l’étape ${first} sur ${steps}.`,
  endsOtherwise: 'La fin est différente.',
  compare: 'Comparer',
  odds: 'Chances à partir d’ici',
  asking: 'Calcul en cours.',
  views: 'Ce qui est montré',
  table: 'La table',
  charts: 'Les diagrammes',
  chartDifferences: 'Ce qui diffère entre les diagrammes',
  sameCharts: 'A et B ont le même diagramme ; c’est dans ses conditions et ses actions '
    + 'qu’une interprétation intervient.',
  noCharts: 'Il n’y a pas de diagramme à montrer.',
  shown: 'Côté montré',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Vérifie la connexion et réessaie.',
  tryAgain: 'Réessayer',
  problems: 'Ce scénario ne peut pas être joué',
  said: (at, of, differing) => `Étape ${at} sur ${of}. ${differing}`,

  facts: {
    winner: 'Vainqueur', ending: 'Comment cela s’est terminé', round: 'Round', hackDown: 'Touches de la débâcle',
    kills: 'pertes infligées', hits: 'touches en cours', living: 'unités restantes', blastMarkers: 'pions Impact',
    broken: 'démoralisée', lostTo: '', damage: 'dégâts', place: 'position',
  },
  lost: {
    attack: 'perte : attaque', support: 'perte : tir d’appui', 'hack-down': 'perte : débâcle',
    withdrawal: 'perte : repli', 'already-broken': 'perte : formation déjà démoralisée',
    passengers: 'perte : transport détruit', critical: 'perte : coup critique', coherency: 'perte : hors de cohésion',
    'dangerous-terrain': 'perte : terrain dangereux',
    'blast-marker': 'perte : pion Impact', overwatch: 'perte : état d’alerte', summoned: 'disparition',
  },
  lives: 'en vie',
  endings: { 'no-assault': 'pas d’assaut', swift: 'tout de suite', result: 'par le résultat' },
  nobody: 'personne',
  yes: 'oui',
  no: 'non',
  sides: { attacker: 'Attaquant', defender: 'Défenseur' },
  theSides: { attacker: 'attaquant', defender: 'défenseur' },
  purposes: {
    'close-combat': 'Corps à corps', firefight: 'Fusillade', 'extra-attacks': 'Attaques supplémentaires',
    damage: 'Dégâts', save: 'Sauvegarde', 're-roll': 'Relance', invulnerable: 'Invulnérable', critical: 'Coup critique',
    splash: 'Explosion', result: 'Résultat', 'dangerous-terrain': 'Terrain dangereux', 'action-test': 'Test d’action',
    'blast-markers': 'Pions Impact',
  },
  news: {
    alone: 'cela n’arrive que dans l’un des deux', event: 'une autre décision est prise',
    dice: 'd’autres dés sont demandés',
    faces: 'le résultat des dés diffère', log: 'le récit diffère', next: 'la suite diffère',
    facts: 'la situation diffère ensuite',
  },
  newsSaid: news => `${news.join(' ; ')}.`.replace(/^./, first => first.toUpperCase()),

  aspects: {
    key: value => `s’appelle ${value}`, parent: value => `est dans ${value}`, kind: value => `est ${value}`,
    title: value => `a pour titre ${value}`, description: value => `dit ${value}`, rule: value => `cite ${value}`,
    initial: value => `commence par ${value}`, event: value => `répond à ${value}`, guard: value => `demande ${value}`,
    targets: value => `mène à ${value}`, actions: value => `fait ${value}`,
  },
  state: id => `État ${id}`,
  transition: id => `Transition ${id}`,
  lacks: name => `n’existe pas dans « ${name} »`,
  isThere: 'existe',
  inThisOrder: 'essai dans cet ordre',
  inAnotherOrder: 'essai dans un autre ordre',
  nothing: 'rien',
  quoted: texts => texts.map(one => `« ${one} »`).join(', '),
};

/** What the comparison of editions says. */
const warhammer40kCompare: Words['warhammer-40k/compare'] = {
  kinds: {
    charge: 'Charge', fight: 'Combat', panic: 'Panique', morale: 'Moral', 'break-off': 'Désengagement et percée',
    'pile-in': 'Mise au contact', consolidate: 'Consolidation', untold: 'Les suites',
  },
  scenario: 'Combat à comparer',
  completion: 'Avec les règles que d’autres pages ajoutent aux quatrième et septième éditions',
  besideTexts: editions => (editions.length === 0
    ? 'Le complément ne change rien à ce combat.'
    : `Éditions où le complément change ce combat : ${editions.join(', ')}.`),
  walkedWith: 'Combat à parcourir',
  edition: 'Édition',
  strike: units => `Qui frappe : ${units.join(', ')}`,
  steps: 'Étapes',
  back: 'Étape précédente',
  on: 'Étape suivante',
  toDifference: 'Différence suivante',
  stepOf: (at, of) => `Étape ${at} sur ${of}`,
  isOtherwise: 'Variable selon les éditions',
  isAlike: 'Identique dans toutes les éditions',
  rung: rung => `Initiative ${rung}`,
  coverRung: 'Avant tout le monde, à cause du couvert',
  thrown: (side, purpose, target) =>
    `${side === 'attacker' ? 'attaquant' : 'défenseur'} : ${purpose}${target === null ? '' : ` ${target}+`}`,
  nothing: 'Rien de tel ici.',
  tellsNothing: 'Cette étape n’apporte rien de nouveau.',
  silent: 'le texte ne le dit pas',
  otherwise: 'seulement ici, ou différent',
  turnsOn: 'Ce qui fait la différence',
  turnsOnNothing: 'Ici, aucune question n’est décisive à elle seule : la différence vient de ce qui s’est passé avant.',
  searching: (tried, of) => `Essai de toutes les autres réponses : ${tried} sur ${of}.`,
  cases: 'Une situation, quatre issues',
  chargeCharts: 'Les charges de deux éditions, diagramme par diagramme',
  sideOf: at => (at === 0 ? 'A' : 'B'),
  sameChargeChart: 'Les deux passent par la même partie du diagramme d’états. Ce qui les distingue s’y décide.',
  noChargeChart: 'Quand un texte ne dit pas comment on charge, il n’y a pas de diagramme à comparer.',
  notLoaded: id => `Aucun combat fourni ne s’appelle « ${id} ».`,
};

/** 'A, B ou C'. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(' ou ');

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Une figurine de Capacité de Combat 3 frappe une unité de deux figurines : l’une de Capacité de '
    + 'Combat 2, l’autre de Capacité de Combat 4.',
  'X-02': 'Une unité de deux figurines est frappée : l’une d’Endurance 2, l’autre d’Endurance 4.',
  'X-03': 'Une unité de six figurines est frappée : trois d’Endurance 3, les trois autres d’Endurance 5.',
  'X-04': 'Une figurine qui charge avec deux attaques et deux armes est derrière une figurine amie, de la même '
    + 'unité, au contact de l’ennemi.',
  'X-05': 'Cinq figurines avec une attaque chacune chargent une unité sur laquelle elles ont tiré.',
  'X-06': 'Une figurine d’Initiative 6 charge un défenseur d’Initiative 3 à couvert.',
  'X-07': 'Une figurine d’Initiative 6 a chargé des défenseurs d’Initiative 3 à travers un terrain difficile.',
  'X-08': 'Une figurine d’Initiative 10 charge un défenseur d’Initiative 3 à couvert.',
  'X-09': 'Huit blessures tombent sur quatre figurines à armure 3+ et six à 5+, et chaque sauvegarde est réussie.',
  'X-10': 'Le seul ennemi au contact d’une figurine lente tombe avant qu’elle frappe ; deux autres sont à 1,5″ en '
    + 'arrière.',
  'X-11': 'Sur quatre figurines, une est au contact de ceux qui frappent, la deuxième au contact d’une autre unité, '
    + 'la troisième est derrière la première, et la quatrième est loin de tous. Qui peut tomber ?',
  'X-12': 'Les perdants font 3 et 3 pour leur retraite ; le vainqueur fait des 3 pour sa percée, et aucun camp '
    + 'n’est plus rapide que l’autre.',
  'X-13': 'Les perdants font 3 et 3 pour leur retraite ; le vainqueur est plus rapide et fait des 4 pour sa percée.',
  'X-14': 'Les perdants ont fui de 2″. Un vainqueur qui consolide peut-il venir à leur contact ?',
  'X-15': 'Dans une unité frappée, une figurine de Capacité de Combat 4 est au contact de l’ennemi ; cinq autres, '
    + 'de Capacité de Combat 2, sont à 7″ en arrière.',
  'X-16': 'Une figurine d’une unité au combat, à 4″ du plus proche ami au contact d’un ennemi, veut tirer.',
  'X-17': 'Un ennemi est au contact d’un personnage indépendant et d’une figurine de son unité. Qui frappe-t-il ?',
  'X-18': 'Une unité qui a tiré sur B veut charger B seule, B puis C à côté, ou C puis B.',
  'X-19': 'Une unité restée immobile pour tirer avec une arme lourde veut charger.',
  'X-20': 'Trois figurines chargent avec deux attaques chacune, et une est au contact de l’ennemi ; les autres sont '
    + 'près d’une autre unité, elle aussi au contact.',
  'X-21': 'Un ennemi est à 8″ à découvert ; la portée de charge propre à l’unité est de 6″ ou 12″.',
  'X-22': 'Une unité dont la portée de charge est de 6″ charge un ennemi à 3″ à travers des cratères et fait 4 et 6.',
  'X-23': 'Deux figurines en chargent trois placées en rang ; le chemin de l’une passe par-dessus des fûts, devant les '
    + 'deux premières.',
};

/** What the cases of the comparison say beside the log. */
const warhammer40kCases: Words['warhammer-40k/cases'] = {
  inputs: INPUTS,
  silent: 'Le texte ne le dit pas.',
  may: 'C’est permis.',
  mayCharge: 'La charge est permise.',
  charging: (targets, refusal) => `${listed(targets)} : ${refusal ?? 'la charge est permise.'}`,
  chargingFrom: (inches, refusal) => `Portée de ${inches}″ : ${refusal ?? 'la charge est permise.'}`,
  toughness: value => `L’unité a une Endurance de ${value}.`,
  ownerChooses: values => `Le propriétaire choisit ${oneOf(values)}.`,
  weaponSkill: value => `C’est la Capacité de Combat ${value} qui compte.`,
  attacks: attacks => `La figurine a ${counted(attacks, { one: 'attaque', other: 'attaques' })}.`,
  mayFall: models => `${oneOf(models)}.`,
  strikes: units => `L’ennemi frappe ${oneOf(units)}.`,
  inCover: models => (models.length === 0 ? 'Personne n’est à couvert.' : `À couvert : ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} contre ${target} : ${diceOf(dice)} sur ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};

export const compareBooks: English['compare'] = {
  compare,
};

export const warhammer40kCompareBooks: English['warhammer-40k-compare'] = {
  'warhammer-40k/compare': warhammer40kCompare,
};

export const warhammer40kCasesBooks: English['warhammer-40k-cases'] = {
  'warhammer-40k/cases': warhammer40kCases,
};
