/** What tools draw over the map: a lasso, an outline that is being drawn, handles of terrain, the tape. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { calledGround, type TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import { USUAL_BRUSH } from '../../../src/table-editing/brush.ts';
import { centreOf } from '../../../src/table-editing/terrain.ts';
import { centimetres } from '../../epic-armageddon/steps/wording.ts';
import { toPaper } from '../../shared/battlefield/camera.ts';
import { nameWidth } from '../../shared/battlefield/lettering.ts';
import { cross } from '../../shared/battlefield/outlines.ts';
import { move, way } from '../../shared/battlefield/paths.ts';
import { calledIn } from '../../epic-armageddon/spoken/terrain-names.ts';
import { tapeEndAt, tapeLength } from './measure-tool.ts';
import type { Sketch, Tape } from './table-editor.ts';
import { tableEditorWords } from './table-editor-words.ts';

/** Fingers need this much. */
const TOUCH = 13;
const GRIP = 5.5;
const BODY_GRIP = 9;
const PRINT = 13;

/** The handle in the middle of terrain, which moves the piece as a whole. */
const BODY = 'body';

/** The pen that the keyboard draws terrain with. */
export const PEN = 'pen';

const cornerHandle = (corner: number): string => `corner-${corner}`;

/** Which corner a handle is; null: none. */
export const cornerOf = (handle: string | null): number | null => {
  const found = /^corner-(\d+)$/.exec(handle ?? '');
  return found === null ? null : Number(found[1]);
};

/** Draws over the map, in pixels from the table's near left corner: so many of them to a cm. */
export type Overlay = (scale: number, text: number) => SVGTemplateResult | typeof nothing;

export interface OverlayState {
  readonly setUp: Scenario;
  readonly terrain: string | null;
  readonly sketch: Sketch | null;
  readonly tape: Tape | null;
  /** Where the keyboard draws; null: nothing is drawn now. */
  readonly pen: Point | null;
}

/** Everything that lies over the map at this moment. */
export const overlayOf = ({ setUp, terrain, sketch, tape, pen }: OverlayState): Overlay => (scale, text) => {
  const piece = setUp.table.terrain.find(({ id }) => id === terrain);
  return svg`
    ${piece === undefined ? nothing : pieceTemplate(piece, scale)}
    ${sketch === null ? nothing : sketchTemplate(sketch, scale)}
    ${tape === null ? nothing : tapeTemplate(setUp, tape, scale, text)}
    ${pen === null ? nothing : penTemplate(pen, scale)}`;
};

export const pieceName = (piece: TerrainPiece): string => calledIn(calledGround(piece));

const pieceTemplate = (piece: TerrainPiece, scale: number): SVGTemplateResult => svg`
  <path class="chosen" d="${way(piece.outline.map(corner => toPaper(corner, scale)))}Z"></path>
  ${piece.outline.map((at, i) => handleTemplate(
    cornerHandle(i), at, tableEditorWords.corner(i + 1, pieceName(piece), tidy(at[0]), tidy(at[1])), scale))}
  ${handleTemplate(BODY, centreOf(piece.outline), tableEditorWords.body(pieceName(piece)), scale)}`;

const handleTemplate = (handle: string, at: Point, name: string, scale: number): SVGTemplateResult => {
  const isBody = handle === BODY;
  return svg`
    <g class="handle ${isBody ? 'body' : ''}" data-handle=${handle} role="button" tabindex="0" aria-label=${name}
      transform=${move(toPaper(at, scale))}>
      <circle class="touch" r=${TOUCH}></circle>
      <circle class="grip" r=${isBody ? BODY_GRIP : GRIP}></circle>
      ${isBody ? svg`<path class="cross" d="M-5 0H5M0 -5V5"></path>` : nothing}
      <rect class="focus" x="-14" y="-14" width="28" height="28" rx="6"></rect>
    </g>`;
};

/** Seen while the keyboard is on it; fingers never meet it. */
const penTemplate = (at: Point, scale: number): SVGTemplateResult => svg`
  <g class="pen" data-handle=${PEN} role="button" tabindex="0"
    aria-label=${tableEditorWords.penName(tidy(at[0]), tidy(at[1]))}
    transform=${move(toPaper(at, scale))}>
    <path class="under" d=${cross(11)}></path>
    <path d=${cross(11)}></path>
    <rect x="-14" y="-14" width="28" height="28" rx="6"></rect>
  </g>`;

const tidy = (cm: number): number => Math.round(cm * 10) / 10;

const sketchTemplate = ({ kind, points }: Sketch, scale: number): SVGTemplateResult => {
  const path = way(points.map(point => toPaper(point, scale)));
  if (kind === 'brush') {
    return svg`<path class="stroke" d=${path} stroke-width=${2 * USUAL_BRUSH * scale}></path>`;
  }
  if (kind !== 'polygon') return svg`<path class="sketch ${kind}" d="${path}Z"></path>`;
  return svg`
    <path class="sketch open" d=${path}></path>
    ${points.map(point => svg`<circle class="first" r="5" transform=${move(toPaper(point, scale))}></circle>`)}`;
};

const tapeTemplate = (setUp: Scenario, tape: Tape, scale: number, text: number): SVGTemplateResult => {
  const from = toPaper(tapeEndAt(setUp, tape.from), scale);
  if (tape.to === null) {
    return svg`<g class="tape"><path class="over" d=${cross(7)} transform=${move(from)}></path></g>`;
  }
  const to = toPaper(tapeEndAt(setUp, tape.to), scale);
  const label = centimetres(tapeLength(setUp, tape.from, tape.to));
  const width = nameWidth(label, PRINT * text) + 16;
  const path = way([from, to]);
  return svg`
    <g class="tape">
      <path class="under" d=${path}></path>
      <path class="over" d=${path}></path>
      ${[from, to].map(end => svg`<circle class="end" r="4" transform=${move(end)}></circle>`)}
      <g transform=${move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])}>
        <rect x=${-width / 2} y=${-11 * text} width=${width} height=${22 * text} rx="6"></rect>
        <text dy="0.36em" font-size=${PRINT * text}>${label}</text>
      </g>
    </g>`;
};
