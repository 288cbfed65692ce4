/** Takes the dead of a volley off the table and counts them as kills for the other side. */
import type { LogEntry } from './log.ts';
import { removeUnits, SIDES, unitOf, type Assault, type Loss, type Side, type Step } from './state.ts';
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
  const killed = { attacker: killedOn(volley, 'attacker'), defender: killedOn(volley, 'defender') };
  const hit = SIDES.filter(side => volley.hits[side].length > 0);
  const entryOn = (side: Side): LogEntry => ({
    step, rule: 'A4.5', key: 'casualties', values: {
      side, hits: volley.hits[side].length, killed: killed[side].map(id => unitOf(assault, id).name),
    },
  });
  return {
    ...removeUnits(assault, [...killed.attacker, ...killed.defender], lostTo),
    volley,
    settled: volley,
    kills: {
      attacker: assault.kills.attacker + killed.defender.length,
      defender: assault.kills.defender + killed.attacker.length,
    },
    log: [...assault.log, ...hit.map(entryOn)],
  };
};
