/** Which element shows a step: by what the statechart waits for there. */
import type { PhaseEventType } from '../../../src/warhammer-40k/model/events.ts';
import type { ResolverController } from './resolver-controller.ts';
import '../steps/phase-arm-step.ts';
import '../steps/phase-choice-step.ts';
import '../steps/phase-declare-step.ts';
import '../steps/phase-move-step.ts';
import '../steps/phase-over-step.ts';
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

const nameFor = ({ isOver, waitsFor }: ResolverController): keyof HTMLElementTagNameMap => {
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

/** The panel of the present step with its facts: the one before if it is of the same kind. */
export const phasePanelWith = (
  before: PhasePanel | null, controller: ResolverController, chosen: string | null, refusal: PhasePanel['refusal'],
): PhasePanel => {
  const name = nameFor(controller);
  const panel = before?.localName === name ? before : document.createElement(name) as PhasePanel;
  panel.dataset['panel'] = '';
  const { phase, state, hands, asks } = controller;
  return Object.assign(panel, { phase, state, hands, asks, chosen, refusal });
};
