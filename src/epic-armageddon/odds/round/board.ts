/** What a round asks of the table, once for all rounds: who reaches whom, who throws what, what everybody is worth. */
import { type Base, gap } from '../../../battlefield/base.ts';
import { nearness } from '../../attacks/allocation.ts';
import { capacityLeft, criticalOf } from '../../attacks/damage.ts';
import { strikersOf } from '../../attacks/strikes.ts';
import { forcesFirefight } from '../../attacks/ways-to-fight.ts';
import type { Striker } from '../../model/batch.ts';
import { has, isWarEngine, sizeOf, valueOf, WAYS_TO_FIGHT, type WayToFight } from '../../model/combatant.ts';
import { bySide, type BySide, enemyOf, type Side, SIDES } from '../../model/procedure.ts';
import { combatantOf, fighters as livingFighters, fightingFormations, formationOf } from '../../model/roster.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { baseOf, isContact, visitPairs } from '../../movement/engagement.ts';
import { BRUTAL_HITS } from '../../special-rules/epic-au.ts';
import { isEthereal } from '../../special-rules/ethereal.ts';
import { killsFor, markersFor } from '../../special-rules/expendable.ts';
import { strikesFirst } from '../../special-rules/saves-and-weapons.ts';
import { vanishing } from '../../special-rules/formation-rules.ts';
import { halvedHackDown } from '../../special-rules/they-shall-know-no-fear.ts';
import { type Escape, escapeOf, mayLose } from './escape.ts';
import { survivalIn, type Survives } from './survival.ts';
import { zeros } from './zeros.ts';

/** The dice of a unit in one way to fight, its own die before its extra attacks. @rule A4.2, A4.4 */
export interface Dice {
  readonly striker: Striker;
  readonly isFirst: boolean;
}

/** A unit of the fight as numbers. Enemies are places in the other side’s list. */
export interface Fighter {
  readonly unit: Unit;
  readonly size: number;
  readonly isEngine: boolean;
  /** Damage capacity left, 1 for what any hit destroys; and shields that are up. */
  readonly capacity: number;
  readonly shields: number;
  /** Its states: from unhurt at 0 to dead, the last. A state is damage × (shields + 1) + shields lost. */
  readonly states: number;
  /** What each step down counts in the number that names the states of a whole side. */
  readonly weight: number;
  /** Enemies in base contact, and whether each lets itself be struck. */
  readonly touched: readonly { readonly enemy: number; readonly isStruck: boolean }[];
  /** Enemies within 15cm and in line of fire that it does not touch. */
  readonly within: readonly number[];
  /** Gaps to all enemies, cm, 0 in contact. */
  readonly gaps: Float64Array;
  readonly forces: boolean;
  readonly values: { readonly [way in WayToFight]: number | null };
  readonly dice: { readonly [way in WayToFight]: readonly Dice[] };
  /** Those of them with First Strike, and the others. */
  readonly first: Fighter['dice'];
  readonly later: Fighter['dice'];
  /** The place of its formation among those of its side that fight. */
  readonly formation: number;
  readonly isInspiring: boolean;
  /** By itself; not because an Ethereal leads it. */
  readonly isFearless: boolean;
  readonly isEthereal: boolean;
  /** The places of the Ethereals of its formation: while one of them lives, it is Fearless. @rule A6.6 */
  readonly leaders: readonly number[];
  /** It is lost when its side loses, as a landed aircraft; or when its formation breaks. @rule A7.1, A7.5 */
  readonly isAircraft: boolean;
  readonly isSummoned: boolean;
  readonly isBrutal: boolean;
  /** Its critical hits blow up among those near it. @rule W6 */
  readonly isExplosive: boolean;
  /** It matters to its saves if a hit comes of close combat or of a firefight. @rule V13 */
  readonly hasIonShield: boolean;
  /** Kills and Blast markers for each point that it loses, while others of its formation live. */
  readonly kills: number;
  readonly markers: number;
  /** So many more of either once they are dead, and whether that is any. */
  readonly lateKills: number;
  readonly lateMarkers: number;
  readonly isUnmourned: boolean;
  /** The place of the transport with which it is taken to be lost; null: it stays what it is. */
  readonly lostWith: number | null;
  /** Somebody is taken to be lost with it. */
  readonly carries: boolean;
}

export interface Board {
  readonly assault: Assault;
  readonly fighters: BySide<readonly Fighter[]>;
  /** Whether each fighting formation of a side was broken before, by its place. @rule A7.2 */
  readonly wasBroken: BySide<readonly boolean[]>;
  /** Whether a side’s losses depend on who of it survives: only war engines are hacked down by points. @rule A6.5 */
  readonly isRoutTold: BySide<boolean>;
  readonly hasFirstStrike: boolean;
  /** Every loss is worth the same, whoever else lives. */
  readonly isMourned: boolean;
  /** Somebody sits in a transport: rounds do not tell who is lost in a rout. @rule A6.7 */
  readonly hasRiders: boolean;
  /** Whether it is told who is lost in flight; else they are not counted among the lost, and that is stated. */
  readonly isFlightTold: boolean;
  readonly escapes: BySide<Escape>;
  /** Hits of a hack-down on a side that has lost by so much, to winners some of whom are Brutal or not. @rule A6.6 */
  readonly hackDown: (loser: Side, margin: number, isBrutal: boolean) => number;
  readonly survives: Survives;
}

/** How far a unit stands from each of its enemies, cm, as hits are allocated; Infinity: one of them sits inside. */
export const gapsOf = (assault: Assault, unit: Unit, enemies: readonly Unit[]): Float64Array =>
  gapsFrom(unit, baseOf(assault, unit), enemies, enemies.map(enemy => baseOf(assault, enemy)));

const gapsFrom = (unit: Unit, base: Base, enemies: readonly Unit[], bases: readonly Base[]): Float64Array => {
  const gaps = zeros(enemies.length);
  for (let i = 0; i < gaps.length; i += 1) {
    gaps[i] = unit.aboard === null && enemies[i]!.aboard === null ? nearness(gap(base, bases[i]!)) : Infinity;
  }
  return gaps;
};

/** What a unit has in common with all of its kind in its formation, whose dice are not told apart. */
type Sheet = Pick<Fighter, 'size' | 'isEngine' | 'values' | 'dice' | 'first' | 'later' | 'isInspiring' | 'isFearless'
  | 'isEthereal' | 'isAircraft' | 'isExplosive' | 'isBrutal' | 'hasIonShield' | 'kills' | 'markers' | 'lateKills'
  | 'lateMarkers' | 'isUnmourned'>;

const diceOf = (assault: Assault, unit: Unit, isTrenched: boolean): Pick<Sheet, 'dice' | 'first' | 'later'> => {
  const { attacks } = combatantOf(assault, unit);
  const diceIn = (way: WayToFight): readonly Dice[] => attacks[way]
    .flatMap(attack => strikersOf(assault, unit, way, one => one === attack)
      .map(striker => ({ striker, isFirst: attack.firstStrike || isTrenched })));
  const dice = { 'close-combat': diceIn('close-combat'), firefight: diceIn('firefight') };
  const those = (isFirst: boolean): Fighter['dice'] => ({
    'close-combat': dice['close-combat'].filter(one => one.isFirst === isFirst),
    firefight: dice.firefight.filter(one => one.isFirst === isFirst),
  });
  return { dice, first: those(true), later: those(false) };
};

const isApart = ({ dice }: Sheet): boolean =>
  WAYS_TO_FIGHT.some(way => dice[way].some(({ striker }) => striker.apart));

const sheetOf = (assault: Assault, unit: Unit, isTrenched: boolean): Sheet => {
  const combatant = combatantOf(assault, unit);
  const kills = killsFor(assault, unit, 1);
  const markers = markersFor(assault, unit, 1);
  const [lateKills, lateMarkers] = [1 - kills, has(combatant, 'automaton') ? 0 : 1 - markers];
  return {
    size: sizeOf(combatant),
    isEngine: isWarEngine(combatant),
    values: { 'close-combat': valueOf(combatant, 'close-combat'), firefight: valueOf(combatant, 'firefight') },
    ...diceOf(assault, unit, isTrenched),
    isInspiring: has(combatant, 'inspiring'),
    isFearless: has(combatant, 'fearless'),
    isEthereal: isEthereal(combatant),
    isAircraft: has(combatant, 'aircraft'),
    isExplosive: isWarEngine(combatant) && criticalOf(assault, unit).splash !== null,
    isBrutal: has(combatant, 'brutal'),
    hasIonShield: has(combatant, 'ion-shield'),
    kills,
    markers,
    lateKills,
    lateMarkers,
    isUnmourned: lateKills + lateMarkers > 0,
  };
};

/** The sheets of units, one for all that share it. */
const sheets = (assault: Assault): ((unit: Unit) => Sheet) => {
  const known = new Map<string, Sheet>();
  return unit => {
    const isTrenched = strikesFirst(assault, unit);
    const key = `${isTrenched ? 'first' : ''} ${unit.formation} ${unit.combatant}`;
    const sheet = known.get(key) ?? sheetOf(assault, unit, isTrenched);
    if (!isApart(sheet)) known.set(key, sheet);
    return sheet;
  };
};

/** Whom a fighter reaches: the places of its enemies in contact, and of those within 15cm. */
interface Reach {
  readonly touched: number[];
  readonly within: number[];
}

/** The formations of some units, in the order of the list. */
const formationsOf = (units: readonly Unit[]): readonly string[] => [...new Set(units.map(unit => unit.formation))];

/** Who reaches whom, for every fighter of both sides; those inside reach nobody. */
export const meetings = (assault: Assault, units: BySide<readonly Unit[]>): BySide<readonly Reach[]> => {
  const reaches = bySide(side => units[side].map((): Reach => ({ touched: [], within: [] })));
  visitPairs(assault, units.attacker, units.defender, (attacker, defender, cm) => {
    if (units.attacker[attacker]!.aboard !== null || units.defender[defender]!.aboard !== null) return false;
    const way = isContact(cm) ? 'touched' : 'within';
    reaches.attacker[attacker]![way].push(defender);
    reaches.defender[defender]![way].push(attacker);
    return false;
  });
  return reaches;
};

const fightersOf = (
  assault: Assault, ours: readonly Unit[], theirs: readonly Unit[], reach: readonly Reach[],
): readonly Fighter[] => {
  const bases = theirs.map(enemy => baseOf(assault, enemy));
  const forcing = theirs.map(enemy => forcesFirefight(assault, enemy));
  const formations = formationsOf(ours);
  const sheetFor = sheets(assault);
  const leaders = formations.map(id => ours.flatMap((unit, i) =>
    (unit.formation === id && isEthereal(combatantOf(assault, unit)) ? [i] : [])));
  const summoned = formations.flatMap(id => vanishing(assault, formationOf(assault, id)));
  let weight = 1;
  return ours.map((unit, i): Fighter => {
    const sheet = sheetFor(unit);
    const capacity = capacityLeft(assault, unit);
    const states = capacity * (unit.shields + 1) + 1;
    weight *= states;
    return {
      unit, capacity, shields: unit.shields, states, weight: weight / states,
      // One by one: many fields spread into a larger object take several times as long.
      size: sheet.size, isEngine: sheet.isEngine, values: sheet.values, dice: sheet.dice, first: sheet.first,
      later: sheet.later, isInspiring: sheet.isInspiring, isFearless: sheet.isFearless, isEthereal: sheet.isEthereal,
      isAircraft: sheet.isAircraft, isExplosive: sheet.isExplosive, isBrutal: sheet.isBrutal,
      hasIonShield: sheet.hasIonShield, kills: sheet.kills, markers: sheet.markers, lateKills: sheet.lateKills,
      lateMarkers: sheet.lateMarkers, isUnmourned: sheet.isUnmourned,
      touched: reach[i]!.touched.map(enemy => ({ enemy, isStruck: !forcing[enemy]! })),
      within: reach[i]!.within,
      gaps: gapsFrom(unit, baseOf(assault, unit), theirs, bases),
      forces: forcesFirefight(assault, unit),
      formation: formations.indexOf(unit.formation),
      leaders: leaders[formations.indexOf(unit.formation)]!,
      isSummoned: summoned.includes(unit.id),
      lostWith: null, carries: false,
    };
  });
};

/**
 * The table of a fight in which nobody moves any more.
 *
 * @param few so many fighters are asked who each of them is once it flees.
 */
export const boardOf = (assault: Assault, few = FEW): Board => {
  const units = bySide(side => livingFighters(assault, side));
  const reaches = meetings(assault, units);
  const fighters = bySide(side => fightersOf(assault, units[side], units[enemyOf(side)], reaches[side]));
  const hasRiders = SIDES.some(side => units[side].some(({ aboard }) => aboard !== null));
  const isAsked = areAtMost(few, fighters) && !hasRiders;
  const escapes = bySide(side => escapeOf(assault, side, isAsked));
  const isFlightTold = isAsked && isFlightTellable(escapes);
  const wasBroken = bySide(side => formationsOf(units[side]).map(id => formationOf(assault, id).wasBroken));
  const isRoutTold = bySide(side => (isFlightTold && mayLose(escapes[side])) || new Set(wasBroken[side]).size > 1
    || fighters[side].some(one => one.isAircraft || one.isSummoned)
    || fighters[side].some(one => one.isEngine && !one.isFearless));
  const isMourned = SIDES.every(side => fighters[side].every(one => !one.isUnmourned));
  const hasFirstStrike = SIDES.some(side => fighters[side].some(({ dice }) =>
    WAYS_TO_FIGHT.some(way => dice[way].some(({ isFirst }) => isFirst))));
  const formations = bySide(side => fightingFormations(assault, side));
  const hackDown: Board['hackDown'] = (loser, margin, isBrutal) =>
    halvedHackDown(formations[loser], margin, assault.rulings.mixedMarines) + (isBrutal ? BRUTAL_HITS : 0);
  return {
    assault, fighters, wasBroken, isRoutTold, hasFirstStrike, isMourned, hasRiders, isFlightTold, escapes, hackDown,
    survives: survivalIn(assault, fighters),
  };
};

/** So many fighters are few enough to ask who each of them is. */
const FEW = 14;
export const areAtMost = (few: number, { attacker, defender }: Board['fighters']): boolean =>
  attacker.length + defender.length <= few;

/** Whether war engines fight on a side. */
export const isOfEngines = ({ fighters }: Board, side: Side): boolean =>
  fighters[side].some(({ isEngine }) => isEngine);

/** Whether it can be told who is lost in flight, of few: nobody runs into anything, and whoever is caught dies. */
const isFlightTellable = (escapes: Board['escapes']): boolean =>
  SIDES.every(side => !mayLose(escapes[side]) || !escapes[side].isBlocked);

/** Whether somebody of a side may be lost in flight whose loss is told. @rule A2.8, A7.3 */
const isFlightTold = ({ isFlightTold: isTold, escapes }: Board, side: Side): boolean =>
  isTold && mayLose(escapes[side]);

/**
 * Whether a side’s losses at the end depend on who of its enemies survives: those nearest to them take the first hits.
 * @rule A6.5, A6.6
 */
const isWinnerTold = (board: Board, side: Side): boolean => isFlightTold(board, side)
  || (board.isRoutTold[side] && board.fighters[side].filter(({ isFearless }) => !isFearless).length > 1);

/** Whether survivors of a side have to be named to tell the losses of either. */
export const isNamedInTail = (board: Board, side: Side): boolean =>
  board.isRoutTold[side] || isWinnerTold(board, enemyOf(side));
