/** Circles round places: reach, zones of control, the range of a firefight. Those of one thing melt into one. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { boxAt, sizeOf, type Box, type Crowd, type Placed } from './boxes.ts';
import { toPaper } from './camera.ts';
import { PRINT, isFree } from './labels.ts';
import { nameWidth } from './lettering.ts';
import { RING_GAP } from './rings.ts';
import { circleRound } from './paths.ts';
import type { Area, Counter } from './pieces.ts';

/** How thick the outline of a turn is. */
const LINE = 2.6;
const KINDS = ['firefight', 'closed-zone', 'zone', 'reach', 'blast'] as const;

/** All areas of each kind, of zones those of each formation: a tint, and round all of them together one line. */
export const areasTemplate = (areas: readonly Area[], seen: Box, scale: number): readonly SVGTemplateResult[] =>
  KINDS.flatMap(kind => {
    const alike = areas.filter(area => area.kind === kind);
    return [...new Set(alike.map(({ formation }) => formation))].map(formation => {
      const ours = alike.filter(area => area.formation === formation);
      return outlineTemplate({
        id: `${kind}-${formation ?? ''}`, look: `area ${kind} ${ours[0]!.side ?? ''}`,
        hasVeil: kind === 'reach', hasTint: kind === 'zone' || kind === 'closed-zone',
      }, ours.map(area => discOf(area, scale)), seen);
    });
  });

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

const discOf = (area: Area, scale: number): Circle => {
  const [x, y] = toPaper(area.at, scale);
  return { x, y, r: area.radius * scale };
};

interface Outline {
  readonly id: string;
  readonly look: string;
  /** Whether what lies outside is veiled. */
  readonly hasVeil?: boolean;
  /** Whether what lies inside is tinted. */
  readonly hasTint?: boolean;
}

/** One line round all circles: its inner half is masked away, so that where they overlap none is left. */
const outlineTemplate = (
  { id, look, hasVeil, hasTint }: Outline, discs: readonly Circle[], seen: Box,
): SVGTemplateResult => {
  const { width, height } = sizeOf(seen);
  const circles = discs.map(({ x, y, r }) => circleRound([x, y], r)).join('');
  const mask = `outside-${id.replace(/\W/g, '-')}`;
  return svg`
    <g class=${look}>
      <mask id=${mask} maskUnits="userSpaceOnUse"
        x=${seen.left} y=${seen.top} width=${width} height=${height}>
        <rect fill="#fff" x=${seen.left} y=${seen.top} width=${width} height=${height}></rect>
        <path d=${circles}></path>
      </mask>
      ${hasVeil ? svg`
        <rect class="veil" mask="url(#${mask})" x=${seen.left} y=${seen.top} width=${width} height=${height}></rect>`
        : nothing}
      ${hasTint ? svg`<path class="tint" d=${circles}></path>` : nothing}
      <path class="rim" mask="url(#${mask})" d=${circles}></path>
    </g>`;
};

/** One outline round all whose turn it is. */
export const turnTemplate = (counters: readonly Counter[], scale: number, seen: Box): SVGTemplateResult =>
  outlineTemplate({ id: 'turn', look: 'turn' }, counters.map(({ at, radius }) => {
    const [x, y] = toPaper(at, scale);
    return { x, y, r: radius * scale + RING_GAP - LINE / 2 };
  }), seen);

/** The hatching of closed zones. */
export const closedPatternTemplate = (): SVGTemplateResult => svg`
  <pattern id="closed" width="9" height="9" patternUnits="userSpaceOnUse">
    <path class="closed-hatching" d="M0 0H9V9H0ZM0 9L9 0" stroke-width="0.8"></path>
  </pattern>`;

/** The words on the edges, at the first hour of the clock where nothing stands and the line is drawn. */
export const areaLabels = (
  areas: readonly Area[], crowd: Crowd, scale: number, text: number,
): readonly Placed[] =>
  areas.flatMap((area): readonly Placed[] => {
    if (area.label === null) return [];
    const { x, y, r } = discOf(area, scale);
    const others = areas.filter(one => one !== area && one.kind === area.kind).map(one => discOf(one, scale));
    const size = PRINT * text;
    const room = { width: nameWidth(area.label, size) + 6, height: 16 * text };
    for (const hour of [1, 11, 2, 10, 12, 3, 9, 5, 7, 6]) {
      const angle = (hour * Math.PI) / 6;
      const at = [x + r * Math.sin(angle), y - r * Math.cos(angle)] as const;
      const box = boxAt(at, room);
      if (!isFree(crowd, box) || others.some(other => Math.hypot(at[0] - other.x, at[1] - other.y) < other.r)) continue;
      crowd.boxes.push(box);
      const look = `${area.kind} ${area.side ?? ''}`;
      return [{
        key: `area ${area.id}`, kind: 'area-name', rows: [area.label], at, ...room, size, look, line: null,
      }];
    }
    return [];
  });

/** Each kind has its own stroke. */
export const areaStyles = css`
  .turn {
    pointer-events: none;
  }
  .turn .rim {
    fill: none;
    stroke: var(--_now);
    stroke-width: 5.2;
  }
  .area {
    pointer-events: none;
  }
  .area .rim {
    fill: none;
    stroke: var(--_ink-soft);
    stroke-width: 2.5;
  }
  .veil {
    fill: var(--_ground);
    opacity: 0.7;
  }
  .area.reach .rim {
    stroke: var(--_now);
    stroke-width: 4;
  }
  .area.zone .tint {
    fill: var(--_side);
    opacity: 0.08;
  }
  .area.zone .rim {
    stroke: var(--_side);
    stroke-width: 3;
    opacity: 0.4;
  }
  .area.closed-zone .tint {
    fill: url(#closed);
  }
  .area.closed-zone .rim {
    stroke-width: 3;
  }
  .closed-hatching {
    fill: var(--_ink-soft);
    fill-opacity: 0.1;
    stroke: var(--_ink-soft);
    stroke-opacity: 0.5;
  }
  .area.blast .rim {
    stroke: var(--_ink);
    stroke-dasharray: 7 4;
  }
  .area-name.blast text {
    fill: var(--_ink);
    font-weight: 600;
  }
  .area.firefight .rim {
    stroke-dasharray: 2 4;
  }
  .area-name text {
    fill: var(--_ink-soft);
  }
  .area-name.reach text {
    fill: var(--_now-ink);
  }
  .area-name.zone text {
    fill: var(--_side);
  }
`;
