/** What the comparison loads when it is first wanted. How it is loaded depends on the build, so each entry says it. */
import type { ResolverLazyParts } from '../resolver/lazy-parts.ts';
import type { chartsTemplate } from './charts.ts';

export interface CompareLazyParts extends Pick<ResolverLazyParts, 'odds' | 'sample' | 'parser' | 'library'> {
  /** The statecharts and what differs between them. */
  readonly charts: () => Promise<typeof chartsTemplate>;
}
