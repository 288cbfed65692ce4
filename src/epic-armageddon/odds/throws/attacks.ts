/** A throw of attacks together with the saves against it: what it may leave of each side. */
import { assaultWith, volleyWith } from '../../model/copies.ts';
import { allocated } from '../procedure/attacking.ts';
import type { Moment } from '../procedure/turn.ts';
import type { Assault } from '../../model/state.ts';
import { bySide, enemyOf, type Side } from '../../model/procedure.ts';
import type { ScoredHits } from '../../model/batch.ts';
import { MACRO } from '../../attacks/volley.ts';
import type { ListedHands } from './hands.ts';
import { mergedPatterns, patternsOf, type Pattern } from './patterns.ts';
import { hitCountOf, scoresOf, type Score } from './scores.ts';

/** A pattern of losses, and the hits that the other side has scored. */
export interface Scored extends Pattern {
  readonly scored: readonly ScoredHits[];
}

/** Macro-weapon hits come after the saves: what was scored of them still matters then. @rule H6 @ruling laterBatch */
const nameOfRest = ({ rulings }: Assault, scored: readonly ScoredHits[], score: number): string => {
  const macro = scored.filter(hits => MACRO.includes(hits.effect));
  if (macro.length === 0) return '';
  return `${JSON.stringify(macro)}${rulings.laterBatch === 'lap-continues' ? score : ''}:`;
};

/** A throw of attacks whose numbers of dice are known. */
export interface AttackThrow {
  /** The state in which its hits are saved. */
  readonly saving: string;
  /**
   * What the attacks of the other side may leave of one; patterns less likely than `least` are dropped.
   *
   * @param hits only what comes of so many hits in all, not made any likelier by that.
   */
  readonly on: (side: Side, least: number, hits?: number) => ListedHands<Scored>;
  /** The moment after the saves. */
  readonly after: (attacker: Scored, defender: Scored) => Moment;
}

/** Reads what a throw of attacks may do. Each side’s hits fall without regard to what the other side has scored. */
export const attackThrow = (moment: Moment): AttackThrow => {
  const { strikers, hits } = moment.assault.batch!;
  const scoresBy = (side: Side): readonly Score[] =>
    (hits[side] === null ? scoresOf(strikers[side]) : [{ chance: 1, faces: [], hits: [] }]);
  const scores = bySide(scoresBy);
  const none = { attacker: scores.attacker[0]!.faces, defender: scores.defender[0]!.faces };
  const known = { attacker: new Map<number, Moment>(), defender: new Map<number, Moment>() };
  const fallen = (by: Side, score: number): Moment => {
    const before = known[by].get(score);
    if (before !== undefined) return before;
    const faces = { ...none, [by]: scores[by][score]!.faces };
    const moments = allocated(moment, [...faces.attacker, ...faces.defender]);
    known[by].set(score, moments);
    return moments;
  };
  const patterns = (side: Side, score: number, chance: number, least: number): ListedHands<Scored> => {
    const by = enemyOf(side);
    const { assault } = fallen(by, score);
    const scored = assault.batch!.hits[by]!;
    const rest = nameOfRest(assault, scored, score);
    const { list, dropped } = patternsOf(assault, assault.volley!, side, least / chance, chance);
    return {
      list: list.map(one => ({ ...one, name: rest + one.name, chance: one.chance * chance, scored })),
      dropped: dropped * chance,
    };
  };
  return {
    saving: fallen('attacker', 0).at,
    on: (side, least, count) => mergedPatterns(scores[enemyOf(side)].flatMap((one, score) => {
      const { chance } = one;
      if (count !== undefined && hitCountOf(one) !== count) return [];
      return [chance < least ? { list: [], dropped: chance } : patterns(side, score, chance, least)];
    })),
    after: (attacker, defender) => {
      const { at, assault } = fallen('attacker', 0);
      const batch = { ...assault.batch!, hits: { attacker: defender.scored, defender: attacker.scored } };
      const volley = volleyWith(assault.volley!, { hits: { attacker: attacker.hits, defender: defender.hits } });
      return { at, assault: assaultWith(assault, { batch, volley }) };
    },
  };
};
