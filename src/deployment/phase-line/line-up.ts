/** Two sides of units as a table of Warhammer 40,000: ready to charge, or in contact as after the charge. */
import { isInContact, type Point } from '../../battlefield/base.ts';
import { POLICIES, type Edition } from '../../warhammer-40k/editions/index.ts';
import type { RowId } from '../../warhammer-40k/editions/rows.ts';
import { USUAL } from '../../warhammer-40k/model/limits.ts';
import { bySide, SIDES, type BySide, type Side, type Start } from '../../warhammer-40k/model/procedure.ts';
import type { Profile } from '../../warhammer-40k/model/profile.ts';
import {
  FORMAT, RULESET_PREFIX, type Scenario, type ScenarioModel, type ScenarioUnit,
} from '../../warhammer-40k/model/scenario.ts';
import { usualRulings } from '../../warhammer-40k/rulings/rulings.ts';
import { profileWith, type PhaseUnit } from '../../warhammer-40k/units/units.ts';
import { placesApart, placesInContact, roomFor, type Block, type PlacedMember } from './blocks.ts';
import type { PhaseLexicon } from './lexicon.ts';
import type { LineUnit, ModelGroup } from './read-line.ts';

export interface PhaseLineUp {
  readonly edition: Edition;
  readonly sides: BySide<readonly LineUnit[]>;
  /** What the table is called, by the names of the first units. */
  readonly title: (attacker: string, defender: string) => string;
  /** The rows of pages beside the text that are played. */
  readonly completions: readonly RowId[];
  /** A text that does not tell of charges begins with the fight. */
  readonly startAt: Start;
}

/** The table of two sides; null while one of them has nobody. */
export const lineUpPhase = (
  { edition, sides, title, startAt, completions }: PhaseLineUp, lexicon: PhaseLexicon,
): Scenario | null => {
  if (SIDES.some(side => sides[side].length === 0)) return null;
  const names = namesOf(sides, lexicon);
  const blocks = bySide(side => blocksOf(side, sides[side], lexicon));
  const room = roomFor(blocks);
  const [width, depth] = [Math.max(USUAL.table.width, room.width), Math.max(USUAL.table.depth, room.depth)];
  const apart = placesApart(blocks, [width / 2, depth / 2] as Point);
  const start = POLICIES[edition].chargeShape === null ? 'fight' : startAt;
  const places = start === 'fight' ? placesInContact(apart) : apart;
  return {
    format: FORMAT, ruleset: `${RULESET_PREFIX}${edition}`, title: title(names.attacker[0]!, names.defender[0]!),
    startAt: start, active: 'attacker', round: 1, completion: {}, completions, rulings: usualRulings(edition),
    table: { ...USUAL.table, width, depth, terrain: [] },
    units: SIDES.flatMap(side => sides[side].map((unit, at) => unitOf(unit, {
      side, at, name: names[side][at]!, places, charged: start === 'fight' && side === 'attacker',
    }, lexicon))),
    profiles: Object.fromEntries(SIDES.flatMap(side => sides[side]).flatMap(({ groups }) => groups)
      .map(group => [keyOf(group), profileOfGroup(group, lexicon)])),
  };
};

const idOf = (side: Side, at: number): string => `${side}-${at + 1}`;

const unitIn = (id: string, { unit }: PhaseLexicon): PhaseUnit => {
  const found = unit(id);
  if (found === undefined) throw new Error(`There is no profile ${id}.`);
  return found;
};

const keyOf = ({ unit, choices }: ModelGroup): string => [unit, ...choices].join('-');

/** The profile of models that are alike, with what they carry. */
export const profileOfGroup = ({ unit, choices }: ModelGroup, lexicon: PhaseLexicon): Profile =>
  profileWith(unitIn(unit, lexicon), choices);

/** Units go by the name of most of their models; of several that are called alike each has a number. */
const namesOf = (sides: BySide<readonly LineUnit[]>, lexicon: PhaseLexicon): BySide<readonly string[]> => {
  const plain = bySide(side => sides[side].map(({ groups }) => {
    const [most] = [...groups].sort((a, b) => b.count - a.count);
    return unitIn(most!.unit, lexicon).name;
  }));
  const all = SIDES.flatMap(side => plain[side]);
  const had = new Map<string, number>();
  return bySide(side => plain[side].map(name => {
    had.set(name, (had.get(name) ?? 0) + 1);
    return all.filter(one => one === name).length > 1 ? `${name} ${had.get(name)}` : name;
  }));
};

/** Those who have joined and those who are few stand in front, where they can strike. */
const blocksOf = (side: Side, units: readonly LineUnit[], lexicon: PhaseLexicon): readonly Block[] => {
  const members = units.map(({ groups }, at) => ({
    id: idOf(side, at), members: [...groups].sort((a, b) => a.count - b.count).flatMap(group => {
      const { radius } = profileOfGroup(group, lexicon);
      return Array.from({ length: group.count }, () => ({ profile: keyOf(group), radius }));
    }),
  }));
  return units.flatMap(({ joined }, at) => (joined !== null ? []
    : [{ units: [...members.filter((_, i) => units[i]!.joined === at), members[at]!] }]));
};

interface Placed {
  readonly side: Side;
  readonly at: number;
  readonly name: string;
  readonly places: BySide<readonly PlacedMember[]>;
  /** It has charged whom it touches. */
  readonly charged: boolean;
}

const unitOf = (
  { groups, joined }: LineUnit, { side, at, name, places, charged }: Placed, lexicon: PhaseLexicon,
): ScenarioUnit => {
  const id = idOf(side, at);
  const own = places[side].filter(({ unit }) => unit === id);
  const touched = places.defender.filter(one => charged && own.some(other => isInContact(one, other)));
  return {
    id, name, side, traits: [...new Set(groups.flatMap(({ unit }) => unitIn(unit, lexicon).traits))],
    assaultRange: USUAL.assaultRange, joined: joined === null ? null : idOf(side, joined), fired: null,
    stationaryFire: false, mayNotCharge: false, fallingBack: false, goneToGround: false, overwatchUsed: false,
    charged: [...new Set(touched.map(({ unit }) => unit))], disordered: false, throughDifficult: false,
    forceActive: false, ran: false, regrouped: false, startedWith: null,
    models: own.map(({ profile, at }, i): ScenarioModel =>
      ({ id: `${id}-${i + 1}`, profile, at, height: 0, lost: 0, covered: false })),
  };
};
