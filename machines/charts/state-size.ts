/** How much room a state's own words need: its title, its rule, and the lines of what leaves everything as it is. */
import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { labelOf } from './label.ts';
import type { Box, RowPlace } from './layout.ts';
import {
  BOX_PADDING, labelSize, LABEL_PADDING, ROW_PADDING, RULE_TEXT, textWidth, TITLE_GAP, TITLE_HEIGHT, TITLE_TEXT,
  type BoxSize,
} from './text-size.ts';

/** What is left free under the last line. */
const UNDER_ROWS = 6;

export const isRow = ({ targets }: ChartTransition): boolean => targets.length === 0;

const rowsOf = (chart: Chart, { id }: ChartState): readonly ChartTransition[] =>
  chart.transitions.filter(one => one.source === id && isRow(one));

const headWidth = ({ title, rule }: ChartState): number =>
  textWidth(title, TITLE_TEXT) + (rule === null ? 0 : TITLE_GAP + textWidth(rule, RULE_TEXT));

const rowHeight = (row: ChartTransition): number => labelSize(labelOf(row)).height + 2 * ROW_PADDING.y;

/** The least room that a state needs, whatever it holds left out. */
export const ownSize = (chart: Chart, state: ChartState): BoxSize => {
  const rows = rowsOf(chart, state);
  const height = rows.reduce((sum, row) => sum + rowHeight(row), TITLE_HEIGHT);
  return {
    width: 2 * BOX_PADDING + Math.max(headWidth(state), ...rows.map(row => labelSize(labelOf(row)).width)),
    height: height + (rows.length > 0 ? UNDER_ROWS : 0),
  };
};

/** The lines of a state that stands in a box: one under the other, below its title. */
export const rowPlaces = (chart: Chart, state: ChartState, box: Box): readonly RowPlace[] => {
  const inset = BOX_PADDING - ROW_PADDING.x;
  let y = box.y + TITLE_HEIGHT;
  return rowsOf(chart, state).map(row => {
    const height = rowHeight(row);
    y += height;
    return { id: row.id, x: box.x + inset, y: y - height, width: box.width - 2 * inset, height };
  });
};

/** The room for what is written at an arrow; none where there is nothing to say. */
export const labelRoom = (transition: ChartTransition): BoxSize | null => {
  const { width, height } = labelSize(labelOf(transition));
  return height === 0 ? null : { width: width + 2 * LABEL_PADDING.x, height: height + 2 * LABEL_PADDING.y };
};
