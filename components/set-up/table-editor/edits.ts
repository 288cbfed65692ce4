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
import { respoken } from '../../shared/languages/respoken.ts';
import type { TableEditor } from './table-editor.ts';
import { formationOf, ofStands, ofTerrain, standsOfFormation } from './selection.ts';
import { words } from './words.ts';

/** Stands as a block, formation by formation where they are of several. */
export const arrangeAs = (bench: TableEditor, block: Block): void => {
  const { setUp, selection: { stands }, spacing } = bench;
  bench.edit(arrange(setUp, stands, { block, spacing }), words.arranged(block));
};

export const moveSelected = (bench: TableEditor, by: Point): void => {
  const { setUp, selection: { stands, terrain } } = bench;
  const name = `move ${terrain ?? stands.join()}`;
  if (terrain !== null) bench.edit(moveTerrain(setUp, terrain, by), null, name);
  else if (stands.length > 0) bench.edit(moveBy(setUp, stands, by), null, name);
};

export const turnSelected = (bench: TableEditor, degrees: number): void => {
  const { setUp, selection: { stands, terrain } } = bench;
  const turned = terrain === null ? turn(setUp, stands, degrees) : turnTerrain(setUp, terrain, degrees);
  bench.edit(turned, words.turned(degrees), `turn ${terrain ?? stands.join()}`);
};

export const spreadSelected = (bench: TableEditor, cm: number): void => {
  const { setUp, selection: { stands } } = bench;
  const next = spread(setUp, stands, cm);
  if (next === setUp) bench.say(cm > 0 ? words.noWider : words.noTighter);
  else bench.edit(next, cm > 0 ? words.spread : words.tightened, `spread ${stands.join()}`);
};

export const contactSelected = (bench: TableEditor): void => {
  const next = snapToContact(bench.setUp, bench.selection.stands);
  if (next === bench.setUp) bench.say(words.noContact);
  else bench.edit(next, words.inContact);
};

export const alignSelected = (bench: TableEditor): void =>
  bench.edit(alignWithEnemy(bench.setUp, bench.selection.stands), words.aligned);

export const mirrorSelected = (bench: TableEditor): void => {
  const { setUp, selection: { stands, terrain } } = bench;
  const mirrored = terrain === null
    ? mirrorStands(setUp, stands, 'left-right') : mirrorTerrain(setUp, terrain, 'left-right');
  bench.edit(mirrored, words.mirrored);
};

export const removeSelected = (bench: TableEditor): void => {
  const { setUp, selection: { stands, terrain } } = bench;
  if (terrain !== null) bench.edit(removeTerrain(setUp, terrain), words.terrainRemoved);
  else if (stands.length > 0) bench.edit(removeUnits(setUp, stands), words.standsRemoved(stands.length));
};

/** The piece of terrain, or the formations that have somebody selected, once more; the copies are selected. */
export const copySelected = (bench: TableEditor): void => {
  const { setUp, selection: { stands, terrain } } = bench;
  if (terrain !== null) {
    const refusal = whyNoTerrain(setUp);
    if (refusal !== null) return bench.say(respoken(refusal));
    const copied = copyTerrain(setUp, terrain);
    bench.edit(copied, words.copied);
    return bench.select(ofTerrain(copied.table.terrain.at(-1)?.id ?? null));
  }
  copyFormations(bench, [...new Set(stands.map(id => formationOf(setUp, id)).filter(id => id !== null))]);
};

export const copyFormations = (bench: TableEditor, formations: readonly string[]): void => {
  let setUp: Scenario = bench.setUp;
  const copies: string[] = [];
  for (const id of formations) {
    const size = setUp.formations.find(one => one.id === id)?.units.length ?? 0;
    const refusal = whyTooMany(setUp, size);
    if (refusal !== null) {
      bench.say(respoken(refusal));
      break;
    }
    setUp = copyFormation(setUp, id);
    copies.push(setUp.formations.at(-1)!.id);
  }
  if (copies.length === 0) return;
  bench.edit(setUp, words.copied);
  bench.select(ofStands(copies.flatMap(id => standsOfFormation(setUp, id))));
};
