/** The page that builds a tag: what is set up goes into the address, so that it can be kept and sent. */
import { upToNow, type AnyPlayedAt } from '../../src/share-links/any-played.ts';
import { shelfOfPage } from '../set-up/shelf/assault-shelf.ts';
import { writeAnyLink } from '../share/any-link.ts';
import { addWords } from '../translations/add-words.ts';
import './embed/embed-builder.ts';
import { readEmbedding, writeEmbedding } from './embed/embedding.ts';
import type { Own } from './embed/fields.ts';
import { embedPageWords } from './embed/embed-page-words.ts';
import { onTable } from './on-table.ts';
import type { Page } from './site-page.ts';

void addWords('site-embed', 'sharing');

const ON_TABLE = 'on-table';

const builder = Object.assign(document.createElement('embed-builder'), { site: new URL('.', location.href).href });
/** It is called so in the language of the screen. */
const ownOnTable: Own = {
  id: ON_TABLE,
  get name() {
    return embedPageWords.onTable;
  },
};

const kept = new Map<string, AnyPlayedAt>();

/** What could be embedded of the visitor's own; the shelf follows when it has been opened. */
const offer = async (): Promise<void> => {
  kept.clear();
  const played = onTable();
  if (played !== null) kept.set(ON_TABLE, played);
  const ownPlayed = played === null ? [] : [ownOnTable];
  builder.own = ownPlayed;
  const shelf = await shelfOfPage();
  const items = shelf.list().flatMap(({ id, name, kind, content }) =>
    (kind === 'assault' || kind === 'phase' ? [{ id, name, content: content as AnyPlayedAt }] : []));
  for (const { id, content } of items) kept.set(id, content);
  builder.own = [...ownPlayed, ...items.map(({ id, name }) => ({ id, name }))];
};

builder.addEventListener('embedding-chosen', ({ detail }) => {
  history.replaceState(null, '', `#embed=${writeEmbedding(detail)}`);
});

builder.addEventListener('own-wanted', async ({ detail: { id } }) => {
  const played = kept.get(id);
  if (played === undefined) return;
  const shows = await writeAnyLink(upToNow(played)).catch(() => null);
  if (shows !== null) builder.show({ ...builder.embedding, ruleset: null, shows });
});

export const page: Page = {
  element: builder,
  show: asked => {
    builder.embedding = readEmbedding(asked);
    void offer();
  },
};
