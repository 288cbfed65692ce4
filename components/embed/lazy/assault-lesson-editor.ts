/** The lesson editor for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLessonEditor } from '../../elements/assault-lesson-editor.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';

void addWords('screen', 'samples', 'lesson-editor', 'lesson-names');

AssaultLessonEditor.lazyParts = {
  resolver: onceLoaded(() => import('./assault-resolver.ts')),
  lesson: onceLoaded(() => import('./assault-lesson.ts')),
  setUp: onceLoaded(() => import('./assault-set-up.ts')),
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
};
