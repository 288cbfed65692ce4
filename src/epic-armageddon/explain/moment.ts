/** At what moment of its procedure an assault stands, and what the rules would find if it went on from there. */
import { allocateHits, beginAttacks, beginBatch } from '../steps/a4-attacks.ts';
import { beginSupportingFire, hasMoreSupport, mayAnyoneSupport } from '../steps/a5-supporting-fire.ts';
import type { Batch, Striker, Target } from '../model/batch.ts';
import { once } from '../../shared/once.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf, SIDES, type BySide } from '../model/procedure.ts';
import { hasDice, isThrown } from '../attacks/strikes.ts';
import { hasWaitingHits } from '../attacks/volley.ts';
import { settleWays } from '../attacks/ways-to-fight.ts';
import { aside, type Fact } from './fact.ts';

/**
 * Before the attacks of a round; while they are made; while friends support; when both sides throw for the result; once
 * it is settled how the assault ends.
 */
export type RoundMoment = 'before' | 'attacks' | 'support' | 'result' | 'over';

/**
 * The assault in which everybody is known who fights in this round, and how: in the usual way who has not said so.
 *
 * @rule A4.1
 */
export const asAttacking = once((assault: Assault): Assault =>
  settleWays(assault.engaged.length === 0 ? beginAttacks(assault) : assault));

const strikersIn = ({ strikers }: Batch): readonly Striker[] => SIDES.flatMap(side => strikers[side]);

/** Whose dice are in the batch that is thrown, and whose in the one after it. @rule A4.2, A4.4 */
export interface Striking {
  readonly now: readonly Striker[];
  readonly later: readonly Striker[];
}

/** Everybody who strikes in this round from now on, as things stand. @rule A4.2, A4.4 */
export const strikingIn = once((assault: Assault): Striking => {
  const ready = asAttacking(assault);
  const batch = assault.batch ?? beginBatch(ready, 'first-strike').batch!;
  const isFirst = batch.kind === 'first-strike';
  return { now: strikersIn(batch), later: isFirst ? strikersIn(beginBatch(ready, 'attacks').batch!) : [] };
});

/** Whether the attacks of the round are behind: dice have been thrown, or there were none to throw. */
const areAttacksMade = (assault: Assault): boolean => {
  if (assault.struck.length > 0) return true;
  const { now, later } = strikingIn(assault);
  return now.length + later.length === 0;
};

/** Whether nothing of a batch is left to be thrown or settled. */
const isBatchOver = (assault: Assault, batch: Batch): boolean => (!hasDice(batch) || isThrown(batch))
  && !hasWaitingHits(assault.volley) && assault.aftermath.length + assault.heldBlasts.length === 0;

/** At what moment an assault stands. @rule A4.7, A5.1, A6.1 */
export const roundMomentOf = once((assault: Assault): RoundMoment => {
  const { batch, engaged } = assault;
  if (assault.ending !== null) return 'over';
  if (batch?.kind === 'support') return isBatchOver(assault, batch) && !hasMoreSupport(assault) ? 'result' : 'support';
  if (batch !== null) return 'attacks';
  if (engaged.length === 0) return 'before';
  if (!areAttacksMade(assault)) return 'attacks';
  return mayAnyoneSupport(assault) ? 'support' : 'result';
});

/** Before the attacks everything is told as if they began at once. @rule A4.1 */
export const asTheyStand = (assault: Assault): readonly Fact[] =>
  (roundMomentOf(assault) === 'before' ? [aside('A4.1', 'as-they-stand')] : []);

/** The same assault with those firing who have been called to support. @rule A5.2, A5.3 */
export const asSupporting = once((assault: Assault): Assault =>
  (assault.batch?.kind === 'support' ? assault : beginSupportingFire(assault)));

/** The same assault with the hits on the table of what is fought now or next. */
const asHitting = once((assault: Assault): Assault => allocateHits(withBatch(assault), false, 'a4Attacks'));

/** What is fought now or next, with everybody within its reach. @rule A4.6, A5.4, V12 */
export const batchIn = (assault: Assault): Batch => asHitting(assault).batch!;

/** Who can be hit in it, in the order in which hits reach them. @rule A4.6, A5.4, H1 @ruling nomination */
export const targetsIn = (assault: Assault): BySide<readonly Target[]> => asHitting(assault).volley!.targets;

/** Snipers whose hits may be put on a unit, whoever is nearer. @rule H6 */
export const snipersAt = (assault: Assault, { id, side }: Unit): readonly string[] => {
  const { strikers, reach } = batchIn(assault);
  const snipers = strikers[enemyOf(side)].filter(({ unit, by, effect }) =>
    effect === 'sniper' && (reach[unit]?.[by].includes(id) ?? false));
  return [...new Set(snipers.map(({ unit }) => unit))];
};

const withBatch = (assault: Assault): Assault => {
  if (assault.batch !== null) return assault;
  return roundMomentOf(assault) === 'support' ? asSupporting(assault) : beginBatch(asAttacking(assault), 'attacks');
};
