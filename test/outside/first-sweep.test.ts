/** The first sweep of the odds costs no more than it may, whatever is asked about: counted, never timed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { odds } from '../../src/epic-armageddon/odds/odds.ts';
import { GROWING } from '../support/growing-fights.ts';
import { firstOf } from '../support/share.ts';
import { countWork, type WorkCounter } from '../support/work.ts';
import { FIRST_SWEEP } from './odds-entries.ts';

/** So much may be done however little is asked for; a unit, where one profile a side fights, is so many calls. */
const MOST = 50_000;
const A_UNIT = 160;

let counter: WorkCounter;
beforeAll(async () => {
  counter = await countWork();
});
afterAll(() => counter.stop());

const CASES = firstOf([200, 120, 60, 20], 1).flatMap(size => Object.keys(GROWING).map(kind => ({ size, kind })));

it.each(CASES)('takes no more than 50,000 units for $size stands: $kind', async ({ size, kind }) => {
  const scenario = GROWING[kind]!(size);
  const { work, answer } = await counter.countIn(() => odds(scenario, { effort: FIRST_SWEEP, tolerance: 0 }));
  expect(work).toBeLessThanOrEqual(MOST * A_UNIT);
  expect(answer.winner.attacker + answer.winner.defender + answer.winner.none).toBeCloseTo(1, 9);
});
