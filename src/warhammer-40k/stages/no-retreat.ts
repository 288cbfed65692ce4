/** Losers that need not or cannot run take wounds for it, by how far they are outnumbered. */
import { isOn } from '../editions/rows.ts';
import { hostsOf, partyOf } from '../model/characters.ts';
import { otherSide, type Side } from '../model/procedure.ts';
import { isWipedOut, livingOf, unitOf } from '../model/roster.ts';
import type { Zone } from '../model/fight.ts';
import type { Phase } from '../model/state.ts';
import { fearlessRow } from '../model/unit-traits.ts';
import { setsOf } from '../movement/engagement.ts';
import { aftermathOf, fightersOf, inOrder, noteAftermath, resultOf, unitName, withAftermath } from './aftermath.ts';
import { beginAside, wholeUnit, type Volley } from './aside.ts';

/** So many against one, and so many wounds, the most first. @row 4C-R14 */
const WOUNDS = [[4, 3], [3, 2], [2, 1]] as const;

/** Units that hold because they are fearless, or because they were caught and not destroyed. @row 4C-R14 */
export const beginHoldingOut = (phase: Phase): Phase =>
  withAftermath(phase, { waiting: isOn(phase, '4C-R14') ? inOrder(phase, pressed(phase)) : [] });

const pressed = (phase: Phase): readonly string[] => {
  const { winner, breaking } = aftermathOf(phase);
  if (winner === null || woundsFor(phase, winner) === 0) return [];
  const losers = hostsOf(phase, fightersOf(phase, otherSide(winner)).map(({ id }) => id));
  return losers.filter(host => !unitOf(phase, host).fallingBack && (fearlessRow(phase, host) !== null
    || breaking.some(({ unit, fate }) => unit === host && fate === 'caught')));
};

/** How many wounds one side has left in the fight, of units that have not run. */
const strengthOf = (phase: Phase, side: Side): number => fightersOf(phase, side)
  .filter(({ fallingBack }) => !fallingBack)
  .flatMap(({ id }) => livingOf(phase, id)).reduce((sum, { wounds }) => sum + wounds, 0);

/** The odds against those who hold, counted in Wounds: so many to one. */
const oddsAgainst = (phase: Phase, winner: Side): number => {
  const own = strengthOf(phase, otherSide(winner));
  return own === 0 ? 0 : Math.floor(strengthOf(phase, winner) / own);
};

const woundsFor = (phase: Phase, winner: Side): number =>
  WOUNDS.find(([odds]) => oddsAgainst(phase, winner) >= odds)?.[1] ?? 0;

/** Each of them takes them, and may save. @row 4C-R14 */
export const holdOut = (phase: Phase): Phase => {
  const { winner, waiting, combat } = aftermathOf(phase);
  const side = winner!;
  const wounds = woundsFor(phase, side);
  const odds = oddsAgainst(phase, side);
  const hosts = waiting.flatMap(host => partyOf(phase, host).filter(unit => !isWipedOut(phase, unit)).slice(0, 1));
  const [foe] = fightersOf(phase, side);
  const told = hosts.reduce((now, unit) =>
    noteAftermath(now, '4C-R14', 'no-retreat', { unit: unitName(now, unit), odds, wounds }), phase);
  const volleys = hosts.map((target): Volley => ({
    unit: foe!.id, target, strength: 1, armourPiercing: null, dice: wounds, toHit: null, wounds,
  }));
  return beginAside(withAftermath(told, { waiting: [] }), 'no-retreat', combat, volleys,
    hosts.map(unit => zoneFor(phase, unit, foe!.id)));
};

/** Those who are engaged, as with all wounds of this text; nobody is: everybody. */
const zoneFor = (phase: Phase, unit: string, against: string): Zone => {
  const { units, round, wounds } = resultOf(phase);
  const sets = setsOf(phase, { id: aftermathOf(phase).combat, units, round, fought: true, wounds });
  const engaged = [...sets.touching, ...sets.supporting];
  const models = livingOf(phase, unit).map(({ id }) => id).filter(id => engaged.includes(id));
  return models.length === 0 ? wholeUnit(phase, unit, against) : { of: unit, against, models };
};

export const isHoldingOut = ({ fight }: Phase): boolean => fight?.outside === 'no-retreat';

/** What comes after a fight goes on. */
export const endHoldingOut = (phase: Phase): Phase => {
  const { outside: _, ...fight } = phase.fight!;
  return { ...phase, fight: { ...fight, strikes: [], allocations: [] } };
};
