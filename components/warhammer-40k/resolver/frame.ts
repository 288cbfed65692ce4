/** How the parts of the walk-through lie together; every fact comes from its ResolverController. */
import { html, nothing, type TemplateResult } from 'lit';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { sayAnnouncement } from '../../shared/parts/live-region.ts';
import { barTemplate, type BarActions } from '../../shared/resolver/action-bar.ts';
import { entryTemplate } from '../../shared/resolver/entry-view.ts';
import { partLackTemplate } from '../../shared/resolver/lack.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import { selectedBand } from '../../shared/resolver/selected-band.ts';
import { watchedView } from '../../shared/resolver/watching.ts';
import { logLinesOf } from './log.ts';
import { menuTemplate, type MenuActions } from './menu.ts';
import { railOf } from './rail.ts';
import { notHadInWords } from './refused-weapons.ts';
import type { ResolverController } from './resolver-controller.ts';
import type { PhasePanel } from '../steps/phase-panel.ts';
import { saidOf, type TableNote } from '../../shared/resolver/table-selection.ts';
import { phaseWords } from './phase-words.ts';
import { EDITION_NAMES, SHORT_EDITION_NAMES } from '../spoken/edition-words.ts';
import { PHASE_LOG_GROUPS } from '../spoken/word-groups.ts';

/** What is drawn, and by whom it is told. */
export interface ResolverScreen {
  readonly controller: ResolverController;
  /** null: its element has not been loaded. */
  readonly panel: PhasePanel | null;
  /** The id of a bundled phase; null: it is none. */
  readonly sample: string | null;
  /** The questions that the texts leave open are on the screen instead of the step. */
  readonly isAsking: boolean;
  /** How far it has been played again by another text; null: all of it, or it has not. */
  readonly told: string | null;
  /** Nobody decides anything: it is only watched. */
  readonly isWatched: boolean;
  /** The next action has been pressed, and its words are on their way. */
  readonly isGoingOn: boolean;
  /** A part that somebody has asked for could not be had. */
  readonly isUnreachable: boolean;
  /** The names of the parts of the frame that are shown; null: all. */
  readonly controls: string | null;
}

interface ScreenActions extends MenuActions, BarActions {
  readonly tryAgain: () => void;
}

export const resolverTemplate = (screen: ResolverScreen, actions: ScreenActions): TemplateResult => {
  const { controller, sample } = screen;
  const { table } = controller;
  const { scenario: { title: own } } = controller.playing!;
  const title = bundledTitle(sample, own) || phaseWords.untitled;
  const { note } = table;
  const view = screen.isWatched ? watchedView(table.view) : table.view;
  return html`<section aria-label=${phaseWords.phase(title)} @announcement-wanted=${sayAnnouncement}>
    <table-frame
      .steps=${railOf(controller.timeline)} .lines=${logLinesOf(controller.timeline)} .lineWords=${LINE_WORDS}
      .view=${view} .controls=${screen.controls}
    >
      ${placesOfPage}
      <h2 class="title" slot="title">${title} <small>${whenTemplate(controller)}</small></h2>
      ${screen.isWatched ? nothing : VARIANT_SLOTS.map(slot =>
        editionsTemplate(slot, controller.phase.edition, actions))}
      ${menuTemplate(sample, controller.phase.edition, actions)}
      <div class="map" slot="map">
        <assault-battlefield .view=${view}></assault-battlefield>
        ${note === null || note.isRefusal ? nothing : noteTemplate(note)}
      </div>
      <div class="panel" part="panel" slot="panel">${screen.isAsking && !screen.isUnreachable
        ? html`<phase-rulings .phase=${controller.phase}></phase-rulings>`
        : html`${screen.told === null ? nothing : html`<p class="refused" role="status">${screen.told}</p>`}
          ${notHadTemplate(controller.phase)}${stepTemplate(screen)}
          ${screen.isUnreachable ? partLackTemplate(actions.tryAgain) : nothing}`}</div>
      <div class="foot" slot="bar">${barTemplate(controller.barView, actions, screen.isWatched, screen.isGoingOn)}</div>
    </table-frame>
    <live-region .message=${note === null ? controller.heard : saidOf(note)}></live-region>
  </section>`;
};

/** What players have agreed on is told by the names of its questions. */
const LINE_WORDS = [...PHASE_LOG_GROUPS, 'warhammer-40k-policy'] as const;

/** Where the frame has the edition: beside the rail, and in the sheet where there is no rail. */
const VARIANT_SLOTS = ['variant', 'variant-chip'] as const;

/** The edition by which it is played; another one plays everything again as far as it goes. */
const editionsTemplate = (slot: string, edition: Edition, { playBy }: MenuActions): TemplateResult => html`
  <label slot=${slot} class="edition"><span aria-hidden="true">${SHORT_EDITION_NAMES[edition]}</span><select
    aria-label=${phaseWords.edition} title=${EDITION_NAMES[edition]}
    @change=${({ target }: Event) => playBy((target as HTMLSelectElement).value as Edition)}
  >${EDITIONS.map(one => html`<option value=${one} ?selected=${one === edition}>${EDITION_NAMES[one]}</option>`)}
  </select></label>`;

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
  ${asked === null ? selectedTemplate(screen) : html`<model-reasons .phase=${phase} .model=${asked}></model-reasons>`}
  ${panelTemplate(screen)}
  ${state.path.startsWith('fight.') ? fightTemplate(phase) : nothing}
  <slot name="compare"></slot>`;
};

const fightTemplate = (phase: Phase): TemplateResult =>
  html`<phase-fight .phase=${phase}></phase-fight><phase-odds .phase=${phase}></phase-odds>`;

const noteTemplate = ({ say, rule }: TableNote): TemplateResult =>
  html`<p class="note"><span>${say}</span> <span class="rule">${rule}</span></p>`;

/** Nobody is asked why while being carried. */
const selectedTemplate = (
  { controller: { phase, table: { chosen, view } } }: ResolverScreen,
): TemplateResult | typeof nothing => {
  const model = phase.models.find(one => one.id === chosen);
  return model === undefined || view.ghost !== null ? nothing : selectedBand(model);
};
