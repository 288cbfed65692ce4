/** The signs on a chart that say without colour what is lit: where it stands, where it was, what is refused. */
import { svg, type TemplateResult } from 'lit';
import type { Box, Layout } from '../../../machines/charts/layout.ts';
import type { Lights } from './lights.ts';

/** A flag on the border of a state that is active. */
const flag = ({ x, y }: Box): TemplateResult =>
  svg`<path class="flag" d="M${x - 7} ${y + 8}h8l6 8-6 8h-8z"></path>`;

/** A tick on the corner of a state that has been active. */
const tick = ({ x, y, width }: Box): TemplateResult => svg`<g class="tick">
  <circle cx=${x + width - 4} cy=${y + 1} r="8"></circle>
  <path d="M${x + width - 8} ${y + 1.5}l2.8 2.8 5-5.8"></path>
</g>`;

/** A barred circle at words that are refused. */
const bar = ({ x, y }: Box): TemplateResult => svg`<g class="bar">
  <circle cx=${x - 5} cy=${y + 9} r="6"></circle><path d="M${x - 9} ${y + 13}l8-8"></path>
</g>`;

/** A sign of inequality at what somebody has marked. */
const unlike = ({ x, y }: Box): TemplateResult => svg`<g class="unlike">
  <circle cx=${x} cy=${y} r="9"></circle>
  <path d="M${x - 4.5} ${y - 2}h9M${x - 4.5} ${y + 2}h9M${x + 2.5} ${y - 5}l-5 10"></path>
</g>`;

export const signs = (layout: Layout, places: ReadonlyMap<string, Box>, lights: Lights): readonly TemplateResult[] => {
  const root = layout.chart.id;
  const active = new Set(lights.moment?.active ?? []);
  const drawn = (ids: Iterable<string>, draw: (box: Box) => TemplateResult): readonly TemplateResult[] =>
    [...ids].flatMap(id => {
      const box = places.get(id);
      return box === undefined || id === root ? [] : [draw(box)];
    });
  const refused = (lights.moment?.eventVerdicts ?? []).filter(({ verdict }) => verdict === 'refused');
  return [
    ...drawn([...lights.visited].filter(id => !active.has(id)), tick),
    ...drawn(refused.map(({ transition }) => transition), bar),
    ...drawn(active, flag),
    ...drawn(lights.marked, unlike),
  ];
};
