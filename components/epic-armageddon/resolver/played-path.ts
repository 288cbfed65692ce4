/** Where the statechart stands after the steps that have been taken. */
import { presentOf, replay } from '../../../machines/epic-armageddon/timeline.ts';
import type { Played } from './resolver-controller.ts';
import { stepStateOf } from './step-state.ts';

/** The path of state keys, such as 'a4Attacks.attacks.saving'. */
export const pathOf = ({ scenario, events, at }: Played): string =>
  stepStateOf(presentOf(replay(scenario, events.slice(0, at)))).path;
