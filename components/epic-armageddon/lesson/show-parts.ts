/** Plays the answers of lessons of Epic on the board: what comes when one is to be shown. */
import {
  demonstration, taskDemonstration,
} from '../../../machines/lessons/epic-armageddon/demonstration/demonstration.ts';
import type { LessonPosition } from '../../../machines/lessons/epic-armageddon/position.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Showing, ShowingHost } from '../../shared/lesson/showing.ts';
import { StepPlayer, type Stage } from '../../shared/lesson/shown/step-player.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import { centimetres } from '../steps/wording.ts';
import { askedView } from './asked-view.ts';
import { whoseOf } from './dice-shown.ts';
import type { LessonSession } from './lesson-session.ts';

export { showingStyles } from '../../shared/lesson/shown/step-list.ts';

/** The answer to the moment in hand; its session counts it as shown. Null: nothing is asked, or nothing answers it. */
export const showingOf = (session: LessonSession, host: ShowingHost): Showing | null => {
  const task = taskDemonstration(session.run);
  const steps = task?.steps ?? demonstration(session.run);
  if (steps.length === 0) return null;
  const { assault } = steps[0]!.position;
  if (task !== null) session.showDone(task.run);
  return new StepPlayer(steps, {
    ...STAGE, whose: ({ hand }) => whoseOf(assault, hand as AssaultHand),
  }, session.tried, host);
};

const STAGE: Omit<Stage<LessonPosition>, 'whose'> = {
  board: ({ assault, path }, lost) => askedView(assault, {
    step: stepOf(path), choosable: [], chosen: [], marked: null, isOrder: false, hasHits: false, stoodBefore: lost,
  }),
  length: centimetres,
};
