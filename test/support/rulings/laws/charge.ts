/** What each answer about the charge and its answer comes to. */
import { firstWithin } from '../../../../src/battlefield/measure.ts';
import { isOnTable, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Formation, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import { baseOf, gapBetween } from '../../../../src/epic-armageddon/movement/engagement.ts';
import type { Rulings } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { targetsOf } from '../../../../src/epic-armageddon/steps/a1-choose-target.ts';
import {
  areInReach, areNear, enemyNamed, hasWord, isEngine, isFighting, leads, legTo, onTable, touchedBy, type Moment,
  type RulingLaw,
} from './law.ts';

const NOISE = 1e-6;
const SMALL_ZONE = 5;
const SCOUT_ZONE = 10;

/** Whether an assault begins after the charge, or goes on after the counter-charges of the first round. */
const isThereAnAssault = (assault: Assault, rulings: Rulings, isAfterCharge: boolean): boolean => {
  const isNamed = ({ formation }: Unit): boolean =>
    !isAfterCharge || rulings.reachToTarget === 'any-included' || formation === assault.target;
  const charging = onTable(assault, unit => unit.side === 'attacker' && isFighting(assault, unit));
  const charged = onTable(assault, unit => unit.side === 'defender' && isFighting(assault, unit) && isNamed(unit));
  return rulings.lineOfFireToAssault === 'needed' ? areInReach(assault, charging, charged)
    : areNear(assault, charging, charged);
};

/** Whether the assault has gone on as it should; null where another answer to the question would change nothing. */
const goesOn = (question: 'lineOfFireToAssault' | 'reachToTarget') => (moment: Moment): boolean | null => {
  const { before, after, to } = moment;
  const isAfterCharge = leads(moment, 'a2Charge');
  if (!isAfterCharge && (!leads(moment, 'a3CounterCharge') || before.round > 1)) return null;
  if (after.units.some((unit, i) => unit.lostTo === 'summoned' && before.units[i]!.lostTo === null)) return null;
  const { rulings } = after;
  const others = question === 'reachToTarget'
    ? { ...rulings, reachToTarget: rulings.reachToTarget === 'the-target' ? 'any-included' : 'the-target' } as const
    : { ...rulings, lineOfFireToAssault: rulings.lineOfFireToAssault === 'needed' ? 'not-needed' : 'needed' } as const;
  const due = isThereAnAssault(after, rulings, isAfterCharge);
  return due === isThereAnAssault(after, others, isAfterCharge) ? null : due === !to.startsWith('noAssault');
};

/** Scouts of other formations than the target whose wider zone alone a leg comes into. */
const scoutsPassed = (assault: Assault, unit: Unit, to: Unit['at']): readonly Unit[] =>
  onTable(assault, scout => scout.side !== unit.side && !scout.contacted && hasWord(assault, scout, 'scout')
    && !isFighting(assault, scout) && gapBetween(assault, unit, scout) > SCOUT_ZONE + NOISE
    && firstWithin(baseOf(assault, unit), to, baseOf(assault, scout), SCOUT_ZONE) !== null
    && firstWithin(baseOf(assault, unit), to, baseOf(assault, scout), SMALL_ZONE) === null);

/** Those who charge and have not stirred from a zone of the target, touching nobody of it. */
const stayers = (assault: Assault): readonly Unit[] => onTable(assault, unit => unit.side === 'attacker'
  && hasEngaged(assault, unit) && unit.path.length === 0 && !hasWord(assault, unit, 'infiltrator')
  && !hasWord(assault, unit, 'aircraft') && speedOf(assault, unit) > 0
  && !touchedBy(assault, unit).some(enemy => isFighting(assault, enemy))
  && onTable(assault, enemy => enemy.side === 'defender' && !enemy.contacted && isFighting(assault, enemy)
    && gapBetween(assault, unit, enemy) <= zone(assault, enemy) + NOISE).length > 0);

const zone = (assault: Assault, enemy: Unit): number =>
  (hasWord(assault, enemy, 'scout') && assault.rulings.scoutZones === '10cm' ? SCOUT_ZONE : SMALL_ZONE);

const speedOf = (assault: Assault, unit: Unit): number => assault.combatants[unit.combatant]!.speed;

const isCharging = ({ side, fighting, drawnIn }: Formation): boolean => side === 'attacker' && fighting && !drawnIn;

const hasEngaged = (assault: Assault, unit: Unit): boolean =>
  isCharging(assault.formations.find(({ id }) => id === unit.formation)!);

const inContactButFree = (assault: Assault, unit: Unit): boolean => {
  const touched = touchedBy(assault, unit).length;
  return touched > 0 && touched < assault.combatants[unit.combatant]!.damageCapacity;
};

const edgeFrom = (assault: Assault, unit: Unit, to: Unit['at']): number => {
  const transport = unitOf(assault, unit.aboard!);
  return gapBetween(assault, transport, { ...unit, at: to });
};

const widthOf = (assault: Assault, unit: Unit): number => 2 * assault.combatants[unit.combatant]!.radius;

export const CHARGE_LAWS: readonly RulingLaw[] = [
  {
    ruling: 'lineOfFireToAssault',
    claim: 'nothing is fought where nobody near sees anybody, but where being near is enough',
    isKept: goesOn('lineOfFireToAssault'),
  },
  {
    ruling: 'reachToTarget',
    claim: 'who is within 15cm of formations charged with the target fights only where any of them will do',
    isKept: goesOn('reachToTarget'),
  },
  {
    ruling: 'immobileCounterCharge',
    claim: 'what has no Speed counter-charges 5cm or not at all',
    isKept: ({ before, event, from }) => {
      if (event.type !== 'unit.moved' || !from.startsWith('a3CounterCharge')) return null;
      const unit = unitOf(before, event.unit);
      return speedOf(before, unit) > 0 ? null : before.rulings.immobileCounterCharge === '5cm';
    },
    isRefusedRightly: ({ before, decision, refusal, from }) => {
      if (decision.type !== 'unit.moved' || !from.startsWith('a3CounterCharge')) return null;
      if (refusal.key !== 'too-far') return null;
      const unit = unitOf(before, decision.unit);
      if (speedOf(before, unit) > 0 || hasWord(before, unit, 'aircraft') || unit.path.length > 0) return null;
      return legTo(unit, decision.to) > 5 ? null : before.rulings.immobileCounterCharge === 'stays';
    },
  },
  {
    ruling: 'combinedFormations',
    claim: 'a Commander brings three along only where it is three more',
    isKept: ({ before, event }) => {
      if (event.type !== 'target.chosen') return null;
      const { combined } = targetsOf(before, event);
      return combined.length < 3 ? null : combined.length === 3 && before.rulings.combinedFormations === 'three-more';
    },
    isRefusedRightly: ({ before, decision, refusal }) => {
      if (decision.type !== 'target.chosen' || refusal.key !== 'too-many-combined') return null;
      const { combined } = targetsOf(before, decision);
      if (combined.length > 3) return null;
      return combined.length === 3 && before.rulings.combinedFormations === 'three-in-total';
    },
  },
  {
    ruling: 'scoutZones',
    claim: 'chargers pass between 5 and 10cm from a Scout of another formation only where its zone is that of all',
    isKept: ({ before, event, after, from }) => {
      if (event.type !== 'unit.moved' || !from.startsWith('a2Charge.moving')) return null;
      const unit = unitOf(before, event.unit);
      if (scoutsPassed(before, unit, event.to).length === 0) return null;
      return before.rulings.scoutZones === '5cm'
        || touchedBy(after, unitOf(after, unit.id)).some(enemy => isFighting(after, enemy));
    },
    isRefusedRightly: ({ before, decision, refusal, from }) => {
      if (decision.type !== 'unit.moved' || !from.startsWith('a2Charge.moving')) return null;
      if (refusal.key !== 'zone-of-another') return null;
      const unit = unitOf(before, decision.unit);
      const enemy = enemyNamed(before, unit, refusal.values.enemy)!;
      const isNarrow = scoutsPassed(before, unit, decision.to).includes(enemy);
      return isNarrow ? before.rulings.scoutZones === '10cm' : null;
    },
  },
  {
    ruling: 'ownTargetZone',
    claim: 'who began in a zone of the target stays there, touching nobody, only where that is allowed',
    isKept: ({ before, event, from }) => {
      if (event.type !== 'charge.ended' || !from.startsWith('a2Charge.moving')) return null;
      return stayers(before).length === 0 ? null : before.rulings.ownTargetZone === 'may-stay';
    },
    isRefusedRightly: ({ before, decision, refusal }) => {
      if (decision.type !== 'charge.ended' || refusal.key !== 'still-in-zone') return null;
      const enemy = before.units.find(({ side, name }) => side === 'defender' && name === refusal.values.enemy)!;
      return isFighting(before, enemy) ? before.rulings.ownTargetZone === 'contact-or-leave' : null;
    },
  },
  {
    ruling: 'brokenFollower',
    claim: 'of those who charge together the unbroken fight on, or all of them stop',
    isKept: ({ before, after, from, to }) => {
      if (from.startsWith('a2Charge.withdrawing') || !to.startsWith('a2Charge.withdrawing')) return null;
      const charging = before.formations.filter(isCharging).map(({ id }) => id);
      const others = after.formations.filter(({ id, broken }) => charging.includes(id) && !broken);
      if (others.length === 0) return null;
      return others.every(({ fighting }) => fighting === (after.rulings.brokenFollower === 'it-alone-leaves'));
    },
  },
  {
    ruling: 'disembarkWithin',
    claim: 'who gets out ends within 5cm of its transport with some of its base, or with all of it',
    isKept: ({ before, event }) => {
      if (event.type !== 'unit.disembarked') return null;
      const unit = unitOf(before, event.unit);
      if (hasWord(before, unitOf(before, unit.aboard!), 'aircraft')) return null;
      const cm = edgeFrom(before, unit, event.to);
      if (cm + widthOf(before, unit) <= 5 + NOISE) return null;
      return before.rulings.disembarkWithin === 'any-part' && cm <= 5 + NOISE;
    },
    isRefusedRightly: ({ before, decision, refusal }) => {
      if (decision.type !== 'unit.disembarked' || refusal.key !== 'too-far-from-transport') return null;
      const unit = unitOf(before, decision.unit);
      return edgeFrom(before, unit, decision.to) > 5 ? null : before.rulings.disembarkWithin === 'whole-base';
    },
  },
  {
    ruling: 'warEngineCounterCharge',
    claim: 'a war engine that fewer enemies touch than it has damage capacity counter-charges, or never from contact',
    isKept: ({ before, event, from }) => {
      if (event.type !== 'unit.moved' || !from.startsWith('a3CounterCharge')) return null;
      const unit = unitOf(before, event.unit);
      if (touchedBy(before, unit).length === 0) return null;
      return isEngine(before, unit) && inContactButFree(before, unit)
        && before.rulings.warEngineCounterCharge === 'below-capacity';
    },
    isRefusedRightly: ({ before, decision, refusal, from }) => {
      if (decision.type !== 'unit.moved' || !from.startsWith('a3CounterCharge')) return null;
      if (refusal.key !== 'in-contact-already') return null;
      const unit = unitOf(before, decision.unit);
      if (!isOnTable(unit) || !isEngine(before, unit) || !inContactButFree(before, unit)) return null;
      return before.rulings.warEngineCounterCharge === 'never';
    },
  },
];
