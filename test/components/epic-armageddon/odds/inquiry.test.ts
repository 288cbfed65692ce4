import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Inquiry } from '../../../../components/epic-armageddon/odds/inquiry.ts';
import type { OddsAsker } from '../../../../components/epic-armageddon/odds/odds-asker.ts';
import type { Question } from '../../../../components/epic-armageddon/odds/question.ts';
import type { Listener } from '../../../../components/shared/worker/asking.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';

const host = { requestUpdate: () => {}, addController: () => {}, removeController: () => {} } as never;
const question: Question<'scenario'> = { kind: 'scenario', scenario: {} as never };
const oddsOf = (attacker: number): Odds => ({ winner: { attacker, defender: 1 - attacker, none: 0 } }) as Odds;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** An inquiry, and what hears the answers to its last question. */
const inquiring = (): { readonly inquiry: Inquiry; readonly heard: () => Listener<Odds> } => {
  let last: Listener<Odds> | null = null;
  const asker = { ask: (_: Question, listener: Listener<Odds>) => (last = listener), cancel: () => {} };
  const inquiry = new Inquiry(host, asker as unknown as OddsAsker, asker as unknown as OddsAsker, () => {});
  return { inquiry, heard: () => last! };
};

/** The chance that is shown; null: none is. */
const shownBy = ({ odds, isStale }: Inquiry): number | null => (isStale ? null : odds?.winner.attacker ?? null);

it('shows the first odds of every question as they come, and none of the question before', () => {
  const { inquiry, heard } = inquiring();
  for (const chance of [0.4, 0.6]) {
    inquiry.ask(question, null);
    expect(shownBy(inquiry)).toBe(null);
    heard().told(oddsOf(chance));
    expect(shownBy(inquiry)).toBe(chance);
    heard().ended();
  }
});

it('shows better odds calmly, and the last in any case', () => {
  const { inquiry, heard } = inquiring();
  inquiry.ask(question, null);
  const shown = [0.4, 0.41, 0.42, 0.43].map(chance => {
    heard().told(oddsOf(chance));
    vi.advanceTimersByTime(100);
    return shownBy(inquiry);
  });
  heard().ended();
  expect([...shown, shownBy(inquiry)]).toEqual([0.4, 0.4, 0.42, 0.42, 0.43]);
});
