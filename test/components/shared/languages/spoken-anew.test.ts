import { afterEach, describe, expect, it } from 'vitest';
import { respoken } from '../../../../components/shared/languages/spoken.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { changeWords } from '../../../../src/army-lists/choices/describe.ts';
import type { Datasheets } from '../../../../src/army-lists/choices/formation-draft.ts';
import { parseScenario } from '../../../../src/epic-armageddon/scenario/parse.ts';
import { sayings } from '../../../../src/shared/sayings.ts';
import { madeUp, unspokenIn } from '../../../support/made-up-language.ts';

const { say, sayForGood } = sayings('said', {
  fixed: 'It is wrong.', of: (name: string, why: string): string => `${name}: ${why}`,
  many: (names: readonly string[]): string => names.join(' and '),
});
await addWordSource(() => Promise.resolve(
  Object.fromEntries([...allWritten()].map(([part, written]) => [part, madeUp(written) as object]))));

afterEach(() => speak('en'));

describe('a sentence from below the screen', () => {
  it('is English as it was made, and the same in the language of the screen, with the sentences in it', async () => {
    const told = say('of', 'Boyz', say('fixed'));
    expect([told, respoken(told)]).toEqual(['Boyz: It is wrong.', told]);
    await speak('de');
    expect(respoken('It is wrong.')).toMatch(/^⟦It is wrong\. .*⟧$/);
    expect(respoken(told)).toMatch(/^⟦Boyz: ⟦It is wrong\. .*⟧ .*⟧$/);
    expect(respoken(say('many', ['Boyz', 'It is wrong.']))).toMatch(/^⟦Boyz and ⟦It is wrong\. .*⟧ .*⟧$/);
  });

  it('stays as it stands where nobody knows what it was made of', async () => {
    await speak('de');
    expect(respoken('Something else.')).toBe('Something else.');
  });

  it('is forgotten after thousands of others, unless it was made for good', async () => {
    const [early, lasting] = [say('of', 'early', 'one'), sayForGood('of', 'lasting', 'one')];
    for (let i = 0; i < 5000; i += 1) say('of', String(i), 'one');
    await speak('de');
    expect(respoken(early)).toBe(early);
    expect(respoken(lasting)).not.toBe(lasting);
  });
});

describe('problems of a scenario', () => {
  const UNIT = { id: 'a', profile: 'boys', at: [1] };
  const FORMATION = { id: 'f', side: 'attack', units: [UNIT, { ...UNIT, at: [900, 1], wonder: 1 }] };

  it.each([
    ['no JSON', '{'], ['nothing', null], ['no fields', {}],
    ['wrong ones', { format: 9, ruleset: 'x', formations: [FORMATION], engage: { formation: 'g', target: '' } }],
    ['wrong profiles', { format: 1, ruleset: 'epic-armageddon', formations: [], engage: {}, profiles: {
      boys: { name: 'B', type: 'infantry', abilities: ['flies'], weapons: [{ name: 'x', kind: 'assault', rules: 3 }] },
    } }],
  ])('are told in the language of the screen: %s', async (_, json) => {
    const parsed = parseScenario(json);
    const says = 'problems' in parsed ? parsed.problems.map(({ say: sentence }) => sentence) : [];
    expect(says.length).toBeGreaterThan(0);
    await speak('de');
    expect(says.map(respoken).map(unspokenIn).filter(Boolean)).toEqual([]);
  });

  it('say what a value must be and what it is in that language too', async () => {
    const parsed = parseScenario([]);
    await speak('de');
    expect('problems' in parsed && respoken(parsed.problems[0]!.say))
      .toMatch(/^⟦⟦The scenario .*⟧ must be ⟦an object with .*⟧, but it is ⟦a list .*⟧\. /);
  });
});

describe('what a formation may take', () => {
  const sheets = { unit: () => ({ name: 'Hunter', profile: null }) } as unknown as Datasheets;
  const part = { least: 0, most: 3, dice: null, choices: ['hunter'] };

  it('is told with its numbers in the language of the screen', async () => {
    const says = changeWords({ kind: 'add', times: 2, ways: [[part]] }, sheets);
    expect([says, respoken(says)]).toEqual(['Add twice up to three Hunters', says]);
    await speak('de');
    expect(respoken(says)).toMatch(/^⟦Add twice .*⟦up to three .*⟧ ⟦Hunters .*⟧/);
  });

  it('stays a name where it is nothing but a name', async () => {
    expect(changeWords({ kind: 'character', part: { ...part, least: 1, most: 1 }, on: [] }, sheets)).toBe('Hunter');
    await speak('de');
    expect(respoken('Hunter')).toBe('Hunter');
  });
});
