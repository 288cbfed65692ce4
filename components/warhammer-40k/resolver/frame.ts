/** How the parts of the walk-through lie together; every fact comes from its session and its table. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { CounterAsked } from '../../shared/battlefield/events.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { controlsTemplate, type ControlActions } from '../../epic-armageddon/resolver/controls.ts';
import { watchedView } from '../../epic-armageddon/resolver/watching.ts';
import { logLinesOf } from './log.ts';
import { menuTemplate, type MenuActions } from './menu.ts';
import { railOf } from './rail.ts';
import type { Session } from './session.ts';
import type { PhasePanel } from '../steps/phase-panel.ts';
import type { Table, Told } from './table.ts';
import { words } from './words.ts';
import { EDITION_NAMES } from '../spoken/editions.ts';
import { words as fightWords } from './fight/words.ts';

export interface Frame {
  readonly session: Session;
  readonly table: Table;
  readonly panel: PhasePanel;
  /** The id of a bundled phase; null: it is none. */
  readonly sample: string | null;
  /** The questions that the texts leave open are on the screen instead of the step. */
  readonly isAsking: boolean;
  readonly said: string;
  /** Nobody decides anything: it is only watched. */
  readonly isWatched: boolean;
}

export const frameTemplate = (frame: Frame, actions: MenuActions & ControlActions): TemplateResult => {
  const { session, table, sample } = frame;
  const { scenario: { title: own, ruleset } } = session.playing!;
  const title = bundledTitle(sample, own) || words.untitled;
  const { told } = table;
  return html`<section aria-label=${words.phase(title)}>
    <header class="head">
      <div class="name">
        <h2 class="title">${title} <small>${whenTemplate(session)}</small></h2>
        ${menuTemplate(sample, session.phase.edition, actions)}
      </div>
      <step-rail .steps=${railOf(session.timeline)} data-ruleset=${ruleset}></step-rail>
    </header>
    <div class="body">
      <div class="map">
        <assault-battlefield .view=${frame.isWatched ? watchedView(table.view) : table.view}></assault-battlefield>
        ${told === null || told.isRefusal ? whyTemplate(frame) : noteTemplate(told)}
      </div>
      <div class="side">
        <div class="panel" part="panel">${frame.isAsking
          ? html`<phase-rulings .rulings=${session.phase.rulings}></phase-rulings>` : stepTemplate(frame)}</div>
        <div class="foot">${controlsTemplate(session, actions, words.over)}</div>
      </div>
      <report-log .lines=${logLinesOf(session.timeline)}></report-log>
    </div>
    <live-region .message=${told?.say ?? frame.said}></live-region>
  </section>`;
};

/** The edition; later turns say whose they are. */
const whenTemplate = ({ phase: { edition, turn, active } }: Session): string =>
  (turn === 1 ? EDITION_NAMES[edition] : words.inTurn(EDITION_NAMES[edition], turn, active));

/** Who only watches reads what the step is about, and at the end how it has ended. */
const panelTemplate = ({ session: { state, isOver }, panel, isWatched }: Frame): unknown => (isWatched && !isOver
  ? html`<h2>${state.title}</h2><p class="lead">${state.description}</p>` : panel);

const stepTemplate = (frame: Frame): TemplateResult => {
  const { session: { phase, state }, table: { asked } } = frame;
  return html`
  ${asked === null ? nothing : html`<model-reasons .phase=${phase} .model=${asked}></model-reasons>`}
  ${panelTemplate(frame)}
  ${state.path.startsWith('fight.') ? fightTemplate(phase) : nothing}`;
};

const fightTemplate = (phase: Phase): TemplateResult =>
  html`<phase-fight .phase=${phase}></phase-fight><phase-odds .phase=${phase}></phase-odds>`;

const noteTemplate = ({ say, rule }: Told): TemplateResult =>
  html`<p class="note"><span>${say}</span> <span class="rule">${rule}</span></p>`;

/** A tap on a model that may be moved chooses it: it is asked here, unless it is being carried. */
const whyTemplate = ({ session, table: { chosen, view } }: Frame): TemplateResult | typeof nothing => {
  const model = session.phase.models.find(one => one.id === chosen);
  if (model === undefined || view.ghost !== null) return nothing;
  const ask = ({ currentTarget }: Event): boolean => currentTarget!.dispatchEvent(new CounterAsked(model.id));
  return html`<button type="button" class="why" @click=${ask}>${fightWords.why(model.name)}</button>`;
};
