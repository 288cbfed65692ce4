/** What everything on the table is called, and where it is, in words. */
import { once } from '../../../src/shared/once.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Ground } from '../../../src/table-editing/terrain.ts';
import { calledIn } from '../../epic-armageddon/spoken/terrain-names.ts';
import type { Tape, TapeEnd } from './table-editor.ts';
import type { Selection } from './selection.ts';
import { tapeLength } from './measure-tool.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** So many of those selected are named. */
const MOST_NAMES = 3;

/** What a kind of terrain or of works is called. */
export const groundName = (ground: Ground): string => calledIn({ terrain: ground, kind: ground });

/** What every unit is called. */
export const namesOf = once((setUp: Scenario): ReadonlyMap<string, string> =>
  new Map(startAssault(setUp).units.map(({ id, name }) => [id, name])));

/** Who is selected. */
export const describeSelection = (setUp: Scenario, { stands }: Selection): string => {
  const names = stands.map(id => namesOf(setUp).get(id) ?? id);
  return names.length > MOST_NAMES ? tableEditorWords.selected(names.length) : tableEditorWords.selectedNames(names);
};

/** Where the first of those selected stands now; empty: nobody is. */
export const describePlace = (setUp: Scenario, { stands: [id] }: Selection): string => {
  const unit = setUp.formations.flatMap(({ units }) => units).find(one => one.id === id);
  return unit === undefined ? '' : tableEditorWords.at(namesOf(setUp).get(unit.id) ?? unit.id, unit.at);
};

/** From where to where the tape lies, and how long it is. */
export const describeTape = (setUp: Scenario, { from, to }: Tape): string => {
  const name = ({ stand }: TapeEnd): string => namesOf(setUp).get(stand ?? '') ?? tableEditorWords.aPlace;
  return to === null
    ? tableEditorWords.tapeFrom(name(from))
    : tableEditorWords.tapeLength(tapeLength(setUp, from, to), name(from), name(to));
};
