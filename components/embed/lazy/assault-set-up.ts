/** The set-up for pages made of modules: what need not be there at once is imported when it is wanted. */
import './formation-builder.ts';
import { withWords } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';
import { AssaultSetUp } from '../../set-up/assault-set-up.ts';

void addWords('screen', 'samples', 'set-up', 'resolver', 'table-editor');

AssaultSetUp.lazyParts = {
  library: onceLoaded(async () => (await import('../../../src/army-lists/netea.ts')).neteaLibrary),
  rulings: onceLoaded(() => Promise.all([
    import('../../epic-armageddon/resolver/rulings-panel.ts'), addWords('club-rulings', 'rulings'),
  ])),
  sources: onceLoaded(() => Promise.all([
    import('../../set-up/import/assault-import.ts'), import('../../set-up/shelf/assault-shelf.ts'), addWords('sharing'),
  ])),
  shelf: async () => (await withWords(
    import('../../set-up/shelf/assault-shelf.ts'), addWords('sharing'),
  )).shelfOfPage(),
};
