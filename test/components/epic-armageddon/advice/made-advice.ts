/** A charge that is to be made, what an engine could say of it, and engines that say it. */
import type { AdvisedLoaders, AdviceQuestion } from '../../../../components/epic-armageddon/advice/question.ts';
import { answersTo } from '../../../../components/epic-armageddon/odds/engine.ts';
import type { Advice } from '../../../../machines/epic-armageddon/advice/advise.ts';
import { replay, type Timeline } from '../../../../machines/epic-armageddon/timeline.ts';
import type { Decision } from '../../../../src/epic-armageddon/model/events.ts';
import { formationOf, rowOf, scenarioOf } from '../../../support/build.ts';

/** Two assault marines before two boyz, 10 cm away: only a title tells one such table from another. */
export const charging = (title: string): Timeline => replay(scenarioOf({ title, startAt: 'a1ChooseTarget', formations: [
  formationOf('attacker', rowOf('a', 'assault', 2, [30, 10])), formationOf('defender', rowOf('d', 'boyz', 2, [30, 22])),
] }), [{ type: 'target.chosen', target: 'defender' }]);

const chance = (win: number) => ({ win, none: 0, value: win });

export const END: Decision = { type: 'charge.ended' };

/** Everybody stops in the open; the answer is that nobody moves. */
export const advised = (decisions: readonly Decision[], win = 0.61): Advice => ({
  now: chance(0.5), tried: 32, assumptions: [], best: [{
    decisions, chance: chance(win), reply: { decisions: [{ type: 'counterCharge.ended' }], chance: chance(0.4) },
    error: 0, contact: ['a1'], fire: ['a2'], out: [], say: '',
  }],
});
export const FIRST: readonly Decision[] = [{ type: 'unit.moved', unit: 'a1', to: [30, 14] }, END];
export const LAST: readonly Decision[] = [
  { type: 'unit.moved', unit: 'a1', to: [30, 14] }, { type: 'unit.moved', unit: 'a2', to: [33, 14] }, END,
];

/** Engines on this thread, and what that of advice has been asked. */
export const ways = (...answers: readonly Advice[]): AdvisedLoaders & { readonly asked: AdviceQuestion[] } => {
  const asked: AdviceQuestion[] = [];
  const worker = (): never => {
    throw new Error('none here');
  };
  const offer = async (): Promise<null> => null;
  return {
    asked, worker, engine: async () => answersTo,
    advice: {
      worker, offer,
      engine: async () => function* (question) {
        asked.push(question);
        yield* answers;
      },
    },
  };
};
