/** One box of a chart as the graph that the layout program takes, with room for every word. */
import type { BoxSize } from './text-size.ts';

export type Options = Readonly<Record<string, string>>;

/** Anything with a place; coordinates once it is laid out. */
export interface ElkBox extends Partial<BoxSize> {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly layoutOptions?: Options;
}

export interface ElkPoint {
  readonly x: number;
  readonly y: number;
}

export interface ElkEdge {
  readonly id: string;
  readonly sources: readonly string[];
  readonly targets: readonly string[];
  readonly labels?: readonly (ElkBox & { readonly text: string })[];
  readonly sections?: readonly {
    readonly startPoint: ElkPoint;
    readonly bendPoints?: readonly ElkPoint[];
    readonly endPoint: ElkPoint;
  }[];
}

export interface ElkNode extends ElkBox {
  readonly ports?: readonly ElkBox[];
  readonly children?: readonly ElkNode[];
  readonly edges?: readonly ElkEdge[];
}

/** Which way the arrows of a box run. */
export type Direction = 'DOWN' | 'RIGHT';

/** On which sides of a box arrows come in and leave. */
export const PORT_SIDES: Readonly<Record<Direction, { readonly in: string; readonly out: string }>> = {
  DOWN: { in: 'NORTH', out: 'SOUTH' },
  RIGHT: { in: 'WEST', out: 'EAST' },
};

/** Ways to place the boxes of a row: one looks best here, another there. */
export const PLACEMENTS = ['SIMPLE', 'BRANDES_KOEPF', 'NETWORK_SIMPLEX', 'LINEAR_SEGMENTS'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** Words stand on the right of an arrow that runs down, and above one that runs sideways. */
const LABEL_SIDES: Readonly<Record<Direction, string>> = { DOWN: 'ALWAYS_UP', RIGHT: 'ALWAYS_UP' };

/** States in the order of their definition, which is that of the procedure; what leads back runs against it. */
export const optionsFor = (direction: Direction, placement: Placement = 'SIMPLE'): Options => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': placement,
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.edgeLabels.sideSelection': LABEL_SIDES[direction],
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '20',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
});

export const padding = (top: number, side: number): string =>
  `[top=${top},left=${side},bottom=${side},right=${side}]`;
