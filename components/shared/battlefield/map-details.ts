/** What draws all that the first picture of a page can do without; where it has not come the map is plainer. */
import type { CSSResult, SVGTemplateResult, TemplateResult } from 'lit';
import type { Base, Point } from '../../../src/battlefield/base.ts';
import type { Box, Crowd, Disc, Placed, Size, Spot, Wish } from './boxes.ts';
import type { Area, Counter, Filling, MapFormation, PlannedWay, Terrain, Token } from './pieces.ts';
import type { Chain } from './chain.ts';
import type { Sign } from './signs.ts';

type Drawn = SVGTemplateResult | symbol;
type Roll = ReadonlyMap<string, Counter>;

export interface Mark extends Sign {
  readonly side: Counter['side'];
  /** Id of its counter. */
  readonly unit: string;
  readonly at: Point;
  /** 1 for the usual size. */
  readonly size: number;
  readonly tether: Point | null;
}

/** Where all marks and hits stand, on paper. */
export interface Rim {
  readonly marks: readonly Mark[];
  readonly tokens: ReadonlyMap<string, Spot>;
  /** The paper that they and the living counters take. */
  readonly discs: readonly Disc[];
}

/** The hull of one formation on paper. */
export interface Hull {
  readonly formation: MapFormation;
  /** Those of it that stand, in the order in which the chain counts them, and how they hang together. */
  readonly members: readonly Base[];
  readonly chain: Chain;
  readonly scale: number;
  readonly discs: readonly Disc[];
  /** The ground between them. */
  readonly pieces: readonly HullPiece[];
  /** Round all of it, as SVG path data. */
  readonly path: string;
}

/** Corners, always the same way round. */
export interface HullPiece {
  readonly corners: readonly Point[];
  readonly bounds: Box;
}

/** Lengths in pixels on paper; `scale`: pixels to a unit of length; `text`: 1 for text of the usual size. */
export interface MapDetails<View> {
  readonly detailStyles: readonly CSSResult[];
  /** Whose names are written beside or on their bases; what the others have while they are pointed at. */
  readonly nameLabels: (view: View, crowd: Crowd, scale: number, text: number) => readonly Placed[];
  readonly passingNameTemplate: (counter: Counter, r: number, text: number) => Drawn;
  /** `before`: the hulls of an earlier drawing, of which is kept what is the same. */
  readonly hullsOf: (view: View, scale: number, before?: readonly Hull[]) => readonly Hull[];
  readonly hullsTemplate: (hulls: readonly Hull[]) => readonly Drawn[];
  readonly hullPatternsTemplate: () => readonly Drawn[];
  readonly hullLabels: (
    view: View, hulls: readonly Hull[], crowd: Crowd, scale: number, text: number,
  ) => readonly Placed[];
  /** Whether a base of this radius is a war engine that has all that counts inside it. */
  readonly isRoomy: (counter: Counter, r: number, text: number) => boolean;
  readonly pointsTemplate: (counter: Counter, r: number) => Drawn;
  readonly engineTemplate: (counter: Counter, core: number, text: number) => Drawn;
  readonly areasTemplate: (areas: readonly Area[], scale: number) => readonly Drawn[];
  readonly areaLabels: (areas: readonly Area[], crowd: Crowd, scale: number, text: number) => readonly Placed[];
  readonly terrainLabels: (
    terrain: readonly Terrain[], crowd: Crowd, scale: number, text: number,
  ) => readonly Placed[];
  readonly closedPatternTemplate: () => Drawn;
  /** One outline round all whose turn it is. */
  readonly turnTemplate: (counters: readonly Counter[], scale: number) => Drawn;
  readonly planTemplate: (plan: PlannedWay, roll: Roll, scale: number, text: number) => Drawn;
  readonly planContacts: (plan: PlannedWay, roll: Roll, scale: number) => readonly Drawn[];
  readonly planDiscs: (plans: readonly PlannedWay[], roll: Roll, scale: number) => readonly Disc[];
  readonly planWish: (plan: PlannedWay, scale: number, text: number) => Wish;
  /** What stands on the rims of counters, and where. */
  readonly rimOf: (view: View, scale: number, text: number, frame: Box | null) => Rim;
  readonly markTemplate: (mark: Mark, lifted: string | null) => Drawn;
  readonly tokenTemplate: (token: Token, spot: Spot, isEntry: boolean, isLifted: boolean) => Drawn;
  readonly carriedTokenTemplate: (token: Token, at: Point) => Drawn;
  readonly legendTemplate: (
    view: View, window: Size, lit: Filling | null, light: (filling: Filling) => void,
  ) => TemplateResult | symbol;
}
