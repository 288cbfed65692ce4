/** One stand more: a tap puts it where it is wanted, in the formation of those like it. */
import { addStand, kindsOfStands, whyNotAdded } from '../../../src/table-editing/add-stand.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { once } from '../../../src/shared/once.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { namesOf } from './names.ts';
import { ofStands } from './selection.ts';
import type { TableEditor } from './table-editor.ts';
import type { GestureStart, Tool } from './tool.ts';
import type { KindOfStand } from './toolbar.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** The kinds of stands on the table, by the name of the first of each. */
export const kindsOn = once((setUp: Scenario): readonly KindOfStand[] => kindsOfStands(setUp)
  .map(like => ({ like, name: namesOf(setUp).get(like) ?? like })));

export class StandTool implements Tool {
  readonly #editor: TableEditor;

  constructor(editor: TableEditor) {
    this.#editor = editor;
  }

  takes(): boolean {
    return true;
  }

  tap({ at }: GestureStart): void {
    const editor = this.#editor;
    const { setUp, like } = editor;
    if (like === null) return editor.say(tableEditorWords.noFormations);
    const refusal = whyNotAdded(setUp, like);
    if (refusal !== null) return editor.say(respoken(refusal));
    const added = addStand(setUp, like, at);
    editor.edit(added.setUp, tableEditorWords.standAdded(namesOf(added.setUp).get(added.id) ?? added.id));
    editor.select(ofStands([added.id]));
  }

  drag(): void {}

  drop(): void {}

  cancel(): void {}
}
