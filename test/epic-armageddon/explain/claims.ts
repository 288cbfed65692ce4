/** What an explanation has to agree with: what the rules themselves do at that very step of an assault. */
import { beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { whyNotWithdraw } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import type { UnitQuestion, Explanation } from '../../../src/epic-armageddon/explain/fact.ts';
import { isAlive, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { enterSaves, saveHands } from '../../../src/epic-armageddon/attacks/save-dice.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Batch } from '../../../src/epic-armageddon/model/batch.ts';
import { hasWaitingHits } from '../../../src/epic-armageddon/attacks/volley.ts';
import type { Volley } from '../../../src/epic-armageddon/model/volley.ts';
import type { Step } from '../../support/random-play.ts';

/** Units about which a claim expects 'yes', all others of the living being expected not to have it; null: no claim. */
export type Expected = ReadonlySet<string> | null;

export interface Claim {
  readonly claim: string;
  readonly asked: UnitQuestion;
  /** Who must be answered 'yes' before an event happens. */
  readonly expected: (step: Step) => Expected;
}

const strikersIn = (batch: Batch | null): readonly string[] =>
  (batch === null ? [] : SIDES.flatMap(side => batch.strikers[side].map(({ unit }) => unit)));

const isAttack = (batch: Batch | null): batch is Batch => batch !== null && batch.kind !== 'support';

/** Everybody alive is where he was, and as he was. */
const isSameField = ({ before, after }: Step): boolean => before.units.every((unit, i) => {
  const other = after.units[i]!;
  return unit.at === other.at && unit.lostTo === other.lostTo && unit.aboard === other.aboard
    && unit.poppedUp === other.poppedUp;
});

/** Both sides throw for the result: nobody strikes, supports or is hit. */
const isResult = ({ before, after }: Step): boolean => after.results.length > before.results.length;

/** Those who strike from the moment on that a batch is the next to be thrown. */
const strikersFrom = (assault: Assault): readonly string[] => [
  ...strikersIn(assault.batch),
  ...(assault.batch?.kind === 'first-strike' ? strikersIn(beginBatch(assault, 'attacks').batch) : []),
];

const attacking = (step: Step): Expected => {
  const { before, event, after } = step;
  if (isResult(step)) return new Set();
  if (event.type === 'dice.thrown' && isAttack(before.batch) && before.volley === null) {
    return new Set(strikersFrom(before));
  }
  const isBeginning = before.batch === null && isAttack(after.batch) && after.volley === null && isSameField(step)
    && before.ending === null && before.round === after.round;
  if (isBeginning) return new Set(strikersFrom(after));
  return before.ending !== null || before.batch?.kind === 'support' ? new Set() : null;
};

const supporting = (step: Step): Expected => {
  const { before, event } = step;
  const { able, called } = before.support;
  if (isResult(step)) return new Set();
  if (event.type === 'support.called' || event.type === 'supporters.called') {
    return new Set([...able.attacker, ...able.defender]);
  }
  if (before.batch?.kind === 'support' && event.type === 'dice.thrown' && before.volley === null) {
    return new Set([...called.attacker, ...called.defender]);
  }
  const isNever = before.ending !== null || event.type === 'counterCharge.ended' || isAttack(before.batch);
  return isNever ? new Set() : null;
};

const FALLING: readonly Volley['cause'][] = ['first-strike', 'attacks', 'support', 'hack-down'];

const targetsIn = ({ targets }: Volley): ReadonlySet<string> =>
  new Set(SIDES.flatMap(side => targets[side].map(({ unit }) => unit)));

const beingHit = (step: Step): Expected => {
  const { before, after, event } = step;
  if (isResult(step)) return new Set();
  if (hasWaitingHits(before.volley) && FALLING.includes(before.volley!.cause)) return targetsIn(before.volley!);
  if (hasWaitingHits(before.volley)) {
    return new Set(SIDES.flatMap(side => before.volley!.hits[side].map(({ unit }) => unit)));
  }
  const isAllocated = event.type === 'dice.thrown' && before.volley === null && before.batch !== null
    && after.volley?.cause === before.batch.kind && hasWaitingHits(after.volley);
  if (isAllocated) return targetsIn(after.volley!);
  return before.ending !== null && !hasWaitingHits(before.volley) ? new Set() : null;
};

const STAGES: readonly string[] = ['save', 're-roll', 'invulnerable'];

/** Whoever throws a die for a hit if every save fails. */
const saversIn = (assault: Assault): ReadonlySet<string> => {
  const savers = new Set<string>();
  let now = assault;
  for (let hands = saveHands(now); hands.length > 0; hands = saveHands(now)) {
    for (const { purpose, units } of hands) if (STAGES.includes(purpose)) units.forEach(unit => savers.add(unit));
    now = enterSaves(now, Array<number>(hands.reduce((sum, { dice }) => sum + dice, 0)).fill(1));
  }
  return savers;
};

const isUntouched = ({ hits }: Volley): boolean => SIDES.every(side =>
  hits[side].every(({ points, rolls }) => typeof points === 'number' && rolls.length === 0));

const saving = ({ before }: Step): Expected => {
  if (!hasWaitingHits(before.volley)) return new Set();
  return isUntouched(before.volley!) ? saversIn(before) : null;
};

const withdrawing = ({ before }: Step): Expected => new Set(before.withdrawing.length === 0 ? [] : before.units
  .filter(({ id, at }) => whyNotWithdraw(before, id, at)?.key !== 'not-yours-to-move').map(({ id }) => id));

export const CLAIMS: readonly Claim[] = [
  { claim: 'who may attack are the strikers of this batch or the next', asked: 'attack', expected: attacking },
  { claim: 'who may support are those who are able, then those who are called', asked: 'support',
    expected: supporting },
  { claim: 'who may be hit are those on whom hits can fall', asked: 'be-hit', expected: beingHit },
  { claim: 'who may save are those who throw a die for a hit', asked: 'save', expected: saving },
  { claim: 'who may withdraw are those who can be moved then', asked: 'withdraw', expected: withdrawing },
];

/** Units that the rules will destroy or damage where they stand as the withdrawal ends, and who is said to be. */
export const caught = ({ before, event, after }: Step): readonly string[] => {
  if (event.type !== 'withdrawal.ended') return [];
  const waiting = after.volley?.cause === 'withdrawal' ? SIDES.flatMap(side => after.volley!.hits[side]) : [];
  const isHit = ({ id, damage }: Unit): boolean => {
    const { lostTo, damage: now } = unitOf(after, id);
    return lostTo === 'withdrawal' || now > damage || waiting.some(hit => hit.unit === id);
  };
  const isApart = ({ id }: Unit): boolean => unitOf(after, id).lostTo === 'coherency';
  return before.units.filter(isAlive).filter(unit => {
    const keys = explain(before, unit.id, 'withdraw').facts.map(({ key }) => key);
    return (keys.includes('lost-if-it-stays') || keys.includes('damaged-if-it-stays')) !== isHit(unit)
      || keys.includes('apart-if-it-stays') !== isApart(unit);
  }).map(({ id }) => id);
};

/** Units about which an explanation and the rules disagree. */
export const disagreeing = ({ asked, expected }: Claim, step: Step): readonly string[] => {
  const wanted = expected(step);
  if (wanted === null) return [];
  return step.before.units.filter(isAlive)
    .filter(({ id }) => (explain(step.before, id, asked).answer === 'yes') !== wanted.has(id)).map(({ id }) => id);
};

/** Whether the last fact says what the answer says. */
export const isConcluded = ({ answer, facts }: Explanation): boolean => {
  const last = facts.at(-1);
  if (answer === 'yes') return last?.speaks === 'for';
  return answer === 'no' ? last?.speaks === 'against' : last?.speaks === 'neither';
};
