import { describe, expect, it } from 'vitest';
import type { Listener } from '../../../../components/shared/worker/asking.ts';
import { OddsAsker } from '../../../../components/epic-armageddon/odds/odds-asker.ts';
import type { Answerer, Kind, Question } from '../../../../components/epic-armageddon/odds/question.ts';

interface Asked {
  readonly kind: Kind;
  readonly listener: Listener<unknown>;
  isCancelled: boolean;
}

/** Somebody who answers when the test does it for them. */
const answerer = (): { readonly asked: Asked[]; readonly ask: Answerer } => {
  const asked: Asked[] = [];
  const ask = ((question: Question, listener: Listener<unknown>) => {
    const one: Asked = { kind: question.kind, listener, isCancelled: false };
    asked.push(one);
    return () => {
      one.isCancelled = true;
    };
  }) as Answerer;
  return { asked, ask };
};

const question: Question<'scenario'> = { kind: 'scenario', scenario: {} as never };
const nobody: Listener<unknown> = { told: () => {}, ended: () => {}, failed: () => {} };
const turn = (milliseconds = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));

describe('whoever asks', () => {
  it('no longer wants the answer to the question before', async () => {
    const { asked, ask } = answerer();
    const calculator = new OddsAsker(async () => ask, () => '');
    calculator.ask(question, nobody);
    await turn();
    calculator.ask(question, nobody);
    await turn();
    expect(asked.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  });

  it('asks at once where somebody has answered before', async () => {
    const { asked, ask } = answerer();
    const calculator = new OddsAsker(async () => ask, () => '');
    calculator.ask(question, nobody);
    await turn();
    calculator.ask(question, nobody);
    expect(asked.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
  });

  it('asks only the last of the questions that came up while nobody was there to answer', async () => {
    const { asked, ask } = answerer();
    const calculator = new OddsAsker(async () => {
      await turn(5);
      return ask;
    }, () => '');
    for (const _ of [1, 2, 3]) calculator.ask(question, nobody);
    await turn(20);
    expect(asked).toHaveLength(1);
  });

  it('hears that nobody came to answer', async () => {
    const heard: string[] = [];
    const calculator = new OddsAsker(() => Promise.reject(new Error('404')), () => 'Nobody is here.');
    calculator.ask(question, { ...nobody, failed: why => heard.push(why) });
    await turn();
    expect(heard).toEqual(['Nobody is here.']);
  });

  it('finds the engine warm, unless it has been asked already', async () => {
    const { asked, ask } = answerer();
    const idle = new OddsAsker(async () => ask, () => '');
    idle.warm();
    await turn(300);
    expect(asked.map(({ kind }) => kind)).toEqual(['warm-up']);
    const busy = new OddsAsker(async () => ask, () => '');
    busy.warm();
    busy.ask(question, nobody);
    await turn(300);
    expect(asked.map(({ kind }) => kind)).toEqual(['warm-up', 'scenario']);
  });
});
