/** What the comparison brings only when it is wanted. How it comes depends on the build, so each entry says it. */
import type { Later } from '../resolver/later.ts';
import type { chartsTemplate } from './charts.ts';

export interface CompareLater extends Pick<Later, 'odds' | 'samples' | 'parser' | 'library'> {
  /** The statecharts and what differs between them. */
  readonly charts: () => Promise<typeof chartsTemplate>;
}
