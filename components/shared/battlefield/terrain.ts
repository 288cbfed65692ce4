/** The table: terrain with a texture and a name, the grid, the edge. */
import { css, svg, type SVGTemplateResult } from 'lit';
import { toPaper } from './camera.ts';
import { CENTIMETRES } from './measure.ts';
import { way } from './paths.ts';
import type { Terrain } from './pieces.ts';
import type { BattlefieldView } from './view.ts';

/** Each texture: the size of its tile and what is drawn on it. Kinds without one of their own are hatched. */
const TEXTURES = {
  woods: [16, 'M4 7.5L7 2L10 7.5ZM12 15L14.5 10.5L17 15ZM-4 15L-1.5 10.5L1 15Z'],
  jungle: [12, 'M3 6L5.5 1.5L8 6ZM9 12L11.5 7.5L14 12ZM-3 12L-0.5 7.5L2 12Z'],
  scrub: [18, 'M3 6Q5 2 5 6Q5 2 7 6M12 14Q14 10 14 14Q14 10 16 14'],
  ruins: [14, 'M-2 2L2 -2M-2 16L16 -2M12 16L16 12'],
  rubble: [16, 'M3 4L6 3L7 6L4 7ZM11 11L14 12L12 14.5ZM12 3L13.5 3M3 13L4.5 13'],
  buildings: [12, 'M0 0L12 12M12 0L0 12'],
  fortifications: [14, 'M0 7H14M7 0V7M0 7V14'],
  cliffs: [10, 'M2 0V6M7 0V4M4.5 5V10'],
  hill: [20, 'M2 8Q6 3 10 8M11 17Q15 12 19 17'],
  marsh: [18, 'M2 6H9M4 6L3 2.5M5.5 6V1.5M7 6L8 2.5M10 15H17M12 15L11 11.5M13.5 15V10.5M15 15L16 11.5'],
  river: [20, 'M0 5Q5 1 10 5T20 5M0 15Q5 11 10 15T20 15'],
  road: [12, 'M1 6H5'],
  'open-ground': [24, ''],
} as const satisfies Readonly<Record<string, readonly [size: number, path: string]>>;

const PLAIN = 'ruins';
const FILLED: readonly string[] = ['woods', 'jungle', 'rubble'];

const hasTexture = (kind: string): kind is keyof typeof TEXTURES => kind in TEXTURES;

/** The textures in use, as patterns that other shapes fill themselves with. */
export const texturesTemplate = (terrain: readonly Terrain[]): readonly SVGTemplateResult[] =>
  [...new Set(terrain.map(textureOf))].map(kind => {
    const [size, path] = TEXTURES[kind];
    return svg`
      <pattern id="texture-${kind}" width=${size} height=${size} patternUnits="userSpaceOnUse">
        <path class="texture ${kind} ${FILLED.includes(kind) ? 'solid' : ''}" d=${path}></path>
      </pattern>`;
  });

const textureOf = ({ kind }: Terrain): keyof typeof TEXTURES => (hasTexture(kind) ? kind : PLAIN);

/** The ground itself, its terrain and the grid over it. */
export const groundTemplate = (view: BattlefieldView, scale: number): SVGTemplateResult => {
  const [width, height] = [view.width * scale, view.depth * scale];
  return svg`
    <rect class="table" x="0" y=${-height} width=${width} height=${height}></rect>
    ${view.terrain.map(piece => pieceTemplate(piece, scale))}
    <path class="grid" d=${gridPath(view, scale)}></path>
    <rect class="edge" x="0" y=${-height} width=${width} height=${height}></rect>`;
};

const pieceTemplate = (piece: Terrain, scale: number): SVGTemplateResult => {
  const outline = `${way(piece.outline.map(corner => toPaper(corner, scale)))}Z`;
  return svg`
    <g class="terrain ${textureOf(piece)}${piece.cutsSight ? ' cuts-sight' : ''}">
      <title>${piece.name}</title>
      <path class="ground" d=${outline}></path>
      <path class="outline" d=${outline} fill="url(#texture-${textureOf(piece)})"></path>
    </g>`;
};

/** A hairline every few cm or inches. */
const gridPath = ({ width, depth, measure }: BattlefieldView, scale: number): string => {
  const { grid } = measure ?? CENTIMETRES;
  let path = '';
  for (let x = grid; x < width; x += grid) path += `M${(x * scale).toFixed(1)} 0V${(-depth * scale).toFixed(1)}`;
  for (let y = grid; y < depth; y += grid) path += `M0 ${(-y * scale).toFixed(1)}H${(width * scale).toFixed(1)}`;
  return path;
};

/** Texture first, colour second. */
export const terrainStyles = css`
  .table {
    fill: var(--_ground);
  }
  .grid {
    fill: none;
    stroke: var(--_ink);
    stroke-opacity: 0.07;
    shape-rendering: crispEdges;
  }
  .edge {
    fill: none;
    stroke: var(--_line-strong);
    stroke-width: 1.5;
  }
  .terrain,
  .texture {
    --_tone: light-dark(#6f6a58, #a8a390);
  }
  .woods,
  .jungle,
  .scrub {
    --_tone: light-dark(#5c7f4e, #8fb381);
  }
  .marsh,
  .river {
    --_tone: light-dark(#4f7f8c, #86b6c2);
  }
  .terrain .ground {
    fill: var(--_tone);
    fill-opacity: 0.09;
  }
  .terrain .outline {
    stroke: var(--_tone);
    stroke-opacity: 0.9;
    stroke-width: 1;
  }
  .terrain.cuts-sight .outline {
    stroke-width: 1.8;
  }
  .texture {
    fill: none;
    stroke: var(--_tone);
    stroke-opacity: 0.5;
    stroke-width: 1;
  }
  .texture.solid {
    fill: var(--_tone);
    fill-opacity: 0.35;
    stroke: none;
  }
`;
