/** Lists against lists for pages made of modules: what need not be there at once is imported when it is wanted. */
import { AssaultLists } from '../../elements/assault-lists.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';

void addWords('screen', 'lists', 'notes');

AssaultLists.lazyParts = {
  worker: () =>
    new Worker(new URL('../../epic-armageddon/lists/engine-worker.ts', import.meta.url), { type: 'module' }),
  engine: onceLoaded(async () => (await import('../../epic-armageddon/lists/engine.ts')).listAnswersTo),
  reader: onceLoaded(async () => (await import('../../epic-armageddon/lists/read-list.ts')).readList),
};
