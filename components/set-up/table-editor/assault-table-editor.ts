/** The table being set up: stands moved and put up in blocks, terrain drawn, everything taken back. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { emptyTable } from '../../../src/table-editing/table-size.ts';
import {
  canRedo, canUndo, edited, historyOf, redone, settled, undone, type EditHistory,
} from '../../../src/table-editing/history.ts';
import { remarksOn } from '../../../src/table-editing/remarks.ts';
import type { Ground } from '../../../src/table-editing/terrain.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import '../../shared/parts/live-region.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import type { Sketch, Tape, ToolName, TableEditor } from './table-editor.ts';
import type { Tool } from './tool.ts';
import { addOutline, DrawTool } from './draw-tool.ts';
import { SetUpChanged } from '../events.ts';
import { formationsTemplate } from './formations-panel.ts';
import { EditorKeys } from './keyboard.ts';
import { describePlace, describeSelection, describeTape } from './names.ts';
import { overlayOf } from './overlay.ts';
import { penOf } from './keyboard-draw-tool.ts';
import { remarksTemplate, tableTemplate, terrainListTemplate } from './table-panel.ts';
import { SelectTool } from './select-tool.ts';
import { selectedTemplate } from './selected-panel.ts';
import { NOTHING, still, type Selection } from './selection.ts';
import { styles } from './styles.ts';
import type { TableMap } from './table-map.ts';
import './table-map.ts';
import { MeasureTool } from './measure-tool.ts';
import { isDrawing, toolbarTemplate, type ToolbarActions } from './toolbar.ts';
import { editorView } from './editor-view.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** The gesture of a hand, as the history knows it. */
const DRAG = 'drag';

/**
 * A table to set up by hand or by keyboard. Give it another `setUp` whenever one was changed elsewhere: that is a step
 * that can be taken back, too.
 *
 * @fires set-up-changed - An edit is finished: `detail.setUp`, the whole table as it is now.
 * @csspart toolbar - Tools, undo and redo.
 * @csspart map - The map; `panel` everything beside it.
 */
export class AssaultTableEditor extends SpokenElement implements TableEditor {
  static override styles = [theme, buttons, disclosure, formFieldStyles, tickStyles, sideMarkStyles, styles];
  static override properties = {
    setUp: { attribute: false },
    selection: { state: true },
    tool: { state: true },
    spacing: { state: true },
    ground: { state: true },
    isGathering: { state: true },
    pen: { state: true },
    sketch: { state: true },
    tape: { state: true },
    history: { state: true },
    said: { state: true },
  };
  /** The table, complete or not. */
  declare setUp: Scenario;
  declare selection: Selection;
  declare tool: ToolName;
  declare spacing: number;
  declare ground: Ground;
  declare isGathering: boolean;
  declare pen: Point | null;
  declare sketch: Sketch | null;
  declare tape: Tape | null;
  declare private history: EditHistory;
  declare private said: string;
  readonly #announceTape = (): void => this.#measure();
  readonly #tools = {
    select: new SelectTool(this), draw: new DrawTool(this), tape: new MeasureTool(this, this.#announceTape),
  } as const;
  /** What had the focus before it was drawn anew. */
  #held: Element | null = null;
  readonly #keys = new EditorKeys(this, () => this.#map, this.#announceTape);

  constructor() {
    super();
    this.setUp = emptyTable();
    this.selection = NOTHING;
    this.tool = 'select';
    this.spacing = 1;
    this.ground = 'woods';
    this.isGathering = false;
    this.pen = null;
    this.sketch = null;
    this.tape = null;
    this.history = historyOf(this.setUp);
    this.said = '';
    this.addEventListener('keydown', this.#keys.beside);
  }

  select(selection: Selection): void {
    this.selection = selection;
    if (this.#map?.shadowRoot?.activeElement === null) this.#map.visited = selection.stands[0] ?? this.#map.visited;
    if (selection.terrain === null) this.say(describeSelection(this.setUp, selection));
  }

  edit(setUp: Scenario, said: string | null = null, name: string | null = null): void {
    if (setUp === this.setUp) return;
    const before = remarksOn(this.setUp);
    this.#put(edited(this.history, setUp, name));
    const fresh = remarksOn(setUp).find(({ say }) => !before.some(one => one.say === say));
    this.say([said ?? describePlace(this.setUp, this.selection), respoken(fresh?.say ?? '')].filter(Boolean).join(' '));
    this.#tell();
  }

  drag(setUp: Scenario): void {
    this.#put(edited(this.history, setUp, DRAG));
  }

  settle(): void {
    if (this.history.gesture !== DRAG) return;
    this.history = settled(this.history);
    const remark = respoken(remarksOn(this.setUp)[0]?.say ?? '');
    this.say([describePlace(this.setUp, this.selection), remark].filter(Boolean).join(' '));
    this.#tell();
  }

  takeBack(): void {
    if (this.history.gesture === DRAG) this.#put({ ...undone(this.history), future: [] });
  }

  undo(): void {
    this.#step(
      canUndo(this.history) ? undone(this.history) : null, tableEditorWords.undone, tableEditorWords.nothingToUndo,
    );
  }

  redo(): void {
    this.#step(
      canRedo(this.history) ? redone(this.history) : null, tableEditorWords.redone, tableEditorWords.nothingToRedo,
    );
  }

  say(what: string): void {
    this.said = what;
  }

  /** A table that comes from elsewhere is one more step; our own comes back as it is, or written anew. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#held = this.shadowRoot?.activeElement ?? null;
    const { present } = this.history;
    if (!changed.has('setUp') || this.setUp === present) return;
    const isFirst = !this.hasUpdated;
    const isOurs = JSON.stringify(this.setUp) === JSON.stringify(present);
    if (isFirst) this.history = historyOf(this.setUp);
    else if (isOurs) this.history = { ...this.history, present: this.setUp };
    else this.history = edited(this.history, this.setUp);
    this.selection = still(this.setUp, this.selection);
  }

  protected override get words(): readonly string[] {
    return ['table-editor', 'problems'];
  }

  protected override render(): TemplateResult {
    const { setUp, selection, sketch, tape, tool, ground, isGathering, history } = this;
    return html`<div class="editor">
      <div class="board">
        ${toolbarTemplate({ tool, ground, isGathering, history, sketch, tape }, this.#actions)}
        <table-map part="map" .view=${editorView(setUp, selection)}
          .tool=${this.#activeTool} .hint=${tableEditorWords.keys}
          .overlay=${overlayOf({
            setUp, terrain: selection.terrain, sketch, tape, pen: isDrawing(tool) ? penOf(this) : null,
          })}
          .takesAllGestures=${tool === 'lasso' || tool === 'tape' || isDrawing(tool)}
          @line-chosen=${(event: Event) => event.stopPropagation()}></table-map>
      </div>
      <div class="panel" part="panel">
        <section class="selected" tabindex="-1" aria-label=${tableEditorWords.selectedSection}>
          ${selectedTemplate(this, cm => (this.spacing = cm))}</section>
        <section aria-labelledby="remarks"><h2 id="remarks">${tableEditorWords.remarks}</h2>${
          remarksTemplate(this)}</section>
        <details open><summary>${tableEditorWords.formations}</summary><div>${formationsTemplate(this)}</div></details>
        <details><summary>${tableEditorWords.terrain}</summary>
          <div>${terrainListTemplate(this, ground => (this.ground = ground))}</div></details>
        <details><summary>${tableEditorWords.table}</summary><div>${tableTemplate(this)}</div></details>
      </div>
      <live-region .message=${this.said}></live-region>
    </div>`;
  }

  /** Whoever pressed a button that is gone goes on at what is selected now. */
  protected override updated(): void {
    if (this.#held?.isConnected === false) this.renderRoot.querySelector<HTMLElement>('.selected')?.focus();
  }

  protected override firstUpdated(): void {
    this.#map?.addEventListener('keydown', this.#keys.down, { capture: true });
  }

  get #map(): TableMap | null {
    return this.renderRoot.querySelector('table-map');
  }

  get #activeTool(): Tool | null {
    switch (this.tool) {
      case 'select':
      case 'lasso': return this.#tools.select;
      case 'look': return null;
      case 'tape': return this.#tools.tape;
      case 'rectangle':
      case 'polygon':
      case 'brush': return this.#tools.draw;
    }
  }

  #put(history: EditHistory): void {
    this.history = history;
    this.setUp = history.present;
    this.selection = still(this.setUp, this.selection);
  }

  #step(history: EditHistory | null, done: string, refused: string): void {
    if (history === null) return this.say(refused);
    this.#put(history);
    this.say(done);
    this.#tell();
  }

  #tell(): void {
    this.dispatchEvent(new SetUpChanged(this.setUp));
  }

  #measure(): void {
    if (this.tape !== null) this.say(describeTape(this.setUp, this.tape));
  }

  readonly #actions: ToolbarActions = {
    use: tool => {
      this.tool = tool;
      this.sketch = null;
    },
    draw: ground => (this.ground = ground),
    gather: () => (this.isGathering = !this.isGathering),
    undo: () => this.undo(),
    redo: () => this.redo(),
    finish: () => void (this.sketch !== null && addOutline(this, this.sketch.points)),
    takePen: () => {
      this.#map?.showPlace(penOf(this));
      this.#map?.focusPen();
    },
    clearTape: () => (this.tape = null),
  };
}

if (!customElements.get('assault-table-editor')) customElements.define('assault-table-editor', AssaultTableEditor);

declare global {
  interface HTMLElementTagNameMap {
    'assault-table-editor': AssaultTableEditor;
  }
}
