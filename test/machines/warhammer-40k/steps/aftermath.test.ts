import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import { AGREED } from '../../../support/warhammer-40k/agreed.ts';
import { fought, settle, type Decide } from '../../../support/warhammer-40k/after.ts';
import { row, unit } from '../../../support/warhammer-40k/build.ts';

const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });
const LONE = unit({ ...MEN, models: row('m', 1, [20, 20]) });
const LONG = unit({ ...MEN, models: row('m', 4, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });
const NEAR = unit({ id: 'near', side: 'defender', models: row('n', 1, [20, 26]) });
/** Mines in front of the men. */
const MINED = {
  width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
  terrain: [{
    id: 'mines', kind: 'swamp', name: null, traits: ['dangerous'],
    outline: [[18, 20.5], [24, 20.5], [24, 24.4], [18, 24.4]],
  }],
} as const;
const A = 'aftermath.';

/** The states of the aftermath that were waited in, each once, in order. */
const waited = (states: readonly string[]): readonly string[] =>
  [...new Set(states.filter(state => state.startsWith(A)).map(state => state.slice(A.length)))];

interface Row {
  readonly claim: string;
  readonly edition: Edition;
  readonly begun: Parameters<typeof fought>[2];
  readonly units?: Parameters<typeof fought>[1];
  readonly dice: readonly number[];
  readonly states: readonly string[];
  readonly decide?: Decide;
}

const WON = { wounds: [2, 1] } as const;
const WIPED = { slain: ['f1', 'f2'] } as const;
const seven = 'trial-seven-steps';
const eight = 'trial-eight-steps';
const MORALE = 'morale.testing';
const PILE_IN = 'pileIn.moving';
const CONSOLIDATE = 'consolidate.moving';

const ROWS: readonly Row[] = [
  {
    claim: 'T0-17, T0-20: wiped out, friends panic and run, the victor consolidates',
    edition: seven, begun: WIPED, units: [MEN, FOES, NEAR], dice: [6, 6, 1, 2],
    states: ['panic', 'breakOff.falling', CONSOLIDATE],
  },
  { claim: 'T0-18: drawn, nothing to pile in', edition: seven, begun: {}, dice: [], states: [] },
  {
    claim: 'T0-22: drawn, the rest pile in', edition: seven, begun: {}, units: [LONG, FOES], dice: [],
    states: [PILE_IN],
  },
  { claim: 'T0-19, T0-21: lost, but held', edition: seven, begun: WON, dice: [1, 1], states: [MORALE] },
  {
    claim: 'T0-23…26: lost, swept, caught, piled in', edition: seven, begun: WON, units: [LONG, FOES],
    dice: [6, 6, 1, 1, 6, 6],
    states: [MORALE, 'breakOff.falling', 'breakOff.asking', 'breakOff.sweeping', 'breakOff.following.moving'],
  },
  {
    claim: 'T0-27…29: lost, not caught, away, the victor consolidates', edition: seven, begun: WON,
    dice: [6, 6, 6, 6, 1, 1],
    states: [MORALE, 'breakOff.falling', 'breakOff.asking', 'breakOff.sweeping', CONSOLIDATE],
  },
  { claim: 'T1-16: wiped out, the victor consolidates', edition: eight, begun: WIPED, dice: [], states: [CONSOLIDATE] },
  { claim: 'T1-17, T1-25: drawn', edition: eight, begun: {}, units: [LONG, FOES], dice: [], states: [PILE_IN] },
  {
    claim: 'T1-18…19, T1-25: lost, but held', edition: eight, begun: WON, units: [LONG, FOES], dice: [1, 1],
    states: [MORALE, PILE_IN],
  },
  {
    claim: 'T1-20…24: lost, struck once more, away, the victor consolidates', edition: eight, begun: WON,
    dice: [6, 6, 1, 1, 6, 6, 1, 1],
    states: [MORALE, 'breakOff.falling', 'breakOff.sweeping', 'breakOff.striking', CONSOLIDATE],
  },
  {
    claim: 'T1-21: lost, not swept', edition: eight, begun: WON, dice: [6, 6, 6, 6, 1, 1],
    states: [MORALE, 'breakOff.falling', 'breakOff.sweeping', CONSOLIDATE],
  },
  {
    claim: 'T2-28, T2-36: wiped out, the victor consolidates', edition: '7th', begun: WIPED, dice: [3],
    states: ['consolidate.rolling', CONSOLIDATE],
  },
  { claim: 'T2-29, T2-35: drawn', edition: '7th', begun: {}, units: [LONG, FOES], dice: [], states: [PILE_IN] },
  {
    claim: 'T2-30…33: lost, swept, destroyed', edition: '7th', begun: WON, dice: [6, 6, 6, 1, 3],
    states: [MORALE, 'breakOff.racing', 'consolidate.rolling', CONSOLIDATE],
  },
  {
    claim: 'T2-33, T2-34: lost, outran them', edition: '7th', begun: WON, dice: [6, 6, 1, 6, 3, 3, 3],
    states: [MORALE, 'breakOff.racing', 'breakOff.falling', 'consolidate.rolling', CONSOLIDATE],
  },
  {
    claim: 'T2-32: lost, and the winner may not sweep', edition: '7th', begun: WON,
    units: [unit({ ...MEN, traits: ['may-not-sweep'] }), FOES], dice: [6, 6, 3, 3, 3],
    states: [MORALE, 'breakOff.falling', 'consolidate.rolling', CONSOLIDATE],
  },
  {
    claim: 'R-0.26: the victor runs into those who run, and they regroup', edition: seven, begun: WON,
    units: [unit({ ...MEN, traits: ['terminators'] }), FOES], dice: [6, 6, 1, 1, 1, 1],
    states: [MORALE, 'breakOff.falling', CONSOLIDATE, 'consolidate.regrouping'],
    decide: (state, phase) => (state === `${A}${CONSOLIDATE}` && phase.models[0]!.path.length === 0
      ? { type: 'model.moved', model: 'm1', to: [20, 22] } : null),
  },
  {
    claim: '40k.8: drawn, piled in through mines, and lost', edition: '7th', begun: { table: MINED },
    units: [LONE, unit({ ...FOES, models: [...row('f', 1, [20, 21]), ...row('g', 1, [20, 24.5])] })], dice: [1],
    states: [PILE_IN, 'pileIn.testing'],
  },
  {
    claim: '40k.8: the victor consolidates through mines', edition: '7th', begun: { ...WIPED, table: MINED },
    dice: [5, 2], states: ['consolidate.rolling', CONSOLIDATE, 'consolidate.testing'],
    decide: (state, phase) => (state === `${A}${CONSOLIDATE}` && phase.models[0]!.path.length === 0
      ? { type: 'model.moved', model: 'm1', to: [20, 21.5] } : null),
  },
  { claim: 'T3-08: handed back', edition: '4th', begun: WON, dice: [], states: [] },
  {
    claim: 'a fourth edition that players have completed', edition: '4th',
    begun: { ...WON, completion: AGREED }, dice: [6, 6, 1, 6, 3, 3],
    states: [MORALE, 'breakOff.racing', 'breakOff.falling', CONSOLIDATE],
  },
];

describe('what comes after a fight goes from state to state as its text says', () => {
  it.each(ROWS)('$edition: $claim', ({ edition, begun, units = [MEN, FOES], dice, states, decide }) => {
    const settled = settle(fought(edition, units, begun), dice, decide);
    expect(waited(settled.states)).toEqual(states);
    expect(settled.states.at(-1)).toBe('over');
    expect([settled.phase.fight, settled.phase.aftermath, settled.phase.choice]).toEqual([null, null, null]);
  });
});
