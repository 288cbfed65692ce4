/** What each answer about supporting fire comes to. */
import { enemyOf, SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { engagedAlive, isOnTable, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import { areInReach, bandOf, isEngine, leads, onTable, sheetOf, type Moment, type RulingLaw } from './law.ts';

/** Units on the table that may support as far as their formation goes: those of rules of their own left out. */
const bystanders = (assault: Assault, side: Side): readonly Unit[] => onTable(assault, unit => {
  const { fighting, broken, marched, rules } = bandOf(assault, unit);
  return unit.side === side && !fighting && !broken && !marched && !rules.includes('fleet-of-foot')
    && sheetOf(assault, unit.id).ff !== null;
});

/** Whether the supporters have just been looked for. */
const isCallingSupport = (moment: Moment): boolean => leads(moment, 'a4Attacks', 'a5SupportingFire', 'a6Result');

/** A batch of supporting fire that has just begun. */
const isOpeningFire = ({ before, after }: Moment): boolean =>
  after.batch?.kind === 'support' && after.batch.strikers !== before.batch?.strikers;

const strikersOf = ({ batch }: Assault, side: Side): readonly string[] =>
  [...new Set(batch!.strikers[side].map(({ unit }) => unit))];

/** Where a supporter fires from: itself, or the transport that it sits in. */
const standOf = (assault: Assault, id: string): Unit => {
  const { aboard } = unitOf(assault, id);
  return unitOf(assault, aboard ?? id);
};

/** What those may be lost to whom a marker breaks, or who were broken. */
const OF_THE_MARKER: readonly Unit['lostTo'][] = ['blast-marker', 'summoned'];

/**
 * Formations outside the assault with somebody within 15cm and in sight of an enemy who fights in it, before anybody of
 * them was lost to the marker that this costs.
 */
const nearFormations = ({ before, after }: Moment, side: Side): readonly string[] => {
  const assault: Assault = { ...after, units: after.units.map((unit, i) =>
    (OF_THE_MARKER.includes(unit.lostTo) ? before.units[i]! : unit)) };
  const enemies = engagedAlive(assault, enemyOf(side));
  const near = onTable(assault, unit => unit.side === side && !bandOf(assault, unit).fighting)
    .filter(unit => areInReach(assault, [unit], enemies));
  return [...new Set(near.map(({ formation }) => formation))].sort();
};

const onSides = (isKept: (side: Side) => boolean | null): boolean | null => {
  const found = SIDES.map(isKept).filter(one => one !== null);
  return found.length === 0 ? null : found.every(Boolean);
};

export const SUPPORT_LAWS: readonly RulingLaw[] = [
  {
    ruling: 'supportEachRound',
    claim: 'in later rounds support is called again by those who are able to give it, or by nobody',
    isKept: moment => (moment.after.round === 1 || !isCallingSupport(moment) ? null : onSides(side => {
      const { after } = moment;
      const struck = engagedAlive(after, enemyOf(side)).filter(({ id }) => after.struck.includes(id));
      if (!bystanders(after, side).some(unit => areInReach(after, [unit], struck))) return null;
      return (after.support.able[side].length > 0) === (after.rulings.supportEachRound === 'every-round');
    })),
  },
  {
    ruling: 'supportCalledBy',
    claim: 'supporters see an enemy that has attacked, or any that is engaged',
    isKept: moment => {
      const { after } = moment;
      const isOpen = after.round === 1 || after.rulings.supportEachRound === 'every-round';
      if (!isCallingSupport(moment) || !isOpen) return null;
      return onSides(side => {
        const engaged = engagedAlive(after, enemyOf(side));
        const struck = engaged.filter(({ id }) => after.struck.includes(id));
        const between = bystanders(after, side).filter(unit => areInReach(after, [unit], engaged)
          && !areInReach(after, [unit], struck));
        if (between.length === 0) return null;
        return between.every(({ id }) =>
          after.support.able[side].includes(id) === (after.rulings.supportCalledBy === 'enemy-engaged'));
      });
    },
  },
  {
    ruling: 'supportReach',
    claim: 'supporting hits fall on those within 15cm and in sight of who fires, or on anybody engaged',
    isKept: moment => (!isOpeningFire(moment) ? null : onSides(side => {
      const { after } = moment;
      const firing = strikersOf(after, enemyOf(side)).map(id => standOf(after, id));
      if (firing.length === 0) return null;
      const beyond = engagedAlive(after, side).filter(unit => !areInReach(after, [unit], firing));
      if (beyond.length === 0) return null;
      return beyond.every(({ id }) => after.batch!.targets[side].some(({ unit }) => unit === id)
        === (after.rulings.supportReach === 'all-engaged'));
    })),
  },
  {
    ruling: 'supportOrder',
    claim: 'all supporters fire together, or one formation after the other',
    isKept: moment => {
      const { after } = moment;
      if (!isOpeningFire(moment)) return null;
      const called = SIDES.flatMap(side => after.support.called[side]).map(id => unitOf(after, id).formation);
      if (new Set(called).size < 2) return null;
      const firing = SIDES.flatMap(side => strikersOf(after, side)).map(id => unitOf(after, id).formation);
      return new Set(firing).size === (after.rulings.supportOrder === 'one-by-one' ? Math.min(1, firing.length)
        : new Set(called).size);
    },
  },
  {
    ruling: 'losersSupporters',
    claim: 'a swift ending shakes friends who stood near, or nobody; those who have marched are shaken but where only '
      + 'who could fire is',
    isKept: moment => {
      const { after } = moment;
      const { losersSupporters } = after.rulings;
      if (leads(moment, 'a4Attacks', 'a7') && after.ending === 'swift' && after.winner !== null) {
        const loser = enemyOf(after.winner);
        const near = nearFormations(moment, loser);
        if (near.length === 0) return null;
        const due = losersSupporters === 'swift-endings-too' ? near : [];
        return due.join() === [...after.support.near[loser]].sort().join();
      }
      return !isCallingSupport(moment) ? null : onSides(side => {
        const marched = nearFormations(moment, side).filter(id => after.formations.some(one =>
          one.id === id && one.marched && !one.broken && !one.rules.includes('fleet-of-foot')));
        if (marched.length === 0) return null;
        return marched.every(id => after.support.near[side].includes(id) === (losersSupporters !== 'able-to-fire'));
      });
    },
  },
  {
    ruling: 'supportingWarEngine',
    claim: 'a supporting war engine throws a die for each point of its damage capacity, or one',
    isKept: moment => {
      const { after } = moment;
      if (!isOpeningFire(moment)) return null;
      const all = SIDES.flatMap(side => after.batch!.strikers[side]);
      const own = all.filter(({ unit }, i) => all.findIndex(other => other.unit === unit) === i
        && isEngine(after, unitOf(after, unit)) && isOnTable(unitOf(after, unit)));
      if (own.length === 0) return null;
      return own.every(({ unit, dice }) => dice
        === (after.rulings.supportingWarEngine === 'one' ? 1 : sheetOf(after, unit).damageCapacity));
    },
  },
];
