/** The chart of the phase, walked through by hand with a bundled fight in an edition of one's choice. */
import { html, type TemplateResult } from 'lit';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import type { PhaseInput } from '../../../machines/warhammer-40k/setup.ts';
import { PHASE_SAMPLES, phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { PHASE_ASKING } from '../statechart/asking.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { compareWords } from './compare-words.ts';

/** What each choice begins with, made once: a chart that is given the same goes on from where it stands. */
const inputs = new Map<string, PhaseInput>();

const inputOf = (id: string, edition: Edition): PhaseInput => {
  const key = `${id} ${edition}`;
  const known = inputs.get(key) ?? { scenario: (phaseSampleOf(id) ?? PHASE_SAMPLES[0]!).scenario(edition) };
  inputs.set(key, known);
  return known;
};

const valueIn = (event: Event): string => (event.target as HTMLSelectElement).value;

/** `choose` hears of another fight or edition. */
export const drawnPhase = (
  scenario: string, asked: string | null, choose: (scenario: string, edition: string) => void,
): TemplateResult => {
  const edition = EDITIONS.find(one => one === asked) ?? EDITIONS[0];
  return html`
    <div class="choice">
      <label>
        <span>${compareWords.walkedWith}</span>
        <select @change=${(event: Event) => choose(valueIn(event), edition)}>
          ${PHASE_SAMPLES.map(nameSpoken).map(({ id, title }) =>
            html`<option value=${id} .selected=${id === scenario}>${title}</option>`)}
        </select>
      </label>
      <label>
        <span>${compareWords.edition}</span>
        <select @change=${(event: Event) => choose(scenario, valueIn(event))}>
          ${EDITIONS.map(one => html`<option value=${one} .selected=${one === edition}>${EDITION_NAMES[one]}</option>`)}
        </select>
      </label>
    </div>
    <assault-statechart
      .machine=${phaseMachine} .asking=${PHASE_ASKING} .input=${inputOf(scenario, edition)}
    ></assault-statechart>`;
};
