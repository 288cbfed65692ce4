/** Links to the bundled phases of Warhammer 40,000, each in each edition. */
import { html, nothing, type TemplateResult } from 'lit';
import { PHASE_SAMPLE_NAMES } from '../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
import { nameSpoken } from '../shared/languages/bundled.ts';
import { EDITION_NAMES } from '../warhammer-40k/spoken/edition-words.ts';

/** `chosen`: what the address names without its '#'. */
export const phaseLinks = (chosen: string): TemplateResult => html`${PHASE_SAMPLE_NAMES
  .map(nameSpoken).map(({ id, title, teaches }) => html`<li class="phase">
    <span>${title}</span> <small>${teaches}</small>
    <p>${EDITIONS.map(edition => {
      const to = `warhammer-40k-${edition}/${id}`;
      return html`<a href="#${to}" aria-current=${to === chosen ? 'page' : nothing}>${EDITION_NAMES[edition]}</a> `;
    })}</p>
  </li>`)}`;
