/** The names of the outermost states over a chart that is seen from so far that nothing else can be read. */
import { render, svg, type TemplateResult } from 'lit';
import type { Layout } from '../../../machines/charts/layout.ts';
import type { Size } from '../parts/pan-and-zoom.ts';
import { mapOf } from './chart-map.ts';

/** Below this scale nothing can be read, and names of this size are written over it, in pixels of the window. */
const FAR = 0.35;
const NAME = 15;
/** A sheet as it is printed, in pixels. */
const PAPER: Size = { width: 700, height: 1000 };

/** Letters are about so wide for their size. */
const LETTER = 0.7;
/** A name from afar is at most so wide for its box: in a column there is nothing beside it. */
const WIDEST = { tall: 20, wide: 0.98 } as const;

/**
 * The names of the outermost states that hold others, for a chart that is seen from so far that nothing can be read.
 *
 * @param now ids of active states, whose names stand out
 */
const names = (layout: Layout, size: number, now: readonly string[]): readonly TemplateResult[] => {
  const inner = size === 0 ? [] : mapOf(layout.chart).inside.get(layout.chart.id) ?? [];
  return layout.states.flatMap(({ id, x, y, width, height }) => {
    const state = inner.find(one => one.id === id && (one.kind === 'compound' || one.kind === 'parallel'));
    if (state === undefined) return [];
    const isNow = now.includes(id);
    const title = `${isNow ? '▸ ' : ''}${state.title.length > 24 ? `${state.title.slice(0, 23)}…` : state.title}`;
    const fitting = Math.min(size, height, (WIDEST[layout.variant] * width) / (title.length * LETTER));
    return [svg`<text class=${isNow ? 'now' : ''} x=${x + width / 2} y=${y + height / 2}
      font-size=${fitting.toFixed(1)}>${title}</text>`];
  });
};

const sizeAt = (scale: number): number => (scale < FAR ? Math.round(NAME / scale) : 0);

/** Names for a chart that is fitted to a page; none where it can be read there. */
export const namesOnPaper = (layout: Layout): readonly TemplateResult[] =>
  names(layout, sizeAt(Math.min(PAPER.width / layout.width, PAPER.height / layout.height)), []);

/** The names on the screen, drawn anew when they change. */
export class Overview {
  #drawn = '';
  #of: Layout | null = null;

  draw(layer: SVGGElement | null, layout: Layout, scale: number, active: readonly string[]): void {
    const size = sizeAt(scale);
    const wanted = `${size} ${size === 0 ? '' : active[1]}`;
    if (layer === null || (wanted === this.#drawn && layout === this.#of)) return;
    this.#drawn = wanted;
    this.#of = layout;
    render(svg`${names(layout, size, active)}`, layer as unknown as HTMLElement);
  }
}
