/** One box of a chart as the graph that the layout program takes, with room for every word. */
import type { Size } from './text-size.ts';

export type Options = Readonly<Record<string, string>>;

/** Anything with a place; coordinates once it is laid out. */
export interface ElkBox extends Partial<Size> {
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
export const SIDES: Readonly<Record<Direction, { readonly in: string; readonly out: string }>> = {
  DOWN: { in: 'NORTH', out: 'SOUTH' },
  RIGHT: { in: 'WEST', out: 'EAST' },
};

/** States in the order of their definition, which is that of the procedure; what leads back runs against it. */
export const optionsFor = (direction: Direction): Options => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.spacing.labelNode': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
});

export const padding = (top: number, side: number): string =>
  `[top=${top},left=${side},bottom=${side},right=${side}]`;
