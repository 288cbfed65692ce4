/** What war engines throw in rounds that are played, found once against the same enemies. */
import type { BatchName, Thrown } from '../round/attacks.ts';
import type { Engaged } from '../round/engaged.ts';

/** So many enemies at most are told apart by one number. */
const MOST = 26;
const BLOWS = 32;

/** What a war engine throws against the same enemies, found once. */
export const knownDice = (
  known: Map<number, readonly Thrown[]>, { by, blows }: Engaged, batch: BatchName, enemies: Uint8Array,
  found: () => readonly Thrown[],
): readonly Thrown[] => {
  if (enemies.length > MOST || blows >= BLOWS) return found();
  let key = blows;
  for (let enemy = 0; enemy < enemies.length; enemy += 1) key = key * 2 + enemies[enemy]!;
  key = (key * 2 + Number(by === 'firefight')) * 2 + Number(batch === 'attacks');
  let dice = known.get(key);
  if (dice === undefined) known.set(key, dice = found());
  return dice;
};
