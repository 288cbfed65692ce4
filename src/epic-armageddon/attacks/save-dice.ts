/**
 * The dice thrown for a volley once it has been allocated, as they are entered and told: damage, saves, critical hits.
 */
import { readThrow } from '../../dice/hand.ts';
import { once } from '../../shared/once.ts';
import { hasWarEngines } from '../model/combatant.ts';
import { assaultWith, hitWith, sideWith, volleyWith } from '../model/copies.ts';
import type { AssaultHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { type BySide, enemyOf, type Side } from '../model/procedure.ts';
import { unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { type AllocatedHit, type SaveStage, SAVE_STAGES, type Volley } from '../model/volley.ts';
import { CRITICAL, type LostPoints, lostPoints } from './damage.ts';
import { saveIn } from './saved-hits.ts';
import { readWord } from './strikes.ts';
import { withPoints } from './volley.ts';

/** What is thrown next: for which hits of a side, how many dice each, and the face they need. */
interface Pending {
  readonly side: Side;
  readonly stage: SaveStage | 'damage' | 'critical';
  readonly dice: readonly PendingDice[];
}

/** Dice for one hit, by its place in the volley. */
interface PendingDice {
  readonly hit: number;
  readonly target: number;
  readonly dice: number;
}

/** The defender's units come first, in everything. */
const ORDER: readonly Side[] = ['defender', 'attacker'];

/** A Titan Killer's damage is thrown for one hit at a time: it decides where the next one falls. @rule H10 */
const damageIn = (volley: Volley): Pending | null => {
  for (const side of ORDER) {
    const hit = volley.hits[side].findIndex(one => typeof one.points === 'string');
    if (hit >= 0) return { side, stage: 'damage', dice: [{ hit, target: 0, dice: 1 }] };
  }
  return null;
};

const savesIn = (assault: Assault, volley: Volley, side: Side): Pending | null => {
  for (const stage of SAVE_STAGES) {
    const pending: PendingDice[] = [];
    volley.hits[side].forEach((one, hit) => {
      const next = saveIn(assault, one, volley.cause, stage);
      if (next !== null) pending.push({ hit, target: next.target, dice: next.dice });
    });
    if (pending.length > 0) return { side, stage, dice: pending };
  }
  return null;
};

/** One die for every point of damage that a war engine has lost and that none has been thrown for. @rule W6 */
const criticalsIn = (assault: Assault, volley: Volley, side: Side): Pending | null => {
  if (!hasWarEngines(assault.combatants)) return null;
  const dice = lostPoints(assault, volley.hits[side]).flatMap(({ tested }, hit) => {
    const due = tested - volley.hits[side][hit]!.criticals.length;
    return due > 0 ? [{ hit, target: CRITICAL, dice: due }] : [];
  });
  return dice.length > 0 ? { side, stage: 'critical', dice } : null;
};

/** On each side all first saves, then all re-rolls, then all invulnerable saves, then the critical hits. */
const pendingOf = once((assault: Assault): { readonly next: Pending | null } => {
  const { volley } = assault;
  if (volley === null) return { next: null };
  const damage = damageIn(volley);
  if (damage !== null) return { next: damage };
  for (const side of ORDER) {
    const next = savesIn(assault, volley, side) ?? criticalsIn(assault, volley, side);
    if (next !== null) return { next };
  }
  return { next: null };
});

const handFor = (
  { side, stage }: Pending, { unit, effect, points }: AllocatedHit, target: number, dice: number,
): AssaultHand => {
  const name = `${unit} ${stage}`;
  if (stage !== 'damage') {
    return { name, side, purpose: stage, effect, units: [unit], dice, read: 'successes', target };
  }
  return { name, side: enemyOf(side), purpose: stage, effect, units: [unit], ...readWord(String(points)) };
};

/** One hand for each hit that is met next. @rule V10, W6, H10 */
export const saveHands = once((assault: Assault): readonly AssaultHand[] => {
  const pending = pendingOf(assault).next;
  if (pending === null) return [];
  const volley = assault.volley!;
  return pending.dice.map(({ hit, target, dice }) =>
    handFor(pending, volley.hits[pending.side][hit]!, target, dice));
});

/** The volley after its next throw. */
export const resolveSaves = (assault: Assault, faces: readonly number[]): Volley => {
  const volley = assault.volley!;
  const { side, stage, dice } = pendingOf(assault).next!;
  if (stage === 'damage') {
    const [points] = readThrow(saveHands(assault), faces);
    return withPoints(assault, volley, side, dice[0]!.hit, points!);
  }
  const hits = [...volley.hits[side]];
  let next = 0;
  for (const { hit, target, dice: count } of dice) {
    const shown = faces.slice(next, next + count);
    next += count;
    const one = hits[hit]!;
    hits[hit] = stage === 'critical'
      ? hitWith(one, { criticals: [...one.criticals, ...shown] })
      : hitWith(one, { rolls: [...one.rolls, ...shown.map(face => ({ stage, target, face }))] });
  }
  return volleyWith(volley, { hits: sideWith(volley.hits, side, hits) });
};

/** No die is left to throw for these hits. */
export const isSettled = (assault: Assault): boolean => pendingOf(assault).next === null;

const outcomeOf = (hit: AllocatedHit, { unsaved, isFatal }: LostPoints): AllocatedHit['outcome'] => {
  if (hit.stopped === Number(hit.points)) return 'stopped';
  if (unsaved === 0) return 'saved';
  return isFatal ? 'killed' : 'damaged';
};

/** What became of every hit, of which is known what each has taken. @rule V1, V10, H11, W5 */
export const outcomesOf = (volley: Volley, lost: BySide<readonly LostPoints[]>): Volley => {
  const settle = (side: Side): readonly AllocatedHit[] => volley.hits[side].map((hit, i) =>
    hitWith(hit, { outcome: outcomeOf(hit, lost[side][i]!) }));
  return volleyWith(volley, { hits: { attacker: settle('attacker'), defender: settle('defender') } });
};

/** The rule that each kind of throw goes by. */
const RULES: Readonly<Record<string, string>> = { invulnerable: 'V9', damage: 'H10', critical: 'W6' };

/** "Boyz 1 3", "Warlord 6 2 5": the faces of each unit, in the order in which its first die lay. */
const rollsOf = (assault: Assault, hands: readonly AssaultHand[], faces: readonly number[]): readonly string[] => {
  const rolls = new Map<string, string>();
  let next = 0;
  for (const { units: [unit], dice } of hands) {
    let roll = rolls.get(unit!) ?? unitOf(assault, unit!).name;
    for (const end = next + dice; next < end; next += 1) roll += ` ${faces[next]}`;
    rolls.set(unit!, roll);
  }
  return [...rolls.values()];
};

/** Enters a throw of saves, of damage, or for critical hits. @rule V10, H10, W6 */
export const enterSaves = (assault: Assault, faces: readonly number[]): Assault => {
  const hands = saveHands(assault);
  const { side, purpose } = hands[0]!;
  const rolls = rollsOf(assault, hands, faces);
  const saved: Assault = assaultWith(assault, { volley: resolveSaves(assault, faces) });
  return note(saved, assault.volley!.step, RULES[purpose] ?? 'V10', 'saves-thrown', { side, purpose, rolls });
};
