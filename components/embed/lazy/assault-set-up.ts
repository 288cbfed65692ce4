/** The set-up for pages made of modules: what need not be there at once is imported when it is wanted. */
import './formation-builder.ts';
import { addLibrary } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { makingBooks } from '../../translations/making.ts';
import { screenBooks } from '../../translations/screen.ts';
import { AssaultSetUp } from '../../set-up/assault-set-up.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(makingBooks, 'making');

AssaultSetUp.lazyParts = {
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
  editor: onceLoaded(() => import('../../set-up/table-editor/assault-table-editor.ts')),
  sources: onceLoaded(() => Promise.all([
    import('../../set-up/import/assault-import.ts'), import('../../set-up/shelf/assault-shelf.ts'),
  ])),
  shelf: async () => (await import('../../set-up/shelf/assault-shelf.ts')).shelfOfPage(),
};
