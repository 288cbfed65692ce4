/** The list of what is on the shelf. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ShelfItem } from '../../../src/shelf/shelf-item.ts';
import { editionOf } from '../../../src/warhammer-40k/model/scenario.ts';
import { language, type Language } from '../../shared/languages/speech.ts';
import { EDITION_NAMES } from '../../warhammer-40k/spoken/edition-words.ts';
import type { Shelf } from './shelf.ts';
import { shelfWords } from './shelf-words.ts';

export interface ShelfRow {
  readonly item: ShelfItem;
  /** Forgotten with the page. */
  readonly isUnsaved: boolean;
  readonly state: 'kept' | 'renaming' | 'removed';
}

/** Items, and removed ones in their former places unless they were put back. */
export const rowsOf = (
  shelf: Shelf, shown: readonly ShelfItem[], removed: readonly ShelfItem[], renaming: string | null,
): readonly ShelfRow[] => {
  const rows = shown.map((item): ShelfRow =>
    ({ item, isUnsaved: shelf.isUnsaved(item.id), state: item.id === renaming ? 'renaming' : 'kept' }));
  for (const item of removed.filter(({ id }) => shelf.get(id) === null)) {
    const before = rows.findIndex(row => row.item.savedAt < item.savedAt);
    rows.splice(before === -1 ? rows.length : before, 0, { item, isUnsaved: false, state: 'removed' });
  }
  return rows;
};

export interface RowActions {
  readonly open: (item: ShelfItem) => void;
  readonly beginRenaming: (item: ShelfItem) => void;
  readonly rename: (item: ShelfItem, name: string, note: string) => void;
  readonly leaveRenaming: (item: ShelfItem) => void;
  readonly remove: (item: ShelfItem) => void;
  readonly undo: (item: ShelfItem) => void;
}

export const rowTemplate = (row: ShelfRow, actions: RowActions): TemplateResult => {
  switch (row.state) {
    case 'kept':
      return keptTemplate(row, actions);
    case 'renaming':
      return renamingTemplate(row, actions);
    case 'removed':
      return removedTemplate(row, actions);
  }
};

const keptTemplate = (
  { item, isUnsaved }: ShelfRow, { open, beginRenaming, remove }: RowActions,
): TemplateResult => html`
  <li class="item" data-id=${item.id} part="item">
    <div class="what">
      <bdi class="name">${item.name}</bdi>
      <span class="facts">
        <span class="kind">${shelfWords.kinds[item.kind]}</span>
        ${gameTemplate(item)}
        <time datetime=${item.savedAt}>${timeOf(item)}</time>
        ${isUnsaved ? html`<span class="unsaved">${shelfWords.unsaved}</span>` : nothing}
      </span>
      ${item.note === '' ? nothing : html`<bdi class="note">${item.note}</bdi>`}
    </div>
    <div class="deeds">
      ${deedTemplate('open', shelfWords.open, shelfWords.openOf(item.name), () => open(item))}
      ${deedTemplate('rename quiet', shelfWords.rename, shelfWords.renameOf(item.name), () => beginRenaming(item))}
      ${deedTemplate('remove quiet', shelfWords.remove, shelfWords.removeOf(item.name), () => remove(item))}
    </div>
  </li>`;

/** What is played says by which rules. */
const gameTemplate = ({ kind, content }: ShelfItem): TemplateResult | typeof nothing => {
  if (kind === 'assault') return html`<span class="game">${shelfWords.epic}</span>`;
  if (kind !== 'phase') return nothing;
  return html`<span class="game">${shelfWords.phaseOf(EDITION_NAMES[editionOf(content.scenario)])}</span>`;
};

const deedTemplate = (style: string, deed: string, label: string, act: () => void): TemplateResult =>
  html`<button type="button" class=${style} aria-label=${label} @click=${act}>${deed}</button>`;

const renamingTemplate = ({ item }: ShelfRow, { rename, leaveRenaming }: RowActions): TemplateResult => {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    rename(item, String(fields.get('name')), String(fields.get('note')));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leaveRenaming(item);
  };
  return html`<li class="item" data-id=${item.id} part="item">
    <form aria-label=${shelfWords.renameOf(item.name)} @submit=${submit} @keydown=${onKey}>
      <label>${shelfWords.name}
        <input type="text" name="name" required autocomplete="off" .value=${item.name}>
      </label>
      <label>${shelfWords.note}
        <input type="text" name="note" autocomplete="off" .value=${item.note}>
      </label>
      <div class="deeds">
        <button type="submit">${shelfWords.done}</button>
        <button type="button" class="quiet" @click=${() => leaveRenaming(item)}>${shelfWords.leave}</button>
      </div>
    </form>
  </li>`;
};

const removedTemplate = ({ item }: ShelfRow, { undo }: RowActions): TemplateResult => html`
  <li class="item removed" data-id=${item.id}>
    <p class="what">${shelfWords.removed(item.name)}</p>
    <div class="deeds">
      <button type="button" class="undo" aria-label=${shelfWords.undoOf(item.name)} @click=${() => undo(item)}>
        ${shelfWords.undo}
      </button>
    </div>
  </li>`;

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Browsers name languages that no calendar knows, such as 'en-US@posix'. */
const isTag = (name: string): boolean => {
  try {
    return Intl.getCanonicalLocales(name).length > 0;
  } catch {
    return false;
  }
};

/** As it is spoken where the reader is: 'de-AT', 'en-GB'. */
const variantOf = (speaker: Language): string =>
  navigator.languages.find(one => one.split('-')[0] === speaker && isTag(one)) ?? speaker;

const formatIn = (speaker: Language): Intl.DateTimeFormat => {
  const format = formats.get(speaker)
    ?? new Intl.DateTimeFormat(variantOf(speaker), { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(speaker, format);
  return format;
};

/** As the reader writes dates in the language of the screen; a time that no calendar has is shown as it is. */
const timeOf = ({ savedAt }: ShelfItem): string => {
  const time = new Date(savedAt);
  return Number.isNaN(time.getTime()) ? savedAt : formatIn(language()).format(time);
};
