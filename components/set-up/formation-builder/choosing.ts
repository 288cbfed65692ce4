/** A formation of an army list with what has been picked of its choices. */
import { buildFormation } from '../../../src/army-lists/choices/build-formation.ts';
import { smallest, type Picked } from '../../../src/army-lists/choices/picked.ts';
import { canFight } from '../../../src/army-lists/choices/formation-draft.ts';
import type { Library } from '../../../src/army-lists/library.ts';
import type { ArmyList, Formation } from '../../../src/army-lists/lists.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';

/** A formation of a list as it is picked now. */
export interface PickedFormation {
  readonly list: ArmyList;
  readonly formation: Formation;
  readonly picked: Picked;
}

/** The smallest that a formation of a list may be; null: the list has none at this place. */
export const smallestFormation = (list: ArmyList, at: number, library: Library): PickedFormation | null => {
  const formation = list.formations[at];
  return formation === undefined ? null
    : { list, formation, picked: smallest(formation, id => canFight(id, library)) };
};

/** The formation as it is picked. */
export const builtAsPicked = ({ list, formation, picked }: PickedFormation, library: Library): BuiltFormation =>
  buildFormation(list, formation, picked, library);
