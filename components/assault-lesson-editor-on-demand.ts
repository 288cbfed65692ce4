/** The lesson editor for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLessonEditor } from './assault-lesson-editor.ts';
import { addLibrary } from './languages/speech.ts';
import { onceLoaded } from './once-loaded.ts';
import { learningBooks } from './translations/learning.ts';
import { screenBooks } from './translations/screen.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(learningBooks, 'learning');

AssaultLessonEditor.later = {
  resolver: onceLoaded(() => import('./assault-resolver-on-demand.ts')),
  lesson: onceLoaded(() => import('./assault-lesson-on-demand.ts')),
  setUp: onceLoaded(() => import('./set-up/assault-set-up-on-demand.ts')),
  library: onceLoaded(async () => (await import('../src/army-lists/netea.ts')).neteaLibrary),
};
