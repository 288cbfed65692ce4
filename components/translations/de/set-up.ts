/** In German: what the set-up says. */
import { figure } from '../../shared/languages/forms.ts';
import type { setUpWords as english } from '../../set-up/set-up-words.ts';

const PLACES = { inContact: 'In Kontakt', inFirefight: 'Im Feuergefecht', back: 'Weiter hinten' } as const;
const WHOM = { attacker: 'die Angreifer', defender: 'die Verteidiger' } as const;

export const words: typeof english = {
  heading: 'Eigenen Sturmangriff aufbauen',
  intro: 'Nenne zwei Formationen, sag, wo sie stehen, und spiel es aus. Nichts verlässt diesen Browser.',
  bring: 'Aus dem Regal, einer Liste oder Datei',
  shelfFor: 'Eine Formation von hier wird',
  whom: { attacker: 'Angreifer', defender: 'Verteidiger' },
  stands: 'Wo sie stehen',
  standsHint: 'So viele in Kontakt, wie sich paaren lassen, wenn du nichts anderes sagst. Die Karte zeigt, was '
    + 'verstanden wurde.',
  places: PLACES,
  inPlace: (name, place) => `${name}, ${PLACES[place].charAt(0).toLowerCase()}${PLACES[place].slice(1)}`,
  markers: 'Blastmarker',
  markersOf: { attacker: 'Blastmarker: die Angreifer', defender: 'Blastmarker: die Verteidiger' },
  cover: 'Steht in',
  noCover: 'offenem Gelände',
  broken: 'Gebrochen',
  marched: 'Marschiert',
  swap: 'Seiten tauschen',
  map: 'Der Tisch',
  title: (attacker, defender) => `${attacker} gegen ${defender}`,
  waiting: 'Zuerst müssen beide Formationen da sein.',
  byHand: 'Von Hand bewegen',
  deploy: 'Für den Ansturm aufstellen',
  deployHint: 'Beide Formationen einen Ansturm voneinander entfernt, Passagiere an Bord: Du spielst auch den Ansturm.',
  lineUpAgain: 'Neu aufreihen',
  begin: 'Es beginnt mit',
  begins: { a1ChooseTarget: 'dem Ansturm', a4Attacks: 'den Attacken' },
  start: 'Sturmangriff beginnen',
  keepTable: 'Tisch ins Regal',
  kept: name => `${name} liegt im Regal.`,
  keepFormation: side => `${side === 'attacker' ? 'Angreifer' : 'Verteidiger'} ins Regal`,
  problems: 'Bevor es losgehen kann',
  loading: 'Die Einheiten sind unterwegs …',
  unreachable: 'Die Einheiten ließen sich nicht laden. Prüfe die Verbindung, dann',
  again: 'noch einmal versuchen',
  taken: names => `Übernommen: ${names.join(', ')}.`,
  tooManyTaken: count =>
    `${figure(count)} Formationen wurden gelesen: Die ersten zwei stehen sich gegenüber, die anderen daneben.`,
  isBehind: side => `${side === 'attacker' ? 'Die Angreifer' : 'Die Verteidiger'} sind geändert, seit sie hier `
    + 'stehen. Sie bleiben, wie sie waren, bis du sie wieder auf den Tisch stellst.',
  set: (side, name) => `${name} steht jetzt für ${WHOM[side]}.`,
};
