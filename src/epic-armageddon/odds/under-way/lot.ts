/** From which moments in the middle of a round the rest of it can be told by whole rounds. */
import { SIDES, type Assault } from '../../state.ts';
import { turnAt } from '../procedure.ts';
import type { Moment } from '../procedure/turn.ts';
import { fightOf, withAlike } from '../round/fast-odds.ts';
import { hurtOn } from './hurt.ts';
import type { Lot } from './stretch.ts';

/** Where the last attacks of a round, or supporting fire, wait to be saved. */
const CAUSES: Readonly<Record<string, Lot['cause']>> = {
  'a4Attacks.attacks.settling.saving': 'attacks',
  'a4Attacks.attacks.macroSettling.saving': 'attacks',
  'a5SupportingFire.firing.settling.saving': 'support',
  'a5SupportingFire.firing.macroSettling.saving': 'support',
};
const RESULT = 'a6Result.rolling';
/** Only from these parts of the procedure on. */
const PARTS: readonly string[] = ['a4Attacks.', 'a5SupportingFire.', RESULT];

/** Goes on until dice are thrown; null: the round is over before that. */
const untilDice = (start: Moment): Moment | null => {
  let here = start;
  while (PARTS.some(part => here.at.replace('#', '').concat('.').startsWith(part) || here.at === part)) {
    const turn = turnAt(here);
    if (turn.dice !== null) return here;
    here = turn.next;
  }
  return null;
};

/** Damage of which the dice have still to be thrown. @rule H10 */
const hasDamageToThrow = ({ volley }: Assault): boolean =>
  SIDES.some(side => volley!.hits[side].some(({ points }) => typeof points === 'string'));

const NOBODY = { attacker: [], defender: [] };

/** The last lot of hits of the present round; null: other dice are thrown first, or whole rounds do not tell the rest. */
export const lotAt = (moment: Moment): Lot | null => {
  const last = untilDice(moment);
  if (last === null || (CAUSES[last.at] === undefined && last.at !== RESULT)) return null;
  const assault = { ...last.assault, log: [], results: [] };
  if (last.at !== RESULT && hasDamageToThrow(assault)) return null;
  const found = fightOf(assault);
  if (found === null) return null;
  const fight = withAlike(found);
  if (last.at === RESULT) return { fight, assault: { ...assault, batch: null }, cause: 'support', hurt: NOBODY };
  const hurt = { attacker: hurtOn(fight, assault, 'attacker'), defender: hurtOn(fight, assault, 'defender') };
  return { fight, assault, cause: CAUSES[last.at]!, hurt };
};
