/** The set-up of Warhammer 40,000 for pages made of modules: its shelf is imported when it is wanted. */
import { withWords } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { PhaseSetUpElement } from '../../set-up/phase/phase-set-up.ts';
import { addWords } from '../../translations/add-words.ts';

PhaseSetUpElement.lazyShelf = onceLoaded(async () => (await withWords(
  import('../../set-up/shelf/assault-shelf.ts'), addWords('sharing'),
)).shelfOfPage());
