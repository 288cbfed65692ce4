/** The same words in set-up, on the odds page and in a line of text are the same table, and so the same odds. */
import { describe, expect, it } from 'vitest';
import { forces } from '../../../components/epic-armageddon/odds/forces.ts';
import { planOf } from '../../../components/epic-armageddon/odds/plan.ts';
import { emptyPlan, linedUp, planWith } from '../../../components/set-up/plan.ts';
import { matchUp } from '../../../machines/index.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { formationFromText } from '../../../src/deployment/quick-entry/formation-from-text.ts';
import { knownFormations } from '../../../src/deployment/quick-entry/formations.ts';
import { lexiconOf } from '../../../src/deployment/quick-entry/meanings.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';

const lists = neteaLists();
const lexicon = lexiconOf(neteaLibrary, knownFormations(lists, neteaLibrary));

const fromLine = (text: string): Scenario => {
  const made = matchUp(text);
  if (made.problems) throw new Error(made.problems.join(' '));
  return made.scenario;
};

const fromOdds = (text: string): Scenario => forces.knowing(lists).read(planOf(text)).scenario!;

const fromSetUp = (text: string): Scenario => {
  const { built, cover, against } = formationFromText(text, lexicon, lists);
  const attacker = planWith(emptyPlan, 'attacker', { built, cover });
  const made = linedUp(planWith(attacker, 'defender', { built: against!.built, cover: against!.cover }), neteaLibrary)!;
  if ('obstacles' in made) throw new Error(made.obstacles.map(({ say }) => say).join(' '));
  return made.scenario;
};

/** All that bears on the odds: names of formations and how well they obey do not. */
const foughtOver = ({ formations, table, rulings, startAt, engage, profiles }: Scenario) => ({
  table, rulings, startAt, engage, profiles,
  formations: formations.map(one => ({ ...one, name: '', initiative: 0 })),
});

const TEXTS = [
  '6 boyz 2 nobz v 4 assault + chaplain',
  '4 assault + chaplain v 6 boyz 2 nobz',
  '4 assault v 6 boyz',
  '6 tactical 3 rhino v 10 boyz',
  '3 rhino 6 tactical + captain v 8 boyz, 2 nobz',
  '4 devastators 2 assault v 3 terminators',
  '2 boyz 4 stormboyz, 2 boyz v 3 dire avengers 3 howling banshees + exarch',
  '10 infantry + commissar, 3 leman russ v 2 land raiders 4 terminators',
  '1 warhound v 6 boyz, 2 nobz, 2 killa kans',
  '4 razorback (2 THB) 6 tactical v 8 hormagaunts 3 termagants',
] as const;

const FORMATIONS = [
  'codex tactical with a captain, in rhinos v 6 boyz in ruins',
  '4 terminators + librarian v 20-stand warband',
  'warband v devastators',
] as const;

describe('the same words', () => {
  it.each(TEXTS)('are one table on the odds page, in set-up and in a line of text: %s', text => {
    const table = foughtOver(fromOdds(text));
    expect(foughtOver(fromSetUp(text))).toEqual(table);
    expect(foughtOver(fromLine(text))).toEqual(table);
  });

  it.each(FORMATIONS)('are one table on the odds page and in set-up, where formations are known: %s', text => {
    expect(foughtOver(fromSetUp(text))).toEqual(foughtOver(fromOdds(text)));
  });
});
