/** What is shown of a phase only when somebody asks for it. */
import '../../shared/parts/dice-entry.ts';
import './fight/model-reasons.ts';
import './refused-phase-move.ts';
import './rulings-panel.ts';

export { ruleInWords } from './rule-texts.ts';
