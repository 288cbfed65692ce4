/** Any chart laid out in the plainest way: states under one another, each transition a line from box to box. */
import type { Chart } from '../../../../machines/charts/chart.ts';
import type { Layout, StatePlace } from '../../../../machines/charts/layout.ts';

const ROOM = { title: 32, row: 40, gap: 24, width: 220, side: 16 } as const;

/** Tall, or lying on its side. */
export const stacked = (chart: Chart, variant: Layout['variant'] = 'tall'): Layout => {
  const places = new Map<string, StatePlace>();
  const staying = (id: string) => chart.transitions.filter(one => one.source === id && one.targets.length === 0);
  const place = (id: string, x: number, y: number): { readonly width: number; readonly height: number } => {
    const inner = chart.states.filter(state => state.parent === id);
    const rows = staying(id).map((one, i) => ({
      id: one.id, x: x + 6, y: y + ROOM.title + i * ROOM.row, width: ROOM.width - 12, height: ROOM.row,
    }));
    let [right, bottom] = [x + ROOM.side, y + ROOM.title + rows.length * ROOM.row];
    let width: number = ROOM.width;
    let height = bottom - y;
    for (const child of inner) {
      const top = y + ROOM.title + rows.length * ROOM.row;
      const at = variant === 'tall' ? [x + ROOM.side, bottom] as const : [right, top] as const;
      const size = place(child.id, ...at);
      bottom += size.height + ROOM.gap;
      right += size.width + ROOM.gap;
      width = Math.max(width, at[0] - x + size.width + ROOM.side);
      height = Math.max(height, at[1] - y + size.height + ROOM.side);
    }
    places.set(id, { id, x, y, width, height, rows });
    return { width, height };
  };
  const { width, height } = place(chart.id, 8, 8);
  const middle = (id: string): readonly [number, number] => {
    const box = places.get(id)!;
    return [box.x + box.width / 2, box.y + 16];
  };
  return {
    chart, variant, width: width + 16, height: height + 16,
    states: chart.states.map(({ id }) => places.get(id)!),
    arrows: chart.transitions.filter(one => one.targets.length > 0).map(({ id, source, targets }) => {
      const [x, y] = middle(source);
      const lines = targets.map(target => [middle(source), middle(target)]);
      return { id, lines, label: { x, y, width: 120, height: 33 } };
    }),
    starts: chart.states.flatMap(({ id, initial }) =>
      (initial === null ? [] : [{ id, line: [middle(id), middle(initial)] }])),
  };
};
