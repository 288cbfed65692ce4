/** Phases that go where rows beside a text lead: what is not decided is usual, and dice come in their order. */
import { createActor } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { usualDecisions } from '../../../machines/warhammer-40k/play.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import { handsOf, metaOf, whyNot } from '../../../machines/warhammer-40k/why.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import { rowsBeside } from '../../../src/warhammer-40k/editions/rows.ts';
import type { ModelTrait } from '../../../src/warhammer-40k/editions/trait-rows.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { nextTurn } from '../../../src/warhammer-40k/stages/next-turn.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { profile, PROFILES, row, scenario, unit } from './build.ts';
import type { Inspect } from './random-play.ts';

interface RowWalk {
  readonly input: PhaseInput;
  readonly dice: readonly number[];
  readonly decisions?: readonly Decision[];
}

/** Plays to the end; what is decided is decided where it first may be. @throws Error where dice are missing or left. */
export const walkRows = ({ input, dice, decisions = [] }: RowWalk, inspect: Inspect): void => {
  const actor = createActor(phaseMachine, { input, inspect }).start();
  const [left, toDecide] = [[...dice], [...decisions]];
  while (actor.getSnapshot().status === 'active') {
    const snapshot = actor.getSnapshot();
    const { hands, unlessDecided } = metaOf(snapshot);
    const [next] = toDecide;
    if (next !== undefined && whyNot(snapshot, next) === null) actor.send(toDecide.shift()!);
    else if (hands === undefined) actor.send(usualDecisions(unlessDecided!, snapshot.context.phase)[0]!);
    else {
      const needed = diceIn(handsOf(snapshot));
      if (needed > left.length) throw new Error(`No dice left at ${JSON.stringify(snapshot.value)}.`);
      actor.send({ type: 'dice.thrown', faces: left.splice(0, needed) });
    }
  }
  if (left.length + toDecide.length > 0) throw new Error(`${left.length} dice, ${toDecide.length} decisions are left.`);
};

const OPEN: Completion = {
  chargeSight: 'no', multiCharge: 'primary', shotThenCharge: 'shot-unit-first', panic: 'no', moralePenalty: 'no',
  autoFail: 'no', characterStrike: 'may', monsterIsCharacter: 'no',
};

/** Reds at the low edge of the table's middle, blues so many inches before them. */
const facing = (
  edition: '7th' | '4th', inches: number,
  traits: { readonly red?: readonly ModelTrait[]; readonly blue?: readonly ModelTrait[] },
  fields: { readonly a?: Partial<ScenarioUnit>; readonly d?: Partial<ScenarioUnit> } = {},
  more: Partial<Scenario> = {},
): Scenario => scenario(edition, {
  completions: rowsBeside(edition), completion: edition === '4th' ? OPEN : {},
  startAt: inches === 0 ? 'fight' : 'charge',
  profiles: {
    ...PROFILES, red: profile({ name: 'Red', traits: traits.red ?? [], attacks: 1 }),
    blue: profile({ name: 'Blue', traits: traits.blue ?? [], attacks: 1 }),
  },
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 1, [20, 20], { profile: 'red' }), ...fields.a }),
    unit({ id: 'd', side: 'defender', models: row('d', 1, [20, 21 + inches], { profile: 'blue' }), ...fields.d }),
  ],
  ...more,
});

const CHARGE: Decision = { type: 'charge.declared', unit: 'a', targets: ['d'] };
const GUN = { kind: 'template', strength: 5, armourPiercing: 4, shots: 1 } as const;
const LEAVE: Decision = { type: 'choice.made', question: 'hit-and-run', option: 'leave' };
const towards = (option: string): Decision => ({ type: 'choice.made', question: 'direction', option });
const again = (option: string): Decision => ({ type: 'choice.made', question: 'range-again', option });
const running = (edition: '7th' | '4th'): PhaseInput => ({
  phase: nextTurn(setUpPhase(facing(edition, 20, {}, { d: { fallingBack: true } }))),
});
const WOOD: Partial<Scenario> = {
  table: {
    width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
    terrain: [{
      id: 'wood', name: null, kind: 'woods', traits: ['difficult'], outline: [[0, 26], [48, 26], [48, 28], [0, 28]],
    }],
  },
};
const TOGETHER: Partial<Scenario> = {
  completions: rowsBeside('4th').filter(id => id !== '4C-D1'), completion: { ...OPEN, chargeShape: 'together' },
};
const BEFORE_IT: Partial<Scenario> = {
  table: {
    ...WOOD.table!,
    terrain: [{ ...WOOD.table!.terrain![0]!, outline: [[0, 22], [48, 22], [48, 24], [0, 24]] }],
  },
};
/** 5″ before somebody, with a wood between. */
const monster = facing('4th', 5, {}, { a: { traits: ['monstrous-creature'] } }, { ...BEFORE_IT, ...TOGETHER });
const ENDED: Decision = { type: 'declarations.ended' };
const PACK: Partial<ScenarioUnit> = {
  models: [...row('d', 2, [20, 25], { profile: 'blue' }), ...row('e', 1, [20, 29], { profile: 'blue' })],
};
const wolves = (more: Partial<Scenario> = {}): PhaseInput => ({
  scenario: facing('4th', 4, { blue: ['counter-attack'] }, { d: PACK }, more),
});

/** By what comes about in them. */
export const ROW_WALKS: Readonly<Record<string, RowWalk>> = {
  'those who run regroup': { input: running('7th'), dice: [1, 1] },
  'who is charged while he runs is destroyed': {
    input: { scenario: facing('7th', 4, {}, { d: { fallingBack: true } }) }, dice: [6, 6], decisions: [CHARGE],
  },
  'a flamer fells the only charger': {
    input: { scenario: facing('7th', 4, {}) }, dice: [6, 6, 6, 6, 1],
    decisions: [CHARGE, { type: 'overwatch.shot', unit: 'd', guns: [GUN] }],
  },
  'the fleet throw again and fall short': {
    input: { scenario: facing('7th', 10, { red: ['fleet'] }) }, dice: [1, 1, 1], decisions: [CHARGE, again('first')],
  },
  'the fleet keep what they have': {
    input: { scenario: facing('7th', 10, { red: ['fleet'] }) }, dice: [1, 1], decisions: [CHARGE, again('none')],
  },
  'a character is spared': {
    input: {
      scenario: facing('7th', 0, { blue: ['character'] }, { d: { models: [
        ...row('d', 1, [20, 21], { profile: 'blue' }), ...row('e', 1, [20, 22]),
      ] } }),
    },
    dice: [6, 1, 1, 6, 6, 1, 1, 1], decisions: [{ type: 'choice.made', question: 'casualty', option: 'd1' }],
  },
  'both sides throw for who breaks away first': {
    input: { scenario: facing('7th', 0, { red: ['hit-and-run'], blue: ['hit-and-run'] }) },
    dice: [1, 1, 3, 2, 6, 6], decisions: [LEAVE, LEAVE],
  },
  'one breaks away, and the other consolidates': {
    input: { scenario: facing('7th', 0, { blue: ['hit-and-run'] }) },
    dice: [1, 1, 3, 4, 4, 4, 1], decisions: [LEAVE, towards('12')],
  },
  'one comes not clear of the enemy': {
    input: { scenario: facing('7th', 0, { blue: ['hit-and-run'] }) },
    dice: [1, 1, 3, 1, 1, 1], decisions: [LEAVE, towards('6')],
  },
  'nobody breaks away': { input: { scenario: facing('7th', 0, { blue: ['hit-and-run'] }) }, dice: [1, 1] },
  'wolves come to meet a charge': { input: wolves(), dice: [1, 1, 1, 1, 1], decisions: [CHARGE] },
  'wolves stay where they are': {
    input: wolves(), dice: [1, 1, 1, 1], decisions: [
      CHARGE, { type: 'rest.moved' }, { type: 'model.moved', model: 'd2', to: [20.866025403784437, 24.5] },
      { type: 'moves.ended' },
    ],
  },
  'wolves come through a wood': { input: wolves(WOOD), dice: [5, 4, 1, 1, 1, 1, 1], decisions: [CHARGE] },
  'wolves come to meet a charge, all charges declared first': {
    input: wolves(TOGETHER), dice: [1, 1, 1, 1, 1], decisions: [CHARGE, ENDED],
  },
  'wolves stay where they are, all charges declared first': {
    input: wolves(TOGETHER), dice: [1, 1, 1, 1], decisions: [
      CHARGE, ENDED, { type: 'rest.moved' }, { type: 'model.moved', model: 'd2', to: [20.866025403784437, 24.5] },
      { type: 'moves.ended' },
    ],
  },
  'wolves come through a wood, all charges declared first': {
    input: wolves({ ...WOOD, ...TOGETHER }), dice: [5, 4, 1, 1, 1, 1, 1], decisions: [CHARGE, ENDED],
  },
  'a monster throws again and falls short, all charges declared first': {
    input: { scenario: monster },
    dice: [1, 2, 1, 3], decisions: [CHARGE, ENDED, again('both')],
  },
  'a monster keeps what it has, all charges declared first': {
    input: { scenario: monster },
    dice: [1, 2], decisions: [CHARGE, ENDED, again('none')],
  },
  'who is fearless holds out': {
    input: {
      scenario: facing('4th', 0, { blue: ['fearless'] }, {
        a: { models: row('a', 4, [20, 20], { profile: 'red' }) },
        d: { models: row('d', 2, [21, 21], { profile: 'blue' }) },
      }),
    },
    dice: [6, 1, 1, 1, 1, 1, 6, 1, 6, 6, 6],
  },
  'two packs of wolves come to meet one charge': {
    input: {
      scenario: facing('4th', 4, { blue: ['counter-attack'] }, {}, {
        units: [
          unit({ id: 'a', side: 'attacker', models: row('a', 4, [20, 20], { profile: 'red' }) }),
          unit({ id: 'd', side: 'defender', models: [
            ...row('d', 2, [20, 25], { profile: 'blue' }), ...row('e', 1, [20, 29], { profile: 'blue' }),
          ] }),
          unit({ id: 'f', side: 'defender', models: [
            ...row('f', 2, [23, 25], { profile: 'blue' }), ...row('g', 1, [24, 29], { profile: 'blue' }),
          ] }),
        ],
      }),
    },
    dice: Array.from({ length: 14 }, () => 1),
    decisions: [{ type: 'charge.declared', unit: 'a', targets: ['d', 'f'] }],
  },
  'two packs of wolves come to meet one charge, all charges declared first': {
    input: {
      scenario: facing('4th', 4, { blue: ['counter-attack'] }, {}, {
        ...TOGETHER,
        units: [
          unit({ id: 'a', side: 'attacker', models: row('a', 4, [20, 20], { profile: 'red' }) }),
          unit({ id: 'd', side: 'defender', models: [
            ...row('d', 2, [20, 25], { profile: 'blue' }), ...row('e', 1, [20, 29], { profile: 'blue' }),
          ] }),
          unit({ id: 'f', side: 'defender', models: [
            ...row('f', 2, [23, 25], { profile: 'blue' }), ...row('g', 1, [24, 29], { profile: 'blue' }),
          ] }),
        ],
      }),
    },
    dice: Array.from({ length: 14 }, () => 1),
    decisions: [{ type: 'charge.declared', unit: 'a', targets: ['d', 'f'] }, ENDED],
  },
};
