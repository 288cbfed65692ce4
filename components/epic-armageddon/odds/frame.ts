/** How the odds of a table lie: the map, the panel with the number above everything else, and the bar. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Problem } from '../../../src/parsing/problems.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import '../../shared/frame/table-frame.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import '../../shared/parts/live-region.ts';
import { oddsBarTemplate, type OddsBarActions, type OddsBarView } from './bar.ts';
import type { Inquiry } from './inquiry.ts';
import type { Reading as LossReading } from './loss-chart.ts';
import type { MattersActions } from './matters.ts';
import type * as PanelParts from './panel-parts.ts';
import type { Plan } from './plan.ts';
import type { Reading } from './reading.ts';
import { pinTemplate, resultTemplate, type Forces, type Pinned, type ResultActions } from './result.ts';
import { oddsWords } from './odds-words.ts';

export interface OddsScreen {
  readonly title: string;
  readonly inquiry: Inquiry;
  readonly pinned: Pinned | null;
  readonly forces: Forces;
  /** There is something to be asked about. */
  readonly isAsked: boolean;
  /** The change that is drawn on the map; null: none is. */
  readonly shown: string | null;
  /** Why nothing can be decided or changed; null: something may. */
  readonly nothingOpen: keyof typeof oddsWords.nothingOpen | null;
  /** What could best be decided, where that is looked for. */
  readonly advice: unknown;
  /** What needs not be there at once; null: it has not come. */
  readonly parts: typeof PanelParts | null;
  /** Who fights, and how that is changed. */
  readonly sides: unknown;
  /** Null: it has not come. */
  readonly map: BattlefieldView | null;
  /** The panel stands alone, without map and without a height of its own. */
  readonly isAlone: boolean;
  /** Above everything else, what the page around has there. */
  readonly places: unknown;
  readonly bar: OddsBarView;
  readonly isUnreachable: boolean;
  readonly lossReading: LossReading;
  /** Nobody changes anything: it is only read. */
  readonly isWatched: boolean;
  /** The last answer in a sentence. */
  readonly said: string;
}

export interface OddsActions extends ResultActions, MattersActions, OddsBarActions {
  readonly read: (reading: LossReading) => void;
}

export const oddsTemplate = (screen: OddsScreen, actions: OddsActions): TemplateResult => {
  const { title, isAlone } = screen;
  return html`<section class=${isAlone ? 'calculator alone' : 'calculator'} aria-label=${oddsWords.calculator}>
    ${isAlone ? html`<h2 class="title">${title}</h2>
      <div class="panel">${panelTemplate(screen, actions)}</div>${oddsBarTemplate(screen.bar, actions)}`
      : frameTemplate(screen, actions)}
    <live-region .message=${screen.said}></live-region>
  </section>`;
};

const frameTemplate = (screen: OddsScreen, actions: OddsActions): TemplateResult => html`
  <table-frame detent="full">
    ${screen.places}
    <h2 class="title" slot="title">${screen.title}</h2>
    ${screen.map === null ? nothing : html`<div class="map" slot="map">
      <assault-battlefield .view=${screen.map}></assault-battlefield>
    </div>`}
    <div class="panel" slot="panel">${panelTemplate(screen, actions)}</div>
    <div class="foot" slot="bar">${oddsBarTemplate(screen.bar, actions)}</div>
  </table-frame>`;

/** Figures of an earlier question keep their room, and nobody sees or hears them. */
const panelTemplate = (screen: OddsScreen, actions: OddsActions): TemplateResult => {
  const { inquiry, parts, pinned } = screen;
  const { odds, isStale } = inquiry;
  return html`
    ${resultTemplate(screen, actions)}
    ${screen.isUnreachable ? lackTemplate(actions.tryAgain) : nothing}
    <div class="about">${screen.sides}${pinTemplate(screen, actions)}</div>
    ${parts?.mattersTemplate(screen, actions)}
    ${odds === null || parts === null ? nothing : html`
      <div class=${isStale ? 'answers stale' : 'answers'} aria-busy=${isStale}>
        ${parts.lossesTemplate(odds, pinned?.odds ?? null, screen.lossReading, actions.read)}
        ${parts.endingsTemplate(odds)}
      </div>`}`;
};

/** What is wanted is on its way, or has not come. */
export const comingTemplate = (isUnreachable: boolean, tryAgain: () => void): TemplateResult =>
  (isUnreachable ? lackTemplate(tryAgain) : html`<p class="note" role="status">${oddsWords.loading}</p>`);

/** The forms of both sides, folded. */
interface Forms {
  readonly isOpen: boolean;
  readonly turn: (isOpen: boolean) => void;
}

/** Who fights as it is typed; what stands in the way of an answer is to be seen all the same. */
export const typedTemplate = (
  plan: Plan, reading: Reading | null, parts: typeof PanelParts | null, { isOpen, turn }: Forms,
): TemplateResult => html`
  ${notesTemplate(reading)}
  <details class="sides" .open=${isOpen} @toggle=${({ target }: Event) => turn((target as HTMLDetailsElement).open)}>
    <summary>${oddsWords.forces}</summary>
    ${parts?.columnsTemplate(plan, reading) ?? html`<p class="note" role="status">${oddsWords.loading}</p>`}
  </details>`;

/** Who has been put in contact before others, what stands other than it was asked, and what is in the way. */
export const notesTemplate = (reading: Reading | null): TemplateResult => {
  if (reading === null) return html`<p class="note" role="status">${oddsWords.loading}</p>`;
  const { places, says } = reading;
  return html`
    ${places.length === 0 ? nothing : html`<p class="note" role="status">${places.map(respoken).join(' ')}</p>`}
    ${says.length === 0 ? nothing
      : html`<ul class="says" role="status">${says.map(say => html`<li>${respoken(say)}</li>`)}</ul>`}`;
};

/** A scenario that the page has given: what is wrong with it, and the way to type units instead. */
export const givenTemplate = (problems: readonly Problem[], leave: () => void): TemplateResult => html`
  <div class="given">
    ${problems.length === 0 ? nothing
      : html`<div role="alert">
          <p><b>${oddsWords.problems}</b></p>
          <ul class="says">${problems.map(({ path, say }) => html`<li><code>${path}</code> ${respoken(say)}</li>`)}</ul>
        </div>`}
    <button type="button" class="leave" @click=${leave}>${oddsWords.leave}</button>
  </div>`;

/** A part of the program has not come. */
const lackTemplate = (tryAgain: () => void): TemplateResult => html`<div class="lack" role="alert">
  <p>${oddsWords.notLoaded}</p>
  <button type="button" @click=${tryAgain}>${oddsWords.tryAgain}</button>
</div>`;
