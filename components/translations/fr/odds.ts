/** In French: the calculator. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, markersOf, unitsOf } from './grammar.ts';

type Words = English['odds'];

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Chances d’un assaut',
  attacker: 'Attaquant',
  defender: 'Défenseur',
  theSide: { attacker: 'l’attaquant', defender: 'le défenseur' },
  wins: 'gagne',
  swift: 'Fini avant le lancer de résultat',
  nobody: 'Personne ne gagne',
  said: (attacker, defender, swift) => `Attaquant ${attacker}, défenseur ${defender}, décidé tout de suite ${swift}.`,
  working: 'Calcul…',
  loading: 'Les forces arrivent…',
  notLoaded: 'Une partie du programme n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  result: 'Résultat',
  refining: 'Calcul des rounds suivants…',
  exact: 'Exact',
  estimated: points => `Estimé, ± ${points}`,
  pin: 'Épingler ce plan',
  unpin: 'Désépingler',
  backToPin: 'Y revenir',
  pinned: 'Épinglé',
  againstPin: change => `${change} points par rapport au plan épinglé`,
  swap: 'Échanger les camps',
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
  swiftFor: { attacker: 'Tout de suite, pour l’attaquant', defender: 'Tout de suite, pour le défenseur' },
  endsBroken: { attacker: 'L’attaquant finit démoralisé', defender: 'Le défenseur finit démoralisé' },
  assumptions: 'Supposé',
  matters: 'Ce que tu peux décider maintenant',
  mattersMore: 'Des changements un par un, et ce que chacun vaut pour l’attaquant en points de pourcentage.',
  mattersOf: {
    decided: 'À décider maintenant', shooting: 'Ce qu’un tir préalable pourrait faire', other: 'Ce qui joue aussi',
  },
  allMatters: count => `Tout voir (${count})`,
  noMatters: 'Aucun changement seul ne ferait de différence.',
  stillLooking: 'La recherche continue…',
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
  openMap: 'Ouvrir sur la carte',
  closeMap: 'Fermer la carte',
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
  nobodyEngaged: 'personne n’est directement engagé',
  caughtInFlight: share => `les unités perdues dans le repli ne comptent pas dans les pertes (probabilité ${share} au `
    + 'plus)',
  mustMove: (unit, enemy) => 'Pas de chances tant que personne ne bouge : '
    + `${unit} a commencé dans la zone de contrôle ${de(enemy)} et doit aller au contact ou en sortir (A2.7).`,
  mayNotEngage: rule =>
    `Pas de chances : les formations qui doivent combattre ici ne peuvent pas s’engager (${rule}).`,
};

const OF: Readonly<Record<Side, string>> = { attacker: 'de l’attaquant', defender: 'du défenseur' };
const some = (markers: number): string => (markers === 0 ? 'aucun pion Impact' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` Serrent les rangs : ${listed(units)}.`);

/** Single changes and what they are. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) =>
    `${unit} et ${other} ${OF[side]} échangent leurs places : ${unit} touche ${enemy}.`,
  'contact-more': ({ side, unit, enemy }) => `Une unité ${OF[side]} de plus au contact : ${unit} touche ${enemy}.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `Une unité ${OF[side]} de moins au contact : ${unit} reste à l’écart ${de(enemy)}.`,
  'contact-other': ({ side, unit, enemy, other }) => `${unit} ${OF[side]} touche ${enemy} plutôt que ${other}.`,
  'held-back': ({ side, unit, closing }) =>
    `${unit} ${OF[side]} reste en arrière, hors de portée.${closingUp(closing)}`,
  'marker-fewer': ({ side, formation, markers }) =>
    `${side === 'attacker' ? 'Attendre qu’un pion Impact soit parti' : 'Un pion Impact de moins'} : `
    + `${some(markers)} pour ${formation}.`,
  'marker-more': ({ formation, markers }) => `Un pion Impact de plus : ${some(markers)} pour ${formation}.`,
  'support-more': ({ side, unit }) => `Un appui de plus ${OF[side]} : ${unit}.`,
  'support-fewer': ({ side, unit }) => `Un appui de moins ${OF[side]} : sans ${unit}.`,
  'cover-given': ({ terrain, cover }) =>
    `L’infanterie du défenseur est à couvert (${terrain.toLowerCase()}), sauvegarde ${cover}+.`,
  'cover-taken': () => 'L’infanterie du défenseur est à découvert.',
  character: ({ side, character, unit }) => `${character} rejoint ${unit} ${OF[side]}.`,
  shot: ({ formation, units, closing }) =>
    `Sous le feu avant la charge, ${formation} perd ${listed(units)}.${closingUp(closing)}`,
  ruling: ({ question, text }) => `${question} ${text}`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
