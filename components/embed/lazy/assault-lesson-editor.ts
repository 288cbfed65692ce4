/** The lesson editor for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLessonEditor } from '../../elements/assault-lesson-editor.ts';
import { addLibrary } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { learningBooks } from '../../translations/learning.ts';
import { screenBooks } from '../../translations/screen.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(learningBooks, 'learning');

AssaultLessonEditor.lazyParts = {
  resolver: onceLoaded(() => import('./assault-resolver.ts')),
  lesson: onceLoaded(() => import('./assault-lesson.ts')),
  setUp: onceLoaded(() => import('./assault-set-up.ts')),
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
};
