/** In French: the calculator, the review of an assault, and lists against lists. */
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, markersOf, pointsIn, que, unitsOf } from './grammar.ts';

type Words = English['odds'];

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Chances d’un assaut',
  attacker: 'Attaquant',
  defender: 'Défenseur',
  theSide: { attacker: 'l’attaquant', defender: 'le défenseur' },
  theSupport: { attacker: 'l’appui de l’attaquant', defender: 'l’appui du défenseur' },
  wins: (names, forces) => `${names} ${form(forces, { one: 'gagne', other: 'gagnent' })}`,
  lose: (names, forces, average, of) =>
    `${names} ${form(forces, { one: 'perd', other: 'perdent' })} ${average} sur ${of}`,
  swift: 'Fini avant le jet du résultat',
  nobody: 'Personne ne gagne',
  said: (attacker, defender, swift) =>
    `Attaquant : ${attacker}, défenseur : ${defender}, fini avant le jet du résultat : ${swift}.`,
  working: 'calcul en cours',
  loading: 'Chargement des forces…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  result: 'Résultat',
  closer: 'de plus en plus précis',
  exact: 'exact',
  howSure: 'Est-ce fiable ?',
  surely: 'Exact : chaque jet a été suivi jusqu’au bout.',
  sampled: points => `Une partie est échantillonnée : trois erreurs types font ${pointsIn(points)}.`,
  bounds: (least, most) => `À coup sûr entre ${least} et ${most}.`,
  pin: 'Épingler ce plan',
  unpin: 'Désépingler',
  backToPin: 'Revenir à ce plan',
  pinned: 'Épinglé',
  againstPin: change => `${pointsIn(change)} par rapport au plan épinglé`,
  swap: 'Échanger les camps',
  play: 'Jouer',
  losses: 'Pertes',
  lossesOf: { attacker: 'Pertes de l’attaquant', defender: 'Pertes du défenseur' },
  reading: { exactly: 'Exactement', atLeast: 'Au moins' },
  readingLegend: 'Ce que comptent les barres',
  chartSpoken: (side, likeliest, chance, average, of) =>
    `Pertes ${side === 'attacker' ? 'de l’attaquant' : 'du défenseur'} : le plus probable, ${likeliest} sur `
    + `${unitsOf(of)}, ${chance} ; ${average} en moyenne. Le tableau ci-dessous donne tous les chiffres.`,
  average: (average, of) => `${average} sur ${unitsOf(of)} en moyenne`,
  table: 'Tableau',
  lost: 'Pertes',
  pinnedExactly: 'Épinglé, exactement',
  more: count => `${count} ou plus`,
  endings: 'Issues',
  endsIn: round => `Fini au round ${round}`,
  endsLater: from => `Au round ${from} ou après`,
  swiftFor: { attacker: 'Dans ce cas, l’attaquant gagne', defender: 'Dans ce cas, le défenseur gagne' },
  endsBroken: { attacker: 'L’attaquant finit démoralisé', defender: 'Le défenseur finit démoralisé' },
  assumptions: 'Hypothèses',
  assumed: (first, others) =>
    `${others === 0 ? 'Hypothèse' : 'Hypothèses'} : ${first}${others === 0 ? '' : ` (+${others})`}`,
  mattersOf: {
    decided: 'Ce que tu peux décider maintenant', shooting: 'Ce qu’un tir préalable pourrait faire',
    other: 'Ce qui joue aussi',
  },
  show: 'Voir',
  doIt: 'Appliquer',
  noMatters: 'Aucun changement, à lui seul, ne ferait de différence.',
  nothingOpen: {
    dice: 'Des dés vont être lancés : rien ne peut être décidé avant.',
    settled: 'On sait qui gagne : ce qui reste à décider n’y change rien.',
    indifferent: 'Rien de ce qui peut être décidé maintenant ne changerait quoi que ce soit.',
    nobodyNear: 'Avec ce placement, personne n’est assez près pour combattre : il faut d’abord charger.',
  },
  about: chance => `environ ${chance}`,
  stillLooking: 'La recherche continue…',
  forces: 'Forces',
  units: 'Unités',
  unitsHint: '6 boyz 2 nobz',
  support: 'En appui',
  supportHint: '4 devastators',
  places: { inContact: 'Au contact', inFirefight: 'En fusillade', back: 'Hors de portée' },
  stands: unit => `Nombre ${de(unit)}`,
  inPlace: (unit, place) =>
    `${unit}, ${{ inContact: 'au contact', inFirefight: 'en fusillade', back: 'hors de portée' }[place]}`,
  markers: 'Pions Impact',
  markersOf: { attacker: 'Pions Impact : attaquant', defender: 'Pions Impact : défenseur' },
  cover: 'Couvert',
  noCover: 'À découvert',
  broken: 'Démoralisé',
  marched: 'A fait une marche forcée',
  rules: 'Règles d’armée',
  none: 'aucune',
  values: (cc, ff, armour) => `CC ${cc} · FF ${ff} · blindage ${armour}`,
  notUnderstood: typed => `« ${typed} » n’a pas été compris.`,
  meant: (typed, name) => `« ${typed} » est compris comme ${name}.`,
  or: 'Ou :',
  untitled: 'Un assaut',
  leave: 'Saisir plutôt les unités',
  problems: 'Ceci ne peut pas encore être calculé',
  unknownAssault: id => `Aucun assaut fourni ne s’appelle « ${id} ».`,
};

/** What odds take for granted. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'pas de contre-charge entre les rounds',
  nobodyMoves: 'personne ne bouge avant les attaques',
  noOverwatch: 'pas de tir d’état d’alerte',
  noOverwatchLater: 'pas de tir d’état d’alerte sur ceux qui se replient ou consolident',
  criticalsLeft: 'les coups critiques laissés aux joueurs ne font pas d’autres dégâts',
  nobodyStaggers: 'les coups critiques laissés aux joueurs ne font pas d’autres dégâts et ne déplacent personne',
  nobodyEngaged: 'personne n’est directement engagé',
  caughtInFlight: share => `les unités perdues dans le repli ne comptent pas dans les pertes (probabilité de ${share} `
    + 'au plus)',
  mustMove: (unit, enemy) => 'Les chances ne peuvent pas être calculées tant que personne ne bouge : '
    + `${unit} a commencé dans la zone de contrôle ${de(enemy)} et ne peut pas y rester ainsi (A2.7).`,
  mayNotEngage: rule =>
    'Les chances ne peuvent pas être calculées : les formations qui doivent combattre ici ne peuvent pas lancer '
    + `d’assaut l’une contre l’autre (${rule}).`,
};

const some = (markers: number): string => (markers === 0 ? 'aucun pion Impact' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? ''
    : ` · ${form(units.length, { one: 'serre', other: 'serrent' })} les rangs : ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `Mettre ${unit} devant` : `L’adversaire met ${unit} devant`,
    more: `à la place ${de(other)}, contre ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `${unit} au contact`, more: `contre ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `${unit} hors de contact`, more: `à l’écart ${de(enemy)}` }),
  'contact-other': ({ unit, enemy, other }) => ({ name: `${unit} contre ${enemy}`, more: `plutôt ${que(other)}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `Garder ${unit} en arrière` : `L’adversaire garde ${unit} en arrière`,
    more: `compte toujours comme unité${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Fusillade, sans contact', more: 'hors des zones de contrôle adverses' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Attendre qu’un pion soit parti' : 'Un pion de moins en face',
    more: `${formation} : ${some(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Un pion de plus sur toi' : 'Attendre un pion en face',
    more: `${formation} : ${some(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `Amener ${unit} en appui` : `L’adversaire amène ${unit} en appui`,
    more: 'à 15 cm ou moins',
  }),
  'support-fewer': ({ unit }) => ({ name: `${unit} n’appuie pas`, more: 'hors de portée' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Infanterie adverse à couvert (${terrain.toLowerCase()})`, more: `sauvegarde de couvert ${cover}+` }),
  'cover-taken': () => ({ name: 'Infanterie adverse à découvert', more: 'sans sauvegarde de couvert' }),
  character: ({ side, character, unit }) => ({
    name: `${character} avec ${unit}`,
    more: side === 'attacker' ? 'un personnage de plus' : 'un personnage adverse de plus',
  }),
  shot: ({ side, units, closing }) => ({
    name: side === 'defender' ? `Éliminer ${listed(units)}` : `L’adversaire élimine ${listed(units)}`,
    more: `pions Impact compris${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

const DICE = { one: 'dé', other: 'dés' } as const;
const WAYS = { 'close-combat': 'frappe', firefight: 'tire' } as const;
const SAVES = {
  armour: 'blindage', cover: 'couvert', holofield: 'holochamp', 'knight-shield': 'bouclier de chevalier',
  'ion-shield': 'bouclier ionique', none: 'pas de sauvegarde',
} as const;
const DECIDERS = { attacker: 'de l’attaquant', defender: 'du défenseur' } as const;

/** What players can decide now: what is done, and what comes of it. */
const oddsDecisions: Words['odds/decisions'] = {
  'target-other': ({ formation }) => ({ name: `Charger ${formation}`, more: 'une autre cible' }),
  'joined-left-out': ({ formation }) => ({ name: `Laisser ${formation} à l’écart`, more: 'hors de cet assaut' }),
  'charge-without': ({ unit }) => ({ name: `Garder ${unit} en arrière`, more: 'les autres chargent comme d’habitude' }),
  'charge-to-fire': () => ({ name: 'Charger pour tirer, sans contact', more: 'arrêt avant le contact' }),
  'charge-also': ({ unit }) => ({ name: `Faire charger aussi ${unit}`, more: 'par le chemin habituel' }),
  'charge-all': () =>
    ({ name: 'Faire charger tout le monde', more: 'ceux qui n’ont pas chargé, par le chemin habituel' }),
  'called-off': () => ({ name: 'Renoncer', more: 'pas d’assaut, personne ne gagne' }),
  'counter-charge': ({ unit }) => ({ name: `Contre-charge ${de(unit)}`, more: 'droit sur l’ennemi le plus proche' }),
  'counter-charge-all': () => ({ name: 'Contre-charge de tous', more: 'droit sur l’ennemi le plus proche' }),
  'way-chosen': ({ unit, by }) => ({ name: `${unit} ${WAYS[by]}`, more: 'contre les unités au contact' }),
  'dice-split': ({ unit, closeCombat, of }) => ({
    name: `${unit} : ${counted(closeCombat, DICE)} sur ${figure(of)} au corps à corps`,
    more: `${figure(of - closeCombat)} en fusillade`,
  }),
  'hit-moved': ({ unit, other }) => ({ name: `La touche va à ${other}`, more: `plutôt qu’à ${unit}` }),
  'sniper-aimed': ({ unit, other }) => ({ name: `Le sniper vise ${other}`, more: `plutôt ${que(unit)}` }),
  'save-chosen': ({ unit, save }) => ({ name: `Autre sauvegarde pour ${unit}`, more: SAVES[save] }),
  'support-all': ({ side }) => ({ name: 'Appeler tous les appuis', more: DECIDERS[side] }),
  'support-none': ({ side }) => ({ name: 'N’appeler aucun appui', more: DECIDERS[side] }),
};

const TRIED = {
  charge: { one: 'charge légale essayée', other: 'charges légales essayées' },
  counterCharge: { one: 'contre-charge légale essayée', other: 'contre-charges légales essayées' },
  other: { one: 'décision légale essayée', other: 'décisions légales essayées' },
} as const;

/** What a review says. */
const review: English['review']['review'] = {
  title: 'Analyse',
  names: {
    test: 'Test d’action', target: 'Cible', charge: 'Charge', counterCharge: 'Contre-charge',
    ways: 'Façons de combattre', allocation: 'Touches', save: 'Choix d’une sauvegarde', support: 'Appuis',
    overwatch: 'État d’alerte', withdrawal: 'Repli', consolidation: 'Consolidation',
    weapon: 'Arme', aim: 'Qui frapper', wounds: 'Blessures', fight: 'Combat suivant',
  },
  graph: names => `${names} : chances de gagner, moment par moment`,
  graphOfFights: (names, fights) =>
    `${names} : chances moyennes de gagner sur ${figure(fights)} combats, moment par moment`,
  nobodyCharges: 'personne d’autre ne charge',
  moments: 'Moments',
  costs: 'Les décisions ont coûté',
  lucks: 'Les dés ont donné',
  legend: { decision: 'décision : ce qu’elle a coûté', throw: 'jet : sa chance' },
  asGood: 'aussi bonne que toute autre',
  inContact: stands => counted(stands, { one: 'socle au contact', other: 'socles au contact' }),
  moved: stands => counted(stands, { one: 'socle déplacé', other: 'socles déplacés' }),
  called: stands => counted(stands, { one: 'appui appelé', other: 'appuis appelés' }),
  thrown: (thrown, dice) => `${thrown} sur ${figure(dice)}`,
  against: (attacker, defender) => `${attacker} contre ${defender}`,
  played: chance => `Joué · ${chance}`,
  best: chance => `Meilleur · ${chance}`,
  shown: 'Ce que montre la carte',
  asPlayed: 'tel que joué',
  after: what => `Après : ${what}`,
  bestIs: chance => `meilleur trouvé : ${chance}`,
  better: {
    charge: 'Une meilleure charge', counterCharge: 'Une meilleure contre-charge', other: 'Une meilleure décision',
  },
  playBetter: {
    charge: 'Jouer la meilleure charge', counterCharge: 'Jouer la meilleure contre-charge',
    other: 'Jouer la meilleure décision',
  },
  playOn: 'Continuer à partir d’ici',
  findIt: 'Chercher moi-même',
  all: moments => `Tous les moments (${figure(moments)})`,
  fewer: 'Ce moment seul',
  report: 'Rapport',
  earlier: 'Avant',
  later: 'Après',
  why: ({ contact, fire, out, enemies }, { enemies: before }) => {
    const parts = [
      `${figure(contact)} au contact`, `${figure(fire)} en fusillade`,
      ...(out > 0 ? [`${figure(out)} ${form(out, { one: 'reste', other: 'restent' })} à l’écart`] : []),
    ];
    const strike = counted(enemies, { one: 'ennemi frappe', other: 'ennemis frappent' });
    return `${parts.join(', ')}. ${strike}${enemies === before ? ', comme dans la partie' : ` au lieu de `
      + `${figure(before)}`}.`;
  },
  supporters: names => (names === '' ? 'Personne n’appuie.' : `En appui : ${names}.`),
  hits: names => `Les touches tombent sur ${names}.`,
  tried: (tried, told) =>
    (tried === 1 ? `La seule ${TRIED[told].one}` : `La meilleure des ${counted(tried, TRIED[told])}`),
  answered: ', chacune contre la meilleure réponse trouvée',
  reply: stands => `Meilleure réponse trouvée : ${
    stands === 0 ? 'personne ne bouge' : counted(stands, { one: 'socle déplacé', other: 'socles déplacés' })}.`,
  noBetter: 'Rien de mieux n’a été trouvé.',
  working: 'Chaque moment est examiné…',
  longer: 'Chercher plus longtemps',
  workingLonger: 'Recherche plus longue : ce qui est affiché reste jusqu’à la fin.',
  nothing: 'Rien n’a encore été décidé ni lancé.',
  notLoaded: 'L’analyse n’a pas pu être chargée. Réessaie quand il y aura du réseau.',
  trying: 'Décide toi-même : l’analyse jugera ensuite.',
  tryGood: 'Ton essai vaut le meilleur trouvé.',
  tryCosts: points => `Ton essai : ${pointsIn(points)} de moins que le meilleur trouvé.`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
  'odds/decisions': oddsDecisions,
};

export const reviewBooks: English['review'] = {
  review,
};

type ListWords = English['lists'];

/** What lists against lists say. */
const lists: ListWords['lists'] = {
  title: 'Liste contre liste',
  lists: { attacker: 'Liste qui charge', defender: 'Liste qui défend' },
  charge: 'chargent',
  facing: list => `contre ${list}`,
  swap: 'Échanger les listes',
  own: 'Ta propre liste…',
  paste: 'Colle ici une liste d’armée',
  file: 'Ou un fichier de liste',
  read: 'Lire',
  leftOpen: stands =>
    `${form(stands, { one: 'Non comprise et laissée', other: 'Non comprises et laissées' })} de côté : `
    + `${unitsOf(stands)}.`,
  markers: { attacker: 'Pions Impact sur toi', defender: 'Pions Impact sur l’ennemi' },
  onThem: 'sur l’ennemi',
  markersOnThem: count => counted(count, { one: 'pion', other: 'pions' }),
  cover: 'Terrain de l’ennemi',
  noCover: 'découvert',
  chance: 'Chances de gagner, %',
  caption: (attackers, defenders) =>
    `Chances de chaque formation (${attackers}) de gagner si elle charge chacune des formations `
    + `adverses (${defenders}), en pour cent`,
  fire: 'tirer',
  strike: 'frapper',
  cell: (attacker, defender, chance, how) => `${chance}, ${how} : ${attacker} contre ${defender}`,
  unknown: (attacker, defender) => `pas encore calculé : ${attacker} contre ${defender}`,
  better: 'mieux vaut tirer : personne au contact',
  notYet: 'pas encore calculé',
  sort: name => `Trier selon ${name}`,
  formation: (name, stands) => `${name} · ${stands}`,
  pair: (attacker, defender) => `${attacker} contre ${defender}`,
  against: (units, enemies) => `${units} contre ${enemies}`,
  lose: (lost, of) => `pertes : ${lost} sur ${of}`,
  theyLose: (lost, of) => `pertes de l’ennemi : ${lost} sur ${of}`,
  lineUps: {
    all: 'Au contact : toute unité qui a un adversaire', half: 'Au contact : la moitié de ces unités',
    one: 'Une unité au contact', none: 'Tirer, personne au contact',
  },
  shooting: 'Ce qu’un tir préalable pourrait faire',
  marker: 'Un pion Impact sur l’ennemi',
  assumed: 'Places habituelles, personne n’appuie. Le tableau donne le meilleur des placements essayés.',
  onAverage: name => `${name} en moyenne`,
  againstOnAverage: name => `Contre ${name} en moyenne`,
  known: (known, all) => `Paires connues : ${known} sur ${all}`,
  allKnown: all => `Toutes les paires sont connues (${all}).`,
  wins: (name, chance) => `${name} gagne dans ${chance} des cas`,
  setUp: 'Préparer cette paire',
  setUpAgainst: name => `Préparer contre ${name}`,
  save: 'Fichier CSV',
  csvHeads: ['Qui charge', 'Chargée', 'Victoire %', 'Sans vainqueur %', 'Erreur type', 'Comment'],
  filters: { all: 'Toutes', strike: 'Frapper', fire: 'Tirer' },
  filter: 'Paires montrées',
  filtered: (filter, count) => `${filter} ${count}`,
  earlier: 'Formation précédente',
  later: 'Formation suivante',
  place: (place, of, average) => `${place} sur ${of} · en moyenne ${average}`,
  loading: 'Chargement des listes…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  tooMany: (side, count, most) =>
    `La liste ${side === 'attacker' ? 'qui charge' : 'qui défend'} a ${count} formations ; le maximum est de ${most}.`,
  nobody: side => `Dans la liste ${side === 'attacker' ? 'qui charge' : 'qui défend'}, personne ne combat au sol.`,
  noSuchList: side =>
    `La liste ${side === 'attacker' ? 'qui charge' : 'qui défend'} n’existe pas : choisis-en une ci-dessus.`,
};

export const listsBooks: English['lists'] = { lists };

/** What is said of the best decision that was found. */
const advice: English['advice']['advice'] = {
  look: 'Chercher la meilleure décision',
  found: {
    target: 'Meilleure cible trouvée',
    charge: 'Meilleure charge trouvée',
    counterCharge: 'Meilleure contre-charge trouvée',
    other: 'Meilleure décision trouvée',
  },
  asUsual: {
    target: 'Aucune meilleure cible n’a été trouvée.',
    charge: 'C’est la charge habituelle : rien de mieux n’a été trouvé.',
    counterCharge: 'Personne ne bouge : rien de mieux n’a été trouvé.',
    other: 'En l’état : rien de mieux n’a été trouvé.',
  },
  play: {
    target: 'Choisir la cible trouvée',
    charge: 'Jouer la charge trouvée',
    counterCharge: 'Jouer la contre-charge trouvée',
    other: 'Jouer la décision trouvée',
  },
  of: (names, what) => `${names} : ${what}`,
  working: 'Recherche…',
  stop: 'Arrêter',
  show: 'Montrer',
  hide: 'Masquer',
  doIt: 'Appliquer',
  none: 'Aucune décision légale n’a été trouvée.',
  about: chance => `environ ${chance}`,
  answered: chance => `${chance} après la meilleure réponse trouvée`,
  tried: tried => counted(tried, { one: 'décision essayée', other: 'décisions essayées' }),
  strike: units => `au contact : ${units}`,
  fire: units => `en fusillade : ${units}`,
  out: units => `hors du combat : ${units}`,
  hits: units => `Touches attribuées à ${units}`,
  saves: units => `Autres sauvegardes : ${units}`,
  supporters: units => (units === '' ? 'Personne n’appuie' : `En appui : ${units}`),
  strikes: unit => `${unit} frappe`,
  fires: unit => `${unit} tire`,
  split: (unit, closeCombat, fire) =>
    `${unit} : ${counted(closeCombat, DICE)} au corps à corps, ${figure(fire)} en fusillade`,
  notLoaded: 'Le conseil n’a pas pu être chargé. Réessaie quand il y aura du réseau.',
};

export const adviceBooks: English['advice'] = {
  advice,
};
