import { afterEach, describe, expect, it } from 'vitest';
import { apartRows, newsWords } from '../../../../components/epic-armageddon/compare/difference-words.ts';
import { pairOfRulings, type Prepared } from '../../../../components/epic-armageddon/compare/rulings-pair.ts';
import { sideView, type SideView } from '../../../../components/epic-armageddon/compare/side-view.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { lockstep, STEP_DIFFERENCES } from '../../../../machines/compare/lockstep.ts';
import { ASSAULT_TEXTS } from '../../../../machines/charts/layouts/assault-texts.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { madeUp } from '../../../support/made-up-language.ts';

const chart = Object.fromEntries(ASSAULT_TEXTS.map(text => [text, text]));
await addWordSource(() => Promise.resolve(Object.fromEntries(
  [...allWritten(), ['assault/chart', chart] as const].map(([part, words]) => [part, madeUp(words) as object]),
)), 'spoken-test');

afterEach(() => speak('en'));

const MARKED = /^⟦.*⟧/;

const viewAt = (at: number): SideView => {
  const { scenario, decisions, seed } = sampleOf('warband-swarms-titan')!;
  const ready: Prepared = { id: null, scenario, prepared: decisions, seed };
  const { sides, stream } = pairOfRulings({ ready, ruling: 'titanDice', answers: ['once', 'each'] });
  return sideView(sides[0], lockstep([sides[0].game!, sides[1].game!], stream), at, 0);
};

describe('a comparison in another language', () => {
  it('says where a side stands, its dice and its log in it', async () => {
    await speak('de');
    const { place, dice, log } = viewAt(28);
    expect([place.title, place.description, ...dice.map(({ label }) => label), ...log.map(({ say }) => say)])
      .toEqual(expect.arrayContaining([expect.stringMatching(MARKED)]));
    expect([place.title, place.description, ...log.map(({ say }) => say)].filter(text => !MARKED.test(text)))
      .toEqual([]);
    expect(dice.map(({ label }) => label).filter(label => !MARKED.test(label))).toEqual([]);
  });

  it('says what differs in it', async () => {
    await speak('de');
    expect(STEP_DIFFERENCES.map(one => newsWords([one])).filter(text => !MARKED.test(text))).toEqual([]);
    const [row] = apartRows([{ about: 'attacker', key: 'ending', values: ['swift', null] }]);
    expect([row!.about, row!.what, row!.values[0]].filter(text => !MARKED.test(text))).toEqual([]);
    expect(row!.values[1]).toBe('–');
  });
});
