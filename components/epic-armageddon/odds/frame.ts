/** How the parts of the calculator lie together: the result above everything else. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import '../../shared/parts/live-region.ts';
import { endingsTemplate } from './endings.ts';
import type { Inquiry } from './inquiry.ts';
import type { Reading as LossReading } from './loss-chart.ts';
import { lossesTemplate } from './losses.ts';
import { mattersTemplate } from './matters.ts';
import './odds-side.ts';
import { matchOf, type Plan } from './plan.ts';
import type { Reading } from './reading.ts';
import { resultTemplate, type Pinned, type ResultActions } from './result.ts';
import { oddsWords } from './odds-words.ts';

export interface OddsScreen {
  readonly inquiry: Inquiry;
  readonly pinned: Pinned | null;
  /** Null where a whole scenario is asked about. */
  readonly plan: Plan | null;
  /** Null while the forces are on their way. */
  readonly reading: Reading | null;
  /** What is asked about now. */
  readonly scenario: Scenario | null;
  readonly problems: readonly Problem[];
  readonly isUnreachable: boolean;
  readonly lossReading: LossReading;
  readonly areMattersWhole: boolean;
  readonly isMapOpen: boolean;
  /** Nobody changes anything: it is only read. */
  readonly isWatched: boolean;
  /** The last answer in a sentence. */
  readonly said: string;
}

export interface OddsActions extends ResultActions {
  readonly read: (reading: LossReading) => void;
  readonly showAllMatters: () => void;
  readonly turnMap: () => void;
  readonly leaveScenario: () => void;
}

export const oddsTemplate = (frame: OddsScreen, actions: OddsActions): TemplateResult => {
  const { inquiry, pinned, plan, isWatched } = frame;
  const { odds } = inquiry;
  return html`<section class="calculator" aria-label=${oddsWords.calculator}>
    ${resultTemplate({ inquiry, pinned, isOpen: plan !== null && !isWatched }, actions)}
    ${frame.isUnreachable ? lackTemplate(actions.tryAgain) : nothing}
    ${plan === null ? givenTemplate(frame, actions) : planTemplate(plan, frame)}
    ${odds === null ? nothing : html`
      <div class=${inquiry.isStale ? 'answers stale' : 'answers'} aria-busy=${inquiry.isStale}>
        ${lossesTemplate(odds, pinned?.odds ?? null, frame.lossReading, actions.read)}
        <div class="two">
          ${mattersTemplate(inquiry, frame.areMattersWhole, actions.showAllMatters)}
          ${endingsTemplate(odds)}
        </div>
      </div>`}
    ${mapTemplate(frame, actions)}
    <live-region .message=${frame.said}></live-region>
  </section>`;
};

/** What is wanted is on its way, or has not come. */
export const comingTemplate = (isUnreachable: boolean, tryAgain: () => void): TemplateResult =>
  (isUnreachable ? lackTemplate(tryAgain) : html`<p class="note" role="status">${oddsWords.loading}</p>`);

const planTemplate = (plan: Plan, { reading, isWatched }: OddsScreen): TemplateResult => (isWatched
  ? html`<div class="given"><p><b>${matchOf(plan)}</b></p></div>` : columnsTemplate(plan, reading));

const columnsTemplate = (plan: Plan, reading: Reading | null): TemplateResult => html`
  <div class="two columns">
    ${SIDES.map(side => html`<odds-side
      exportparts="side" .side=${side} .plan=${plan[side]} .reading=${reading?.[side] ?? null}
    ></odds-side>`)}
  </div>
  ${reading === null
    ? html`<p class="note" role="status">${oddsWords.loading}</p>`
    : html`${placesTemplate(reading.places)}${saysTemplate(reading.says)}`}`;

const placesTemplate = (places: readonly string[]): TemplateResult | typeof nothing =>
  (places.length === 0 ? nothing : html`<p class="note" role="status">${places.map(respoken).join(' ')}</p>`);

const saysTemplate = (says: readonly string[]): TemplateResult | typeof nothing =>
  (says.length === 0 ? nothing
    : html`<ul class="says" role="status">${says.map(say => html`<li>${respoken(say)}</li>`)}</ul>`);

/** A scenario that the page has given: whose it is, or what is wrong with it. */
const givenTemplate = ({ scenario, problems }: OddsScreen, { leaveScenario }: OddsActions): TemplateResult => html`
  <div class="given">
    ${problems.length === 0
      ? html`<p><b>${scenario?.title || oddsWords.untitled}</b></p>`
      : html`<div role="alert">
          <p><b>${oddsWords.problems}</b></p>
          <ul class="says">${problems.map(({ path, say }) => html`<li><code>${path}</code> ${respoken(say)}</li>`)}</ul>
        </div>`}
    <button type="button" class="leave" @click=${leaveScenario}>${oddsWords.leave}</button>
  </div>`;

const mapTemplate = ({ scenario, isMapOpen }: OddsScreen, { turnMap }: OddsActions): TemplateResult => html`
  <div class="table">
    <button
      type="button" class="map" aria-expanded=${isMapOpen} aria-disabled=${scenario === null} @click=${turnMap}
    >${isMapOpen ? oddsWords.closeMap : oddsWords.openMap}</button>
    ${isMapOpen && scenario !== null ? html`<odds-map .scenario=${scenario}></odds-map>` : nothing}
  </div>`;

/** A part of the program has not come. */
const lackTemplate = (tryAgain: () => void): TemplateResult => html`<div class="lack" role="alert">
  <p>${oddsWords.notLoaded}</p>
  <button type="button" @click=${tryAgain}>${oddsWords.tryAgain}</button>
</div>`;
