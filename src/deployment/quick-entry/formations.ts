/** Formations that can be called by their name, as small as their list allows. */
import type { Part } from '../../army-lists/composition.ts';
import type { Library } from '../../army-lists/library.ts';
import type { ArmyList, Formation } from '../../army-lists/lists.ts';
import type { StandGroup } from '../line-up-request.ts';
import type { KnownFormation } from './entry.ts';

/**
 * Every formation of the lists with somebody in it who can fight: the first way to compose it, as few units as that
 * allows, of several choices the first. Its characters are with its first stands; what it may take is left out.
 */
export const knownFormations = (
  lists: readonly ArmyList[], library: Pick<Library, 'profile'>,
): readonly KnownFormation[] => lists.flatMap(list => list.formations.flatMap(formation => {
  const stands = standsOf(formation, library);
  const { name, section, force, sizes } = formation;
  return stands.length === 0 ? [] : [{ name, list: list.name, listId: list.id, section, force, sizes, stands }];
}));

const standsIn = (stands: readonly Required<StandGroup>[]): number => stands.reduce((sum, { count }) => sum + count, 0);

/** How far a formation is from having so many stands, however large it is taken. */
export const distanceTo = ({ stands, sizes }: KnownFormation, size: number): number =>
  Math.min(...sizesUpTo(sizes).map(times => Math.abs(standsIn(stands) * times - size)));

/**
 * The stands of a formation of that many: as large as comes nearest, and the commonest of its units make up the rest.
 * Null: as small as it comes.
 */
export const standsFor = ({ stands, sizes }: KnownFormation, size: number | null): readonly Required<StandGroup>[] => {
  if (size === null || size === 0) return stands;
  const total = standsIn(stands);
  const distance = (times: number): number => Math.abs(total * times - size);
  const times = sizesUpTo(sizes).reduce((best, one) => (distance(one) < distance(best) ? one : best));
  let missing = size - total * times;
  const large = stands.map(one => ({ ...one, count: one.count * times }));
  const commonFirst = [...large].sort((a, b) => b.count - a.count);
  for (const one of commonFirst) {
    const change = Math.max(missing, -one.count);
    one.count += change;
    missing -= change;
  }
  return large.filter(({ count }) => count > 0);
};

const sizesUpTo = (sizes: number): readonly number[] => Array.from({ length: sizes }, (_, i) => i + 1);

const standsOf = (
  { compositions }: Formation, library: Pick<Library, 'profile'>,
): readonly Required<StandGroup>[] => {
  const typeOf = ({ choices }: Part) => library.profile(choices[0] ?? '')?.type;
  const parts = (compositions[0] ?? []).filter(part => typeOf(part) !== undefined && part.least > 0);
  const characters = parts.filter(part => typeOf(part) === 'character')
    .flatMap(({ least, choices }) => Array<string>(least).fill(choices[0]!));
  return parts.filter(part => typeOf(part) !== 'character').map(({ least, choices }, i) =>
    ({ profile: choices[0]!, count: least, characters: i === 0 ? characters : [], options: [] }));
};
