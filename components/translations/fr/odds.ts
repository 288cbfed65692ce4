/** In French: the calculator. */
import { form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, markersOf, unitsOf } from './grammar.ts';

type Words = English['odds'];

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Chances d’un assaut',
  attacker: 'Attaquant',
  defender: 'Défenseur',
  theSide: { attacker: 'l’attaquant', defender: 'le défenseur' },
  wins: (names, forces) => `${names} ${form(forces, { one: 'gagne', other: 'gagnent' })}`,
  lose: (names, forces, average, of) =>
    `${names} ${form(forces, { one: 'perd', other: 'perdent' })} ${average} sur ${of}`,
  swift: 'Fini avant le lancer de résultat',
  nobody: 'Personne ne gagne',
  said: (attacker, defender, swift) => `Attaquant ${attacker}, défenseur ${defender}, décidé tout de suite ${swift}.`,
  working: 'calcul',
  loading: 'Les forces arrivent…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  result: 'Résultat',
  closer: 'de plus en plus précis',
  exact: 'exact',
  howSure: 'Est-ce sûr ?',
  surely: 'Exact : chaque lancer a été suivi jusqu’au bout.',
  sampled: points => `Une partie est échantillonnée : trois erreurs types font ${points} points.`,
  bounds: (least, most) => `À coup sûr entre ${least} et ${most}.`,
  pin: 'Épingler ce plan',
  unpin: 'Désépingler',
  backToPin: 'Y revenir',
  pinned: 'Épinglé',
  againstPin: change => `${change} points par rapport au plan épinglé`,
  swap: 'Échanger les camps',
  play: 'Le jouer',
  losses: 'Pertes',
  lossesOf: { attacker: 'Pertes de l’attaquant', defender: 'Pertes du défenseur' },
  reading: { exactly: 'Exactement', atLeast: 'Au moins' },
  readingLegend: 'Ce que comptent les barres',
  chartSpoken: (side, likeliest, chance, average, of) =>
    `Pertes ${side === 'attacker' ? 'de l’attaquant' : 'du défenseur'} : le plus probable est ${likeliest} sur `
    + `${unitsOf(of)}, ${chance} ; ${average} en moyenne. Le tableau ci-dessous a tous les chiffres.`,
  average: (average, of) => `${average} sur ${unitsOf(of)} en moyenne`,
  table: 'Tableau',
  lost: 'Pertes',
  pinnedExactly: 'Épinglé, exactement',
  more: count => `${count} ou plus`,
  endings: 'Fins',
  endsIn: round => `Fini au round ${round}`,
  endsLater: from => `Au round ${from} ou après`,
  swiftFor: { attacker: 'Là, l’attaquant gagne', defender: 'Là, le défenseur gagne' },
  endsBroken: { attacker: 'L’attaquant finit démoralisé', defender: 'Le défenseur finit démoralisé' },
  assumptions: 'Supposé',
  assumed: (first, others) => `Supposé : ${first}${others === 0 ? '' : ` (+${others})`}`,
  mattersOf: {
    decided: 'Ce que tu peux décider maintenant', shooting: 'Ce qu’un tir préalable pourrait faire',
    other: 'Ce qui joue aussi',
  },
  show: 'Voir',
  doIt: 'Le faire',
  noMatters: 'Aucun changement seul ne ferait de différence.',
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
  notUnderstood: typed => `« ${typed} » n’est pas compris.`,
  meant: (typed, name) => `« ${typed} » est pris pour ${name}.`,
  or: 'Ou :',
  untitled: 'Un assaut',
  leave: 'Taper les unités plutôt',
  problems: 'Ceci ne peut pas encore être calculé',
  unknownAssault: id => `Aucun assaut fourni « ${id} ».`,
};

/** What odds take for granted. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'pas de contre-charge entre les rounds',
  nobodyMoves: 'personne ne bouge avant les attaques',
  noOverwatch: 'pas de tir d’état d’alerte',
  noOverwatchLater: 'l’état d’alerte ne tire pas sur ceux qui se replient ou consolident',
  criticalsLeft: 'les coups critiques laissés à la table ne font pas d’autres dégâts',
  nobodyStaggers: 'les coups critiques laissés à la table ne font pas d’autres dégâts et ne déplacent personne',
  nobodyEngaged: 'personne n’est directement engagé',
  caughtInFlight: share => `les unités perdues dans le repli ne comptent pas dans les pertes (probabilité ${share} au `
    + 'plus)',
  mustMove: (unit, enemy) => 'Pas de chances tant que personne ne bouge : '
    + `${unit} a commencé dans la zone de contrôle ${de(enemy)} et doit aller au contact ou en sortir (A2.7).`,
  mayNotEngage: rule =>
    `Pas de chances : les formations qui doivent combattre ici ne peuvent pas s’engager (${rule}).`,
};

const some = (markers: number): string => (markers === 0 ? 'aucun pion Impact' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` · serrent les rangs : ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `Passer ${unit} devant` : `L’adversaire passe ${unit} devant`,
    more: `à la place ${de(other)}, contre ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `${unit} au contact`, more: `touche ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `${unit} hors du contact`, more: `à l’écart ${de(enemy)}` }),
  'contact-other': ({ unit, enemy, other }) => ({ name: `${unit} contre ${enemy}`, more: `plutôt que ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `Garder ${unit} en arrière` : `L’adversaire garde ${unit} en arrière`,
    more: `compte toujours comme unité${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Fusillade, personne ne touche', more: 'depuis l’extérieur de leurs zones de contrôle' }),
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
    more: 'à moins de 15 cm',
  }),
  'support-fewer': ({ unit }) => ({ name: `${unit} n’appuie pas`, more: 'hors de portée' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Infanterie adverse à couvert (${terrain.toLowerCase()})`, more: `sauvegarde ${cover}+` }),
  'cover-taken': () => ({ name: 'Infanterie adverse à découvert', more: 'sans sauvegarde de couvert' }),
  character: ({ side, character, unit }) => ({
    name: `${character} avec ${unit}`,
    more: side === 'attacker' ? 'un personnage de plus' : 'un personnage adverse de plus',
  }),
  shot: ({ side, units, closing }) => ({
    name: side === 'defender' ? `Éliminer ${listed(units)}` : `L’adversaire élimine ${listed(units)}`,
    more: `avec ses pions Impact${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
