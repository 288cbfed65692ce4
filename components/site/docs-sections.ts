/** What is looked for in the documentation: every heading with what stands below it. */
import type { Options } from 'minisearch';

export interface DocsSection {
  /** The page and the heading in it. */
  readonly href: string;
  readonly heading: string;
  /** What its page is called. */
  readonly chapter: string;
  /** How it begins. */
  readonly text: string;
}

/** How the index is made and asked; both have to do the same. `body`: all of the text, which is not kept. */
export const DOCS_INDEX = {
  fields: ['heading', 'chapter', 'body'],
  storeFields: ['href', 'heading', 'chapter', 'text'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { heading: 4, chapter: 2 }, combineWith: 'AND' },
} as const satisfies Options;
