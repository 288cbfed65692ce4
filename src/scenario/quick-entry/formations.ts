/** Formations that can be called by their name, as small as their list allows. */
import type { Part } from '../../army-lists/composition.ts';
import type { Library } from '../../army-lists/library.ts';
import type { ArmyList, Formation } from '../../army-lists/lists.ts';
import type { Stands } from '../line-up/ask.ts';
import type { KnownFormation } from './entry.ts';

/**
 * Every formation of the lists with somebody in it who can fight: the first way to compose it, as few units as that
 * allows, of several choices the first. Its characters are with its first stands; what it may take is left out.
 */
export const knownFormations = (
  lists: readonly ArmyList[], library: Pick<Library, 'profile'>,
): readonly KnownFormation[] => lists.flatMap(list => list.formations.flatMap(formation => {
  const stands = standsOf(formation, library);
  return stands.length === 0 ? [] : [{ name: formation.name, list: list.name, force: formation.force, stands }];
}));

const standsOf = (
  { compositions }: Formation, library: Pick<Library, 'profile'>,
): readonly Required<Stands>[] => {
  const typeOf = ({ choices }: Part) => library.profile(choices[0] ?? '')?.type;
  const parts = (compositions[0] ?? []).filter(part => typeOf(part) !== undefined && part.least > 0);
  const characters = parts.filter(part => typeOf(part) === 'character')
    .flatMap(({ least, choices }) => Array<string>(least).fill(choices[0]!));
  return parts.filter(part => typeOf(part) !== 'character').map(({ least, choices }, i) =>
    ({ profile: choices[0]!, count: least, characters: i === 0 ? characters : [] }));
};
