/**
 * Everything beyond the first screen: what plays an assault with its statechart and its odds, and the panels of all
 * steps.
 */
import '../explain/unit-reasons.ts';
import '../../shared/parts/report-log.ts';
import './rulings-panel.ts';
import '../../shared/parts/dice-entry.ts';
import './live-odds/throw-luck.ts';
import './live-odds/throw-stakes.ts';
import './selected-unit.ts';
import '../steps/step-panels.ts';

export { controllerFor } from './resolver-controller.ts';
