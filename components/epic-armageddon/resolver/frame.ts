/** How the parts of the screen lie together; every fact comes from a view of the moment. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StepPanel } from '../steps/step.ts';
import { CounterAsked } from '../../shared/battlefield/events.ts';
import { sayAnnouncement } from '../../shared/parts/live-region.ts';
import { barTemplate, type BarActions } from '../../shared/resolver/action-bar.ts';
import { entryTemplate } from '../../shared/resolver/entry-view.ts';
import { menuTemplate, type MenuActions, type Teaches } from './menu.ts';
import type { ResolverView } from './resolver-view.ts';
import type { TableNote } from '../../shared/resolver/table-selection.ts';
import { watchedView } from '../../shared/resolver/watching.ts';
import { resolverWords } from '../../shared/resolver/resolver-words.ts';

/** What is drawn. */
export interface ResolverScreen {
  readonly view: ResolverView;
  readonly title: string;
  /** The id of a bundled assault. */
  readonly id: string | null;
  /** The panel of the step, null while it is on its way. */
  readonly panel: StepPanel | null;
  /** The questions that the rules leave open are on the screen instead; how the last answer was taken. */
  readonly asked: string | null;
  /** What there is to see in other assaults; null: it has not come. */
  readonly teaches: Teaches | null;
  /** Nobody decides anything: it is only watched. */
  readonly isWatched: boolean;
  /** Something could not be loaded. */
  readonly isUnreachable: boolean;
}

export interface ScreenActions extends MenuActions, BarActions {
  readonly tryAgain: () => void;
}

export const resolverTemplate = (screen: ResolverScreen, actions: ScreenActions): TemplateResult => {
  const { view, title, id, isWatched } = screen;
  return html`<section aria-label=${resolverWords.resolver(title)} @announcement-wanted=${sayAnnouncement}>
    <header class="head">
      <div class="name">
        <h2 class="title">${title}</h2>${menuTemplate(id, view.liveOdds !== null, screen.teaches, actions)}
      </div>
      <step-rail .steps=${view.rail}></step-rail>
    </header>
    <div class="body">
      <div class="map">
        <assault-battlefield
          .view=${isWatched ? watchedView(view.battlefield) : view.battlefield}></assault-battlefield>
        ${view.note === null ? whyTemplate(view) : noteTemplate(view.note)}
      </div>
      <div class="side">
        <div class="panel" part="panel">${screen.asked === null
          ? html`${reasonsTemplate(view)}${stepTemplate(screen)}${tallyTemplate(view)}`
          : html`<club-rulings .rulings=${view.assault.rulings} told=${screen.asked}></club-rulings>`}</div>
        ${screen.isUnreachable ? lackTemplate(actions.tryAgain) : nothing}
      </div>
      <report-log .lines=${view.lines}></report-log>
    </div>
    <div class="foot">${barTemplate(view.bar, actions, isWatched)}</div>
    <live-region .message=${view.said}></live-region>
  </section>`;
};

const stepTemplate = ({ view, panel, isWatched }: ResolverScreen): unknown => (view.entry !== null
  ? entryTemplate(view.entry) : panelTemplate({ view, panel, isWatched }));

/** Who only watches reads what the step is about, and at the end how it has ended. */
const panelTemplate = ({ view, panel, isWatched }: Pick<ResolverScreen, 'view' | 'panel' | 'isWatched'>): unknown =>
  (panel === null || (isWatched && !view.isOver) ? waitingTemplate(view) : panel);

const noteTemplate = ({ say, rule, isRefusal }: TableNote): TemplateResult => html`
  <p class=${isRefusal ? 'note refused' : 'note'} role=${isRefusal ? 'alert' : nothing}>
    <span>${say}</span> <span class="rule">${rule}</span>
  </p>`;

/** From the attacks until somebody has won there is something to count. */
const tallyTemplate = ({ assault }: ResolverView): TemplateResult | typeof nothing =>
  (assault.engagedAtFirst.length === 0 || assault.ending !== null
    ? nothing
    : html`<assault-tally .assault=${assault}></assault-tally>`);

/** Why the unit that was asked may do what it may, and may not what it may not. */
const reasonsTemplate = ({ assault, asked }: ResolverView): TemplateResult | typeof nothing => (asked === null ? nothing
  : html`<unit-reasons closable .assault=${assault} .unit=${asked}></unit-reasons>`);

/** A tap on a unit that may be chosen chooses it: it is asked here, unless it is being carried. */
const whyTemplate = ({ assault, chosen, battlefield }: ResolverView): TemplateResult | typeof nothing => {
  const unit = assault.units.find(one => one.id === chosen);
  if (unit === undefined || battlefield.ghost !== null) return nothing;
  const ask = ({ currentTarget }: Event): boolean => currentTarget!.dispatchEvent(new CounterAsked(unit.id));
  return html`<button type="button" class="why" @click=${ask}>${resolverWords.why(unit.name)}</button>`;
};

/** What is known of a step whose panel is still on its way. */
const waitingTemplate = ({ state: { title, description } }: ResolverView): TemplateResult => html`
  <h2 class="waiting" tabindex="-1">${title}</h2>
  <p class="lead">${description}</p>`;

/** The rest of the program has not come. */
const lackTemplate = (tryAgain: () => void): TemplateResult => html`<div class="lack" role="alert">
  <p>${resolverWords.notLoaded}</p>
  <button type="button" @click=${tryAgain}>${resolverWords.tryAgain}</button>
</div>`;

/** While a scenario is on its way, or when it has not come. */
export const nothingYet = (isUnreachable: boolean, tryAgain: () => void): TemplateResult =>
  (isUnreachable ? lackTemplate(tryAgain) : html`<p class="reading" role="status">${resolverWords.reading}</p>`);
