import { afterEach, describe, expect, it } from 'vitest';
import { allWritten } from '../../../support/all-written.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { factSentence } from '../../../../components/epic-armageddon/spoken/reasons.ts';
import { answerWords, rulingWords } from '../../../../components/epic-armageddon/spoken/rulings.ts';
import { sentence } from '../../../../components/epic-armageddon/spoken/sentences.ts';
import { aside } from '../../../../src/epic-armageddon/explain/fact.ts';
import { factSentence as factInEnglish } from '../../../../src/epic-armageddon/explain/fact-sentences.ts';
import { refuse } from '../../../../src/epic-armageddon/model/log.ts';
import type { LogEntry } from '../../../../src/epic-armageddon/model/log-entries.ts';
import { sentence as inEnglish } from '../../../../src/epic-armageddon/explain/log-sentences.ts';
import { RULING_IDS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { madeUp } from '../../../support/made-up-language.ts';

await addWordSource(() => Promise.resolve(
  Object.fromEntries([...allWritten()].map(([part, written]) => [part, madeUp(written) as object]))));

afterEach(() => speak('en'));

const BREAKS: LogEntry = { step: 'a7Withdraw', rule: 'A7.1', key: 'breaks', values: { formation: 'Warband' } };

describe('what the rules of Epic say', () => {
  it('is English as the rules say it', () => {
    const blocked = refuse('L5', 'impassable', { unit: 'Rhino', terrain: 'Ruins', kind: 'ruins' });
    const covered = aside('V2', 'cover-saves', { target: 4, terrain: 'Bunker', kind: 'bunker' });
    expect([sentence(BREAKS), sentence(blocked), factSentence(covered)])
      .toEqual([inEnglish(BREAKS), inEnglish(blocked), factInEnglish(covered)]);
    expect([sentence(BREAKS), sentence(blocked), factSentence(covered)]).toEqual([
      'Warband breaks.', 'Rhino cannot enter Ruins.', 'It stands in Bunker: cover saves on 4+.',
    ]);
  });

  it('is said in the language of the screen: the log, refusals, reasons and open questions', async () => {
    await speak('de');
    expect(sentence(BREAKS)).toMatch(/^⟦Warband breaks\. .*⟧$/);
    expect(sentence(refuse('A2.1', 'off-the-table', { unit: 'Rhino' }))).toMatch(/^⟦Rhino would leave .*⟧$/);
    expect(factSentence(aside('V1', 'no-armour'))).toMatch(/^⟦It has no armour\. .*⟧$/);
    for (const id of RULING_IDS) {
      for (const text of [rulingWords[id].question, ...Object.values(answerWords(id))]) expect(text).toMatch(/^⟦.*⟧$/);
    }
  });

  it('calls ground by its kind in that language, unless it has a name of its own', async () => {
    await speak('de');
    const fact = (by: string, kind: 'ruins' | 'trench' | null) =>
      factSentence(aside('L2', 'hidden', { enemy: 'Boyz', cm: 9, by, kind, through: 2 }));
    expect(fact('Ruins', 'ruins')).toMatch(/but ⟦Ruins .*⟧ hides it/);
    expect(fact('Trench', 'trench')).toMatch(/but ⟦Trench .*⟧ hides it/);
    expect(fact('the mill', null)).toContain('but the mill hides it');
    expect(sentence(refuse('L5', 'impassable', { unit: 'Rhino', terrain: 'Ruins', kind: 'ruins' })))
      .toMatch(/cannot enter ⟦Ruins .*⟧/);
  });
});
