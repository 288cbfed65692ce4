/** A4 and A5 without players: everybody strikes in the usual way, everybody supports who may. */
import { mayBeginAttacks, endWithoutAssault } from '../../steps/a2-charge.ts';
import { beginAttacks, beginBatch, endSwiftly, swiftOutcome } from '../../steps/a4-attacks.ts';
import {
  beginSupport, beginSupportingFire, hasMoreSupport, mayAnyoneSupport, noteBystanders, wipedOut,
} from '../../steps/a5-supporting-fire.ts';
import { releaseBlasts } from '../../attacks/aftermath.ts';
import { hasFirstStrike } from '../../attacks/strikers.ts';
import { settleWays } from '../../attacks/ways-to-fight.ts';
import { attacking } from './attacking.ts';
import { settling } from './settling.ts';
import { on, type Steps } from './turn.ts';

/** @rule A4.1, A4.4, A4.7 */
const attacks: Steps = {
  '#a4Attacks': assault => on('a4Attacks.engaged', beginAttacks(assault)),
  'a4Attacks.engaged': assault => (mayBeginAttacks(assault)
    ? on('a4Attacks.choosing', assault)
    : on('noAssault', endWithoutAssault(assault, 'a3CounterCharge'))),
  'a4Attacks.choosing': assault => on('a4Attacks.striking', settleWays(assault)),
  'a4Attacks.striking': assault =>
    on(hasFirstStrike(assault) ? '#a4Attacks.firstStrike' : '#a4Attacks.attacks', assault),
  '#a4Attacks.firstStrike': assault => on('a4Attacks.firstStrike.rolling', beginBatch(assault, 'first-strike')),
  ...attacking('a4Attacks.firstStrike', '#a4Attacks.attacks'),
  '#a4Attacks.attacks': assault => on('a4Attacks.attacks.rolling', beginBatch(assault, 'attacks')),
  ...attacking('a4Attacks.attacks', 'a4Attacks.outcome'),
  'a4Attacks.outcome': assault => {
    if (assault.heldBlasts.length > 0) return on('a4Attacks.blasts.saving', releaseBlasts(assault));
    const swift = swiftOutcome(assault);
    return swift === null
      ? on('#a5SupportingFire', assault)
      : on('#a7Withdraw', noteBystanders(endSwiftly(assault, swift.winner, 'a4Attacks')));
  },
  ...settling('a4Attacks.blasts', 'a4Attacks.outcome'),
};

/** @rule A5.1, A5.2, A5.6 */
const support: Steps = {
  '#a5SupportingFire': assault => on('a5SupportingFire.calling', beginSupport(assault)),
  'a5SupportingFire.calling': assault =>
    on(mayAnyoneSupport(assault) ? '#a5SupportingFire.firing' : 'a6Result.rolling', assault),
  '#a5SupportingFire.firing': assault => on('a5SupportingFire.firing.rolling', beginSupportingFire(assault)),
  ...attacking('a5SupportingFire.firing', 'a5SupportingFire.ended'),
  'a5SupportingFire.ended': assault => {
    if (assault.heldBlasts.length > 0) return on('a5SupportingFire.blasts.saving', releaseBlasts(assault));
    if (hasMoreSupport(assault)) return on('#a5SupportingFire.firing', assault);
    const left = wipedOut(assault);
    return left === null
      ? on('a6Result.rolling', assault)
      : on('#a7Withdraw', endSwiftly(assault, left.winner, 'a5SupportingFire'));
  },
  ...settling('a5SupportingFire.blasts', 'a5SupportingFire.ended'),
};

/** The attacks and the supporting fire of a round. */
export const FIGHT: Steps = { ...attacks, ...support };
