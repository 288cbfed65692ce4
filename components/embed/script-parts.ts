/** Engines that come as classic scripts. */
import type { AnswererLoaders } from '../shared/worker/answerers.ts';
import { workerOf } from '../shared/worker/start-worker.ts';
import type { ScriptLoader } from './script-loader.ts';

/**
 * An engine that answers in a worker, or on the page where that may have none; the same script serves both. The worker
 * fetches the parts itself, as they lie beside it, when it needs them; on the page they come with it, in their order.
 */
export const engineFrom = <Q, A>(
  { policyName, addressOf, trusted, load }: ScriptLoader, name: string, ...parts: readonly string[]
): AnswererLoaders<Q, A> => {
  const engine = load<{ readonly answersTo: Awaited<ReturnType<AnswererLoaders<Q, A>['engine']>> }>(name);
  return {
    worker: () => workerOf(addressOf(name), trusted, policyName),
    engine: async () => {
      const { answersTo } = await engine();
      for (const part of parts) await load(part)();
      return answersTo;
    },
  };
};

/** The engine of the odds of Epic with its parts. */
export const epicEngineFrom = <Q, A>(loader: ScriptLoader): AnswererLoaders<Q, A> => engineFrom(
  loader, 'assault-odds-engine', 'assault-odds-engine-under-way', 'assault-odds-engine-changes',
);
