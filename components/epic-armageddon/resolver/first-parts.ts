/** What plays an assault with its statechart and its odds, and what most first steps in it show. */
import './selected-unit.ts';
import '../../shared/parts/report-log.ts';
import '../steps/first-panels.ts';

export { controllerFor } from './resolver-controller.ts';
