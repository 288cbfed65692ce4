/** A formation from a line of text such as `codex tactical with a captain, in rhinos`. */
import { allAboard } from '../../army-lists/choices/edits.ts';
import { initiativeOf, initiativeOfForce } from '../../army-lists/choices/initiative.ts';
import { rulesOf } from '../../army-lists/choices/muster.ts';
import type { ArmyList } from '../../army-lists/lists.ts';
import type { Mustered, MusteredUnit } from '../../army-lists/mustered.ts';
import type { Token } from './entry.ts';
import type { Lexicon } from './meanings.ts';
import { readQuickEntry } from './read.ts';

/** What a text was understood as. */
export interface FromText {
  /** Null: nobody stands on the table for it. */
  readonly mustered: Mustered | null;
  readonly tokens: readonly Token[];
}

/** The formation of a text of one side; of two sides the first, or the second where the first is empty. */
export const musterText = (text: string, lexicon: Lexicon, lists: readonly ArmyList[]): FromText => {
  const { attacker, defender, tokens } = readQuickEntry(text, lexicon);
  const side = attacker.stands.length > 0 ? attacker : defender;
  if (side.stands.length === 0) return { mustered: null, tokens };
  const known = tokens.flatMap(({ meaning, at }) => (meaning?.kind === 'formation' && at !== null ? [meaning] : []))[0];
  const list = lists.find(({ id }) => id === known?.formation.listId);
  const formation = list?.formations.find(({ name, section }) =>
    name === known?.formation.name && section === known.formation.section);
  const force = side.force ?? '';
  const units = side.stands.flatMap(({ profile, count, characters }) => Array.from({ length: count },
    (_, i): MusteredUnit =>
      ({ profile, characters: characters.filter((__, j) => j % count === i), aboard: null })));
  const mustered: Mustered = {
    name: formation?.name ?? lexicon.library.forces[force] ?? text.trim(),
    list: list?.id ?? null,
    initiative: list && formation ? initiativeOf(list, formation) : initiativeOfForce(force, lists),
    rules: list && formation ? rulesOf(list, formation) : side.rules,
    units,
    profiles: {},
  };
  return { mustered: allAboard(mustered, true, id => lexicon.library.profile(id)), tokens };
};
