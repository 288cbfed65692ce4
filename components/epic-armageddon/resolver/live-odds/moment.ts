/** A moment of an assault as its odds are asked for, wherever they are shown. */
import type { AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import { SHOWN_ODDS, type Questions } from '../../odds/question.ts';
import { stepStateOf } from '../step-state.ts';

/** What has been told of it is of no use to the odds, and long. */
export const momentOf = (snapshot: AssaultSnapshot): Questions['moment'] => ({
  assault: { ...snapshot.context.assault, log: [] }, at: stepStateOf(snapshot).path, options: SHOWN_ODDS,
});
