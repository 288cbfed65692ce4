/** The lesson for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLesson } from '../../elements/assault-lesson.ts';
import { withWords } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';

void addWords('screen');

AssaultLesson.lazyParts = {
  player: onceLoaded(async () => (await withWords(
    import('../../epic-armageddon/lesson/lesson-parts.ts'),
    addWords('lessons'),
  )).readLesson),
  phases: onceLoaded(async () => (await withWords(
    import('../../warhammer-40k/lesson/lesson-parts.ts'),
    addWords('lessons', 'warhammer-40k-lessons', 'warhammer-40k-map'),
  )).phaseLessonOf),
  prose: id => addWords(`course-${id}`),
  parts: {
    resolver: onceLoaded(() => import('./assault-resolver.ts')),
    reasons: onceLoaded(() => import('../../epic-armageddon/explain/unit-reasons.ts')),
  },
  problems: () => import('../../epic-armageddon/lesson/problems.ts'),
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
};
