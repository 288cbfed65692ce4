/** Resolvers from source whose odds nobody looks at, so that no worker reckons them beside the test. */
import { AssaultResolver } from '../../../../components/elements/assault-resolver.ts';
import type { WorkerLike } from '../../../../components/shared/worker/worker-answerer.ts';

export const silent: WorkerLike = { postMessage: () => {}, terminate: () => {}, addEventListener: () => {} };

/** The odds stay awaited in every test of the file or suite that it is called in. */
export const withoutOdds = (): void => {
  const { lazyParts } = AssaultResolver;
  before(() => {
    AssaultResolver.lazyParts = { ...lazyParts!, odds: { ...lazyParts!.odds, worker: () => silent } };
  });
  after(() => {
    AssaultResolver.lazyParts = lazyParts;
  });
};
