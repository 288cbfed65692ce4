/** Cases of what comes of a fight: of one foe that falls before its turn, and of losers who run. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { whyNotConsolidateTo } from '../../../src/warhammer-40k/stages/consolidate.ts';
import { row } from '../../../src/warhammer-40k/scenario/samples/build.ts';
import { presentIn } from '../../history.ts';
import { type AskedCase, orElse, walkCase } from './case-setup.ts';
import { fightScenario, GUARDSMAN, MARINE, pair, type FoughtCase } from './case-tables.ts';

/** Two of A slay two of five, lose nobody, and the rest fail their morale. */
const WON = { hit: [6], wound: [6], save: [3], morale: [6] } as const;

const lost = (winner = MARINE.initiative, loser = GUARDSMAN.initiative) => fightScenario(pair(
  { models: row(2, 'a', [15.2, 11.6]), charged: [] }, { models: row(5, 'b', [15.2, 12.6]) },
), { a: { ...MARINE, initiative: winner }, b: { ...GUARDSMAN, initiative: loser } });

/** A choice that is made in this way whenever it is asked. */
const CASUALTY = { type: 'choice.made', question: 'casualty', option: 'b-1' } as const;

export const RESULT_CASES: readonly FoughtCase[] = [
  {
    id: 'X-10', question: 'engagedWhen', shows: ['rung-strikes', 'piled-in', 'fight-broken-off'], of: null,
    faces: { hit: [6], wound: [6], save: [1] },
    decided: [CASUALTY, { ...CASUALTY, question: 'nominee' }],
    scenario: fightScenario([
      { id: 'a', name: 'A', side: 'attacker', models: row(1, 'a', [10, 10]) },
      { id: 'c', name: 'C', side: 'attacker', models: row(1, 'c', [11.1, 10]) },
      {
        id: 'b', name: 'B', side: 'defender',
        models: [...row(1, 'b', [10.55, 10.83]), ...row(2, 'b', [10.55, 13.33])],
      },
    ], {
      a: { ...MARINE, name: 'Quick', initiative: 6 }, c: { ...MARINE, name: 'Slow' },
      b: { ...GUARDSMAN, initiative: 1 },
    }),
  },
  {
    id: 'X-12', question: 'sweep', shows: ['sweeps-in-vain', 'falls-back', 'overrun'], of: null,
    faces: { ...WON, 'fall-back': [3], sweep: [3] },
    scenario: lost(4, 4),
  },
  {
    id: 'X-13', question: 'sweep', shows: ['caught', 'free-round', 'falls-back', 'overrun'], of: null,
    faces: { ...WON, 'fall-back': [3], sweep: [4] },
    scenario: lost(),
  },
];

/** Where a winner comes to touch those who ran 2″ from it. */
const AFTER_THEM = [15.2, 13.6] as const;

export const CONSOLIDATION_CASE: AskedCase = {
  id: 'X-14', question: 'consolidate',
  asks: (edition: Edition, told): string => {
    const { moments } = walkCase({
      faces: { ...WON, 'fall-back': [1], sweep: [1], consolidate: [3] },
      decided: [{ type: 'choice.made', question: 'sweep', option: 'stay' }],
      scenario: lost(1, 6),
    }, edition);
    const moving = moments.map(({ before: at }) => presentIn(at).context.phase)
      .find(({ aftermath }) => aftermath?.stage === 'consolidate' && aftermath.moving !== null);
    if (moving === undefined) return told.words.silent;
    return orElse(whyNotConsolidateTo(moving, 'a-1', AFTER_THEM), told.words.may, told);
  },
};
