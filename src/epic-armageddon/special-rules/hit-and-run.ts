/** Hit and Run: Eldar and Dark Eldar are gone before anybody can answer. */
import type { Formation } from '../model/state.ts';

/** Whether a formation consolidates by its full Speed. @rule A8.3 */
export const hitsAndRuns = ({ rules }: Formation): boolean =>
  rules.includes('hit-and-run-tactics') || rules.includes('dark-eldar-hit-and-run-tactics');
