/** In German: the calculator. */
import { figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, SIDES, unitsOf } from './grammar.ts';

type Words = English['odds'];

const PLACES = { inContact: 'In Kontakt', inFirefight: 'Im Feuergefecht', back: 'Außer Reichweite' } as const;
const OF = { attacker: 'des Angreifers', defender: 'des Verteidigers' } as const;

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Chancen eines Sturmangriffs',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  theSide: { attacker: 'der Angreifer', defender: 'der Verteidiger' },
  wins: 'gewinnt',
  swift: 'Entschieden vor dem Ergebniswurf',
  nobody: 'Niemand gewinnt',
  said: (attacker, defender, swift) => `Angreifer ${attacker}, Verteidiger ${defender}, sofort entschieden ${swift}.`,
  working: 'Wird berechnet …',
  loading: 'Die Truppen sind unterwegs …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  result: 'Ergebnis',
  refining: 'Weitere Runden werden verfolgt …',
  exact: 'Exakt',
  estimated: points => `Geschätzt, ± ${points}`,
  pin: 'Plan anheften',
  unpin: 'Loslösen',
  backToPin: 'Zurück dazu',
  pinned: 'Angeheftet',
  againstPin: change => `${change} Punkte gegenüber dem angehefteten Plan`,
  swap: 'Seiten tauschen',
  losses: 'Verluste',
  lossesOf: { attacker: 'Verluste des Angreifers', defender: 'Verluste des Verteidigers' },
  reading: { exactly: 'Genau', atLeast: 'Mindestens' },
  readingLegend: 'Wie die Balken zählen',
  chartSpoken: (side, likeliest, chance, average, of) =>
    `Verluste ${OF[side]}: am wahrscheinlichsten ${figure(likeliest)} von ${figure(of)}, ${chance}; im Schnitt `
    + `${average}. Die Tabelle darunter nennt jede Zahl.`,
  average: (average, of) => `im Schnitt ${average}, insgesamt ${unitsOf(of)}`,
  table: 'Tabelle',
  lost: 'Verloren',
  pinnedExactly: 'Angeheftet, genau',
  more: count => `${figure(count)} oder mehr`,
  endings: 'Wie es endet',
  endsIn: round => `Vorbei in Runde ${round}`,
  endsLater: from => `In Runde ${from} oder später`,
  swiftFor: { attacker: 'Sofort, für den Angreifer', defender: 'Sofort, für den Verteidiger' },
  endsBroken: { attacker: 'Angreifer am Ende gebrochen', defender: 'Verteidiger am Ende gebrochen' },
  assumptions: 'Angenommen',
  matters: 'Was du jetzt entscheiden kannst',
  mattersMore: 'Einzelne Änderungen, und was jede dem Angreifer in Prozentpunkten bringt.',
  mattersOf: {
    decided: 'Jetzt zu entscheiden', shooting: 'Was Beschuss vorher bewirken könnte', other: 'Was sonst mitspielt',
  },
  allMatters: count => `Alle ${figure(count)} zeigen`,
  noMatters: 'Keine einzelne Änderung würde etwas ausmachen.',
  stillLooking: 'Es wird weitergesucht …',
  units: 'Einheiten',
  unitsHint: '6 boyz 2 nobz',
  support: 'Zur Unterstützung',
  supportHint: '4 devastators',
  places: PLACES,
  stands: unit => `Anzahl ${unit}`,
  inPlace: (unit, place) => `${unit}, ${PLACES[place].charAt(0).toLowerCase()}${PLACES[place].slice(1)}`,
  markers: 'Blastmarker',
  markersOf: { attacker: 'Blastmarker: Angreifer', defender: 'Blastmarker: Verteidiger' },
  cover: 'Deckung',
  noCover: 'Ohne Deckung',
  broken: 'Gebrochen',
  marched: 'Marschiert',
  rules: 'Armeeregeln',
  none: 'keine',
  values: (cc, ff, armour) => `NK ${cc} · FG ${ff} · Rüstung ${armour}`,
  notUnderstood: typed => `„${typed}“ ist unklar.`,
  meant: (typed, name) => `„${typed}“ gilt als ${name}.`,
  or: 'Oder:',
  openMap: 'Auf der Karte öffnen',
  closeMap: 'Karte schließen',
  untitled: 'Ein Sturmangriff',
  leave: 'Einheiten lieber eintippen',
  problems: 'Das lässt sich noch nicht berechnen',
  unknownAssault: id => `Es gibt keinen mitgelieferten Sturmangriff „${id}“.`,
};

/** How players are taken to decide, and what is left out. */
const oddsAssumed: Words['odds/assumed'] = {
  noCounterCharge: 'kein Gegenstoß zwischen den Runden',
  nobodyMoves: 'niemand bewegt sich vor den Attacken',
  noOverwatch: 'niemand schießt aus Feuerbereitschaft',
  noOverwatchLater: 'Feuerbereitschaft schießt nicht auf die, die sich zurückziehen oder ordnen',
  criticalsLeft: 'kritische Treffer, die am Tisch ausgespielt werden, machen keinen weiteren Schaden',
  nobodyEngaged: 'niemand ist direkt im Kampf',
  caughtInFlight: share =>
    `wer auf dem Rückzug verloren geht, zählt nicht zu den Verlusten (Wahrscheinlichkeit höchstens ${share})`,
  mustMove: (unit, enemy) => 'Keine Chancen, solange sich niemand bewegt: '
    + `${unit} hat in der Kontrollzone von ${enemy} begonnen und muss in Kontakt gehen oder sie verlassen (A2.7).`,
  mayNotEngage: rule =>
    `Keine Chancen: Die Formationen, die hier kämpfen sollen, dürfen einander nicht angreifen (${rule}).`,
};

const changesMarkersOf = (markers: number): string => (markers === 0 ? 'keine Blastmarker' : markersOf(markers));

/** What stands after a colon begins a sentence: 'Der Angreifer hat …'. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` Es schließen auf: ${listed(units)}.`);

/** Single changes as sentences. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) =>
    `${SIDES[side]}: ${unit} und ${other} tauschen die Plätze, ${unit} berührt ${enemy}.`,
  'contact-more': ({ side, unit, enemy }) => `${SIDES[side]}: eine Einheit mehr in Kontakt. ${unit} berührt ${enemy}.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `${SIDES[side]}: eine Einheit weniger in Kontakt. ${unit} bleibt weg von ${enemy}.`,
  'contact-other': ({ side, unit, enemy, other }) => `${SIDES[side]}: ${unit} berührt ${enemy} statt ${other}.`,
  'held-back': ({ side, unit, closing }) =>
    `${SIDES[side]}: ${unit} bleibt zurück, außer Reichweite.${closingUp(closing)}`,
  'marker-fewer': ({ side, formation, markers }) =>
    `${side === 'attacker' ? 'Warten, bis ein Blastmarker weg ist' : 'Ein Blastmarker weniger'}: `
    + `${capital(formation)} hat ${changesMarkersOf(markers)}.`,
  'marker-more': ({ formation, markers }) =>
    `Ein Blastmarker mehr: ${capital(formation)} hat ${changesMarkersOf(markers)}.`,
  'support-more': ({ side, unit }) => `${SIDES[side]}: eine Einheit mehr unterstützt, ${unit}.`,
  'support-fewer': ({ side, unit }) => `${SIDES[side]}: eine Einheit weniger unterstützt, ${unit} fehlt.`,
  'cover-given': ({ terrain, cover }) =>
    `Die Infanterie des Verteidigers steht in Deckung (${terrain}), Deckungswurf ${cover}+.`,
  'cover-taken': () => 'Die Infanterie des Verteidigers steht ohne Deckung.',
  character: ({ side, character, unit }) => `${SIDES[side]}: ${character} schließt sich ${unit} an.`,
  shot: ({ formation, units, closing }) =>
    `Vor dem Ansturm beschossen: ${capital(formation)} verliert ${listed(units)}.${closingUp(closing)}`,
  ruling: ({ question, text }) => `${question} ${text}`,
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
