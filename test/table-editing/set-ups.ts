/** Tables of which a test states only what matters to it, and hands that move things about on them. */
import { fc } from '../support/laws.ts';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import { gap } from '../../src/battlefield/base.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { placeFormation } from '../../src/table-editing/formations.ts';
import { standsOf, type Stand } from '../../src/table-editing/stands.ts';
import { PROFILES, profileOf } from '../support/profiles.ts';

const OWN: Readonly<Record<string, Profile>> = {
  titan: profileOf({ name: 'Titan', type: 'war-engine', damageCapacity: 6 }),
};

export const LIBRARY = {
  profile: (id: string): Profile | undefined => (PROFILES as Readonly<Record<string, Profile>>)[id] ?? OWN[id],
};

/** A formation put together from profiles: `builtOf(['boyz', 'boyz'])`. */
export const builtOf = (profiles: readonly string[], more: Partial<BuiltFormation> = {}): BuiltFormation => ({
  name: 'Warband', list: null, initiative: 2, rules: [],
  units: profiles.map(profile => ({ profile, characters: [], options: [], aboard: null })), profiles: {}, ...more,
});

export const placed = (setUp: Scenario, side: Side, profiles: readonly string[], name?: string): Scenario =>
  placeFormation(setUp, builtOf(profiles, name === undefined ? {} : { name }), side, LIBRARY);

/** Six marines of the attacker before eight orks of the defender. */
export const twoSides = (): Scenario => placed(
  placed(emptyTable(), 'attacker', Array<string>(6).fill('tactical'), 'Marines'),
  'defender', Array<string>(8).fill('boyz'), 'Orks',
);

export const idsOf = (setUp: Scenario, formation: number): readonly string[] =>
  setUp.formations[formation]!.units.map(unit => unit.id);

export const standOf = (setUp: Scenario, id: string): Stand => standsOf(setUp).find(stand => stand.id === id)!;

export const gapOf = (setUp: Scenario, a: string, b: string): number => gap(standOf(setUp, a), standOf(setUp, b));

/** Infantry, vehicles and war engines in any order. */
export const anyCrowd = (most = 24): fc.Arbitrary<readonly string[]> =>
  fc.array(fc.constantFrom('boyz', 'boyz', 'leman-russ', 'titan'), { minLength: 1, maxLength: most });

/** Up to a place on the usual table, in hundredths of a cm. */
export const anyPlace: fc.Arbitrary<readonly [number, number]> =
  fc.tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 8000 }))
    .map(([x, y]) => [x / 100, y / 100] as const);
