/** A formation from a line of text such as `codex tactical with a captain, in rhinos`. */
import { allAboard } from '../../army-lists/choices/edits.ts';
import { initiativeOf, initiativeOfForce } from '../../army-lists/choices/initiative.ts';
import { formationRules, optionsOfList } from '../../army-lists/choices/build-formation.ts';
import type { ArmyList } from '../../army-lists/lists.ts';
import type { BuiltFormation, BuiltUnit } from '../../army-lists/built-formation.ts';
import { ownOptions, sheetOfKey } from '../../epic-armageddon/scenario/profile-source.ts';
import { SIDES } from '../../epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../epic-armageddon/model/terrain.ts';
import type { QuickSide, Token } from './entry.ts';
import type { Lexicon } from './meanings.ts';
import { readQuickEntry } from './read.ts';

/** One side of a text. */
export interface SideFromText {
  /** Null: nobody stands on the table for it. */
  readonly built: BuiltFormation | null;
  /** The terrain that it is said to stand in; null: nothing is said of it. */
  readonly cover: TerrainKind | null;
}

/** What a text was understood as. */
export interface FormationFromText extends SideFromText {
  /** What stands behind `v` or `against`; null: nobody. */
  readonly against: SideFromText | null;
  readonly tokens: readonly Token[];
}

/** The formation of a text of one side; of two sides the first, and the second as whom it is against. */
export const formationFromText = (text: string, lexicon: Lexicon, lists: readonly ArmyList[]): FormationFromText => {
  const { tokens, ...sides } = readQuickEntry(text, lexicon);
  const [own, enemy] = SIDES.map((side): SideFromText => ({
    built: formationOf(sides[side], tokens.filter(token => token.side === side), text, lexicon, lists),
    cover: sides[side].cover,
  })) as [SideFromText, SideFromText];
  return { ...own, against: enemy.built === null ? null : enemy, tokens };
};

const formationOf = (
  side: QuickSide, tokens: readonly Token[], text: string, lexicon: Lexicon, lists: readonly ArmyList[],
): BuiltFormation | null => {
  if (side.stands.length === 0) return null;
  const known = tokens.flatMap(({ meaning, at }) => (meaning?.kind === 'formation' && at !== null ? [meaning] : []))[0];
  const list = lists.find(({ id }) => id === known?.formation.listId);
  const formation = list?.formations.find(({ name, section }) =>
    name === known?.formation.name && section === known.formation.section);
  const force = side.force ?? '';
  const units = side.stands.flatMap(stand => Array.from({ length: stand.count }, (_, i): BuiltUnit => {
    const { profile, count } = stand;
    const characters = stand.characters.filter((__, j) => j % count === i);
    const options = ownOptions({ ...stand, characters }, lexicon.library);
    const usual = list === undefined || options.length > 0 ? [] : optionsOfList([profile, ...characters], list);
    return { profile, characters, options: [...options, ...usual], aboard: null };
  }));
  const built: BuiltFormation = {
    name: formation?.name ?? lexicon.library.forces[force] ?? text.trim(),
    list: list?.id ?? null,
    initiative: list && formation ? initiativeOf(list, formation) : initiativeOfForce(force, lists),
    rules: list && formation ? formationRules(list, formation) : side.rules,
    units,
    profiles: {},
  };
  return allAboard(built, true, key => sheetOfKey(key, lexicon.library));
};
