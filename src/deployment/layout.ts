/** Every stand gets its place: contact first, then those who fire, supporters, and at last those further back. */
import { bySide, SIDES, type Side } from '../epic-armageddon/model/procedure.ts';
import { placeContact } from './contact.ts';
import { placeKin, type RankPurpose } from './ranks.ts';
import { depthOf, type PlacedStand, type Stand } from './stand.ts';

/** Stands with a place, and those for whom there was none of the kind they asked for. */
interface Layout {
  readonly placed: readonly PlacedStand[];
  readonly homeless: readonly Stand[];
}

/**
 * Puts all stands on a table whose middle is [0, 0]. Those who find no room in contact fire, those who find none there
 * stand further back.
 *
 * @param stands in list order.
 * @param links how many of those who fire go as far back as they can, to keep the chain to those further back.
 */
export const layOut = (stands: readonly Stand[], links: number): readonly PlacedStand[] => {
  const on = (side: Side, place: Stand['place']): readonly Stand[] =>
    stands.filter(one => one.side === side && one.place === place);
  const isAlone = (stand: Stand): boolean => stands.filter(({ side }) => side === stand.side).length === 1;
  const touching = bySide(side => on(side, 'inContact'));
  const { placed, left } = placeContact(touching, isAlone);
  const inRanks = stands.filter(one => one.place === 'inFirefight' || left.includes(one)).map(inPlace('inFirefight'));
  const linking = SIDES.flatMap(side => (on(side, 'back').length === 0 ? [] : linksAmong(inRanks, side, links)));
  const firing = firefight({ placed, homeless: [] }, inRanks, linking);
  const supported = settle(firing, stands.filter(({ place }) => place === 'support'), 'firing');
  const back = stands.filter(({ id, place }) => place === 'back' || firing.homeless.some(one => one.id === id));
  const whole = settle({ placed: supported.placed, homeless: [] }, back.map(inPlace('back')), 'back');
  const unsupported = supported.homeless.filter(({ place }) => place === 'support');
  return leftToRight(settle(whole, unsupported, 'back').placed, linking);
};

const inPlace = (place: Stand['place']) => (stand: Stand): Stand => ({ ...stand, place });

/** The last of a side's stands that fire, but never its first. */
const linksAmong = (inRanks: readonly Stand[], side: Side, links: number): readonly Stand[] =>
  (links === 0 ? [] : inRanks.filter(one => one.side === side && !one.isBody).slice(1).slice(-links));

/** Those who fire, if there is anybody to fire at; where nobody is in contact the first of each side open the line. */
const firefight = (layout: Layout, inRanks: readonly Stand[], linking: readonly Stand[]): Layout => {
  const isOpen = layout.placed.length > 0;
  const openers = isOpen ? [] : SIDES.flatMap(side => inRanks.find(one => one.side === side) ?? []);
  if (!isOpen && openers.length < SIDES.length) return { ...layout, homeless: inRanks };
  const opened = settle(layout, openers, 'firing');
  const others = inRanks.filter(one => !openers.includes(one) && !linking.includes(one));
  return settle(settle(opened, others, 'firing'), linking.filter(one => !openers.includes(one)), 'linking');
};

/** Gives each of some stands a place, the large ones first. */
const settle = (layout: Layout, stands: readonly Stand[], way: RankPurpose): Layout =>
  kinsOf(stands).reduce(({ placed, homeless }, kin) => {
    const found = placeKin(kin, placed, way);
    return { placed: [...placed, ...found], homeless: [...homeless, ...kin.slice(found.length)] };
  }, layout);

const kinOf = ({ side, place, radius, isBody }: Stand): string => [side, place, radius, isBody].join();

/** Stands that get their places together, those first that hide others and each by itself, then the larger ones. */
const kinsOf = (stands: readonly Stand[]): readonly (readonly Stand[])[] => {
  const kins = groupBy(stands, one => (one.isBody ? one.id : kinOf(one)));
  return kins.sort(([a], [b]) => Number(b!.isBody) - Number(a!.isBody) || b!.radius - a!.radius);
};

const groupBy = <T>(list: readonly T[], keyOf: (one: T) => string): T[][] => {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
};

/** The same places, taken in list order from left to right by those who could change with each other. */
const leftToRight = (placed: readonly PlacedStand[], linking: readonly Stand[]): readonly PlacedStand[] => {
  const isFixed = ({ id, place }: Stand): boolean => place === 'inContact' || linking.some(one => one.id === id);
  const kins = groupBy(placed.filter(one => !isFixed(one)), kinOf);
  return [...placed.filter(isFixed), ...kins.flatMap(inOrder)];
};

const inOrder = (kin: readonly PlacedStand[]): readonly PlacedStand[] => {
  const places = kin.map(({ at }) => at)
    .sort((a, b) => a[0] - b[0] || depthOf(kin[0]!.side, a) - depthOf(kin[0]!.side, b));
  return kin.map((one, i) => ({ ...one, at: places[i]! }));
};
