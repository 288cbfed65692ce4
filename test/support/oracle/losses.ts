/** What an assault has cost so far, and who is left on the table because of it. */
import { isInReach, type Band, type Field } from './field.ts';
import { gapToOutline, isPassedOver, isTouching } from './geometry.ts';
import { enemyOf, type BySide, type Spot } from './scenario-json.ts';
import type { Stand } from './sheet.ts';

export interface Losses {
  /** Damage that each unit can still take, 0 for the dead, in the order of the field. */
  readonly left: readonly number[];
  /** Shields that each unit has up. */
  readonly shields: readonly number[];
  readonly kills: BySide<number>;
  /** Blast markers that each formation would get for its losses if it won. */
  readonly markers: readonly number[];
}

/** How one unit has come out of a batch. */
export interface Change {
  readonly index: number;
  readonly left: number;
  readonly shields: number;
}

/** Before the first blow. */
export const unscathed = (field: Field): Losses => ({
  left: field.stands.map(stand => stand.left),
  shields: field.stands.map(stand => stand.shields),
  kills: { attacker: 0, defender: 0 },
  markers: field.bands.map(() => 0),
});

export const isAlive = (losses: Losses, stand: Stand): boolean => losses.left[stand.index]! > 0;

/** Whether a unit is alive and not in a transport: passengers of a wreck stand where it stood. @rule V12 */
export const isOnTable = (losses: Losses, stand: Stand): boolean =>
  isAlive(losses, stand) && (stand.aboard === null || losses.left[stand.aboard] === 0);

/** The living units of some formations, in list order, those in transports as well. */
export const living = (bands: readonly Band[], losses: Losses): readonly Stand[] =>
  bands.flatMap(band => band.stands).filter(stand => isAlive(losses, stand));

/** Those of them that are on the table. */
export const present = (bands: readonly Band[], losses: Losses): readonly Stand[] =>
  bands.flatMap(band => band.stands).filter(stand => isOnTable(losses, stand));

/** The living units in a transport. */
export const passengersOf = (field: Field, losses: Losses, transport: Stand): readonly Stand[] =>
  field.stands.filter(stand => stand.aboard === transport.index && isAlive(losses, stand));

/**
 * Whether one unit could hit the other in a firefight: in reach, with no war engine between them. Support craft fly so
 * high that they see, and are seen, over terrain that is at least as near to them as to the other.
 *
 * @rule L3, L4
 */
export const reaches = (field: Field, losses: Losses, a: Stand, b: Stand): boolean => {
  if (isTouching(a, b)) return true;
  const screens = field.screens.filter(outline => !isOverflown(outline, a, b) && !isOverflown(outline, b, a));
  if (!isInReach({ screens }, a, b)) return false;
  const ends = [a.index, b.index, a.aboard, b.aboard];
  return !field.stands.some(stand =>
    stand.isEngine && !ends.includes(stand.index) && isOnTable(losses, stand) && isPassedOver(stand, a, b));
};

const isOverflown = (outline: readonly Spot[], flier: Stand, other: Stand): boolean =>
  flier.abilities.includes('support-craft') && gapToOutline(outline, flier) <= gapToOutline(outline, other) + 1e-6;

/** The same losses with some units' damage and shields changed, nothing counted. */
export const changed = (losses: Losses, changes: readonly Omit<Change, 'shields'>[]): Losses => ({
  ...losses,
  left: losses.left.map((left, i) => changes.find(({ index }) => index === i)?.left ?? left),
});

/**
 * Removes what the enemy has killed and counts it, for the kills and for the markers of a winner.
 *
 * @rule A4.5, A8.1, W5
 */
export const removed = (field: Field, before: Losses, changes: readonly Change[]): Losses => {
  const kills = { ...before.kills };
  const markers = [...before.markers];
  for (const { index, left } of changes) {
    const stand = field.stands[index]!;
    const band = field.bands[stand.band]!;
    const points = before.left[index]! - left;
    if (isKill(band, stand, before)) kills[enemyOf(band.side)] += points;
    if (isMarked(band, stand, before)) markers[band.index]! += points;
  }
  return {
    ...changed(before, changes),
    shields: before.shields.map((shields, i) => changes.find(({ index }) => index === i)?.shields ?? shields),
    kills,
    markers,
  };
};

const GROTZ = 'Grotz';

/** Grotz and automata do not count as kills while others of their formation live. */
const isKill = (band: Band, stand: Stand, before: Losses): boolean => {
  if (stand.name === GROTZ) return !living([band], before).some(({ name }) => name !== GROTZ);
  return !isLedAutomata(band, stand, before);
};

/** The expendable mean nothing to others: a formation of nobody else takes their loss as any does. @rule A8.1 */
const isMarked = (band: Band, stand: Stand, before: Losses): boolean =>
  !stand.abilities.includes('automaton')
  && !isAmongOthers('expendable', band, stand, before) && !isLedAutomata(band, stand, before);

const isLedAutomata = (band: Band, stand: Stand, before: Losses): boolean =>
  isAmongOthers('automata', band, stand, before);

/** Whether a unit has an ability and stands beside a living unit of its formation that has not. */
const isAmongOthers = (ability: string, band: Band, { abilities }: Stand, before: Losses): boolean =>
  abilities.includes(ability) && living([band], before).some(other => !other.abilities.includes(ability));

/** How many units some living units count as, war engines by their starting damage capacity. @rule W8 */
export const counted = (stands: readonly Stand[]): number => stands.reduce((sum, { size }) => sum + size, 0);
