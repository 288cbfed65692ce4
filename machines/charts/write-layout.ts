/** A chart and its texts as the files that keep them. */
import type { Chart } from './chart.ts';
import { labelOf } from './label.ts';
import { packChart } from './pack-chart.ts';

const WIDTH = 118;
const written = (how: string): string => `\`npm run layout\` writes this file; ${how} says what its lists mean.`;

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

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'string') return JSON.stringify(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
};

const inLines = (rows: readonly (readonly unknown[])[]): string => rows.flatMap(row => {
  const line = `    ${literal(row)},`;
  return line.length <= WIDTH ? [line] : ['    [', filled(row.map(literal)).replaceAll(/^/gm, '  '), '    ],'];
}).join('\n');

/** The file that keeps a chart. */
export const chartFile = (name: string, chart: Chart): string => {
  const { id, states, transitions } = packChart(chart);
  return `/** The chart of the ${name} machine. ${written('pack-chart.ts')} */
import { chartFrom, type PackedChart } from '../pack-chart.ts';

export const ${name}ChartPacked: PackedChart = {
  id: ${literal(id)},
  states: [
${inLines(states)}
  ],
  transitions: [
${inLines(transitions)}
  ],
};

export const ${name}Chart = /* @__PURE__ */ chartFrom(${name}ChartPacked);
`;
};

/** The file that names every text of a machine, for those who translate it. */
export const textsFile = (name: string, chart: Chart): string => {
  const [list, type] = [`${name.toUpperCase()}_TEXTS`, `${name.charAt(0).toUpperCase()}${name.slice(1)}Texts`];
  return `/** What the ${name} machine says of itself. \`npm run layout\` writes this file. */

export const ${list} = [
${textsOf(chart).map(text => `  ${literal(text)},`).join('\n')}
] as const;

/** Each of them in another language. */
export type ${type} = Readonly<Record<(typeof ${list})[number], string>>;
`;
};

/** Titles and descriptions of states, procedures, and conditions; each once, in the order of the chart. */
const textsOf = ({ states, transitions }: Chart): readonly string[] => [...new Set([
  ...states.flatMap(({ title, description, procedure }) => [title, description, procedure ?? '']),
  ...transitions.map(one => labelOf(one).guard ?? ''),
])].filter(text => text !== '');
