// Does the tasks of a lesson right, by taps or by keys: what a decision of the rules is as a gesture on the screen.
import { wait } from './gestures.mjs';
import { hitMoved, move, select } from './map-gestures.mjs';
import { openPanel, out, primary, split, target } from './panel-gestures.mjs';
import { tableInPage } from './table-on-page.mjs';

const GESTURES = {
  'unit.moved': (page, how, decision) => move[how](page, decision),
  'hit.moved': (page, how, decision) => hitMoved[how](page, decision),
  'dice.split': async (page, how, decision) => {
    await select[how](page, decision.unit);
    await openPanel(page, how);
    return split[how](page, decision);
  },
  'target.chosen': target,
  'unit.disembarked': out,
};

/** Does what was decided, one gesture after the other. Null: all of it was done; else what could not be. */
export const doTask = async (page, how, decisions, pressButton) => {
  await page.evaluate(tableInPage);
  const isJudged = () => page.evaluate(() => window.seenIn('.said.right, .said.wrong').length > 0);
  for (const decision of decisions) {
    if (await isJudged()) return null;
    const gesture = GESTURES[decision.type];
    const isMade = gesture === undefined
      ? await primary(page, pressButton) : await gesture(page, how, decision, pressButton);
    if (!isMade) return `cannot be made: ${JSON.stringify(decision)}`;
    await wait(250);
  }
  for (let turn = 0; turn < 6; turn += 1) {
    if (await isJudged()) break;
    await primary(page, pressButton); // what follows by itself in the rules may be a press here
    await wait(400);
  }
  return null;
};
