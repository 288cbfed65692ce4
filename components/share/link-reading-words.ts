/** What is said of a link that cannot be made or read, in one place. */
import { LINK_PHRASES, LINK_STEP_PHRASES } from '../../src/share-links/link-phrases.ts';
import { spoken } from '../shared/languages/spoken.ts';

export const linkReadingWords = spoken('share/link-reading', LINK_PHRASES);

/** What is said of one that is read, and goes wrong in its steps. */
export const linkStepWords = spoken('share/link-steps', LINK_STEP_PHRASES);
