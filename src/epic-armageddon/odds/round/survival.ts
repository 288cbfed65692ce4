/** How likely fighters survive hits, found once. */
import { chanceToSurvive } from '../../attacks/saves.ts';
import type { WayToFight } from '../../model/combatant.ts';
import { bySide, type BySide, type Side } from '../../model/procedure.ts';
import type { Effect } from '../../model/profile.ts';
import type { Assault, Unit } from '../../model/state.ts';
import type { HitCause } from '../../model/volley.ts';

/** The chance that a hit of a kind on a fighter, which comes in such a way, does nothing. */
export type Survives = (side: Side, fighter: number, effect: Effect, cause: HitCause, by: WayToFight) => number;

/** How likely hits do nothing, by the way they come, by their cause and by their effect. */
type BySave = { readonly [way in WayToFight]: Map<HitCause, Map<Effect, number>> };

/** How likely hits do nothing, found once for each fighter, or for all of a kind where nobody stands in cover. */
export const survivalIn = (assault: Assault, fighters: BySide<readonly { readonly unit: Unit }[]>): Survives => {
  const isOpen = assault.table.terrain.length === 0;
  const alike = new Map<string, BySave>();
  const known = bySide(side => fighters[side].map(({ unit }) => {
    const key = isOpen ? `${unit.formation} ${unit.combatant}` : unit.id;
    const found: BySave = alike.get(key) ?? { 'close-combat': new Map(), firefight: new Map() };
    alike.set(key, found);
    return found;
  }));
  return (side, fighter, effect, cause, by) => {
    const byCause = known[side][fighter]![by];
    const byEffect = byCause.get(cause) ?? new Map<Effect, number>();
    const before = byEffect.get(effect);
    if (before !== undefined) return before;
    const chance = chanceToSurvive(assault, fighters[side][fighter]!.unit, effect, cause, by);
    byCause.set(cause, byEffect.set(effect, chance));
    return chance;
  };
};
