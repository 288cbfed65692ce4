/** A chart and its layouts as the files that keep them. */
import type { Chart } from './chart.ts';
import type { Layout } from './layout.ts';
import { packChart, packLayout } from './pack.ts';

const WIDTH = 118;
const WRITTEN = '`npm run layout` writes this file; pack.ts says what its lists mean.';

/** Things one behind another in lines that are not too wide. */
const filled = (items: readonly string[]): string => {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 2 < WIDTH) lines[lines.length - 1] = `${last} ${item},`;
    else lines.push(`    ${item},`);
  }
  return lines.join('\n');
};

const inLines = (rows: readonly (readonly unknown[])[]): string => rows.flatMap(row => {
  const parts = row.map(one => JSON.stringify(one));
  const line = `    [${parts.join(', ')}],`;
  return line.length <= WIDTH ? [line] : ['    [', filled(parts).replaceAll(/^/gm, '  '), '    ],'];
}).join('\n');

/** The file that keeps a chart. */
export const chartFile = (name: string, chart: Chart): string => {
  const { id, states, transitions } = packChart(chart);
  return `/** The chart of the ${name} machine. ${WRITTEN} */
import { chartFrom } from '../chart/pack.ts';

export const ${name}Chart = /* @__PURE__ */ chartFrom({
  id: ${JSON.stringify(id)},
  states: [
${inLines(states)}
  ],
  transitions: [
${inLines(transitions)}
  ],
});
`;
};

/** The file that keeps one layout. */
export const layoutFile = (name: string, layout: Layout): string => {
  const { size, states, lines, labels, starts } = packLayout(layout);
  const lists = (list: readonly (readonly number[])[]): string => filled(list.map(one => JSON.stringify(one)));
  const variant = layout.variant === 'tall' ? 'Tall' : 'Wide';
  return `/** The ${name} chart, ${layout.variant}. ${WRITTEN} */
import { layoutFrom } from '../chart/pack.ts';
import { ${name}Chart } from './${name}-chart.ts';

export const ${name}${variant} = /* @__PURE__ */ layoutFrom(${name}Chart, '${layout.variant}', {
  size: ${JSON.stringify(size)},
  states: [
${filled(states.map(String))}
  ],
  lines: [
${lists(lines)}
  ],
  labels: [
${filled(labels.map(String))}
  ],
  starts: [
${lists(starts)}
  ],
});
`;
};
