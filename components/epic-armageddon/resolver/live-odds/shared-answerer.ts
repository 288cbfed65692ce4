/** One worker for all resolvers of a page. */
import { answererFor, type EngineLoaders } from '../../odds/answerers.ts';
import type { Answerer } from '../../odds/question.ts';
import { onceLoaded } from '../../../shared/once-loaded.ts';

const known = new WeakMap<EngineLoaders, () => Promise<Answerer>>();

/** Somebody who answers, brought when first asked for. */
export const sharedAnswerer = (ways: EngineLoaders): (() => Promise<Answerer>) => {
  const bring = known.get(ways) ?? onceLoaded(() => answererFor(ways));
  known.set(ways, bring);
  return bring;
};
