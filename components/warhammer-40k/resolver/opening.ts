/** Where a phase opens that a page does not want from its beginning. */
import { isStepOf } from '../../epic-armageddon/resolver/path.ts';
import type { Session } from './session.ts';

/** Plays on to the first moment of a step, or back to it; one that never comes leaves the phase where it was. */
export const openAt = (step: string, session: Session): void => {
  const isThere = (): boolean => isStepOf(step, session.state.path, session.timeline.at);
  const first = session.timeline.at;
  while (session.timeline.at > 0 && !isThere()) session.undo();
  for (let before = -1; !isThere() && before < session.timeline.at;) {
    before = session.timeline.at;
    session.playOn();
  }
  if (!isThere()) session.revisit(first);
};
