/** Edits of what is selected, as buttons and keys ask for them. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { arrange, moveBy, spread, turn } from '../../../src/table-editing/arrange.ts';
import type { Block } from '../../../src/table-editing/blocks.ts';
import { removeUnits } from '../../../src/table-editing/condition.ts';
import { alignWithEnemy, snapToContact } from '../../../src/table-editing/contact.ts';
import { copyFormation, whyTooMany } from '../../../src/table-editing/formations.ts';
import { mirrorStands } from '../../../src/table-editing/mirror.ts';
import {
  copyTerrain, mirrorTerrain, moveTerrain, removeTerrain, turnTerrain, whyNoTerrain,
} from '../../../src/table-editing/terrain.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import type { TableEditor } from './table-editor.ts';
import { formationOf, ofStands, ofTerrain, standsOfFormation } from './selection.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** Stands as a block, formation by formation where they are of several. */
export const arrangeAs = (editor: TableEditor, block: Block): void => {
  const { setUp, selection: { stands }, spacing } = editor;
  editor.edit(arrange(setUp, stands, { block, spacing }), tableEditorWords.arranged(block));
};

export const moveSelected = (editor: TableEditor, by: Point): void => {
  const { setUp, selection: { stands, terrain } } = editor;
  const name = `move ${terrain ?? stands.join()}`;
  if (terrain !== null) editor.edit(moveTerrain(setUp, terrain, by), null, name);
  else if (stands.length > 0) editor.edit(moveBy(setUp, stands, by), null, name);
};

export const turnSelected = (editor: TableEditor, degrees: number): void => {
  const { setUp, selection: { stands, terrain } } = editor;
  const turned = terrain === null ? turn(setUp, stands, degrees) : turnTerrain(setUp, terrain, degrees);
  editor.edit(turned, tableEditorWords.turned(degrees), `turn ${terrain ?? stands.join()}`);
};

export const spreadSelected = (editor: TableEditor, cm: number): void => {
  const { setUp, selection: { stands } } = editor;
  const next = spread(setUp, stands, cm);
  if (next === setUp) editor.say(cm > 0 ? tableEditorWords.noWider : tableEditorWords.noTighter);
  else editor.edit(next, cm > 0 ? tableEditorWords.spread : tableEditorWords.tightened, `spread ${stands.join()}`);
};

export const contactSelected = (editor: TableEditor): void => {
  const next = snapToContact(editor.setUp, editor.selection.stands);
  if (next === editor.setUp) editor.say(tableEditorWords.noContact);
  else editor.edit(next, tableEditorWords.inContact);
};

export const alignSelected = (editor: TableEditor): void =>
  editor.edit(alignWithEnemy(editor.setUp, editor.selection.stands), tableEditorWords.aligned);

export const mirrorSelected = (editor: TableEditor): void => {
  const { setUp, selection: { stands, terrain } } = editor;
  const mirrored = terrain === null
    ? mirrorStands(setUp, stands, 'left-right') : mirrorTerrain(setUp, terrain, 'left-right');
  editor.edit(mirrored, tableEditorWords.mirrored);
};

export const removeSelected = (editor: TableEditor): void => {
  const { setUp, selection: { stands, terrain } } = editor;
  if (terrain !== null) editor.edit(removeTerrain(setUp, terrain), tableEditorWords.terrainRemoved);
  else if (stands.length > 0) editor.edit(removeUnits(setUp, stands), tableEditorWords.standsRemoved(stands.length));
};

/** The piece of terrain, or the formations that have somebody selected, once more; the copies are selected. */
export const copySelected = (editor: TableEditor): void => {
  const { setUp, selection: { stands, terrain } } = editor;
  if (terrain !== null) {
    const refusal = whyNoTerrain(setUp);
    if (refusal !== null) return editor.say(respoken(refusal));
    const copied = copyTerrain(setUp, terrain);
    editor.edit(copied, tableEditorWords.copied);
    return editor.select(ofTerrain(copied.table.terrain.at(-1)?.id ?? null));
  }
  copyFormations(editor, [...new Set(stands.map(id => formationOf(setUp, id)).filter(id => id !== null))]);
};

export const copyFormations = (editor: TableEditor, formations: readonly string[]): void => {
  let setUp: Scenario = editor.setUp;
  const copies: string[] = [];
  for (const id of formations) {
    const size = setUp.formations.find(one => one.id === id)?.units.length ?? 0;
    const refusal = whyTooMany(setUp, size);
    if (refusal !== null) {
      editor.say(respoken(refusal));
      break;
    }
    setUp = copyFormation(setUp, id);
    copies.push(setUp.formations.at(-1)!.id);
  }
  if (copies.length === 0) return;
  editor.edit(setUp, tableEditorWords.copied);
  editor.select(ofStands(copies.flatMap(id => standsOfFormation(setUp, id))));
};
