/** The lesson for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLesson } from './assault-lesson.ts';
import { onceLoaded } from './once-loaded.ts';

AssaultLesson.later = {
  player: onceLoaded(async () => (await import('./lesson/holding.ts')).readLesson),
  phases: onceLoaded(async () => (await import('./warhammer-40k/lesson/holding.ts')).phaseLessonOf),
  parts: {
    resolver: onceLoaded(() => import('./assault-resolver-on-demand.ts')),
    reasons: onceLoaded(() => import('./explain/unit-reasons.ts')),
  },
  library: onceLoaded(async () => (await import('../src/army-lists/netea.ts')).neteaLibrary),
};
