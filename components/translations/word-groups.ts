/** Groups of words that are fetched together, by what they are wanted for. */
import type { English } from './english.ts';

type Groups = readonly (keyof English)[];

/** An assault of Epic that is played. */
export const GAME_GROUPS = ['steps', 'log', 'refusals', 'reasons', 'rule-texts', 'rulings', 'chart'] as const;

/** A phase of Warhammer 40,000 that is looked at or played. */
export const PHASE_GROUPS = [
  'warhammer-40k', 'warhammer-40k-map', 'warhammer-40k-log', 'warhammer-40k-refusals', 'warhammer-40k-rules',
  'warhammer-40k-chart',
] as const;

/** A scenario that may be wrong. */
export const SCENARIO_GROUPS = ['resolver', 'problems', 'notes'] as const;

/** A link, which tells what has happened besides. */
export const LINK_GROUPS: Groups = [...SCENARIO_GROUPS, 'log', 'refusals'];
export const PHASE_LINK_GROUPS: Groups = [...SCENARIO_GROUPS, ...PHASE_GROUPS];

/** What follows the first screen of a lesson: answers and why they are right or wrong. */
export const LESSON_GROUPS: Groups = [...SCENARIO_GROUPS, 'lesson-answers', ...GAME_GROUPS];
