/** The engine of advice for pages made of modules. */
import type { AdvisedLoaders } from '../../epic-armageddon/advice/question.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';

export const advice: NonNullable<AdvisedLoaders['advice']> = {
  worker: () =>
    new Worker(new URL('../../epic-armageddon/advice/engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: onceLoaded(async () => (await import('../../epic-armageddon/advice/engine.ts')).adviceAnswers),
  offer: () => import('../../epic-armageddon/advice/best-offer.ts'),
};
