/** What earlier versions of the site remembered of a set-up in this tab: it is taken over once. */
import { readDraft } from '../../set-up/draft.ts';
import { scenarioOf } from '../../set-up/take-over.ts';
import { OLD_DRAFT_KEY } from '../site-page.ts';
import { store } from './table-store.ts';
import { asPlayed } from './table-version.ts';

const found = (): string | null => {
  try {
    const text = sessionStorage.getItem(OLD_DRAFT_KEY);
    sessionStorage.removeItem(OLD_DRAFT_KEY);
    return text;
  } catch {
    return null;
  }
};

/** Becomes the table, or what has been begun of one. */
export const takeOverDraft = async (): Promise<void> => {
  const setUp = readDraft(found() ?? '');
  if (setUp === null) return;
  const { neteaLibrary } = await import('../../../src/army-lists/netea.ts');
  const scenario = scenarioOf(setUp, neteaLibrary);
  if (scenario === null) store.draft = setUp;
  else store.open(asPlayed({ scenario, events: [], at: 0 }), null, { setUp });
};
