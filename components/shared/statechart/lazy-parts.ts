/** What the chart loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { Layout } from '../../../machines/charts/layout.ts';
import type { assaultOf } from '../../epic-armageddon/statechart/assault.ts';
import type { OtherChart } from '../../warhammer-40k/statechart/phase.ts';
import type { explained } from './explained.ts';
import type { Follower } from './follower.ts';
import type { ReaderOf } from './scenario-reader.ts';
import type { ChartFiles } from './take-away.ts';

export interface StatechartLazyParts {
  /** The chart of the assault, laid out. */
  readonly tall: () => Promise<Layout>;
  readonly wide: () => Promise<Layout>;
  /** The assault itself, what asks it, and the bundled scenarios to walk it with. */
  readonly assault: () => Promise<typeof assaultOf>;
  /** Reads what is given to be walked through where it is more than the id of a bundled assault. */
  readonly reader: () => Promise<ReaderOf>;
  /** Goes after a resolver of the page. */
  readonly follower: () => Promise<typeof Follower>;
  /** The phase of another ruleset with its chart. */
  readonly phase: () => Promise<OtherChart>;
  /** Saves a chart as a file. */
  readonly files: () => Promise<ChartFiles>;
  /** The texts of the rules. */
  readonly explained: () => Promise<typeof explained>;
}
