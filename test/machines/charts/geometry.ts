/** What is wrong with a layout, each fault as a sentence: none if it can be drawn and read as it stands. */
import type { ChartState, ChartTransition } from '../../../machines/charts/chart.ts';
import type { ArrowPlace, Box, Layout, Point, StatePlace } from '../../../machines/charts/layout.ts';
import { labelRoom, ownSize, rowPlaces } from '../../../machines/charts/state-size.ts';
import { RULE_TEXT, textWidth, TITLE_HEIGHT, TITLE_TEXT } from '../../../machines/charts/text-size.ts';

/** The least room between a state’s border and what it holds. */
const INSET = 6;
/** How far a label may be from its arrow. */
const NEAR = 6;
/** Half the side of the dot at which a state begins. */
const DOT = 5;

/** A layout with its parts by name. */
interface Sheet {
  readonly layout: Layout;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition>;
  readonly places: ReadonlyMap<string, StatePlace>;
}

export const faultsOf = (layout: Layout): readonly string[] => {
  const missing = namesThatDiffer(layout);
  if (missing.length > 0) return missing;
  const sheet: Sheet = {
    layout,
    states: new Map(layout.chart.states.map(one => [one.id, one])),
    transitions: new Map(layout.chart.transitions.map(one => [one.id, one])),
    places: new Map(layout.states.map(one => [one.id, one])),
  };
  return [
    ...layout.states.flatMap(place => stateFaults(sheet, place)),
    ...siblingFaults(sheet),
    ...layout.arrows.flatMap(arrow => arrowFaults(sheet, arrow)),
    ...labelFaults(sheet),
    ...startFaults(sheet),
    ...togetherFaults(sheet),
  ];
};

const namesThatDiffer = ({ chart, states, arrows, starts }: Layout): readonly string[] => {
  const drawn = [...arrows.map(one => one.id), ...states.flatMap(one => one.rows.map(row => row.id))];
  const linesOf = new Map(arrows.map(({ id, lines }) => [id, lines.length]));
  return [
    ...differences('state', chart.states.map(one => one.id), states.map(one => one.id)),
    ...differences('transition', chart.transitions.map(one => one.id), drawn),
    ...differences(
      'start', chart.states.filter(one => one.initial !== null).map(one => one.id), starts.map(one => one.id),
    ),
    ...chart.transitions.filter(({ id, targets }) => (linesOf.get(id) ?? 0) !== targets.length)
      .map(({ id, targets }) => `${id}: ${linesOf.get(id) ?? 0} lines for ${targets.length} targets`),
  ];
};

const differences = (kind: string, due: readonly string[], drawn: readonly string[]): readonly string[] =>
  [...new Set([...due, ...drawn])].flatMap(id => {
    const [times, wanted] = [drawn, due].map(list => list.filter(one => one === id).length);
    return times === wanted ? [] : [`${kind} ${id}: drawn ${times} times instead of ${wanted}`];
  });

const says = (isFault: boolean, sentence: string): readonly string[] => (isFault ? [sentence] : []);

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

const holds = (outer: Box, inner: Box, inset = 0): boolean =>
  inner.x >= outer.x + inset && inner.y >= outer.y + inset
  && right(inner) <= right(outer) - inset && bottom(inner) <= bottom(outer) - inset;

const overlap = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

const areIntegers = (box: Box): boolean => [box.x, box.y, box.width, box.height].every(Number.isInteger);

const pageOf = ({ layout: { width, height } }: Sheet): Box => ({ x: 0, y: 0, width, height });

/** What of a state is not for what it holds: its title and its lines. */
const headOf = ({ layout }: Sheet, state: ChartState, place: Box): Box =>
  ({ x: place.x, y: place.y, width: place.width, height: ownSize(layout.chart, state).height });

const stateFaults = (sheet: Sheet, place: StatePlace): readonly string[] => {
  const state = sheet.states.get(place.id)!;
  const own = ownSize(sheet.layout.chart, state);
  const parent = state.parent === null ? null : sheet.places.get(state.parent)!;
  const head = parent === null ? null : headOf(sheet, sheet.states.get(state.parent!)!, parent);
  const rows = rowPlaces(sheet.layout.chart, state, place);
  return [
    ...says(!areIntegers(place), `${place.id}: is not in whole pixels`),
    ...says(place.width < own.width || place.height < own.height, `${place.id}: has no room for its words`),
    ...says(!holds(parent ?? pageOf(sheet), place, INSET), `${place.id}: leaves what holds it`),
    ...says(head !== null && overlap(head, place), `${place.id}: covers the words of what holds it`),
    ...says(JSON.stringify(rows) !== JSON.stringify(place.rows), `${place.id}: its lines are not where they belong`),
  ];
};

const siblingFaults = ({ layout: { chart }, places }: Sheet): readonly string[] =>
  chart.states.flatMap((one, index) => chart.states.slice(index + 1)
    .filter(other => other.parent === one.parent && overlap(places.get(one.id)!, places.get(other.id)!))
    .map(other => `${one.id}: overlaps ${other.id}`));

const chainOf = ({ states }: Sheet, id: string): readonly string[] => {
  const { parent } = states.get(id)!;
  return [id, ...(parent === null ? [] : chainOf({ states } as Sheet, parent))];
};

/** The innermost box that holds both ends, null for the page; a state that holds the other end is that box itself. */
const commonBox = (sheet: Sheet, source: string, target: string): string | null => {
  const [sources, targets] = [chainOf(sheet, source), chainOf(sheet, target)];
  return (source === target ? sources.slice(1) : sources).find(one => targets.includes(one)) ?? null;
};

/** The box that a straight piece of a line covers, without any thickness. */
const segmentsOf = (line: readonly Point[]): readonly Box[] => line.slice(1).map(([x, y], index) => {
  const [fromX, fromY] = line[index]!;
  return { x: Math.min(x, fromX), y: Math.min(y, fromY), width: Math.abs(x - fromX), height: Math.abs(y - fromY) };
});

/** Through the inside of a box; along its border is not through it. */
const passes = (line: readonly Point[], { x, y, width, height }: Box): boolean => segmentsOf(line).some(segment =>
  segment.x < x + width && right(segment) > x && segment.y < y + height && bottom(segment) > y);

const isOnBorder = ([x, y]: Point, box: Box): boolean =>
  x >= box.x && x <= right(box) && y >= box.y && y <= bottom(box)
  && (x === box.x || x === right(box) || y === box.y || y === bottom(box));

const arrowFaults = (sheet: Sheet, { id, lines }: ArrowPlace): readonly string[] => {
  const { source, targets } = sheet.transitions.get(id)!;
  return targets.flatMap((target, index) => lineFaults(sheet, { id, source, target, line: lines[index]! }));
};

interface Line {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly line: readonly Point[];
}

const lineFaults = (sheet: Sheet, { id, source, target, line }: Line): readonly string[] => {
  const common = commonBox(sheet, source, target);
  const box = common === null ? pageOf(sheet) : sheet.places.get(common)!;
  const around = [...chainOf(sheet, source), ...chainOf(sheet, target)];
  const inTheWay = sheet.layout.states.filter(one => passes(line, one))
    .filter(one => !around.includes(one.id) || (one.id !== common && [source, target].includes(one.id)));
  const name = `${id} to ${target}`;
  return [
    ...straightFaults(name, line),
    ...says(!isOnBorder(line[0]!, sheet.places.get(source)!), `${name}: does not start at its source`),
    ...says(!isOnBorder(line.at(-1)!, sheet.places.get(target)!), `${name}: does not end at its target`),
    ...says(segmentsOf(line).some(segment => !holds(box, segment)), `${name}: leaves the box that holds both its ends`),
    ...inTheWay.map(one => `${name}: crosses ${one.id}`),
    ...sheet.layout.states.filter(one => wordsOf(sheet, one).some(words => passes(line, words)))
      .map(one => `${name}: crosses the words of ${one.id}`),
  ];
};

const straightFaults = (name: string, line: readonly Point[]): readonly string[] => [
  ...says(line.length < 2, `${name}: goes nowhere`),
  ...says(!line.flat().every(Number.isInteger), `${name}: is not in whole pixels`),
  ...says(segmentsOf(line).some(({ width, height }) => (width === 0) === (height === 0)), `${name}: runs aslant`),
];

/** Where a state’s words stand: its title, its rule, its lines. */
const wordsOf = (sheet: Sheet, place: StatePlace): readonly Box[] => {
  const { title, rule } = sheet.states.get(place.id)!;
  const width = textWidth(title, TITLE_TEXT);
  const ruleWidth = rule === null ? 0 : textWidth(rule, RULE_TEXT);
  const line = { y: place.y + 6, height: TITLE_HEIGHT - 12 };
  return [
    { ...line, x: place.x + 12, width },
    { ...line, x: right(place) - 12 - ruleWidth, width: ruleWidth },
    ...place.rows,
  ];
};

const labelFaults = (sheet: Sheet): readonly string[] => {
  const labelled = sheet.layout.arrows.flatMap(({ id, lines, label }) =>
    (label === null ? [] : [{ id, lines, label }]));
  return [
    ...sheet.layout.arrows.flatMap(one => roomFaults(sheet, one)),
    ...labelled.flatMap((one, index) => labelled.slice(index + 1).filter(other => overlap(one.label, other.label))
      .map(other => `${one.id}: its label overlaps that of ${other.id}`)),
    ...labelled.flatMap(({ id, lines, label }) => [
      ...says(!lines.some(line => isNear(label, line)), `${id}: its label is not near it`),
      ...says(!holds(pageOf(sheet), label), `${id}: its label leaves the page`),
      ...boxFaults(sheet, id, label),
      ...sheet.layout.arrows.filter(other => other.lines.some(line => passes(line, label)))
        .map(other => `${other.id}: crosses the label of ${id}`),
    ]),
  ];
};

const roomFaults = ({ transitions }: Sheet, { id, label }: ArrowPlace): readonly string[] => {
  const room = labelRoom(transitions.get(id)!);
  if (room === null) return says(label !== null, `${id}: has a label with nothing to say`);
  if (label === null) return [`${id}: has no label`];
  return [
    ...says(!areIntegers(label), `${id}: its label is not in whole pixels`),
    ...says(label.width < room.width || label.height < room.height, `${id}: its label is too small for its words`),
  ];
};

const isNear = (label: Box, line: readonly Point[]): boolean => {
  const { x, y, width, height } = label;
  return passes(line, { x: x - NEAR, y: y - NEAR, width: width + 2 * NEAR, height: height + 2 * NEAR });
};

/** A label lies in boxes that hold its arrow’s source, below their words, and beside all others. */
const boxFaults = (sheet: Sheet, id: string, label: Box): readonly string[] => {
  const around = chainOf(sheet, sheet.transitions.get(id)!.source);
  return sheet.layout.states.filter(place => overlap(place, label)).flatMap(place => {
    const head = headOf(sheet, sheet.states.get(place.id)!, place);
    const isIn = around.includes(place.id) && holds(place, label) && !overlap(head, label);
    return says(!isIn, `${id}: its label covers ${place.id}`);
  });
};

const startFaults = (sheet: Sheet): readonly string[] => sheet.layout.starts.flatMap(({ id, line }) => {
  const initial = sheet.states.get(id)!.initial!;
  const [[x, y]] = line as readonly [Point];
  const dot = { x: x - DOT, y: y - DOT, width: 2 * DOT, height: 2 * DOT };
  const name = `the start of ${id}`;
  const { places, layout } = sheet;
  return [
    ...straightFaults(name, line),
    ...says(!holds(places.get(id)!, dot), `${name}: its dot leaves the state`),
    ...says(!isOnBorder(line.at(-1)!, places.get(initial)!), `${name}: does not end at ${initial}`),
    ...layout.states.filter(one => !chainOf(sheet, id).includes(one.id) && (passes(line, one) || overlap(one, dot)))
      .map(one => `${name}: crosses ${one.id}`),
    ...layout.arrows.filter(one => one.lines.some(other => passes(other, dot)))
      .map(one => `${one.id}: crosses the dot of ${id}`),
    ...layout.arrows.filter(({ label }) => label !== null && (overlap(label, dot) || passes(line, label)))
      .map(one => `${one.id}: its label covers the start of ${id}`),
  ];
});

/** Two lines may run along each other only where both end at the same state. */
const togetherFaults = ({ layout: { arrows, starts }, states, transitions }: Sheet): readonly string[] => {
  const lines = [
    ...arrows.flatMap(({ id, lines: all }) =>
      all.map((line, nth) => ({ id, target: transitions.get(id)!.targets[nth], line }))),
    ...starts.map(({ id, line }) => ({ id: `the start of ${id}`, target: states.get(id)!.initial, line })),
  ];
  const pieces = lines.flatMap(({ id, target, line }) => segmentsOf(line).map(segment => ({ id, target, segment })));
  const across = pieces.filter(one => one.segment.height === 0);
  const down = pieces.filter(one => one.segment.width === 0);
  return [across, down].flatMap(list => list.flatMap((one, index) => list.slice(index + 1)
    .filter(other => other.target !== one.target && runTogether(one.segment, other.segment))
    .map(other => `${one.id}: runs along ${other.id}`)));
};

const runTogether = (a: Box, b: Box): boolean => {
  const [width, height] = [
    Math.min(right(a), right(b)) - Math.max(a.x, b.x), Math.min(bottom(a), bottom(b)) - Math.max(a.y, b.y),
  ];
  return (width > 0 && height === 0 && a.width > 0 && b.width > 0)
    || (height > 0 && width === 0 && a.height > 0 && b.height > 0);
};
