/** Groups of words of Warhammer 40,000 that are fetched together, by what they are wanted for. */

/** What the statechart says of moments. */
export const PHASE_MOMENT_GROUPS = [
  'warhammer-40k-moments', 'warhammer-40k-charges-moments', 'warhammer-40k-fight-moments',
  'warhammer-40k-aftermath-moments',
] as const;

/** What has happened. */
export const PHASE_LOG_GROUPS = [
  'warhammer-40k-charge-log', 'warhammer-40k-log', 'warhammer-40k-aftermath-log',
] as const;

/** All that is said of a phase; its own table asks for what it needs. */
export const PHASE_GROUPS = [
  'warhammer-40k', 'warhammer-40k-dice', 'warhammer-40k-menu', 'warhammer-40k-samples', 'warhammer-40k-policy',
  'warhammer-40k-silent', 'warhammer-40k-fight', 'warhammer-40k-odds',
  'warhammer-40k-map', ...PHASE_LOG_GROUPS, 'warhammer-40k-refusals', 'warhammer-40k-reasons', 'warhammer-40k-rules',
  'warhammer-40k-rows',
  ...PHASE_MOMENT_GROUPS, 'warhammer-40k-chart',
] as const;

/** The statechart of a phase: what it is drawn with, and why it refuses. */
export const PHASE_CHART_GROUPS = ['warhammer-40k-chart', 'warhammer-40k-refusals', 'warhammer-40k-map'] as const;
