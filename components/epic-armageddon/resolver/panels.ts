/** Which element shows a step. Its name follows from the step's: `a4Attacks` is `<a4-attacks-step>`. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { StepPanel, StepState } from '../steps/step.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';

/** Both ways to end have one panel. */
const ENDS: readonly string[] = ['assaultOver', 'noAssault'];

/** States in which hits are settled have a panel of their own, whatever the step. */
const SETTLING: readonly string[] = ['saving', 'blasting', 'telling'];

const kebab = (step: string): string => step.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

export const panelName = (path: string): string => {
  if (SETTLING.includes(path.slice(path.lastIndexOf('.') + 1))) return 'settling-step';
  const step = stepOf(path);
  return `${kebab(ENDS.includes(step) ? 'assaultOver' : step)}-step`;
};

/** From the attacks until somebody has won there is something to count. */
export const hasTally = ({ engagedAtFirst, ending }: Assault): boolean => engagedAtFirst.length > 0 && ending === null;

/** What the battlefield, the panels and the log send, and the game answers. */
export const ANSWERED = [
  'counter-dragged', 'counter-dropped', 'move-cancelled', 'counter-chosen', 'counter-asked', 'reasons-closed',
  'unit-chosen', 'units-shown', 'line-chosen', 'token-chosen', 'token-moved', 'decided', 'decision-drawn',
  'dice-entered', 'entry-changed', 'entry-closed', 'primary-intended', 'log-chosen',
] as const;

/** What every panel is given. */
export interface PanelFacts {
  readonly assault: Assault;
  readonly state: StepState;
  readonly hands: readonly AssaultHand[];
  readonly chosen: string | null;
  readonly isThrown: boolean;
  readonly placed: Point | null;
  readonly refusal: { readonly say: string; readonly rule: string } | null;
}

/**
 * The panel of a step with its facts: the one before if it is of the same step.
 *
 * @returns null while its element has not been loaded.
 */
export const panelWith = (before: StepPanel | null, facts: PanelFacts): StepPanel | null => {
  const name = panelName(facts.state.path);
  if (customElements.get(name) === undefined) return null;
  const panel = before?.localName === name ? before : document.createElement(name) as StepPanel;
  const { assault, state, hands, chosen, isThrown, placed, refusal } = facts;
  return Object.assign(panel, { assault, state, hands, chosen, isThrown, placed, refusal });
};
