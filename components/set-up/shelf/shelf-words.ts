/** What the shelf says, in one place. */
import type { ShelfKind } from '../../../src/shelf/shelf-item.ts';
import { counted, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

type Named = Readonly<Record<ShelfKind, string>>;

const things = (count: number): string => counted(count, { one: 'thing', other: 'things' });
const were = (count: number): string => form(count, { one: 'was', other: 'were' });

/** Why the shelf forgets something. */
export type ShelfProblem = 'blocked' | 'held' | 'outdated' | 'newer' | 'closed' | 'full' | 'failed';

export const shelfWords = spoken('set-up/shelf', {
  shelf: 'Saved tables',
  loading: 'The shelf is on its way …',
  kinds: {
    formation: 'Formation', table: 'Table', assault: 'Assault', profile: 'Profile', phase: 'Phase',
  } satisfies Named,
  plural: {
    formation: 'Formations', table: 'Tables', assault: 'Assaults', profile: 'Profiles', phase: 'Phases',
  } satisfies Named,
  epic: 'Epic: Armageddon',
  phaseOf: (edition: string): string => `Warhammer 40,000, ${edition}`,
  everything: 'Everything',
  show: 'Show',
  search: 'Search',
  empty: 'Nothing is kept here yet. Formations, tables, assaults, phases and profiles of your own come here when you '
    + 'save them; a shelf that was saved as a file can be opened below.',
  emptyKind: 'Nothing of this kind is kept yet.',
  notFound: (sought: string): string => `Nothing here is like “${sought}”.`,
  found: (found: number, all: number): string => `${found} of ${things(all)}`,
  all: (count: number): string => things(count),
  showAll: (count: number): string => `Show all ${count}`,
  open: 'Open',
  rename: 'Rename',
  remove: 'Remove',
  openOf: (name: string): string => `Open: ${name}`,
  renameOf: (name: string): string => `Rename: ${name}`,
  removeOf: (name: string): string => `Remove: ${name}`,
  name: 'Name',
  note: 'Note',
  done: 'Done',
  leave: 'Leave as it was',
  unnamed: 'Without a name',
  renamed: (name: string): string => `It is called “${name}” now.`,
  removed: (name: string): string => `“${name}” is removed.`,
  undo: 'Undo',
  undoOf: (name: string): string => `Undo: “${name}” comes back`,
  back: (name: string): string => `“${name}” is back.`,
  saveFile: 'Save as file',
  openFile: 'Open file',
  drop: 'A file can be dropped here as well. What is on the shelf already stays.',
  fileSaved: (count: number): string => `${things(count)} in a file.`,
  imported: (added: number, replaced: number, same: number): string => [
    added > 0 ? `${things(added)} ${were(added)} added.` : '',
    replaced > 0 ? `${things(replaced)} ${were(replaced)} brought up to date.` : '',
    same > 0 ? `${things(same)} ${were(same)} here already.` : '',
  ].filter(Boolean).join(' ') || 'Nothing was added.',
  moreProblems: (count: number): string => `${count} more like these.`,
  unreadable: (name: string): string => `“${name}” could not be read.`,
  unsaved: 'only until this page is closed',
  blocked: 'This browser keeps nothing for this page, as in a private window or where storage is blocked. What you '
    + 'save is forgotten when the page is closed: save the shelf as a file, and open that next time.',
  held: 'Another tab with an older version of this page holds the shelf. Close it and load this page again. Until '
    + 'then what you save is forgotten with this page, unless you save the shelf as a file.',
  outdated: 'This page is older than the shelf in this browser, and leaves it alone: load the page again. Until then '
    + 'what you save is forgotten with this page, unless you save the shelf as a file.',
  newer: 'A newer version of this page is open in another tab and has taken the shelf over. Save the shelf as a file '
    + 'if you have changed it since, and load this page again.',
  closed: 'The browser has closed the shelf. Everything is still here until you leave the page: save the shelf as a '
    + 'file if you have changed it since, and load this page again.',
  full: 'This browser has no room left. What is marked below is here only until this page is closed: save the shelf '
    + 'as a file, or remove something else.',
  failed: 'The browser did not save the last change. What is marked below is here only until this page is closed: '
    + 'save the shelf as a file.',
});
