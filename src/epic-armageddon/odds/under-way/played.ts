/** What is left of a round from its last attacks on, played with dice of chance. */
import { bySide, enemyOf, SIDES, type Side } from '../../model/procedure.ts';
import type { Uniform } from '../../../dice/throw.ts';
import type { Root } from '../later/sample.ts';
import { drawnFrom, sharedOut } from '../later/throws.ts';
import { unhurtIn } from '../round/fight.ts';
import type { HurtFighter, HurtState } from './hurt.ts';
import { engagedOn, kindsOn, strikersOn, targetsOn, type LastAttacks } from './stretch.ts';

const drawnTurn = (turns: readonly HurtState[], uniform: Uniform): number =>
  turns[drawnFrom(turns.map(({ chance }) => chance), uniform)]!.state;

/** How likely each number of saves is of which a fighter’s turns tell. */
const countsOf = (turns: readonly HurtState[]): readonly number[] => {
  const counts: number[] = [];
  for (const { count, chance } of turns) {
    while (counts.length <= count) counts.push(0);
    counts[count]! += chance;
  }
  return counts;
};

/** In which states those who have been hit end. */
const drawnStates = (
  hurt: readonly HurtFighter[], saved: number | null, uniform: Uniform,
): readonly (readonly [fighter: number, state: number])[] => {
  const counts = saved === null ? null : sharedOut(hurt.map(({ turns }) => countsOf(turns)), saved, uniform);
  return hurt.map(({ fighter, turns }, i) =>
    [fighter, drawnTurn(counts === null ? turns : turns.filter(({ count }) => count === counts[i]), uniform)]);
};

/** The rest of a round, from its last batch of hits on. */
export const restFrom = (lastAttacks: LastAttacks): Root => {
  const { fight, cause, hurt, saved, scored } = lastAttacks;
  const { fighters } = fight.board;
  const unhurt = unhurtIn(fight);
  const kinds = bySide(side => kindsOn(lastAttacks, side));
  const targets = bySide(side => targetsOn(lastAttacks, side));
  const rest = {
    engaged: bySide(side => engagedOn(lastAttacks, side).map(({ fighter }) => fighter)),
    attacked: bySide(side => [...strikersOn(lastAttacks, side)]),
    isSupported: cause === 'attacks', living: fighters.attacker.length,
  };
  const hitsOn = (side: Side, uniform: Uniform): readonly number[] => {
    const all = kinds[side].map(({ hits }) => hits);
    const total = scored?.by === enemyOf(side) ? scored.hits : null;
    return total === null ? all.map(hits => drawnFrom(hits, uniform)) : sharedOut(all, total, uniform);
  };
  return played => {
    const { uniform } = played;
    played.begin(unhurt);
    for (const side of SIDES) {
      const known = saved?.side === side ? saved.count : null;
      for (const [fighter, state] of drawnStates(hurt[side], known, uniform)) {
        if (state > 0) played.sides[side].hurt(fighter, state);
      }
      if (kinds[side].length === 0) continue;
      const order = targets[side].filter(place => played.sides[side].living[place] === 1);
      played.take(side, order, { kinds: kinds[side], counts: hitsOn(side, uniform) }, cause);
    }
    return played.rest(rest);
  };
};
