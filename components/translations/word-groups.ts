/** Groups of words that are fetched together, by what they are wanted for. */
import type { English } from './english.ts';

type Groups = readonly (keyof English)[];

/** An assault of Epic that is played. */
export const GAME_GROUPS = [
  'opening', 'steps', 'log', 'refusals', 'reasons', 'rule-texts', 'rulings', 'epic-chart',
] as const;

/** All that is said of a phase of Warhammer 40,000; its own table asks for what it needs. */
export const PHASE_GROUPS = [
  'warhammer-40k', 'warhammer-40k-samples', 'warhammer-40k-policy', 'warhammer-40k-fight', 'warhammer-40k-odds',
  'warhammer-40k-map', 'warhammer-40k-log', 'warhammer-40k-refusals', 'warhammer-40k-reasons', 'warhammer-40k-rules',
  'warhammer-40k-chart',
] as const;

/** The statechart of a phase: what it is drawn with, and why it refuses. */
export const PHASE_CHART_GROUPS: Groups = ['warhammer-40k-chart', 'warhammer-40k-refusals', 'warhammer-40k-map'];

/** A scenario that may be wrong. */
export const SCENARIO_GROUPS = ['resolver', 'problems', 'notes'] as const;

/** A link, which tells what has happened besides. */
export const LINK_GROUPS: Groups = [...SCENARIO_GROUPS, 'log', 'refusals'];

/** What follows the first screen of a lesson: answers and why they are right or wrong. */
export const LESSON_GROUPS: Groups = [...SCENARIO_GROUPS, 'lesson-answers', ...GAME_GROUPS];
