/** Two formations face to face without a map, from numbers in contact, in a firefight and further back. */
import { beginAttacks } from '../epic-armageddon/steps/a4-attacks.ts';
import { stragglers } from '../epic-armageddon/steps/a2-coherency.ts';
import { startAssault } from '../epic-armageddon/steps/start.ts';
import type { Assault } from '../epic-armageddon/model/state.ts';
import { bySide, SIDES, type Side } from '../epic-armageddon/model/procedure.ts';
import type { ProfileSource } from '../epic-armageddon/scenario/profile-source.ts';
import type { LineUp, LineUpRequest, Spread } from './line-up-request.ts';
import { assemble } from './assemble.ts';
import { layOut } from './layout.ts';
import { requestedStands, type RequestedStands } from './requested-stands.ts';
import { notesOn } from './notes.ts';
import { isFighting } from './stand.ts';

/** As many links as a chain to those further back is ever made of. */
const MOST_LINKS = 4;

/**
 * Stands both sides up as asked, ready for the attacks: those in contact base to base, those who fire behind them
 * within 15cm of as many enemies as can be, the others out of reach; in the order of their list from left to right.
 *
 * The same request gives the same scenario. What cannot be had as asked (more in contact than there is room for) is
 * made as near to it as can be and told in `notes`.
 *
 * @param library has the profiles of all units that are named.
 * @rule A2.6, A2.8, A4.1, A5.2
 */
export const lineUp = (request: LineUpRequest, library: ProfileSource): LineUp => {
  const built = requestedStands(request, library);
  if ('obstacles' in built) return built;
  const { scenario, assault } = coherentlyLaidOut(request, built);
  const made = bySide(side => madeOf(request, side, built, assault));
  const stands = bySide(side => request[side].entries.map((_, entry) => idsOf(built, side, entry)));
  return { scenario, made, stands, notes: notesOn(request, assault, made, built) };
};

/** With no more links in the chains than it takes; without any if none help. */
const coherentlyLaidOut = (request: LineUpRequest, built: RequestedStands) => {
  const laidOut = (links: number) => {
    const scenario = assemble(request, layOut(built.stands, links), built);
    return { scenario, assault: beginAttacks(startAssault(scenario)) };
  };
  const first = laidOut(0);
  if (isCoherent(first.assault)) return first;
  for (let links = 1; links <= mostLinks(built); links += 1) {
    const next = laidOut(links);
    if (isCoherent(next.assault)) return next;
  }
  return first;
};

/** How many stands that fire a side with others further back can have in its chain. */
const mostLinks = ({ stands }: RequestedStands): number => Math.min(MOST_LINKS, Math.max(...SIDES.map(side => {
  const own = stands.filter(one => one.side === side);
  return own.some(({ place }) => place === 'back') ? own.filter(({ place }) => place === 'inFirefight').length : 0;
})));

const isCoherent = (assault: Assault): boolean => SIDES.every(side => stragglers(assault, side).length === 0);

const idsOf = ({ stands }: RequestedStands, side: Side, entry: number): readonly string[] => stands
  .filter(one => one.side === side && one.entry === entry && isFighting(one)).map(({ id }) => id);

/** Where the stands of each entry are by the rules. @rule A4.1 */
const madeOf = (request: LineUpRequest, side: Side, built: RequestedStands, assault: Assault): readonly Spread[] => {
  const how = new Map(assault.engaged.map(({ unit, by }) => [unit, by]));
  return request[side].entries.map((_, entry): Spread => {
    const ways = idsOf(built, side, entry).map(id => how.get(id));
    const inContact = ways.filter(way => way === 'close-combat').length;
    const inFirefight = ways.filter(way => way === 'firefight').length;
    return { inContact, inFirefight, back: ways.length - inContact - inFirefight };
  });
};
