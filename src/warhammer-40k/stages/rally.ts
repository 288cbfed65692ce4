/** Those who run try to regroup at the start of their own turn, where a row beside the text tells how. */
import { NOISE } from '../../battlefield/base.ts';
import { readThrow } from '../../dice/hand.ts';
import { isOn, type RowId } from '../editions/rows.ts';
import { leadershipOfParty, partyOf, passesTest, writtenUnitsOf } from '../model/characters.ts';
import type { PhaseHand } from '../model/hands.ts';
import { otherSide } from '../model/procedure.ts';
import { livingOf, livingOn, unitOf, withUnit } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { unafraidRow } from '../model/unit-traits.ts';
import { isCoherent } from '../movement/coherency.ts';
import { gapBetween } from '../movement/places.ts';
import { canSee } from '../movement/reach.ts';
import { noteAftermath, sumHand, unitName } from './aftermath.ts';

/** How near an enemy keeps a unit of the fourth edition running. */
const NEAR = 6;

/** What a unit has to throw at most: a test, two ones alone, nothing at all, or no throw is needed. */
type Chance = { readonly need: number } | 'by-itself' | 'not';

/** Two ones. */
const TWO_ONES = 2;

/** Units that fall back and have a chance to regroup: some without a throw. */
export const beginRally = (phase: Phase): Phase => {
  const row = rowPlayed(phase);
  if (row === null) return phase;
  const chances = phase.fallingOn.map(host => ({ host, chance: chanceOf(phase, host) }));
  const rallying = chances.filter(({ chance }) => typeof chance === 'object').map(({ host }) => host);
  const begun = rallying.length === 0 ? phase : { ...phase, rallying };
  return chances.reduce((told, { host, chance }) => {
    if (chance === 'not') return noteAftermath(told, row, 'may-not-regroup', { unit: unitName(told, host) });
    return chance === 'by-itself'
      ? noteAftermath(regroup(told, host), unafraidRow(told, host) ?? row, 'regroups-by-itself', {
          unit: unitName(told, host),
        })
      : told;
  }, begun);
};

/** @row 7C-R4, 4C-R13 */
const rowPlayed = (phase: Phase): RowId | null =>
  (['7C-R4', '4C-R13'] as const).find(row => isOn(phase, row)) ?? null;

const chanceOf = (phase: Phase, host: string): Chance =>
  (isOn(phase, '7C-R4') ? chanceInSeventh(phase, host) : chanceInFourth(phase, host));

/**
 * With a quarter of its models or more, or an independent character, a unit tests on its Leadership; with fewer only
 * two ones will do.
 *
 * @row 7C-R4, 7C-C7
 */
const chanceInSeventh = (phase: Phase, host: string): Chance => {
  if (unafraidRow(phase, host) !== null) return 'by-itself';
  const isLed = isOn(phase, '7C-C7') && partyOf(phase, host).flatMap(unit => writtenUnitsOf(phase, unit))
    .some(({ traits }) => traits.includes('independent-character'));
  return { need: isLed || partLeft(phase, host) >= 1 / 4 ? leadershipOfParty(phase, host) : TWO_ONES };
};

/**
 * Half of its models or more, no enemy within 6″, and nobody astray: then it tests, one better where it sees no enemy.
 *
 * @row 4C-R13, 4C-U1
 */
const chanceInFourth = (phase: Phase, host: string): Chance => {
  const isUnafraid = unafraidRow(phase, host) !== null;
  const enemies = livingOn(phase, otherSide(unitOf(phase, host).side));
  const party = partyOf(phase, host);
  const isNear = party.flatMap(unit => livingOf(phase, unit)).some(model =>
    enemies.some(enemy => gapBetween(phase, model, enemy) <= NEAR + NOISE));
  if (isNear || !party.every(unit => isCoherent(phase, unit))) return 'not';
  if (isUnafraid) return 'by-itself';
  if (partLeft(phase, host) < 1 / 2) return 'not';
  const isSeen = [...new Set(enemies.map(({ unit }) => unit))]
    .some(enemy => party.some(unit => canSee(phase, unit, enemy)));
  return { need: leadershipOfParty(phase, host) + (isSeen ? 0 : 1) };
};

/** Of those with whom it began the game, unless somebody says how many these were of those on the table at first. */
const partLeft = (phase: Phase, host: string): number => {
  const own = phase.models.filter(model => model.writtenIn === host);
  const living = own.filter(({ slain }) => slain === null).length;
  return living / (unitOf(phase, host).startedWith ?? own.length);
};

/** Two dice for each that tests. @row 7C-R4, 4C-R13 */
export const rallyHands = (phase: Phase): readonly PhaseHand[] => (phase.rallying ?? [])
  .map(host => sumHand(phase, host, 2, 'regroup', rowPlayed(phase)!));

/** Who passes stands, and those who fail run on. @row 7C-R4, 4C-R13 */
export const resolveRally = (phase: Phase, faces: readonly number[]): Phase => {
  const hands = rallyHands(phase);
  const { rallying = [], ...rest } = phase;
  return readThrow(hands, faces).reduce<Phase>((told, total, i) => {
    const host = rallying[i]!;
    const { need } = chanceOf(phase, host) as { readonly need: number };
    const values = { unit: unitName(phase, host), total, need };
    return passesTest(phase, total, need)
      ? noteAftermath(regroup(told, host), hands[i]!.rule, 'regroups', values)
      : noteAftermath(told, hands[i]!.rule, 'runs-on', values);
  }, rest);
};

const regroup = (phase: Phase, host: string): Phase => {
  const stands = partyOf(phase, host)
    .reduce((told, unit) => withUnit(told, unit, { fallingBack: false, regrouped: true }), phase);
  return { ...stands, fallingOn: phase.fallingOn.filter(unit => unit !== host) };
};
