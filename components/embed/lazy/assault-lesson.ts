/** The lesson for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLesson } from '../../elements/assault-lesson.ts';
import { addLibrary } from '../../shared/languages/speech.ts';
import { withWords } from '../../shared/languages/with-words.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { learningBooks } from '../../translations/learning.ts';
import { screenBooks } from '../../translations/screen.ts';
import { warhammer40kBooks } from '../../translations/warhammer-40k.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(learningBooks, 'learning');

AssaultLesson.lazyParts = {
  player: onceLoaded(async () => (await import('../../epic-armageddon/lesson/holding.ts')).readLesson),
  phases: onceLoaded(async () =>
    (await withWords(import('../../warhammer-40k/lesson/holding.ts'), warhammer40kBooks, 'warhammer-40k')).phaseLessonOf),
  parts: {
    resolver: onceLoaded(() => import('./assault-resolver.ts')),
    reasons: onceLoaded(() => import('../../epic-armageddon/explain/unit-reasons.ts')),
  },
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
};
