import { afterEach, describe, expect, it } from 'vitest';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { changeText } from '../../../../components/epic-armageddon/odds/change-words.ts';
import { assumedText, failureText } from '../../../../components/epic-armageddon/odds/engine-words.ts';
import { openingOf } from '../../../../components/epic-armageddon/resolver/opening.ts';
import { ResolverController } from '../../../../components/epic-armageddon/resolver/resolver-controller.ts';
import { problemInWords } from '../../../../components/shared/public/given-words.ts';
import { atOnce } from '../../../../components/epic-armageddon/resolver/source.ts';
import { ASSAULT_TEXTS } from '../../../../machines/charts/layouts/assault-texts.ts';
import { ASSUMED, caughtInFlight, UNDECIDED } from '../../../../src/epic-armageddon/odds/assumption-words.ts';
import { sampleOf } from '../../../../src/epic-armageddon/scenario/samples/samples.ts';
import { madeUp } from '../../../support/made-up-language.ts';
import { hostWithoutScreen } from './host.ts';

const chart = Object.fromEntries(ASSAULT_TEXTS.map(text => [text, text]));
await addWordSource(() => Promise.resolve(Object.fromEntries(
  [...allWritten(), ['assault/chart', chart] as const].map(([part, words]) => [part, madeUp(words) as object]),
)), 'spoken-resolver-test');

afterEach(() => speak('en'));

const MARKED = /^⟦.*⟧$/;
const { scenario, decisions, seed } = sampleOf('marines-charge-warband')!;

describe('an assault in another language', () => {
  it('opens as its statechart goes on: its step has the same name before and after the controller comes', async () => {
    const controller = new ResolverController(hostWithoutScreen());
    controller.begin({ scenario, prepared: decisions, seed });
    const english = openingOf(scenario).state.title;
    await speak('de');
    const { state, rail } = openingOf(scenario);
    expect(state).toEqual(controller.state);
    expect(state.title).toContain(english);
    for (const text of [state.title, state.description, ...rail.map(one => one.label)]) expect(text).toMatch(MARKED);
    await speak('en');
    expect([openingOf(scenario).state.title, controller.state.title]).toEqual([english, english]);
  });

  it('has its map in the language in which it is read', async () => {
    const controller = new ResolverController(hostWithoutScreen());
    controller.begin({ scenario, prepared: decisions, seed });
    const english = controller.view.battlefield;
    await speak('de');
    for (const { spoken } of controller.view.battlefield.counters) expect(spoken).toMatch(/⟦/);
    await speak('en');
    expect(controller.view.battlefield).toEqual(english);
  });

  it('is refused in the language in which that is read, not in that in which it was found', async () => {
    const source = atOnce('nobody-knows-this');
    if (source === null || !('problems' in source)) throw new Error('It is known.');
    const [problem] = source.problems;
    expect(problemInWords(problem!).say).toContain('There is no bundled assault "nobody-knows-this"');
    await speak('de');
    expect(problemInWords(problem!).say).toMatch(MARKED);
  });
});

describe('what the engine of the odds says in English', () => {
  const REFUSED = [
    UNDECIDED.mustMove('Boyz (1)', 'Nobz?'), UNDECIDED.mayNotEngage('A1.2'), 'It broke off.',
  ] as const;
  const ruling = { ruling: 'titanDice', answer: 'half-macro', question: 'Which?', text: 'That.' };

  it('is said as it is where English is spoken', () => {
    expect(changeText({ kind: 'cover-given', values: { terrain: 'Woods', kind: 'woods', cover: 5 } }))
      .toEqual({ name: 'Their infantry in woods', more: 'cover save of 5+' });
    expect(changeText({ kind: 'ruling', values: ruling })).toEqual({ name: 'That.', more: 'Which?' });
    for (const text of [...Object.values(ASSUMED), caughtInFlight('0.012 %')]) expect(assumedText(text)).toBe(text);
    for (const text of REFUSED) expect(failureText(text)).toBe(text);
  });

  it('is said in another language with all that stands in it', async () => {
    await speak('de');
    const { name, more } = changeText({ kind: 'cover-given', values: { terrain: 'Woods', kind: 'woods', cover: 5 } });
    expect(name).toMatch(/^⟦.*⟦woods.*⟧.*⟧$/);
    expect(more).toMatch(/^⟦.*5\+.*⟧$/);
    for (const text of Object.values(ASSUMED)) expect(assumedText(text)).toMatch(MARKED);
    expect(assumedText(caughtInFlight('0.012 %'))).toMatch(/^⟦.*0,012 %.*⟧$/);
    expect(failureText(REFUSED[0])).toMatch(/^⟦.*Boyz \(1\).*Nobz\?.*⟧$/);
    expect(failureText(REFUSED[1])).toMatch(/^⟦.*A1\.2.*⟧$/);
    expect(failureText(REFUSED[2])).toBe(REFUSED[2]);
  });
});
