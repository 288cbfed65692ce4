/** What could not be had as it was asked, in words. */
import { pairsWithin } from '../epic-armageddon/movement/engagement.ts';
import { stragglers } from '../epic-armageddon/steps/a2-coherency.ts';
import { combatantOf, unitOf } from '../epic-armageddon/model/roster.ts';
import type { Assault } from '../epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type BySide, type Side } from '../epic-armageddon/model/procedure.ts';
import { coverAt } from '../epic-armageddon/movement/terrain.ts';
import { TERRAIN } from '../epic-armageddon/model/terrain.ts';
import { LINE_UP_PLACES, type LineUpRequest, type LineUpNote, type NoteCode, type Spread } from './line-up-request.ts';
import { isBroken, mostMarkers } from './assemble.ts';
import { takesCover } from './cover.ts';
import type { RequestedStands } from './requested-stands.ts';
import { sayNote } from './note-words.ts';

/** Every difference between a request and the assault that was made of it. */
export const notesOn = (
  request: LineUpRequest, assault: Assault, made: BySide<readonly Spread[]>, requested: RequestedStands,
): readonly LineUpNote[] => [
  ...(assault.engaged.length > 0 ? [] : [note('nobodyEngaged', null, 0, 0)]),
  ...SIDES.flatMap(side => [
    ...placeNotes(request, side, made[side]),
    ...supportNotes(request, side, assault),
    ...coherencyNotes(side, assault),
    ...stateNotes(request, side, requested),
    ...coverNotes(request, side, assault),
  ]),
];

const note = (code: NoteCode, side: Side | null, asked: number, possible: number): LineUpNote =>
  ({
    code, side, asked, possible,
    say: code === 'nobodyEngaged' ? sayNote(code) : sayNote(code, side!, asked, possible),
  });

const sumOf = (spreads: readonly Spread[], place: keyof Spread): number =>
  spreads.reduce((sum, one) => sum + one[place], 0);

const placeNotes = (request: LineUpRequest, side: Side, made: readonly Spread[]): readonly LineUpNote[] =>
  LINE_UP_PLACES.flatMap(place => {
    const [asked, possible] = [sumOf(request[side].entries, place), sumOf(made, place)];
    return possible < asked ? [note(place, side, asked, possible)] : [];
  });

/** Supporters with an engaged enemy within 15cm and in sight. @rule A5.2 */
const supportNotes = (request: LineUpRequest, side: Side, assault: Assault): readonly LineUpNote[] => {
  const asked = (request[side].supporters ?? []).reduce((sum, { count }) => sum + count, 0);
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

const stateNotes = (request: LineUpRequest, side: Side, requested: RequestedStands): readonly LineUpNote[] => {
  const { broken = false, marched = false, blastMarkers = 0 } = request[side];
  const most = isBroken(request, side) ? 0 : mostMarkers(request[side], side, requested);
  return [
    ...(broken && !isBroken(request, side) ? [note('broken', side, 1, 0)] : []),
    ...(marched && side === 'attacker' ? [note('marched', side, 1, 0)] : []),
    ...(blastMarkers > most ? [note('blastMarkers', side, blastMarkers, most)] : []),
  ];
};

/** Infantry of the side that was charged, without the cover that was asked for. @rule V3 */
const coverNotes = (request: LineUpRequest, side: Side, assault: Assault): readonly LineUpNote[] => {
  const { cover } = request[side];
  if (!cover || TERRAIN[cover].cover === null) return [];
  const infantry = assault.units.filter(one => one.formation === side && takesCover(combatantOf(assault, one)));
  const covered = infantry.filter(one => coverAt(assault.table.terrain, one.at) !== null).length;
  const possible = side === 'attacker' ? 0 : covered;
  const asked = Math.max(1, infantry.length);
  return possible < asked ? [note('cover', side, asked, possible)] : [];
};
