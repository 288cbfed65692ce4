/** How a hit is met: the dice of its saves in their order, and the damage that none of them has stopped. */
import { isWarEngine } from '../model/combatant.ts';
import { hitWith } from '../model/copies.ts';
import { combatantOf, unitOf } from '../model/roster.ts';
import { invulnerableOf, reRollOf, saveOptions } from './saves.ts';
import type { Assault } from '../model/state.ts';
import { SAVE_STAGES, type AllocatedHit, type HitCause, type SaveRoll, type SaveStage } from '../model/volley.ts';

const savedIn = ({ rolls }: AllocatedHit, stage: SaveStage): number => {
  let saved = 0;
  for (const roll of rolls) if (roll.stage === stage && roll.face >= roll.target) saved += 1;
  return saved;
};

/**
 * Points of damage of a hit that nothing has stopped so far. Knight shields and a war engine’s invulnerable save meet
 * every point with a die of its own; any other save meets the hit as a whole.
 *
 * @rule V9, V10, V13
 */
export const unsavedPoints = (assault: Assault, hit: AllocatedHit): number => {
  const points = Number(hit.points) - hit.stopped;
  if (hit.rolls.length === 0) return points;
  const saved = savedIn(hit, 'save');
  if (hit.save !== 'knight-shield' && saved > 0) return 0;
  if (savedIn(hit, 're-roll') > 0) return 0;
  const met = savedIn(hit, 'invulnerable');
  if (met > 0 && !isWarEngine(combatantOf(assault, unitOf(assault, hit.unit)))) return 0;
  return Math.max(0, points - saved - met);
};

/** What a hit is met with next in a stage: how many dice, and the face they need; null: nothing. @rule V9, V10 */
export const saveIn = (
  assault: Assault, hit: AllocatedHit, cause: HitCause, stage: SaveStage,
): { readonly target: number; readonly dice: number } | null => {
  if (hit.unsaved || hit.rolls.some(roll => roll.stage === stage)) return null;
  const points = unsavedPoints(assault, hit);
  if (points === 0) return null;
  const unit = unitOf(assault, hit.unit);
  const needing = (target: number | null, dice: number) => (target === null ? null : { target, dice });
  switch (stage) {
    case 'save': {
      const option = saveOptions(assault, unit, hit.effect, cause, hit.by)
        .find(({ kind }) => kind === hit.save);
      return needing(option?.target ?? null, hit.save === 'knight-shield' ? points : 1);
    }
    case 're-roll':
      return hit.rolls.length === 0 ? null : needing(reRollOf(assault, unit, hit.effect, cause), 1);
    case 'invulnerable': {
      const combatant = combatantOf(assault, unit);
      return needing(invulnerableOf(combatant), isWarEngine(combatant) ? points : 1);
    }
  }
};

/**
 * The dice that a hit may be met with, each only if those before it fail: the lowest face that saves. Empty: it is not
 * saved at all.
 *
 * @rule V10
 */
export const savesAgainst = (
  assault: Assault, hit: AllocatedHit, cause: HitCause = assault.volley?.cause ?? 'attacks',
): readonly Omit<SaveRoll, 'face'>[] => {
  const dice: SaveRoll[] = [];
  for (const stage of SAVE_STAGES) {
    const next = saveIn(assault, hitWith(hit, { rolls: dice }), cause, stage);
    if (next !== null) dice.push({ stage, target: next.target, face: 0 });
  }
  return dice.map(({ stage, target }) => ({ stage, target }));
};
