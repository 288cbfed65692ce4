/** Groups of words of Epic that are fetched together, by what they are wanted for. */

/** What has happened. */
export const LOG_GROUPS = ['charge-log', 'log', 'aftermath-log'] as const;

/** An assault that is played. */
export const GAME_GROUPS = [
  'opening', 'steps-target', 'steps-playing', 'steps-map', 'steps-charge', 'steps-moves', 'steps-overwatch',
  'steps-dice', 'steps-other-dice', 'steps-attacks', 'steps-ways', 'steps-support', 'steps-hits', 'steps-settling',
  'steps-result', 'steps-outcome', 'steps-endings', 'dice-entry', 'live-odds', 'throws', 'luck', ...LOG_GROUPS,
  'refusals', 'reasons', 'rule-texts', 'club-rulings', 'rulings', 'epic-moments', 'epic-chart',
] as const;

/** A scenario that may be wrong. */
export const SCENARIO_GROUPS = ['resolver', 'problems', 'notes'] as const;

/** A link that may be wrong. */
export const LINK_GROUPS = [...SCENARIO_GROUPS, 'link-problems', 'link-steps'] as const;

/** What follows the first screen of a lesson: answers and why they are right or wrong. */
export const LESSON_GROUPS = [
  ...SCENARIO_GROUPS, 'lesson-asked', 'lesson-questions', 'lesson-tasks', 'lesson-answers', ...GAME_GROUPS,
] as const;
