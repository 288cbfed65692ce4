/** Made-up fights of a few units, in contact and near it, with what a test wants in them; alike for ever. */
import type { Profile } from '../../../../src/epic-armageddon/model/profile.ts';
import type { Rulings } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario, ScenarioFormation, ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import { fullShields } from '../../../../src/epic-armageddon/attacks/join-characters.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, scenarioOf, terrainOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { sourceOf, type Source } from '../../../support/random/source.ts';

/** What is in some fights. Not said, it is not there. */
export interface Wanted {
  /** Every other unit is of one of these kinds; the others are ordinary infantry. */
  readonly kinds?: readonly Partial<Profile>[];
  readonly attacker?: Partial<ScenarioFormation>;
  readonly defender?: Partial<ScenarioFormation>;
  /** What war engines have been through before. */
  readonly wear?: Pick<ScenarioUnit, 'damage' | 'shields'>;
  /** It has joined the first unit of each formation that fights. */
  readonly character?: Profile;
  /** Every unit of the defenders stands in woods. */
  readonly inCover?: boolean | 'scrub';
  /** Stands nearby that lend their fire. */
  readonly supporters?: readonly Side[];
  /** Second formations that fight. */
  readonly joined?: readonly Side[];
  /** What differs in these. */
  readonly second?: Partial<ScenarioFormation>;
  readonly rulings?: Partial<Rulings>;
  /** So many units a side fight at most, 3 if not said. */
  readonly most?: number;
}

const ORDINARY: readonly Partial<Profile>[] = [
  { cc: 3, ff: 5, armour: 4 }, { cc: 4, ff: 4, armour: 5 }, { cc: 6, ff: 3, armour: 6 }, { cc: 5, ff: null, armour: 3 },
];
/** What the profiles wanted are named by, and the others. */
export const SPECIAL = 'special';
const PLAIN = 'plain';
const HERO = 'hero';

/** One from another in a rank; and how far its ranks stand back: in contact, near, out of reach of some. */
const PITCH = 6;
const FRONTS = [0, 0, 0, 0.7, 3, 14, 17];
const NEAR = 5;

/** Where the two sides meet. */
const MIDDLE = 41;
const away = { attacker: -1, defender: 1 } as const;

type Sheets = Readonly<Record<string, Profile>>;

interface Rank {
  readonly id: string;
  readonly side: Side;
  readonly kinds: readonly string[];
  readonly count: number;
  /** The place of the first of them. */
  readonly from: number;
}

/** Units of a formation, side by side from a place in the rank on. */
const rankOf = (
  { pick, whole }: Source, { id, side, kinds, count, from }: Rank, profiles: Sheets, { wear, character }: Wanted,
): readonly ScenarioUnit[] => Array.from({ length: count }, (_, i) => {
  const kind = pick(kinds);
  const x = 40 + PITCH * (from + i) + pick([0, 0, 0.013 * whole([1, 90])]);
  const { type, radius, abilities } = profiles[kind]!;
  const y = MIDDLE + away[side] * (radius + pick(from + i === 0 ? FRONTS.slice(0, NEAR) : FRONTS));
  return unitOf(`${id}${i + 1}`, kind, [x, y], {
    shields: fullShields(abilities), ...(type === 'war-engine' ? wear : {}),
    characters: i === 0 && character !== undefined ? [HERO] : [],
  });
});

const supportersOf = (source: Source, side: Side, kinds: readonly string[]): ScenarioFormation => formationOf(
  side,
  Array.from({ length: source.whole([1, 2]) }, (_, i) => unitOf(`${side}-friend${i + 1}`, source.pick(kinds), [
    36 + 5 * i + source.whole([0, 12]), MIDDLE + away[side] * source.whole([7, 17]),
  ])),
  { id: `${side}-friends` },
);

const profilesOf = (name: string, sheets: readonly Partial<Profile>[]): Sheets =>
  Object.fromEntries(sheets.map((sheet, i) => [`${name}-${i}`, profileOf({ name: `Made-up unit ${i}`, ...sheet })]));

/** One formation of a side that fights, or two. */
const fightersOf = (
  source: Source, side: Side, kinds: readonly string[], profiles: Sheets, wanted: Wanted,
): readonly ScenarioFormation[] => {
  const { joined = [], most = 3 } = wanted;
  const count = source.whole([1, joined.includes(side) ? most - 1 : most]);
  const units = rankOf(source, { id: side[0]!, side, kinds, count, from: 0 }, profiles, wanted);
  const one = formationOf(side, units, { blastMarkers: source.whole([0, count - 1]), ...wanted[side] });
  if (!joined.includes(side)) return [one];
  const more = { id: `${side[0]!}x`, side, kinds, count: source.whole([1, 2]), from: count };
  const other = { ...wanted[side], ...wanted.second, id: `${side}-2` };
  return [one, formationOf(side, rankOf(source, more, profiles, wanted), other)];
};

/** The fight of a seed. */
export const smallFight = (seed: number, wanted: Wanted = {}): Scenario => {
  const source = sourceOf(seed);
  const { kinds = [], joined = [], supporters = [], inCover = false, character, rulings = {} } = wanted;
  const plain = profilesOf(PLAIN, ORDINARY);
  const special = profilesOf(SPECIAL, kinds);
  const profiles = { ...plain, ...special };
  const names = Object.keys(kinds.length > 0 ? special : plain);
  const used = [source.pick(Object.keys(plain)), source.pick(names)];
  const fighting = SIDES.flatMap(side => fightersOf(source, side, used, profiles, wanted));
  const infantry = Object.keys(profiles).filter(name => profiles[name]!.type === 'infantry');
  return scenarioOf({
    formations: [...fighting, ...supporters.map(side => supportersOf(source, side, infantry))],
    engage: {
      combined: joined.includes('attacker') ? ['attacker-2'] : [],
      intermingled: joined.includes('defender') ? ['defender-2'] : [],
    },
    terrain: inCover === false ? [] : [terrainOf(inCover === true ? 'woods' : inCover, [30, 40.5], [80, 60])],
    rulings,
    profiles: { ...profiles, ...(character === undefined ? {} : { [HERO]: character }) },
  });
};
