/** What could not be had as it was asked, in words. */
import { pairsWithin } from '../../epic-armageddon/engagement.ts';
import { stragglers } from '../../epic-armageddon/coherency.ts';
import { combatantOf, unitOf } from '../../epic-armageddon/roster.ts';
import { enemyOf, SIDES, type Assault, type BySide, type Side } from '../../epic-armageddon/state.ts';
import { coverAt, TERRAIN } from '../../epic-armageddon/terrain.ts';
import { PLACES, type LineUpAsk, type LineUpNote, type NoteCode, type Spread } from './ask.ts';
import { isBroken, mostMarkers } from './assemble.ts';
import { takesCover } from './cover.ts';
import type { Muster } from './muster.ts';

/** Every difference between an ask and the assault that came of it. */
export const notesOn = (
  ask: LineUpAsk, assault: Assault, made: BySide<readonly Spread[]>, muster: Muster,
): readonly LineUpNote[] => [
  ...(assault.engaged.length > 0 ? [] : [note('nobodyEngaged', null, 0, 0)]),
  ...SIDES.flatMap(side => [
    ...placeNotes(ask, side, made[side]),
    ...supportNotes(ask, side, assault),
    ...coherencyNotes(side, assault),
    ...stateNotes(ask, side, muster),
    ...coverNotes(ask, side, assault),
  ]),
];

const note = (code: NoteCode, side: Side | null, asked: number, possible: number): LineUpNote =>
  ({ code, side, asked, possible, say: SAY[code](side ?? '', asked, possible) });

type Say = (side: string, asked: number, possible: number) => string;

/** Stands as a subject: nobody, one stand, two stands. */
const stands = (count: number): string => {
  if (count === 0) return 'nobody';
  return count === 1 ? 'one stand' : `${count} stands`;
};

const SAY: Readonly<Record<NoteCode, Say>> = {
  inContact: (side, asked, possible) =>
    `There is room in contact for ${stands(possible)} of the ${side}, not for ${asked}: at most two enemies touch one `
    + 'stand, and it takes an enemy in contact to touch one.',
  inFirefight: (side, asked, possible) =>
    `Of the ${side}, ${stands(possible)} can be in a firefight, not ${asked}: the others find no place within 15cm.`,
  back: (side, asked, possible) =>
    `Of the ${side}, ${stands(possible)} can be further back, not ${asked}.`,
  supporters: (side, asked, possible) =>
    `Of the supporters of the ${side}, ${stands(possible)} can be within 15cm of an enemy, not ${asked}.`,
  coherency: (side, asked, possible) =>
    `With so few stands of the ${side} between the enemy and those further back its chain breaks: of ${asked} it holds `
    + `${possible}.`,
  blastMarkers: (side, asked, possible) =>
    `The ${side} cannot have ${asked} Blast markers: more than ${possible} break it.`,
  broken: side => `The ${side} cannot be broken: broken formations do not engage.`,
  marched: side => `The ${side} cannot have marched: it engages with this very action.`,
  cover: (side, asked, possible) => (possible > 0
    ? `Of the ${side}, ${stands(possible)} are in cover, not ${asked}.`
    : `The ${side} gets nothing from its cover: it works for infantry that has been charged.`),
  nobodyEngaged: () => 'Nobody is within 15cm of an enemy, so that there is no assault.',
};

const sumOf = (spreads: readonly Spread[], place: keyof Spread): number =>
  spreads.reduce((sum, one) => sum + one[place], 0);

const placeNotes = (ask: LineUpAsk, side: Side, made: readonly Spread[]): readonly LineUpNote[] =>
  PLACES.flatMap(place => {
    const [asked, possible] = [sumOf(ask[side].entries, place), sumOf(made, place)];
    return possible < asked ? [note(place, side, asked, possible)] : [];
  });

/** Supporters with an engaged enemy within 15cm and in sight. @rule A5.2 */
const supportNotes = (ask: LineUpAsk, side: Side, assault: Assault): readonly LineUpNote[] => {
  const asked = (ask[side].supporters ?? []).reduce((sum, { count }) => sum + count, 0);
  if (asked === 0 || assault.engaged.length === 0) return [];
  const supporters = assault.units.filter(unit => unit.formation === `${side}-support`);
  const enemies = assault.engaged.map(({ unit }) => unitOf(assault, unit)).filter(one => one.side === enemyOf(side));
  const possible = new Set(pairsWithin(assault, supporters, enemies).map(({ from }) => from.id)).size;
  return possible < asked ? [note('supporters', side, asked, possible)] : [];
};

const coherencyNotes = (side: Side, assault: Assault): readonly LineUpNote[] => {
  const asked = assault.units.filter(({ formation }) => formation === side).length;
  const lost = stragglers(assault, side).length;
  return lost > 0 ? [note('coherency', side, asked, asked - lost)] : [];
};

const stateNotes = (ask: LineUpAsk, side: Side, muster: Muster): readonly LineUpNote[] => {
  const { broken = false, marched = false, blastMarkers = 0 } = ask[side];
  const most = isBroken(ask, side) ? 0 : mostMarkers(ask[side], side, muster);
  return [
    ...(broken && !isBroken(ask, side) ? [note('broken', side, 1, 0)] : []),
    ...(marched && side === 'attacker' ? [note('marched', side, 1, 0)] : []),
    ...(blastMarkers > most ? [note('blastMarkers', side, blastMarkers, most)] : []),
  ];
};

/** Infantry of the side that was charged, without the cover that was asked for. @rule V3 */
const coverNotes = (ask: LineUpAsk, side: Side, assault: Assault): readonly LineUpNote[] => {
  const { cover } = ask[side];
  if (!cover || TERRAIN[cover].cover === null) return [];
  const infantry = assault.units.filter(one => one.formation === side && takesCover(combatantOf(assault, one)));
  const covered = infantry.filter(one => coverAt(assault.table.terrain, one.at) !== null).length;
  const possible = side === 'attacker' ? 0 : covered;
  const asked = Math.max(1, infantry.length);
  return possible < asked ? [note('cover', side, asked, possible)] : [];
};
