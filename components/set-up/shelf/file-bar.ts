/** Saving the shelf as a file, and adding what is in one. */
import { html, nothing, type TemplateResult } from 'lit';
import { respoken } from '../../shared/languages/respoken.ts';
import { askForFiles, filesChosen } from '../../shared/parts/file-drop.ts';
import { saveFile } from '../../shared/parts/taking.ts';
import type { ShelfImport, Shelf } from './shelf.ts';
import { shelfWords } from './shelf-words.ts';

export interface FileActions {
  readonly say: (sentence: string) => void;
  /** Adds what is in these files. */
  readonly take: (files: readonly File[]) => void;
}

/** `told`: what became of the last files. */
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

/** So many problems are told one by one. */
const MOST_TOLD = 20;

const toldTemplate = ({ added, replaced, same, problems }: ShelfImport): TemplateResult => html`
  <p class="told">${shelfWords.imported(added, replaced, same)}</p>
  ${problems.length === 0 ? nothing : html`<ul class="problems">
    ${problems.slice(0, MOST_TOLD).map(problem => html`<li>${respoken(problem)}</li>`)}
    ${problems.length > MOST_TOLD ? html`<li>${shelfWords.moreProblems(problems.length - MOST_TOLD)}</li>` : nothing}
  </ul>`}`;
