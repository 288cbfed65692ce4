/** In German: what is said of odds while an assault is played. */
import type { Counted } from '../../../../src/epic-armageddon/odds/luck.ts';
import { counted as countOf, figure, type Forms } from '../../../shared/languages/forms.ts';
import type { liveOddsWords as english } from '../../../epic-armageddon/resolver/outlook/live-odds-words.ts';

const HITS = { one: 'Treffer', other: 'Treffern' } as const;
const POINTS = { one: 'Punkt', other: 'Punkten' } as const;
const SUCCESSES = { one: 'Erfolg', other: 'Erfolgen' } as const;
/** After 'bei'. */
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS, saves: { one: 'Schutzwurf', other: 'Schutzwürfen' }, attacks: { one: 'Attacke', other: 'Attacken' },
  damage: POINTS, criticals: { one: 'kritischen Treffer', other: 'kritischen Treffern' }, splash: HITS, result: POINTS,
  terrain: SUCCESSES, test: SUCCESSES, markers: { one: 'Blastmarker', other: 'Blastmarkern' },
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Treffer', saves: 'Schutzwürfe', attacks: 'Attacken', damage: 'Schaden', criticals: 'Kritische Treffer',
  splash: 'Treffer ringsum', result: 'Höherer Würfel', terrain: 'Geländetests', test: 'Aktionstest',
  markers: 'Blastmarker',
};
const NAMES = { attacker: 'Angreifer', defender: 'Verteidiger' } as const;
const FOR = { attacker: 'den Angreifer', defender: 'den Verteidiger' } as const;

export const words: typeof english = {
  names: NAMES,
  heads: HEADS,
  fromHere: 'Chancen von hier aus',
  nobody: chance => `niemand ${chance}`,
  nobodyInReach: 'So wie es steht, ist niemand in Reichweite, und es wird nicht gekämpft.',
  before: chance => `vor dem Wurf ${chance}`,
  exact: 'exakt',
  working: 'Chancen werden berechnet …',
  following: 'wird berechnet …',
  open: share => `${share} nicht verfolgt`,
  bounds: (least, most) => `mindestens ${least} und höchstens ${most}`,
  unfinished: 'Keine Chancen, solange dieser Schritt so nicht enden kann.',
  notLoaded: 'Die Chancen ließen sich nicht laden.',
  said: (attacker, defender) => `Angreifer ${attacker}, Verteidiger ${defender}.`,
  saidNobody: 'Niemand ist in Reichweite.',
  stakes: 'Was an diesem Wurf hängt',
  stakesOf: (side, counted) => `${NAMES[side]}: ${HEADS[counted]}`,
  at: (counted, count, chance) => `bei ${countOf(count, COUNTS[counted])} ${chance}`,
  chance: 'Chance',
  wins: { attacker: 'Angreifer gewinnt', defender: 'Verteidiger gewinnt' },
  all: 'Alle Zahlen',
  result: 'Ergebnis',
  lead: count =>
    (count === 0 ? 'Gleichstand' : `${count > 0 ? 'Angreifer' : 'Verteidiger'} um ${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Angreifer ${attacker}, Verteidiger ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Angreifer ${attacker}, Verteidiger ${defender}, Gleichstand ${tie}; danach gewinnt der Angreifer mit ${wins}.`,
  notFollowed: 'nicht verfolgt',
  luck: 'Glück',
  lucky: (side, points) => `Die Würfel waren ${points} Punkte wert für ${FOR[side]}.`,
  even: 'Die Würfel haben niemanden bevorzugt.',
  biggest: 'Am meisten:',
  moment: (name, what, swing, side) => `${name}: ${what}, ${swing} Punkte für ${FOR[side]}.`,
  rolled: (side, counted, thrown, expected) =>
    `${NAMES[side]}, ${HEADS[counted]}: ${thrown}, wo ${expected} zu erwarten war`,
  higher: (attacker, defender) => `Angreifer ${attacker} gegen Verteidiger ${defender}`,
  totals: 'Geworfen und erwartet',
  thrown: 'Geworfen',
  expected: 'Erwartet',
  throws: 'Wurf für Wurf',
  throw: 'Wurf',
  swing: 'Chance des Angreifers',
  inRound: (title, round) => (round === 1 ? title : `${title}, Runde ${round}`),
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Es wird berechnet, was jeder Wurf bewirkt hat …',
  leftOut: 'Würfe, deren Chancen sich nicht berechnen ließen, fehlen hier.',
};
