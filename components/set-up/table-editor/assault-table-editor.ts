/** The table being set up: the map with its tools, and beside it what is selected and what lies on the table. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { emptyTable } from '../../../src/table-editing/table-size.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { remarksOn } from '../../../src/table-editing/remarks.ts';
import type { Ground } from '../../../src/table-editing/terrain.ts';
import { besideMap } from '../../shared/frame/sheet.ts';
import '../../shared/frame/table-frame.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import '../../shared/parts/live-region.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import type { Sketch, Tape, ToolName, TableEditor } from './table-editor.ts';
import type { Tool } from './tool.ts';
import { addOutline, DrawTool } from './draw-tool.ts';
import { SetUpChanged, TurnWanted } from '../events.ts';
import { formationsTemplate } from './formations-panel.ts';
import { EditorKeys } from './keyboard.ts';
import { describePlace, describeSelection, describeTape } from './names.ts';
import { overlayOf } from './overlay.ts';
import { penOf } from './keyboard-draw-tool.ts';
import { remarksTemplate, tableTemplate, terrainListTemplate } from './table-panel.ts';
import { SelectTool } from './select-tool.ts';
import { kindsOn, StandTool } from './stand-tool.ts';
import { selectedTemplate } from './selected-panel.ts';
import { NOTHING, still, type Selection } from './selection.ts';
import { styles } from './styles.ts';
import type { OddsBeside, TableMap } from './table-map.ts';
import './table-map.ts';
import { MeasureTool } from './measure-tool.ts';
import { isDrawing, toolbarTemplate, type ToolbarActions } from './toolbar.ts';
import { editorView } from './editor-view.ts';
import { tableEditorWords } from './table-editor-words.ts';

/**
 * A table to set up by hand or by keyboard, in the frame of a table. What was done is taken back and done again by
 * whoever it is told to.
 *
 * @fires set-up-changed - An edit is finished: `detail.setUp`, the whole table as it is now.
 * @fires turn-wanted - What was done last is to be taken back, or done again: `which`.
 * @slot back - Before the title; `views`, `actions`, `title` and `menu` are in the top bar as well.
 * @slot over - Over the map, beside its tools.
 * @slot panel - Before what is selected and what lies on the table.
 * @slot bar - Below all of it.
 * @csspart toolbar - The tools.
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
    chosenLike: { state: true },
    areWaysOpen: { state: true },
    said: { state: true },
    ghosts: { attribute: false },
    odds: { attribute: false },
  };
  /** The table, complete or not. */
  declare setUp: Scenario;
  /** What draws on the map how else it could stand; null: nothing does. Whoever changes the table sees it alone. */
  declare ghosts: ((view: BattlefieldView) => BattlefieldView) | null;
  /** What tells the odds of the table; null: nothing does. */
  declare odds: OddsBeside | null;
  declare selection: Selection;
  declare tool: ToolName;
  declare spacing: number;
  declare ground: Ground;
  declare isGathering: boolean;
  declare pen: Point | null;
  declare sketch: Sketch | null;
  declare tape: Tape | null;
  /** Id of the stand of whose kind the next one is to be; null: the first kind there is. */
  declare private chosenLike: string | null;
  declare private areWaysOpen: boolean;
  declare private said: string;
  /** The table before a drag that is under way. */
  #before: Scenario | null = null;
  readonly #announceTape = (): void => this.#measure();
  readonly #tools = {
    select: new SelectTool(this), draw: new DrawTool(this), stand: new StandTool(this),
    tape: new MeasureTool(this, this.#announceTape),
  } as const;
  /** What had the focus before it was drawn anew. */
  #held: Element | null = null;
  readonly #keys = new EditorKeys(this, () => this.#map, this.#announceTape);

  constructor() {
    super();
    this.setUp = emptyTable();
    this.ghosts = null;
    this.odds = null;
    this.selection = NOTHING;
    this.tool = 'select';
    this.spacing = 1;
    this.ground = 'woods';
    this.isGathering = false;
    this.pen = null;
    this.sketch = null;
    this.tape = null;
    this.chosenLike = null;
    this.areWaysOpen = false;
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
    this.#put(setUp);
    const fresh = remarksOn(setUp).find(({ say }) => !before.some(one => one.say === say));
    this.say([said ?? describePlace(this.setUp, this.selection), respoken(fresh?.say ?? '')].filter(Boolean).join(' '));
    this.dispatchEvent(new SetUpChanged(setUp, name));
  }

  drag(setUp: Scenario): void {
    this.#before ??= this.setUp;
    this.#put(setUp);
  }

  settle(): void {
    if (this.#before === null) return;
    this.#before = null;
    const remark = respoken(remarksOn(this.setUp)[0]?.say ?? '');
    this.say([describePlace(this.setUp, this.selection), remark].filter(Boolean).join(' '));
    this.dispatchEvent(new SetUpChanged(this.setUp, null));
  }

  takeBack(): void {
    if (this.#before !== null) this.#put(this.#before);
    this.#before = null;
  }

  turn(which: 'undo' | 'redo'): void {
    this.dispatchEvent(new TurnWanted(which));
  }

  get like(): string | null {
    const kinds = kindsOn(this.setUp);
    return kinds.find(({ like }) => like === this.chosenLike)?.like ?? kinds[0]?.like ?? null;
  }

  say(what: string): void {
    this.said = what;
  }

  /** On a table from elsewhere nothing of a drag goes on. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#held = this.shadowRoot?.activeElement ?? null;
    if (changed.has('setUp')) this.selection = still(this.setUp, this.selection);
  }

  protected override get words(): readonly string[] {
    return ['table-editor', 'problems'];
  }

  protected override render(): TemplateResult {
    const { setUp, selection, sketch, tape, tool } = this;
    return html`<table-frame>
      ${placesOfPage}
      <slot name="title" slot="title"></slot>
      <slot name="menu" slot="menu"></slot>
      <div class="map" slot="map">
        <table-map part="map" .view=${this.#view} .odds=${this.odds}
          .tool=${this.#activeTool} .hint=${tableEditorWords.keys}
          .overlay=${overlayOf({
            setUp, terrain: selection.terrain, sketch, tape, pen: isDrawing(tool) ? penOf(this) : null,
          })}
          @line-chosen=${(event: Event) => event.stopPropagation()}><slot name="over"></slot></table-map>
        <div class="over">
          ${toolbarTemplate({ ...this.#toolbar, sketch, tape, tool }, this.#actions)}
        </div>
        ${setUp.formations.length > 0 ? nothing : html`<p class="inviting">${tableEditorWords.inviting}</p>`}
      </div>
      <div class="panel" part="panel" slot="panel">
        <section class="selected" tabindex="-1" aria-label=${tableEditorWords.selectedSection}>
          ${selectedTemplate(this, cm => (this.spacing = cm))}</section>
        <slot name="panel"></slot>
        ${this.#onTable()}
      </div>
      <div slot="bar"><slot name="bar"></slot></div>
    </table-frame>
    <live-region .message=${this.said}></live-region>`;
  }

  #onTable(): TemplateResult {
    const { setUp } = this;
    const remarks = remarksOn(setUp).length;
    return html`
      <details class="remarks" ?hidden=${remarks === 0}>
        <summary>${tableEditorWords.remarks} <small>${remarks}</small></summary><div>${remarksTemplate(this)}</div>
      </details>
      <details><summary>${tableEditorWords.formations} <small>${setUp.formations.length}</small></summary>
        <div>${formationsTemplate(this)}</div></details>
      <details><summary>${tableEditorWords.terrain} <small>${setUp.table.terrain.length}</small></summary>
        <div>${terrainListTemplate(this, ground => (this.ground = ground))}${tableTemplate(this)}</div></details>`;
  }

  get #view(): BattlefieldView {
    const view = editorView(this.setUp, this.selection);
    return this.ghosts?.(view) ?? view;
  }

  get #toolbar() {
    const { ground, isGathering, like, areWaysOpen } = this;
    return { ground, isGathering, like, areWaysOpen, kinds: kindsOn(this.setUp) };
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
      case 'stand': return this.#tools.stand;
      case 'tape': return this.#tools.tape;
      case 'rectangle':
      case 'polygon':
      case 'brush': return this.#tools.draw;
    }
  }

  #put(setUp: Scenario): void {
    this.ghosts = null;
    this.setUp = setUp;
    this.selection = still(setUp, this.selection);
  }

  #measure(): void {
    if (this.tape !== null) this.say(describeTape(this.setUp, this.tape));
  }

  readonly #actions: ToolbarActions = {
    use: tool => {
      this.tool = tool;
      this.sketch = null;
      const frame = this.renderRoot.querySelector('table-frame')!;
      frame.detent = besideMap(frame.detent);
    },
    draw: ground => (this.ground = ground),
    gather: () => (this.isGathering = !this.isGathering),
    openWays: () => (this.areWaysOpen = !this.areWaysOpen),
    put: like => (this.chosenLike = like),
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
