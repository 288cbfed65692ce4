/** Circles round places: reach, zones of control, the range of a firefight. Those of one kind melt into one outline. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { boxAt, sizeOf, type Box, type Crowd } from './boxes.ts';
import { toPaper } from './camera.ts';
import { PRINT, isFree, widthOf } from './labels.ts';
import { RING_GAP } from './marks.ts';
import { move } from './paths.ts';
import type { Area, Counter } from './view.ts';

/** How thick the outline of a turn is. */
const LINE = 2.6;
const KINDS = ['firefight', 'zone-of-control', 'reach'] as const;

/** All areas of each kind: a tint, and round all of them together one line. */
export const areasTemplate = (areas: readonly Area[], seen: Box, scale: number): readonly SVGTemplateResult[] =>
  KINDS.flatMap(kind => {
    const discs = areas.filter(area => area.kind === kind).map(area => discOf(area, scale));
    return discs.length === 0 ? [] : [outlineTemplate(`area ${kind}`, discs, seen)];
  });

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly say?: string;
}

const discOf = (area: Area, scale: number): Circle => {
  const [x, y] = toPaper(area.at, scale);
  return { x, y, r: area.radius * scale, say: area.say };
};

/** One line round all circles: its inner half is masked away, so that where they overlap none is left. */
export const outlineTemplate = (kind: string, discs: readonly Circle[], seen: Box): SVGTemplateResult => {
  const { width, height } = sizeOf(seen);
  const circles = discs.map(({ x, y, r, say }) =>
    svg`<circle cx=${x} cy=${y} r=${r}>${say === undefined ? nothing : svg`<title>${say}</title>`}</circle>`);
  const id = `outside-${kind.replace(' ', '-')}`;
  return svg`
    <g class=${kind}>
      <mask id=${id} maskUnits="userSpaceOnUse"
        x=${seen.left} y=${seen.top} width=${width} height=${height}>
        <rect fill="#fff" x=${seen.left} y=${seen.top} width=${width} height=${height}></rect>
        ${circles}
      </mask>
      <g class="tint">${circles}</g>
      <g class="rim" mask="url(#${id})">${circles}</g>
    </g>`;
};

/** One outline round all whose turn it is. */
export const turnTemplate = (counters: readonly Counter[], scale: number, seen: Box): SVGTemplateResult =>
  outlineTemplate('turn', counters.map(({ at, radius }) => {
    const [x, y] = toPaper(at, scale);
    return { x, y, r: radius * scale + RING_GAP - LINE / 2 };
  }), seen);

/** The words on the edges, at the first hour of the clock where nothing stands and the line is drawn. */
export const areaLabelsTemplate = (
  areas: readonly Area[], crowd: Crowd, scale: number, text: number,
): readonly SVGTemplateResult[] =>
  areas.flatMap(area => {
    if (area.label === null) return [];
    const { x, y, r } = discOf(area, scale);
    const others = areas.filter(one => one !== area && one.kind === area.kind).map(one => discOf(one, scale));
    const size = { width: widthOf(area.label, PRINT * text) + 6, height: 16 * text };
    for (const hour of [1, 11, 2, 10, 12, 3, 9, 5, 7, 6]) {
      const angle = (hour * Math.PI) / 6;
      const at = [x + r * Math.sin(angle), y - r * Math.cos(angle)] as const;
      const box = boxAt(at, size);
      if (!isFree(crowd, box) || others.some(other => Math.hypot(at[0] - other.x, at[1] - other.y) < other.r)) continue;
      crowd.boxes.push(box);
      return [svg`
        <g class="label area-name ${area.kind}" transform=${move(at)}>
          <text dy="0.36em" font-size=${PRINT * text}>${area.label}</text>
        </g>`];
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
  .turn .tint {
    fill: none;
  }
  .area {
    pointer-events: none;
  }
  .area .tint {
    fill: none;
  }
  .area .rim {
    fill: none;
    stroke: var(--_ink-soft);
    stroke-width: 2.5;
  }
  .area.reach .tint {
    fill: var(--_now);
    opacity: 0.07;
  }
  .area.reach .rim {
    stroke: var(--_now);
  }
  .area.zone-of-control .rim {
    stroke: var(--_bad);
    stroke-dasharray: 7 4;
  }
  .area.zone-of-control .tint {
    fill: var(--_bad);
    opacity: 0.06;
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
  .area-name.zone-of-control text {
    fill: var(--_bad);
  }
`;
