/** Takes the dead of a volley off the table and counts them as kills for the other side. */
import { note } from './log.ts';
import { enemyOf, removeUnits, SIDES, unitOf, type Assault, type Loss, type Side, type Step } from './state.ts';
import type { Volley } from './volley.ts';

/** Units with at least one hit that nothing saved; two such hits on one unit are one kill. @rule H11 */
const killedOn = (volley: Volley, side: Side): readonly string[] => [
  ...new Set(volley.hits[side].filter(hit => hit.outcome === 'killed').map(hit => hit.unit)),
];

/**
 * Removes everybody killed in a settled volley, both sides at once, and keeps the running total of kills.
 *
 * @rule A4.4, A4.5, A5.5, H3, H11
 */
export const removeKilled = (assault: Assault, volley: Volley, step: Step, lostTo: Loss): Assault => {
  let after: Assault = { ...assault, volley, settled: volley };
  for (const side of SIDES) {
    const killed = killedOn(volley, side);
    const names = killed.map(id => unitOf(assault, id).name);
    after = removeUnits(after, killed, lostTo);
    after = { ...after, kills: { ...after.kills, [enemyOf(side)]: after.kills[enemyOf(side)] + killed.length } };
    if (volley.hits[side].length > 0) {
      after = note(after, step, 'A4.5', 'casualties', { side, hits: volley.hits[side].length, killed: names });
    }
  }
  return after;
};
