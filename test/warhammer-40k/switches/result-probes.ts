/** Questions about what comes of a fight. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import { withModel, withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import { whyOutOfFire } from '../../../src/warhammer-40k/fight/shooting.ts';
import {
  beginConsolidation, consolidationHands, rollConsolidation, whyNotConsolidateTo,
} from '../../../src/warhammer-40k/stages/consolidate.ts';
import { moralePenalty } from '../../../src/warhammer-40k/stages/morale.ts';
import { nextStage } from '../../../src/warhammer-40k/stages/next-stage.ts';
import { panicHands } from '../../../src/warhammer-40k/stages/panic.ts';
import { beginPileIn, whyNotPileInTo } from '../../../src/warhammer-40k/stages/pile-in.ts';
import { tally } from '../../../src/warhammer-40k/stages/tally.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import { fought, livingIn, settle } from '../../support/warhammer-40k/after.ts';
import { phase, profile, PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';
import type { Probes } from './probe.ts';

const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });
const MIXED_FOES = unit({
  ...FOES, models: [...row('f', 2, [20, 21]), ...row('s', 1, [22, 21], { profile: 'swift' })],
});
const WON = { wounds: [2, 1] } as const;

const stagesOf = (edition: Edition, completion: Completion): readonly (string | null)[] =>
  tally(fought(edition, [MEN, FOES], { completion })).aftermath!.stages.slice(2);

const panicking = (edition: Edition, completion: Completion): readonly (string | undefined)[] => {
  const near = unit({ id: 'near', side: 'defender', models: row('n', 2, [20, 27]) });
  const begun = fought(edition, [MEN, FOES, near], { wounds: [2, 3], slain: ['f1', 'f2'], completion });
  return panicHands(nextStage(tally(begun))).map(({ owners }) => owners[0]);
};

/** Grots have lost to giants whom they cannot wound. */
const isAsked = (edition: Edition, completion: Completion): boolean => {
  const grots = unit({ ...FOES, models: row('f', 2, [20, 21], { profile: 'grot' }) });
  const hulks = unit({ ...MEN, models: row('m', 2, [20, 20], { profile: 'hulk' }) });
  const profiles = { ...PROFILES, hulk: profile({ toughness: 8 }) };
  return settle(fought(edition, [hulks, grots], { wounds: [1, 0], profiles, completion }), () => 1)
    .states.includes('aftermath.morale.choosing');
};

/** Those who have failed run on threes, and the winners follow with such dice; how many are left, and do they run? */
const chased = (
  edition: Edition, completion: Completion, face: number, runners: ScenarioUnit = FOES,
): readonly [number, boolean] => {
  const faces = [6, 6, 3, 3];
  const profiles = { ...PROFILES, swift: profile({ initiative: 6 }) };
  const begun = fought(edition, [MEN, runners], { ...WON, profiles, completion });
  const { phase: over } = settle(begun, () => faces.shift() ?? face);
  const left = livingIn(over, 'foes');
  return [left, left > 0 && over.units.find(({ id }) => id === 'foes')!.fallingBack];
};

/** Whether winners throw for how far they go, may run into those who ran 2″ from them, and into somebody new. */
const consolidating = (edition: Edition, completion: Completion): readonly boolean[] => {
  const fresh = unit({ id: 'fresh', side: 'defender', models: row('n', 1, [17, 20]) });
  const won = tally(fought(edition, [MEN, FOES, fresh], { ...WON, completion }));
  const ran = ['f1', 'f2'].reduce((after, id, i) => withModel(after, id, { at: [20 + i, 23] }),
    withUnit(won, 'foes', { fallingBack: true }));
  const begun = beginConsolidation(ran);
  const throws = consolidationHands(begun).length > 0;
  const moving: Phase = throws ? rollConsolidation(begun, [3]) : begun;
  return [throws, ...([[20, 22], [18, 20]] as const).map(to => whyNotConsolidateTo(moving, 'm1', to) === null)];
};

/**
 * Whether one may pile in to a free enemy 4″ away, or to an enemy whom friends touch while a free one can be reached by
 * going through everybody.
 */
const pilingIn = (edition: Edition, completion: Completion): readonly boolean[] => {
  const may = (from: readonly [number, number], to: readonly [number, number]): boolean => {
    const lone = unit({ id: 'foes', side: 'defender', models: [...row('f', 1, [20, 21]), ...row('g', 1, from)] });
    const begun = beginPileIn(tally(fought(edition, [MEN, lone], {
      wounds: [1, 1], active: 'defender', completion,
    })));
    return whyNotPileInTo(begun, 'g1', to) === null;
  };
  return [may([21, 26], [21, 21]), may([18, 21.5], [19, 20])];
};

export const RESULT_PROBES: Probes<
  'stageOrder' | 'panic' | 'moralePenalty' | 'autoFail' | 'sweep' | 'consolidate' | 'endPileIn' | 'lockedShooting'
> = {
  stageOrder: {
    claim: '40k.71: what comes after morale, and in which order',
    see: stagesOf,
    seen: {
      'pile-in-first': ['pile-in', 'break-off', 'consolidate'],
      'break-off-first': ['break-off', 'consolidate', 'pile-in'],
      'sweep-first': ['break-off', 'pile-in', 'consolidate'],
    },
  },
  panic: {
    claim: '40k.59, 000-25: friends of the dead within 6″ of the victors',
    see: panicking,
    seen: { no: [], 'within-6': ['near'] },
  },
  moralePenalty: {
    claim: '40k.60: a side has lost by three wounds',
    see: (edition, completion) => moralePenalty(tally(fought(edition, [MEN, FOES], { wounds: [4, 1], completion }))),
    seen: { no: 0, yes: 3 },
  },
  autoFail: {
    claim: '40k.61: losers who cannot hurt the enemy are asked whether they fail on purpose',
    see: isAsked,
    seen: { no: false, yes: true },
  },
  sweep: {
    claim: '40k.63, 40k.64, 40k.65, X-12, X-13: equal dice, then higher ones of the winner, then one swift loser of '
      + 'three: who is left, and do they run?',
    see: (edition, completion) => [
      ...[3, 4].map(face => chased(edition, completion, face)), chased(edition, completion, 3, MIXED_FOES),
    ],
    seen: {
      relock: [[2, true], [2, false], [3, true]], 'free-round': [[2, true], [2, true], [3, true]],
      destroy: [[0, false], [0, false], [3, true]], 'destroy-by-most': [[0, false], [0, false], [0, false]],
    },
  },
  consolidate: {
    claim: '40k.68, X-14: a die, into the loser that ran 2″, into somebody new',
    see: consolidating,
    seen: { 'three-any': [false, true, true], 'three-new': [false, false, true], 'die-none': [true, false, false] },
  },
  endPileIn: {
    claim: '40k.70: 4″ to a free enemy; to one who is taken, though a free one stands behind',
    see: pilingIn,
    seen: { 'six-unengaged-first': [true, false], six: [true, true], 'three-as-charge': [false, true] },
  },
  lockedShooting: {
    claim: '40k.76, X-16: a model of a locked unit far from its engaged friends shoots',
    see: (edition, completion) => {
      const men = unit({ id: 'men', side: 'attacker', models: [...row('a', 1, [20, 20]), ...row('b', 1, [20, 14])] });
      return whyOutOfFire(findCombats(phase(edition, { units: [men, FOES], completion })), 'b1')?.key ?? null;
    },
    seen: { model: null, unit: 'locked-may-not-shoot' },
  },
};
