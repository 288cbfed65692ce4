/** Who has something to decide at a moment that advice could be asked for. */
import { whyNotAim, whyNotMoveHit } from '../../../src/epic-armageddon/attacks/owner-choices.ts';
import { choosers } from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Volley } from '../../../src/epic-armageddon/model/volley.ts';
import { possibleTargets } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { mayAnyoneCharge, mayAnyoneCounterCharge } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { mayChooseSave } from '../steps/hit-choices.ts';

/** Kinds of decisions that have words of their own. */
export const ADVISED = ['target', 'charge', 'counterCharge', 'other'] as const;
export type AdvisedKind = (typeof ADVISED)[number];

export const advisedKind = (path: string): AdvisedKind => {
  if (path === 'a1ChooseTarget') return 'target';
  if (path.startsWith('a2Charge')) return 'charge';
  return path.startsWith('a3CounterCharge') ? 'counterCharge' : 'other';
};

/** Once somebody has won nothing is left to decide that would bear on it. */
export const decidersAt = (assault: Assault, path: string): readonly Side[] =>
  (assault.winner === null ? SIDES.filter(side => mayDecide(assault, path, side)) : []);

const mayDecide = (assault: Assault, path: string, side: Side): boolean => {
  const isAttacker = side === 'attacker';
  switch (path) {
    case 'a1ChooseTarget': return isAttacker && hasTargets(assault);
    case 'a2Charge.moving.choosing': return isAttacker && mayAnyoneCharge(assault);
    case 'a3CounterCharge.attackerMoves.choosing': return isAttacker && mayAnyoneCounterCharge(assault, side);
    case 'a3CounterCharge.defenderMoves.choosing': return !isAttacker && mayAnyoneCounterCharge(assault, side);
    case 'a4Attacks.choosing': return choosers(assault).some(id => unitOf(assault, id).side === side);
    case 'a5SupportingFire.calling': return assault.support.able[side].length > 0;
  }
  if (/(?:^|\.)(?:allocating|macroAllocating)$/.test(path)) return ownsHits(assault, side);
  return path.endsWith('.saving') && hasSaves(assault, side);
};

/** Another target, or fewer who charge and are charged. @rule A1.1 */
const hasTargets = (assault: Assault): boolean => {
  const { intended: { combined, intermingled } } = assault;
  return possibleTargets(assault).length > 1 || combined.length + intermingled.length > 0;
};

/** Hits are placed by whoever takes them, those of snipers by whoever has struck. @rule H1, H6 */
const ownsHits = (assault: Assault, side: Side): boolean => SIDES.some(struck => {
  const { hits, targets } = assault.volley ?? NOTHING;
  const unhit = targets[struck].filter(({ unit }) => !hits[struck].some(hit => hit.unit === unit));
  const whyNot = side === struck ? whyNotMoveHit : whyNotAim;
  return hits[struck].some((_, hit) => unhit.some(({ unit }) => whyNot(assault, struck, hit, unit) === null));
});

const NOTHING: Pick<Volley, 'hits' | 'targets'> = {
  hits: { attacker: [], defender: [] }, targets: { attacker: [], defender: [] },
};

/** @rule V2 */
const hasSaves = (assault: Assault, side: Side): boolean =>
  assault.volley?.hits[side].some(hit => mayChooseSave(assault, assault.volley!, hit)) ?? false;
