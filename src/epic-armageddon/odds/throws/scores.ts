/** What a side’s attacks may score: hits of each kind, never single faces. */
import { binomial } from '../../../dice/distribution.ts';
import { chanceOf } from '../../../dice/hand.ts';
import { WAYS_TO_FIGHT } from '../../model/combatant.ts';
import { EFFECTS } from '../../model/profile.ts';
import { throwsOf } from '../../attacks/strikes.ts';
import type { Striker } from '../../model/batch.ts';
import { successes, type Fall } from './hands.ts';

/** Dice of one hand that lie together and whose hits are alike. */
interface Block {
  /** Its kind of hit: a lower one always falls before a higher one, wherever its first hit was thrown. */
  readonly rank: number;
  readonly kind: string;
  readonly target: number;
  readonly dice: number;
}

/** Hits that anybody may take fall by effect and way; those of one source in the order in which sources have hit. */
const rankOf = ({ apart, effect, by }: Striker): number => (apart
  ? EFFECTS.length * WAYS_TO_FIGHT.length
  : EFFECTS.indexOf(effect) * WAYS_TO_FIGHT.length + WAYS_TO_FIGHT.indexOf(by));

const kindOf = ({ unit, apart, by, effect, points }: Striker): string =>
  `${apart ? unit : ''} ${by} ${effect} ${typeof points === 'string' ? `“${points}”` : points}`;

const blocksOf = (strikers: readonly Striker[]): readonly Block[] => throwsOf(strikers).flatMap(({ target, dice }) => {
  const blocks: Block[] = [];
  for (const striker of dice) {
    const kind = kindOf(striker);
    const last = blocks.at(-1);
    if (last?.kind === kind) blocks[blocks.length - 1] = { ...last, dice: last.dice + 1 };
    else blocks.push({ rank: rankOf(striker), kind, target, dice: 1 });
  }
  return blocks;
});

/** How many hits of which kinds, in the order in which they fall; and faces that score them. */
export interface Score extends Fall {
  readonly hits: readonly { readonly rank: number; readonly kind: string; readonly count: number }[];
}

const scoredToo = (hits: Score['hits'], { rank, kind }: Block, count: number): Score['hits'] => {
  if (count === 0) return hits;
  const known = hits.findIndex(one => one.kind === kind);
  if (known >= 0) return hits.map((one, i) => (i === known ? { ...one, count: one.count + count } : one));
  const place = hits.findIndex(one => one.rank > rank);
  const hit = { rank, kind, count };
  return place < 0 ? [...hits, hit] : [...hits.slice(0, place), hit, ...hits.slice(place)];
};

const nameOf = (hits: Score['hits']): string => hits.map(({ kind, count }) => `${kind} ×${count}`).join(';');

/** How many hits a score has in all. */
export const hitCountOf = ({ hits }: Score): number => hits.reduce((sum, { count }) => sum + count, 0);

/**
 * Everything that a side’s dice may score, with faces that do; those of a throw whose numbers of dice are known.
 *
 * @rule A4.2, H5, H6
 */
export const scoresOf = (strikers: readonly Striker[]): readonly Score[] => {
  let scores: readonly Score[] = [{ chance: 1, faces: [], hits: [] }];
  for (const block of blocksOf(strikers)) {
    const counts = binomial(block.dice, chanceOf(block.target));
    const found = new Map<string, Score>();
    for (const score of scores) {
      counts.forEach((chance, count) => {
        if (chance === 0) return;
        const hits = scoredToo(score.hits, block, count);
        const name = nameOf(hits);
        const known = found.get(name);
        found.set(name, known === undefined
          ? { chance: score.chance * chance, faces: [...score.faces, ...successes(block.dice, count)], hits }
          : { ...known, chance: known.chance + score.chance * chance });
      });
    }
    scores = [...found.values()];
  }
  return scores;
};
