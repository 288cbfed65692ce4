/** What is shown of a phase when somebody asks for it, and the panels with which no phase begins. */
import '../../shared/parts/dice-entry.ts';
import '../steps/phase-choice-step.ts';
import '../steps/phase-over-step.ts';
import './fight/model-reasons.ts';
import './refused-phase-move.ts';
import './rulings-panel.ts';

export { ruleInWords } from './rule-texts.ts';
