/** Plays the answers of lessons of Warhammer 40,000 on the board: what comes when one is to be shown. */
import {
  phaseDemonstration,
} from '../../../machines/lessons/warhammer-40k/demonstration/demonstration.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Showing, ShowingHost } from '../../shared/lesson/showing.ts';
import { StepPlayer } from '../../shared/lesson/shown/step-player.ts';
import { purposeWords } from '../resolver/phase-words.ts';
import { inches } from '../spoken/inches.ts';
import { ownersInWords } from '../steps/wording.ts';
import { askedPhaseView } from './asked-view.ts';
import { isAboutArmour } from './frame.ts';
import { LESSON_LANGUAGE, type PhaseLessonSession } from './lesson-session.ts';
import { phaseLessonWords } from './phase-lesson-words.ts';

export { showingStyles } from '../../shared/lesson/shown/step-list.ts';

/** The answer to the moment in hand; null: nothing is asked, or nothing answers it. */
export const showingOf = (session: PhaseLessonSession, host: ShowingHost): Showing | null => {
  const { moment, run } = session;
  const steps = phaseDemonstration(run, LESSON_LANGUAGE);
  if (steps.length === 0 || moment === null) return null;
  const { phase } = steps[0]!.position;
  return new StepPlayer(steps, {
    board: (position, lost) => askedPhaseView(position.phase, {
      choosable: [], chosen: [], marked: [], isAboutArmour: isAboutArmour(moment), stoodBefore: lost,
    }),
    length: inches,
    whose: ({ hand }) => {
      const { purpose } = hand as PhaseHand;
      return phaseLessonWords.whose(ownersInWords(phase, hand as PhaseHand), purposeWords[purpose]);
    },
  }, session.tried, host);
};
