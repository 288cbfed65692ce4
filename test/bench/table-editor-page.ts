/** What the benchmark of the table editor puts on a page. */
import '../../components/set-up/table-editor/assault-table-editor.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { directlyEngaged } from '../../src/epic-armageddon/movement/engagement.ts';
import { moveBy } from '../../src/table-editing/arrange.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { standsOf } from '../../src/table-editing/stands.ts';
import { addTerrain, rectangle } from '../../src/table-editing/terrain.ts';
import { idsOf, placed } from '../table-editing/set-ups.ts';

const crowd = (profile: string, count: number): readonly string[] => Array<string>(count).fill(profile);

/** A hundred and twenty stands of four formations with woods and ruins between them. */
const manyStands = (): Scenario => {
  const attackers = placed(placed(emptyTable(), 'attacker', crowd('tactical', 40)), 'defender', crowd('boyz', 50));
  const all = placed(placed(attackers, 'attacker', crowd('tactical', 15)), 'defender', crowd('nobz', 15));
  const wooded = addTerrain(all, 'woods', rectangle([30, 32], [48, 44]));
  const setUp = addTerrain(wooded, 'ruins', rectangle([70, 40], [88, 54]));
  return moveBy(setUp, idsOf(setUp, 0), [0, 8]);
};

/** So many stands of the first formation are selected; the others stay as they are. */
const show = async (count: number): Promise<void> => {
  const editor = document.createElement('assault-table-editor');
  editor.setUp = manyStands();
  document.body.replaceChildren(editor);
  await editor.updateComplete;
  editor.select({ stands: idsOf(editor.setUp, 0).slice(0, count), terrain: null });
  await editor.updateComplete;
};

const editor = (): HTMLElementTagNameMap['assault-table-editor'] => document.querySelector('assault-table-editor')!;

Object.assign(window, {
  show,
  places: () => standsOf(editor().setUp).map(({ at }) => at),
  engaged: () => directlyEngaged(startAssault(editor().setUp)).length,
  linesDrawn: () => editor().renderRoot.querySelector('table-map')!.view.lines
    .filter(({ kind }) => kind === 'firefight' || kind === 'contact').length,
});
