/** The readers of texts from outside. */
import { lessonTarget } from './targets/lesson.ts';
import { lineTarget } from './targets/line.ts';
import { linkTarget } from './targets/link.ts';
import { rosterTarget } from './targets/roster.ts';
import { phaseTarget, scenarioTarget } from './targets/scenario.ts';
import { shelfTarget } from './targets/shelf.ts';
import type { Target } from './target.ts';

export const TARGETS: readonly Target[] = [
  scenarioTarget, phaseTarget, linkTarget, rosterTarget, lineTarget, lessonTarget, shelfTarget,
];
