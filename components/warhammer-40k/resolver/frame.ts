/** How the parts of the walk-through lie together; every fact comes from its ResolverController. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { CounterAsked } from '../../shared/battlefield/events.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { sayAnnouncement } from '../../shared/parts/live-region.ts';
import { barTemplate, type BarActions } from '../../shared/resolver/action-bar.ts';
import { entryTemplate } from '../../shared/resolver/entry-view.ts';
import { watchedView } from '../../shared/resolver/watching.ts';
import { logLinesOf } from './log.ts';
import { menuTemplate, type MenuActions } from './menu.ts';
import { railOf } from './rail.ts';
import { notHadInWords } from './refused-weapons.ts';
import type { ResolverController } from './resolver-controller.ts';
import type { PhasePanel } from '../steps/phase-panel.ts';
import { saidOf, type TableNote } from '../../shared/resolver/table-selection.ts';
import { phaseWords } from './phase-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';
import { fightWords } from './fight/fight-words.ts';

/** What is drawn, and by whom it is told. */
export interface ResolverScreen {
  readonly controller: ResolverController;
  readonly panel: PhasePanel;
  /** The id of a bundled phase; null: it is none. */
  readonly sample: string | null;
  /** The questions that the texts leave open are on the screen instead of the step. */
  readonly isAsking: boolean;
  /** Nobody decides anything: it is only watched. */
  readonly isWatched: boolean;
}

export const resolverTemplate = (screen: ResolverScreen, actions: MenuActions & BarActions): TemplateResult => {
  const { controller, sample } = screen;
  const { table } = controller;
  const { scenario: { title: own, ruleset } } = controller.playing!;
  const title = bundledTitle(sample, own) || phaseWords.untitled;
  const { note } = table;
  return html`<section aria-label=${phaseWords.phase(title)} @announcement-wanted=${sayAnnouncement}>
    <header class="head">
      <div class="name">
        <h2 class="title">${title} <small>${whenTemplate(controller)}</small></h2>
        ${menuTemplate(sample, controller.phase.edition, actions)}
      </div>
      <step-rail .steps=${railOf(controller.timeline)} data-ruleset=${ruleset}></step-rail>
    </header>
    ${notHadTemplate(controller.phase)}
    <div class="body">
      <div class="map">
        <assault-battlefield .view=${screen.isWatched ? watchedView(table.view) : table.view}></assault-battlefield>
        ${note === null || note.isRefusal ? whyTemplate(screen) : noteTemplate(note)}
      </div>
      <div class="side">
        <div class="panel" part="panel">${screen.isAsking
          ? html`<phase-rulings .rulings=${controller.phase.rulings}></phase-rulings>` : stepTemplate(screen)}</div>
      </div>
      <report-log .lines=${logLinesOf(controller.timeline)}></report-log>
    </div>
    <div class="foot">${barTemplate(controller.barView, actions, screen.isWatched)}</div>
    <live-region .message=${note === null ? controller.heard : saidOf(note)}></live-region>
  </section>`;
};

const notHadTemplate = (phase: Phase): TemplateResult | typeof nothing => {
  const says = notHadInWords(phase);
  return says.length === 0 ? nothing : html`<p class="refused" role="note">${says.join(' ')}</p>`;
};

/** The edition; later turns say whose they are. */
const whenTemplate = ({ phase: { edition, turn, active } }: ResolverController): string =>
  (turn === 1 ? EDITION_NAMES[edition] : phaseWords.inTurn(EDITION_NAMES[edition], turn, active));

/** Who only watches reads what the step is about, and at the end how it has ended. */
const panelTemplate = (
  { controller: { state, isOver }, panel, isWatched }: ResolverScreen,
): unknown => (isWatched && !isOver
  ? html`<h2>${state.title}</h2><p class="lead">${state.description}</p>` : panel);

const stepTemplate = (screen: ResolverScreen): TemplateResult => {
  const { phase, state, entry, table: { asked } } = screen.controller;
  if (entry !== null) return entryTemplate(entry);
  return html`
  ${asked === null ? nothing : html`<model-reasons .phase=${phase} .model=${asked}></model-reasons>`}
  ${panelTemplate(screen)}
  ${state.path.startsWith('fight.') ? fightTemplate(phase) : nothing}`;
};

const fightTemplate = (phase: Phase): TemplateResult =>
  html`<phase-fight .phase=${phase}></phase-fight><phase-odds .phase=${phase}></phase-odds>`;

const noteTemplate = ({ say, rule }: TableNote): TemplateResult =>
  html`<p class="note"><span>${say}</span> <span class="rule">${rule}</span></p>`;

/** A tap on a model that may be moved chooses it: it is asked here, unless it is being carried. */
const whyTemplate = (
  { controller: { phase, table: { chosen, view } } }: ResolverScreen,
): TemplateResult | typeof nothing => {
  const model = phase.models.find(one => one.id === chosen);
  if (model === undefined || view.ghost !== null) return nothing;
  const ask = ({ currentTarget }: Event): boolean => currentTarget!.dispatchEvent(new CounterAsked(model.id));
  return html`<button type="button" class="why" @click=${ask}>${fightWords.why(model.name)}</button>`;
};
