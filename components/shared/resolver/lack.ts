/** What stands where a part of the program could not be had. */
import { html, type TemplateResult } from 'lit';
import { resolverWords } from './resolver-words.ts';

export const partLackTemplate = (tryAgain: () => void): TemplateResult => html`<div class="lack" role="alert">
  <p>${resolverWords.notLoaded}</p>
  <button type="button" @click=${tryAgain}>${resolverWords.tryAgain}</button>
</div>`;
