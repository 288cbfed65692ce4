import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import { whyNot } from '../../../machines/warhammer-40k/why.ts';
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { QUESTION_IDS, QUESTIONS } from '../../../src/warhammer-40k/editions/policy.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { RULING_IDS, RULINGS } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { row, scenario, unit } from '../../support/warhammer-40k/build.ts';
import { coverage, NODES } from '../../support/warhammer-40k/coverage.ts';
import { randomPhase } from '../../support/warhammer-40k/random.ts';
import { ROW_WALKS, walkRows } from '../../support/warhammer-40k/row-walks.ts';
import { faultsOf } from '../../support/warhammer-40k/random-fights.ts';
import { boxed, field, marines, orks, terrain } from '../../warhammer-40k/charge/field.ts';
import { declare, ENDED, move, REST, thrown } from './steps/charge-walk.ts';

/** `npm run proof -- phases` plays 20,000 of each edition. */
const FIGHTS = 300;
/** In the suite the first of them, and a few in which all comes about that the first have not. */
const FEW = 8;
const LATER = [13, 20, 23, 33, 38, 52, 98, 110, 176, 182, 212, 284];
const SEEDS = IS_WHOLE ? Array.from({ length: FIGHTS }, (_, seed) => seed)
  : [...Array.from({ length: FEW }, (_, seed) => seed), ...LATER];

const seen = coverage();

/** A marine in base contact with whoever stands at [10, 11]. */
const fighting = (
  edition: Edition, foes: readonly ScenarioUnit[], fields: Partial<Scenario> = {},
): PhaseInput => ({
  scenario: scenario(edition, {
    startAt: 'fight', units: [unit({ id: 'a', side: 'attacker', models: row('a', 1, [10, 10]) }), ...foes],
    ...fields,
  }),
});

/** Mines across the table. */
const mined = (from: number, to: number): Partial<Scenario> => ({
  table: {
    width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
    terrain: [{
      id: 'mines', kind: 'swamp', name: null, traits: ['dangerous'],
      outline: [[0, from], [20, from], [20, to], [0, to]],
    }],
  },
});

const CHARGES_AGREED = [
  ['chargeRange', 'six'], ['chargeTerrain', 'keep-higher'], ['chargeSight', 'no'], ['multiCharge', 'disordered'],
  ['shotThenCharge', 'shot-unit-only'], ['stationaryFireBan', 'banned'], ['overwatch', 'no'],
  ['chargeShape', 'in-turn'],
] as const;

/** A marine who touches two units, by a text that does not tell whom he strikes. */
const between = fighting('4th', [
  unit({ id: 'd', side: 'defender', models: row('d', 1, [9.5, 10.87]) }),
  unit({ id: 'e', side: 'defender', models: row('e', 1, [10.51, 10.87]) }),
]);

/** What hardly ever comes about by chance. */
const RARE: Readonly<Record<string, readonly [PhaseInput, readonly PhaseEvent[]]>> = {
  'one cannot come along, all charges declared first': [{ phase: boxed('trial-seven-steps') }, [
    declare(), ENDED, move('m1', 20, 13), { type: 'moves.ended' },
  ]],
  'players agree on whom to strike': [between, [
    { type: 'answer.agreed', question: 'splitAttacks', answer: 'by-model' },
  ]],
  'nobody says whom to strike': [between, [{ type: 'silence.accepted' }]],
  'one cannot come along, charges in turn': [{ phase: boxed('7th') }, [
    declare(), { type: 'overwatch.ended' }, thrown(3, 3), move('m1', 20, 13), { type: 'moves.ended' }, ENDED,
  ]],
  'the nearest charger is lost in the mines': [
    { phase: field('7th', [marines(), orks(4)], terrain(['dangerous'], [0, 12], [48, 14])) },
    [declare(), { type: 'overwatch.ended' }, thrown(3, 2), REST, thrown(1), REST, thrown(4)],
  ],
  'nobody is left within reach of a pile-in': [fighting('7th', [
    unit({
      id: 'd', side: 'defender', models: [...row('d', 1, [10, 11]), ...row('e', 1, [10, 25], { profile: 'ork' })],
    }),
  ]), [thrown(6, 1), thrown(6), thrown(1)]],
  'who closes up after a fight goes through mines': [fighting('7th', [
    unit({
      id: 'd', side: 'defender', models: [...row('d', 1, [10, 11]), ...row('e', 1, [10, 18], { profile: 'ork' })],
    }),
  ], mined(13.9, 14.4)), [thrown(1, 1), REST, REST, thrown(2)]],
  'victors consolidate through mines': [fighting('7th', [
    unit({ id: 'd', side: 'defender', models: row('d', 1, [10, 11]) }),
  ], mined(11, 13)), [
    thrown(6, 1), thrown(6), thrown(1), thrown(3), move('a1', 10, 12), { type: 'moves.ended' }, thrown(2),
  ]],
  'who closes up after a sweep goes through mines': [fighting('4th', [], {
    ...mined(7, 7.5),
    completion: {
      stageOrder: 'break-off-first', sweep: 'relock', endPileIn: 'three-as-charge', consolidate: 'three-new',
      panic: 'no', moralePenalty: 'no', autoFail: 'no',
    },
    units: [
      unit({ id: 'a', side: 'attacker', models: [...row('a', 1, [10, 10]), ...row('b', 1, [10, 6])] }),
      unit({ id: 'd', side: 'defender', models: row('d', 2, [10, 11]) }),
    ],
  }), [
    thrown(6, 1, 1), thrown(6), thrown(1), { type: 'choice.made', question: 'casualty', option: 'd2' }, thrown(6, 6),
    thrown(1, 1), { type: 'choice.made', question: 'sweep', option: 'sweep' }, thrown(6, 6), REST, thrown(2),
  ]],
  'players agree to charge one unit after the other': [{ phase: field('4th', [marines(), orks(4)]) }, [
    ...CHARGES_AGREED.map(([question, answer]): PhaseEvent => ({ type: 'answer.agreed', question, answer })),
    declare(),
  ]],
  'victors run into a unit that falls back': [fighting('trial-eight-steps', [
    unit({ id: 'd', side: 'defender', models: row('d', 1, [10, 11]) }),
    unit({ id: 'r', side: 'defender', fallingBack: true, models: row('r', 1, [10, 13]) }),
  ]), [thrown(6, 1), thrown(6), thrown(1), move('a1', 10, 12), { type: 'moves.ended' }, thrown(3, 3)]],
};

describe('phases of made-up units, whatever their players do', () => {
  it.each(EDITIONS)('%s: made-up phases come to an end, and no law is broken', edition => {
    const faults = SEEDS.flatMap(seed => faultsOf(edition, seed, seen.inspect));
    expect(faults.slice(0, 10)).toEqual([]);
  });

  it.each(EDITIONS)('%s: any answer that players may agree on is among them, and any ruling of a club', edition => {
    const drawn = Array.from({ length: FIGHTS }, (_, seed) => randomPhase(edition, seed));
    const open = QUESTION_IDS.filter(question => POLICIES[edition][question] === null);
    const missing = [
      ...open.flatMap(question => QUESTIONS[question]
        .filter(answer => drawn.every(({ completion }) => completion[question] !== answer))),
      ...RULING_IDS.flatMap(id => RULINGS[id].answers
        .filter(answer => drawn.every(({ rulings }) => rulings[id] !== answer))),
    ];
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(RARE))('%s: whatever happens is allowed', name => {
    const [input, events] = RARE[name]!;
    const actor = createActor(phaseMachine, { input, inspect: seen.inspect }).start();
    for (const event of events) {
      expect(whyNot(actor.getSnapshot(), event)).toBeNull();
      actor.send(event);
    }
  });

  it.each(Object.keys(ROW_WALKS))('%s by rows beside the text: it comes to its end', name => {
    walkRows(ROW_WALKS[name]!, seen.inspect);
  });

  it('go through every state and take every transition of the statechart', () => {
    expect(seen.missing()).toEqual([]);
    expect(NODES.length).toBeGreaterThan(50);
  });
});
