/** How the parts of the screen lie together; every fact comes from a view of the moment. */
import { html, nothing, type TemplateResult } from 'lit';
import type { StepPanel } from '../steps/step.ts';
import { sayAnnouncement } from '../../shared/parts/live-region.ts';
import { barTemplate, type BarActions } from '../../shared/resolver/action-bar.ts';
import { entryTemplate } from '../../shared/resolver/entry-view.ts';
import { partLackTemplate } from '../../shared/resolver/lack.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import { menuTemplate, type MenuActions, type Teaches } from './menu.ts';
import { hasTally } from './panels.ts';
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
  /** The groups of words that all lines of the log need. */
  readonly lineWords: readonly string[];
  /** Nobody decides anything: it is only watched. */
  readonly isWatched: boolean;
  /** Something could not be loaded. */
  readonly isUnreachable: boolean;
  /** The next step has been asked for, and comes as soon as what plays it is there. */
  readonly isGoingOn: boolean;
  /** The names of the parts of the frame that are shown; null: all. */
  readonly controls: string | null;
}

export interface ScreenActions extends MenuActions, BarActions {
  readonly tryAgain: () => void;
}

export const resolverTemplate = (screen: ResolverScreen, actions: ScreenActions): TemplateResult => {
  const { view, title, id, isWatched } = screen;
  const battlefield = isWatched ? watchedView(view.battlefield) : view.battlefield;
  return html`<section aria-label=${resolverWords.resolver(title)} @announcement-wanted=${sayAnnouncement}>
    <table-frame
      .steps=${view.rail} .lines=${view.lines} .lineWords=${screen.lineWords} .view=${battlefield}
      .controls=${screen.controls}
    >
      ${placesOfPage}
      <h2 class="title" slot="title">${title}</h2>
      ${menuTemplate(id, view.liveOdds !== null, screen.teaches, actions)}
      <div class="map" slot="map">
        <assault-battlefield .view=${battlefield}></assault-battlefield>
        ${view.note === null ? nothing : noteTemplate(view.note, view)}
      </div>
      <div class="panel" part="panel" slot="panel">${screen.asked === null
        ? html`${reasonsTemplate(view)}<selected-unit .view=${view} ?inert=${isWatched}></selected-unit>
          ${stepTemplate(screen)}${tallyTemplate(view)}`
        : html`<club-rulings .rulings=${view.assault.rulings} told=${screen.asked}></club-rulings>`}
        ${screen.isUnreachable ? partLackTemplate(actions.tryAgain) : nothing}</div>
      <div class="foot" slot="bar">${barTemplate(view.bar, actions, isWatched, screen.isGoingOn)}</div>
    </table-frame>
    <live-region .message=${view.said}></live-region>
  </section>`;
};

const stepTemplate = ({ view, panel, isWatched }: ResolverScreen): unknown => (view.entry !== null
  ? entryTemplate(view.entry) : panelTemplate({ view, panel, isWatched }));

/** Who only watches reads what the step is about, and at the end how it has ended. */
const panelTemplate = ({ view, panel, isWatched }: Pick<ResolverScreen, 'view' | 'panel' | 'isWatched'>): unknown =>
  (panel === null || (isWatched && !view.isOver) ? waitingTemplate(view) : panel);

const noteTemplate = (
  { say, rule, isRefusal, place }: TableNote, { assault, state }: ResolverView,
): TemplateResult => html`
  <p class=${isRefusal ? 'note refused' : 'note'} role=${isRefusal ? 'alert' : nothing}>
    <span>${say}${place
      ? html` <refused-move .assault=${assault} .path=${state.path} .place=${place}></refused-move>` : nothing}</span>
    <span class="rule">${rule}</span>
  </p>`;

const tallyTemplate = ({ assault }: ResolverView): TemplateResult | typeof nothing =>
  (hasTally(assault) ? html`<assault-tally .assault=${assault}></assault-tally>` : nothing);

/** Why the unit that was asked may do what it may, and may not what it may not. */
const reasonsTemplate = ({ assault, asked }: ResolverView): TemplateResult | typeof nothing => (asked === null ? nothing
  : html`<unit-reasons closable .assault=${assault} .unit=${asked}></unit-reasons>`);

/** What is known of a step whose panel is still on its way. */
const waitingTemplate = ({ state: { title, description } }: ResolverView): TemplateResult => html`
  <h2 class="waiting" tabindex="-1">${title}</h2>
  <p class="lead">${description}</p>`;

/** While a scenario is on its way, or when it has not come. */
export const nothingYet = (isUnreachable: boolean, tryAgain: () => void): TemplateResult =>
  (isUnreachable ? partLackTemplate(tryAgain) : html`<p class="reading" role="status">${resolverWords.reading}</p>`);
