/** A resolver whose odds nobody looks at: they stay awaited, and no worker reckons them beside the test. */
import { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import type { WorkerLike } from '../../../../components/shared/worker/worker-answerer.ts';

export const silent: WorkerLike = { postMessage: () => {}, terminate: () => {}, addEventListener: () => {} };

/** For every test of the file or suite that it is called in. */
export const withoutOdds = (): void => {
  const { lazyParts } = AssaultResolver;
  before(() => {
    AssaultResolver.lazyParts = { ...lazyParts!, odds: { ...lazyParts!.odds, worker: () => silent } };
  });
  after(() => {
    AssaultResolver.lazyParts = lazyParts;
  });
};
