/** Open questions about endings, the result and what follows, at the table. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Critical } from '../../../src/epic-armageddon/model/profile.ts';
import type { RESULT_RULINGS } from '../../../src/epic-armageddon/rulings/result.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, lostTo } from '../../support/fight.ts';
import { engine, stage, stands, type Stand } from '../../support/stage.ts';
import { reported, thrown, unlessRefused, type Answers, type Probes } from './probe.ts';

const moved = (unit: string, x: number, y: number): Decision => ({ type: 'unit.moved', unit, to: [x, y] });
const GUARD = { cc: 6, ff: 5 } as const;

const mutual = stage({ a1: { at: [30, 20], ...GUARD }, a2: { at: [60, 20] } }, { d1: { at: [30, 22], ...GUARD } });
/** In the second round a2 comes near, and a1, who was engaged in the first, dies. */
const second = stage(
  { a1: { at: [60, 15], ...GUARD }, a2: { at: [63, 9], ...GUARD } }, { d1: { at: [60, 30], armour: 4, cc: 4, ff: 4 } },
);
const tie = [1, 1, 3, 3, 4, 4];
const closer: readonly Decision[] = [moved('a2', 62.3, 13.9), { type: 'counterCharge.ended' }];

const won = stage(stands('a', 3, [30, 20]), { d1: { at: [30, 22], cc: 4 }, ...stands('e', 3, [60, 60]) }, {
  others: [{ side: 'attacker', id: 's', stands: { s1: { at: [36, 26], ff: 6 } } }],
});
const costly = stage(
  { ...stands('a', 4, [30, 20]) }, { ...stands('d', 3, [30, 22], { cc: 4 }), d4: { at: [60, 60] } },
);
const TRANSPORT: Partial<Stand> = { type: 'armoured-vehicle', abilities: ['transport'] };
const ridden = stage({ a1: { at: [30, 20], cc: 2 } }, {
  d1: { at: [30, 22.5], ...TRANSPORT }, d2: { at: [30, 22.5], more: { aboard: 'd1' } }, d3: { at: [60, 60] },
});
const DOOM: Critical = { damage: 'all', splash: null, entered: false, later: false };
const fragile = stage({ a1: { at: [30, 20], cc: 2 } }, {
  d1: engine(4, [30, 25], { critical: DOOM }), d2: { at: [60, 60] },
});
const brotherly = stage(stands('a', 6, [30, 20]), { d1: { at: [30, 22] } }, {
  attacker: { rules: ['they-shall-know-no-fear'] },
  others: [{ side: 'attacker', id: 'guards', stands: stands('g', 2, [30, 17]) }], engage: { combined: ['guards'] },
});
const fearless = stage({ a1: { at: [30, 20] } }, {
  d1: { at: [30, 22.5], ...TRANSPORT, abilities: ['transport', 'fearless'] },
  d2: { at: [30, 22.5], more: { aboard: 'd1' } }, d3: { at: [60, 60] },
});
const thin = stage({ a1: { at: [30, 20] }, a2: { at: [60, 4] } }, { d1: { at: [30, 22], cc: 2 } });

const swiftOr = (faces: readonly number[], isSwift: boolean): readonly number[] =>
  (isSwift ? faces : [...faces, ...ATTACKER_ROLLS_HIGH]);
const kills = (scenario: typeof ridden, faces: readonly number[]) => (answers: Answers) =>
  reported(scenario, answers, [...faces, ...ATTACKER_ROLLS_HIGH]).kills.attacker;

export const RESULT_PROBES: Probes<typeof RESULT_RULINGS> = {
  bothSwift: {
    see: answers => reported(mutual, answers, [6, 6]).winner,
    seen: { 'attacker-if-any-lives': 'attacker', nobody: null },
  },
  engagedInLaterRounds: {
    see: answers => {
      const isSwift = answers.engagedInLaterRounds === 'first-round';
      return reported(second, answers, swiftOr([...tie, 1, 1, 6], isSwift), closer).ending;
    },
    seen: { 'this-round': 'result', 'first-round': 'swift' },
  },
  whoConsolidates: {
    see: answers => unlessRefused(() => thrown(won, answers, { decisions: [moved('s1', 38, 26)] }).report.winner),
    seen: { 'formations-in-the-assault': 'A8.3', 'supporters-too': 'attacker' },
  },
  brokenWinner: {
    see: answers => unlessRefused(() => reported(
      costly, answers, [4, 4, 1, ...ATTACKER_ROLLS_HIGH],
      [{ type: 'rest.withdrew' }, { type: 'withdrawal.ended' }, moved('a4', 41, 20)],
    ).winner),
    seen: { consolidates: 'attacker', stays: 'never asked' },
  },
  passengersAsKills: { see: kills(ridden, [2, 1]), seen: { kills: 2, 'no-kills': 1 } },
  criticalDeath: { see: kills(fragile, [2, 6]), seen: { 'all-that-was-left': 4, 'one-more': 2 } },
  mixedMarines: {
    see: answers => reported(brotherly, answers, [1, 1, 6, 6]).hackDown,
    seen: { 'all-marines-only': 3, 'any-marines': 1 },
  },
  fearlessTransport: {
    see: answers => lostTo(reported(fearless, answers, [4, 1, 1, 1]), 'hack-down'),
    seen: { 'passengers-hit': ['d2'], 'passengers-skipped': ['d3'] },
  },
  engagedAttackersGone: {
    see: answers => {
      const isSwift = answers.engagedAttackersGone !== 'fights-on';
      return reported(thin, answers, isSwift ? [2] : [2, ...DEFENDER_ROLLS_HIGH]).ending;
    },
    seen: { 'defender-wins': 'swift', 'fights-on': 'result' },
  },
};
