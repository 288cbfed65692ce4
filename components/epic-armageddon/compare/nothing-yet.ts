/** What is shown in place of a comparison: why there is none, or that it is on its way. */
import { html, type TemplateResult } from 'lit';
import type { Problem } from '../../../src/parsing/problems.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { compareWords } from '../../shared/compare/compare-words.ts';

export const readingTemplate = (): TemplateResult =>
  html`<p class="problems" role="status">${compareWords.reading}</p>`;

export const problemsTemplate = (problems: readonly Problem[]): TemplateResult => html`
  <div class="problems" role="alert">
    <h2>${compareWords.problems}</h2>
    <ul>${problems.map(({ path, say }) => html`<li>${path === '' ? '' : `${path}: `}${respoken(say)}</li>`)}</ul>
  </div>`;

export const lackTemplate = (tryAgain: () => void): TemplateResult => html`
  <div class="problems" role="alert">
    <p>${compareWords.notLoaded}</p>
    <button type="button" @click=${tryAgain}>${compareWords.tryAgain}</button>
  </div>`;
