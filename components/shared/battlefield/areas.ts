/** Circles round places: reach, zones of control, the range of a firefight. Those of one thing melt into one. */
import { css, nothing, svg, type SVGTemplateResult } from 'lit';
import { boxAt, type Crowd, type Disc, type Placed } from './boxes.ts';
import { toPaper } from './camera.ts';
import { PRINT, isFree } from './labels.ts';
import { nameWidth } from './lettering.ts';
import { RING_GAP } from './rings.ts';
import type { Area, Counter } from './pieces.ts';
import { roundAll } from './union.ts';

/** Round all paper that can be seen. */
const EVERYWHERE = 'M-99999 -99999H99999V99999H-99999Z';
const KINDS = ['firefight', 'closed-zone', 'zone', 'reach', 'blast'] as const;

/** All areas of each kind, of zones those of each formation: a tint, and round all of them together one line. */
export const areasTemplate = (areas: readonly Area[], scale: number): readonly SVGTemplateResult[] =>
  KINDS.flatMap(kind => {
    const alike = areas.filter(area => area.kind === kind);
    return [...new Set(alike.map(({ formation }) => formation))].map(formation => {
      const ours = alike.filter(area => area.formation === formation);
      const rim = roundAll(ours.map(area => discOf(area, scale)));
      return svg`
        <g class="area ${kind} ${ours[0]!.side ?? ''}">
          ${kind === 'reach' ? svg`<path class="veil" d=${EVERYWHERE + rim}></path>` : nothing}
          ${kind === 'zone' || kind === 'closed-zone' ? svg`<path class="tint" d=${rim}></path>` : nothing}
          <path class="rim" d=${rim}></path>
        </g>`;
    });
  });

const discOf = (area: Area, scale: number): Disc => ({ at: toPaper(area.at, scale), radius: area.radius * scale });

/** One outline round all whose turn it is. */
export const turnTemplate = (counters: readonly Counter[], scale: number): SVGTemplateResult => {
  const discs = counters.map(({ at, radius }): Disc => ({ at: toPaper(at, scale), radius: radius * scale + RING_GAP }));
  return svg`<g class="turn"><path class="rim" d=${roundAll(discs)}></path></g>`;
};

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
    const { at: [x, y], radius: r } = discOf(area, scale);
    const others = areas.filter(one => one !== area && one.kind === area.kind).map(one => discOf(one, scale));
    const size = PRINT * text;
    const room = { width: nameWidth(area.label, size) + 6, height: 16 * text };
    for (const hour of [1, 11, 2, 10, 12, 3, 9, 5, 7, 6]) {
      const angle = (hour * Math.PI) / 6;
      const at = [x + r * Math.sin(angle), y - r * Math.cos(angle)] as const;
      const box = boxAt(at, room);
      const isCovered = others.some(other => Math.hypot(at[0] - other.at[0], at[1] - other.at[1]) < other.radius);
      if (!isFree(crowd, box) || isCovered) continue;
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
    stroke-width: 2.6;
  }
  .area {
    pointer-events: none;
  }
  .area .rim {
    fill: none;
    stroke: var(--_ink-soft);
    stroke-width: 1.25;
  }
  .veil {
    fill-rule: evenodd;
    fill: var(--_ground);
    opacity: 0.7;
  }
  .area.reach .rim {
    stroke: var(--_now);
    stroke-width: 2;
  }
  .area .tint {
    fill-rule: evenodd;
  }
  .area.zone .tint {
    fill: var(--_side);
    opacity: 0.08;
  }
  .area.zone .rim {
    stroke: var(--_side);
    stroke-width: 1.5;
    opacity: 0.4;
  }
  .area.closed-zone .tint {
    fill: url(#closed);
  }
  .area.closed-zone .rim {
    stroke-width: 1.5;
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
