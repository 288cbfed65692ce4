/** What the engine of advice is asked, and who answers: plain data both ways. */
import type { Advice } from '../../../machines/epic-armageddon/advice/advise.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { answererBy, type AnswererLoaders } from '../../shared/worker/answerers.ts';
import type { AnswererOf, Tell } from '../../shared/worker/asking.ts';
import type { EngineLoaders } from '../odds/answerers.ts';

/** What a side could do best after these events of a scenario; better things are found with each answer. */
export interface AdviceQuestion {
  readonly scenario: Scenario;
  readonly events: readonly AssaultEvent[];
  readonly side: Side;
}

/** How the engine comes; it depends on the build. */
export type AdviceLoaders = AnswererLoaders<AdviceQuestion, Advice>;

/** The engines of odds and of advice. */
export interface AdvisedLoaders extends EngineLoaders {
  /** Not given: no advice is offered. */
  readonly advice?: AdviceLoaders & {
    /** The element that offers it. */
    readonly offer: () => Promise<unknown>;
  };
}

/** Each answer takes the place of the one before. */
export const adviceWanted = (): Tell => 'last';

export const adviserBy = (loaders: AdviceLoaders): Promise<AnswererOf<AdviceQuestion, Advice>> =>
  answererBy(loaders, adviceWanted);
