/** Which element shows a step: by what the statechart waits for there. */
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import type { TableNote } from '../../shared/resolver/table-selection.ts';
import { movingIn } from './moves.ts';
import type { ResolverController } from './resolver-controller.ts';
import '../steps/phase-arm-step.ts';
import '../steps/phase-declare-step.ts';
import '../steps/phase-move-step.ts';
import '../steps/phase-overwatch-step.ts';
import '../steps/phase-pick-step.ts';
import '../steps/phase-silent-step.ts';
import '../steps/phase-throw-step.ts';
import type { PhasePanel } from '../steps/phase-panel.ts';

const PANELS: { readonly [type in PhaseEventType]?: keyof HTMLElementTagNameMap } = {
  'choice.made': 'phase-choice-step',
  'rest.moved': 'phase-move-step',
  'moves.ended': 'phase-move-step',
  'declarations.ended': 'phase-declare-step',
  'charger.picked': 'phase-pick-step',
  'overwatch.ended': 'phase-overwatch-step',
  'strikes.settled': 'phase-arm-step',
  'silence.accepted': 'phase-silent-step',
};

/** The element of the present step; those with which no phase begins come later. */
export const panelNameFor = ({ isOver, waitsFor }: ResolverController): keyof HTMLElementTagNameMap => {
  if (isOver) return 'phase-over-step';
  return waitsFor === null ? 'phase-throw-step' : PANELS[waitsFor]!;
};

/** What the battlefield, the panels and the log send, and the game answers. */
export const ANSWERED = [
  'counter-dragged', 'counter-dropped', 'move-cancelled', 'counter-chosen', 'counter-asked', 'reasons-left',
  'line-chosen', 'phase-decided', 'agreed-on', 'usual-wanted', 'models-shown',
  'dice-entered', 'entry-changed', 'entry-closed', 'primary-intended', 'log-chosen', 'phase-ruled', 'phase-completed',
  'rulings-left',
] as const;

/**
 * The panel of the present step with its facts: the one before if it is of the same kind.
 *
 * @returns null while its element has not been loaded.
 */
export const phasePanelWith = (
  before: PhasePanel | null, controller: ResolverController, chosen: string | null, refusal: TableNote | null,
): PhasePanel | null => {
  const name = panelNameFor(controller);
  if (customElements.get(name) === undefined) return null;
  const panel = before?.localName === name ? before : document.createElement(name) as PhasePanel;
  panel.dataset['panel'] = '';
  const { phase, state, hands, asks } = controller;
  render(refusedTemplate(controller, refusal), panel);
  return Object.assign(panel, { phase, state, hands, asks, chosen, refusal });
};

/** Where a refused move might have ended. */
const refusedTemplate = (
  controller: ResolverController, refusal: TableNote | null,
): TemplateResult | typeof nothing => {
  const place = refusal?.place;
  if (!place) return nothing;
  const { phase, state } = controller;
  const whyNot = (to: Point) => controller.whyNot({ type: 'model.moved', model: place.id, to });
  const rules = { most: movingIn(phase, state.path).inches, whyNot };
  return html`<refused-phase-move .phase=${phase} .place=${place} .rules=${rules}></refused-phase-move>`;
};
