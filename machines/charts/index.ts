/** `assault-resolver/layout`: a machine's chart laid out by elkjs, which whoever calls it brings along. */
export type { Chart, ChartState, ChartTransition, Label } from './chart.ts';
export type { ElkNode } from './elk-graph.ts';
export type { ArrowPlace, Box, Layout, Point, RowPlace, StartPlace, StatePlace, Variant } from './layout.ts';
export { layOut, type LayGraph } from './lay-out.ts';
export { chartOf } from './read-machine.ts';
