/** Which assaults the fast rounds follow exactly: the others are walked state by state. */
import { eagerMove } from '../../steps/a3-counter-charge.ts';
import { has, isWarEngine, sizeOf } from '../../model/combatant.ts';
import { assaultWith, unitWith } from '../../model/copies.ts';
import { capacityLeft, criticalOf } from '../../attacks/damage.ts';
import { vanishing } from '../../special-rules/formation-rules.ts';
import type { Effect } from '../../model/profile.ts';
import { FIREFIGHT, gapBetween, lineBetween, ROUNDING } from '../../movement/engagement.ts';
import { NOISE } from '../../../battlefield/base.ts';
import {
  combatantOf, fighters, fightingFormations, formationOf, isOnTable, livingIn, livingOf,
} from '../../model/roster.ts';
import { markersPerUnit } from '../../special-rules/they-shall-know-no-fear.ts';
import { areRidersTellable, hasRiders } from './riders.ts';
import { isEthereal } from '../../special-rules/ethereal.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { enemyOf, SIDES, type Side } from '../../model/procedure.ts';
import { DEFAULT_RULINGS } from '../../rulings/defaults.ts';
import type { Rulings } from '../../rulings/rulings.ts';

/** Whether somebody on the table makes hits of such an effect. */
const hasEffect = (assault: Assault, effects: readonly Effect[]): boolean => assault.units.some(unit =>
  Object.values(combatantOf(assault, unit).attacks).flat().some(({ effect }) => effects.includes(effect)));

const hasEnginesAtAll = (assault: Assault): boolean =>
  assault.units.some(unit => isWarEngine(combatantOf(assault, unit)));

const hasBystanders = (assault: Assault): boolean => assault.formations.some(({ fighting }) => !fighting);

/** Questions whose other answers the fast rounds do not play, and whether they arise at all. */
const BY_DEFAULT = {
  laterBatch: assault => hasEffect(assault, ['macro-weapon', 'titan-killer']),
  specialHits: assault => hasEffect(assault, ['ignore-cover', 'lance']),
  soak: hasEnginesAtAll,
  nomination: hasEnginesAtAll,
  sniperPlace: assault => hasEffect(assault, ['sniper']),
  titanDice: hasEnginesAtAll,
  splashTiming: hasEnginesAtAll,
  engagedInLaterRounds: ({ rulings }) => rulings.engagedAttackersGone === 'defender-wins',
  passengersAsKills: hasRiders,
  criticalDeath: hasEnginesAtAll,
  supportOrder: hasBystanders,
  supportEachRound: hasBystanders,
} as const satisfies { readonly [question in keyof Rulings]?: (assault: Assault) => boolean };

const QUESTIONS = Object.entries<(assault: Assault) => boolean>(BY_DEFAULT).map(([question, arises]) => {
  const id = question as keyof typeof BY_DEFAULT;
  return { id, usual: DEFAULT_RULINGS[id], arises };
});

const isByDefault = (assault: Assault): boolean =>
  QUESTIONS.every(({ id, usual, arises }) => assault.rulings[id] === usual || !arises(assault));

/** Whether a unit blows up. @rule W6 */
const isExplosive = (assault: Assault, unit: Unit): boolean =>
  isWarEngine(combatantOf(assault, unit)) && criticalOf(assault, unit).splash !== null;

const hasExplosive = (assault: Assault): boolean =>
  SIDES.some(side => fighters(assault, side).some(unit => isExplosive(assault, unit)));

/** Whether somebody on a side makes hits of several points. */
const isHeavy = (assault: Assault, side: Side): boolean => assault.units.some(unit => unit.side === side
  && Object.values(combatantOf(assault, unit).attacks).flat().some(attack => attack.points !== 1));

const hasHeavyHits = (assault: Assault): boolean => SIDES.some(side => isHeavy(assault, side));

const isOfEngines = (assault: Assault, side: Side): boolean =>
  fighters(assault, side).some(unit => isWarEngine(combatantOf(assault, unit)));

/** Hits of several points matter only to war engines. @rule V7 */
const areHitsPlain = (assault: Assault): boolean =>
  SIDES.every(side => !isOfEngines(assault, side) || !isHeavy(assault, enemyOf(side)));

/** Whether a line of fire is cut by nothing but war engines: it would open as they die. @rule L3 */
export const mayAnyLineOpen = (assault: Assault): boolean => {
  const after = assaultWith(assault, {
    units: assault.units.map(unit => (isWarEngine(combatantOf(assault, unit)) ? unitWith(unit, { lostTo: 'attack' })
      : unit)),
  });
  return livingOf(assault, 'attacker').some(attacker => livingOf(assault, 'defender').some(defender =>
    gapBetween(assault, attacker, defender) <= FIREFIGHT + NOISE && !lineBetween(assault, attacker, defender).clear
      && lineBetween(after, attacker, defender).clear));
};

/** Ethereals and summoned units of one side: how many of these vanish depends on how many markers those cost. */
const isGriefClear = (assault: Assault): boolean => SIDES.every(side =>
  fighters(assault, side).every(unit => !isEthereal(combatantOf(assault, unit)))
    || fightingFormations(assault, side).every(formation => vanishing(assault, formation).length === 0));

/** Whether rounds can be played: nobody moves but out of a wreck, and only those who fight are hurt. */
export const isPlayable = (assault: Assault): boolean => isByDefault(assault)
  && areRidersTellable(assault) && (!hasRiders(assault) || !hasExplosive(assault))
  && isGriefClear(assault)
  && SIDES.every(side => eagerMove(assaultWith(assault, { counterCharging: side })) === null)
  && SIDES.every(side => isRoutTellable(assault, side))
  && areBlastsContained(assault) && arePointsTellable(assault)
  && assault.aftermath.length === 0 && assault.heldBlasts.length === 0 && assault.spilled.length === 0;

/** Whether the fast rounds may take over where attacks begin. */
export const isRegular = (assault: Assault): boolean => isPlayable(assault)
  && !hasRiders(assault) && !hasExplosive(assault)
  && areHitsPlain(assault) && (SIDES.every(side => !isOfEngines(assault, side)) || !mayAnyLineOpen(assault));

/** Whether no blast harms anybody who only stands by. @rule W6 */
const areBlastsContained = (assault: Assault): boolean => {
  const explosive = SIDES.flatMap(side => fighters(assault, side)).filter(unit => isExplosive(assault, unit));
  return assault.units.every(unit => {
    if (!isOnTable(unit) || formationOf(assault, unit.formation).fighting) return true;
    const near = explosive.filter(one =>
      gapBetween(assault, one, unit) <= criticalOf(assault, one).splash!.within + ROUNDING);
    const blasts = near.reduce((sum, one) => sum + capacityLeft(assault, one), 0);
    return blasts === 0 || isOutOfHarm(assault, unit, blasts);
  });
};

/** Whether so many blasts can neither destroy somebody who stands by nor break its formation. @rule W6, B1, B7 */
const isOutOfHarm = (assault: Assault, unit: Unit, blasts: number): boolean => {
  const { damage, splash } = criticalOf(assault, unit);
  const formation = formationOf(assault, unit.formation);
  const isAlone = livingIn(assault, formation.id).length === 1;
  return isAlone && isWarEngine(combatantOf(assault, unit)) && damage === 0 && splash === null && !formation.broken
    && capacityLeft(assault, unit) > blasts
    && formation.blastMarkers + blasts < sizeOf(combatantOf(assault, unit)) * markersPerUnit(formation);
};

/** Whether hits of several points meet no save that is thrown for each of them. @rule V13 */
const arePointsTellable = (assault: Assault): boolean => !hasHeavyHits(assault)
  || assault.units.every(unit => !has(combatantOf(assault, unit), 'knight-shield'));

/** So many of a side may be told apart in a rout. */
const MOST_TOLD = 30;

/** Whether all of a side would be lost with it, or none, or few enough are told apart. @rule A7.1, A7.2, A7.5 */
const isRoutTellable = (assault: Assault, side: Side): boolean =>
  fighters(assault, side).length <= MOST_TOLD
  || (new Set(fightingFormations(assault, side).map(formation => formation.wasBroken)).size <= 1
    && fighters(assault, side).every(unit => !has(combatantOf(assault, unit), 'aircraft'))
    && fightingFormations(assault, side).every(formation => vanishing(assault, formation).length === 0));
