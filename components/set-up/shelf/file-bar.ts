/** Saving the shelf as a file, and adding the items of other files. */
import { html, nothing, type TemplateResult } from 'lit';
import { LONGEST_FILE, TOO_LARGE } from '../../../src/shelf/shelf-file.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { askForFiles, filesChosen } from '../../shared/parts/file-drop.ts';
import { saveFile } from '../../shared/parts/copy-and-save.ts';
import type { Shelf, ShelfImport } from './shelf.ts';
import { shelfWords } from './shelf-words.ts';

export interface FileActions {
  readonly say: (sentence: string) => void;
  /** Adds what is in these files. */
  readonly take: (files: readonly File[]) => void;
}

/** @param told what became of the last files. */
export const fileBarTemplate = (shelf: Shelf, told: ShelfImport | null, { say, take }: FileActions): TemplateResult => {
  const count = shelf.list().length;
  const save = (): void => {
    saveFile(`assault-shelf-${new Date().toISOString().slice(0, 10)}.json`, 'application/json', shelf.exportAll());
    say(shelfWords.fileSaved(count));
  };
  return html`<div class="files">
      <button type="button" class="save" ?disabled=${count === 0} @click=${save}>${shelfWords.saveFile}</button>
      <button type="button" class="load" @click=${askForFiles}>${shelfWords.openFile}</button>
      <input
        type="file" accept=".json,application/json" multiple hidden
        @change=${(event: Event) => take(filesChosen(event))}
      >
      <p class="hint">${shelfWords.drop}</p>
    </div>
    ${told === null ? nothing : toldTemplate(told)}`;
};

/** So many problems are listed one by one. */
const MOST_TOLD = 20;

const toldTemplate = ({ added, replaced, same, problems }: ShelfImport): TemplateResult => html`
  <p class="told">${shelfWords.imported(added, replaced, same)}</p>
  ${problems.length === 0 ? nothing : html`<ul class="problems">
    ${problems.slice(0, MOST_TOLD).map(problem => html`<li>${respoken(problem)}</li>`)}
    ${problems.length > MOST_TOLD ? html`<li>${shelfWords.moreProblems(problems.length - MOST_TOLD)}</li>` : nothing}
  </ul>`}`;

/** Adds what is in these files, and says what became of it. */
export const openFiles = async (shelf: Shelf, files: readonly File[]): Promise<ShelfImport> => {
  let all: ShelfImport = { added: 0, replaced: 0, same: 0, problems: [] };
  for (const file of files) {
    const { added, replaced, same, problems } = await openFile(shelf, file);
    all = {
      added: all.added + added,
      replaced: all.replaced + replaced,
      same: all.same + same,
      problems: [...all.problems, ...problems],
    };
  }
  return all;
};

/** A file that is far too large is not even read; no character takes more than four bytes. */
const openFile = async (shelf: Shelf, file: File): Promise<ShelfImport> => {
  if (file.size > 4 * LONGEST_FILE) return nothingOf(TOO_LARGE);
  try {
    return await shelf.importText(await file.text());
  } catch {
    return nothingOf(shelfWords.unreadable(file.name));
  }
};

const nothingOf = (problem: string): ShelfImport => ({ added: 0, replaced: 0, same: 0, problems: [problem] });
