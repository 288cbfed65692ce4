/** The set-up for pages made of modules: what need not be there at once is imported when it is wanted. */
import '../muster/assault-muster-on-demand.ts';
import { addLibrary } from '../languages/speech.ts';
import { onceLoaded } from '../once-loaded.ts';
import { makingBooks } from '../translations/making.ts';
import { screenBooks } from '../translations/screen.ts';
import { AssaultSetUp } from './assault-set-up.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(makingBooks, 'making');

AssaultSetUp.later = {
  library: onceLoaded(async () => (await import('../../src/army-lists/netea.ts')).neteaLibrary),
  editor: onceLoaded(() => import('../table-editor/assault-table-editor.ts')),
  bringers: onceLoaded(() => Promise.all([
    import('../import/assault-import.ts'), import('../keep/assault-shelf.ts'),
  ])),
  shelf: async () => (await import('../keep/assault-shelf.ts')).shelfOfPage(),
};
