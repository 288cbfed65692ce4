/** Who fights, as it is typed and set: a column a side, and what stands in the way of an answer. */
import { html, type TemplateResult } from 'lit';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import './odds-side.ts';
import type { Plan } from './plan.ts';
import type { Reading } from './reading.ts';

export const columnsTemplate = (plan: Plan, reading: Reading | null): TemplateResult => html`
  <div class="two columns">
    ${SIDES.map(side => html`<odds-side
      exportparts="side" .side=${side} .plan=${plan[side]} .reading=${reading?.[side] ?? null}
    ></odds-side>`)}
  </div>`;
