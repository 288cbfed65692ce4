/** Small made-up fights: the units of a made-up phase, of each side the first few models, brought together. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { type Phase } from '../../../src/warhammer-40k/model/state.ts';
import { withRows } from './random-rows.ts';
import { randomPhase, withJoined } from './random.ts';
import { type Side, SIDES } from '../../../src/warhammer-40k/model/procedure.ts';

const MOST_MODELS = 3;

/**
 * A fight that is the same for the same seed: nobody has thrown anything; null: nobody meets, or several fights. With
 * characters in units, or with rows beside the text, if it is asked for.
 */
export const smallFight = (
  edition: Edition, seed: number, isJoined = false, hasRows = false,
): Phase | null => {
  const drawn = randomPhase(edition, seed);
  const small = trimmed(hasRows ? withRows(drawn, seed) : drawn, seed);
  const phase = setUpPhase(isJoined ? withJoined(small) : small);
  return phase.combats.length === 1 ? phase : null;
};

/** The more models, the fewer attacks of each: many dice fall in too many ways to look at them all. */
const trimmed = (scenario: Scenario, seed: number): Scenario => {
  const most = { attacker: 1 + seed % MOST_MODELS, defender: 1 + (seed >> 2) % MOST_MODELS };
  const attacks = most.attacker + most.defender > MOST_MODELS ? 1 : 2;
  const units = SIDES.flatMap(side => firstOf(scenario.units, side, most[side]));
  return {
    ...scenario,
    startAt: 'fight',
    units: seed % 4 === 0 ? units : charging(units),
    profiles: Object.fromEntries(Object.entries(scenario.profiles).map(([key, one]) =>
      [key, { ...one, attacks: Math.min(one.attacks, attacks) }])),
  };
};

/** Those of a side in a row, base to base with the enemy; some stand behind. Nobody runs already. */
const firstOf = (units: readonly ScenarioUnit[], side: Side, most: number): readonly ScenarioUnit[] => {
  let taken = 0;
  return units.filter(one => one.side === side).flatMap(one => {
    const models = one.models.slice(0, most - taken)
      .map(model => ({ ...model, at: placeOf(side, taken++, model.at[1]) }));
    return models.length === 0 ? [] : [{ ...one, models, fallingBack: false }];
  });
};

const MIDDLE = 24;

/** Who stood in the second rank does so still. */
const placeOf = (side: Side, place: number, was: number): Point => {
  const isBehind = place > 0 && Math.abs(was - MIDDLE) >= 1.5;
  const away = isBehind ? 1.5 : 0.5;
  return [20 + place - Number(isBehind), side === 'attacker' ? MIDDLE - away : MIDDLE + away];
};

const charging = (units: readonly ScenarioUnit[]): readonly ScenarioUnit[] => {
  const foes = units.filter(({ side }) => side === 'defender').map(({ id }) => id);
  return units.map(one => (one.side === 'defender' ? one : { ...one, charged: foes }));
};
