/** One Blast marker fewer or more for each formation that fights. */
import type { Scenario } from '../../model/scenario.ts';
import type { Change } from './change.ts';
import { changeFormation } from './edit.ts';
import { breakPoint, laidOut } from './layout.ts';

/** A formation that is broken has none, and none is broken by one more. @rule A6.2, B1, B2 */
export function* markerChanges(scenario: Scenario): Generator<Change> {
  const assault = laidOut(scenario);
  for (const { id, name, side, broken, blastMarkers } of assault.formations.filter(one => one.fighting)) {
    const change = (kind: 'marker-fewer' | 'marker-more', markers: number): Change => ({
      id: `${kind}:${id}`, kind, rule: 'A6.2', values: { side, formation: name, markers },
      scenario: changeFormation(scenario, id, { blastMarkers: markers }),
    });
    if (blastMarkers > 0) yield change('marker-fewer', blastMarkers - 1);
    if (!broken && blastMarkers + 1 < breakPoint(assault, id)) yield change('marker-more', blastMarkers + 1);
  }
}
