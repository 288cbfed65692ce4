/** The lesson for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLesson } from './assault-lesson.ts';
import { addLibrary } from './languages/speech.ts';
import { withWords } from './languages/with-words.ts';
import { onceLoaded } from './once-loaded.ts';
import { learningBooks } from './translations/learning.ts';
import { screenBooks } from './translations/screen.ts';
import { warhammer40kBooks } from './translations/warhammer-40k.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(learningBooks, 'learning');

AssaultLesson.later = {
  player: onceLoaded(async () => (await import('./lesson/holding.ts')).readLesson),
  phases: onceLoaded(async () =>
    (await withWords(import('./warhammer-40k/lesson/holding.ts'), warhammer40kBooks, 'warhammer-40k')).phaseLessonOf),
  parts: {
    resolver: onceLoaded(() => import('./assault-resolver-on-demand.ts')),
    reasons: onceLoaded(() => import('./explain/unit-reasons.ts')),
  },
  library: onceLoaded(async () => (await import('../src/army-lists/netea.ts')).neteaLibrary),
};
