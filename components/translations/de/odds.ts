/** In German: the calculator. */
import { capital, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, unitsOf } from './grammar.ts';

type Words = English['odds'];

const PLACES = { inContact: 'In Kontakt', inFirefight: 'Im Feuergefecht', back: 'Außer Reichweite' } as const;
const OF = { attacker: 'des Angreifers', defender: 'des Verteidigers' } as const;

/** What the calculator says. */
const odds: Words['odds'] = {
  calculator: 'Chancen eines Sturmangriffs',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  theSide: { attacker: 'der Angreifer', defender: 'der Verteidiger' },
  wins: (names, forces) => `${names} ${form(forces, { one: 'gewinnt', other: 'gewinnen' })}`,
  lose: (names, forces, average, of) =>
    `${names} ${form(forces, { one: 'verliert', other: 'verlieren' })} ${average} von ${figure(of)}`,
  swift: 'Entschieden vor dem Ergebniswurf',
  nobody: 'Niemand gewinnt',
  said: (attacker, defender, swift) => `Angreifer ${attacker}, Verteidiger ${defender}, sofort entschieden ${swift}.`,
  working: 'wird berechnet',
  loading: 'Die Truppen sind unterwegs …',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden.',
  tryAgain: 'Noch einmal versuchen',
  result: 'Ergebnis',
  closer: 'wird genauer',
  exact: 'exakt',
  howSure: 'Wie sicher ist das?',
  surely: 'Exakt: Jeder Wurf wurde bis zum Ende verfolgt.',
  sampled: points => `Ein Teil ist eine Stichprobe: Drei Standardfehler sind ${points} Punkte.`,
  bounds: (least, most) => `Sicher zwischen ${least} und ${most}.`,
  pin: 'Plan anheften',
  unpin: 'Loslösen',
  backToPin: 'Zurück dazu',
  pinned: 'Angeheftet',
  againstPin: change => `${change} Punkte gegenüber dem angehefteten Plan`,
  swap: 'Seiten tauschen',
  play: 'Durchspielen',
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
  swiftFor: { attacker: 'Dort gewinnt der Angreifer', defender: 'Dort gewinnt der Verteidiger' },
  endsBroken: { attacker: 'Angreifer am Ende gebrochen', defender: 'Verteidiger am Ende gebrochen' },
  assumptions: 'Angenommen',
  assumed: (first, others) => `Angenommen: ${first}${others === 0 ? '' : ` (+${figure(others)})`}`,
  mattersOf: {
    decided: 'Was du jetzt entscheiden kannst', shooting: 'Was Beschuss vorher bewirken könnte',
    other: 'Was sonst mitspielt',
  },
  show: 'Zeigen',
  doIt: 'So machen',
  noMatters: 'Keine einzelne Änderung würde etwas ausmachen.',
  stillLooking: 'Es wird weitergesucht …',
  forces: 'Truppen',
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
  nobodyStaggers: 'kritische Treffer, die am Tisch ausgespielt werden, machen keinen weiteren Schaden und '
    + 'versetzen niemanden',
  nobodyEngaged: 'niemand ist direkt im Kampf',
  caughtInFlight: share =>
    `wer auf dem Rückzug verloren geht, zählt nicht zu den Verlusten (Wahrscheinlichkeit höchstens ${share})`,
  mustMove: (unit, enemy) => 'Keine Chancen, solange sich niemand bewegt: '
    + `${unit} hat in der Kontrollzone von ${enemy} begonnen und muss in Kontakt gehen oder sie verlassen (A2.7).`,
  mayNotEngage: rule =>
    `Keine Chancen: Die Formationen, die hier kämpfen sollen, dürfen einander nicht angreifen (${rule}).`,
};

const changesMarkersOf = (markers: number): string => (markers === 0 ? 'keine Blastmarker' : markersOf(markers));

const closingUp = (units: readonly string[]): string =>
  (units.length === 0 ? '' : ` · es schließen auf: ${listed(units)}`);

/** Single changes: what is done, and what comes of it. */
const oddsChanges: Words['odds/changes'] = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `${unit} nach vorn tauschen` : `Der Gegner tauscht ${unit} nach vorn`,
    more: `für ${other}, gegen ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `${unit} in Kontakt`, more: `berührt ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `${unit} aus dem Kontakt`, more: `bleibt weg von ${enemy}` }),
  'contact-other': ({ unit, enemy, other }) => ({ name: `${unit} gegen ${enemy}`, more: `statt gegen ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `${unit} zurückhalten` : `Der Gegner hält ${unit} zurück`,
    more: `zählt weiter als Einheit${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Feuergefecht, niemand berührt', more: 'von außerhalb ihrer Kontrollzonen' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Warten, bis ein Marker weg ist' : 'Ein Marker des Gegners weniger',
    more: `${capital(formation)} mit ${changesMarkersOf(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Ein Marker mehr auf dir' : 'Auf einen Marker beim Gegner warten',
    more: `${capital(formation)} mit ${changesMarkersOf(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `${unit} zur Unterstützung holen` : `Der Gegner holt ${unit} zur Unterstützung`,
    more: 'bis auf 15 cm',
  }),
  'support-fewer': ({ unit }) => ({ name: `${unit} unterstützt nicht`, more: 'außer Reichweite' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Gegnerische Infanterie in Deckung (${terrain})`, more: `Deckungswurf ${cover}+` }),
  'cover-taken': () => ({ name: 'Gegnerische Infanterie ohne Deckung', more: 'kein Deckungswurf' }),
  character: ({ side, character, unit }) => ({
    name: `${character} zu ${unit}`,
    more: side === 'attacker' ? 'ein Charakter mehr' : 'ein Charakter des Gegners mehr',
  }),
  shot: ({ side, units, closing }) => ({
    name: side === 'defender' ? `${listed(units)} ausschalten` : `Der Gegner schaltet ${listed(units)} aus`,
    more: `mit den Blastmarkern dafür${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

export const books: English['odds'] = {
  odds,
  'odds/assumed': oddsAssumed,
  'odds/changes': oddsChanges,
};
