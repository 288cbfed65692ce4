/** *Four editions* on the built site: its tick is in the address, which a reload and the way back keep. */
import { expect } from '@open-wc/testing';
import { until } from '../../support/until.ts';
import { addressOf, goTo, leave, pageOf, reload, visit, type Visit } from './visit.ts';

const [PLAIN, COMPLETED] = ['#statechart=editions/two-armours', '#statechart=editions/two-armours/completed'] as const;

const tickOf = (visited: Visit): HTMLInputElement | null => pageOf(visited)
  .querySelector('statechart-page')?.shadowRoot?.querySelector('assault-editions')
  ?.shadowRoot?.querySelector<HTMLInputElement>('.tick input') ?? null;

const ticked = (visited: Visit, isTicked: boolean): Promise<unknown> =>
  until(`ticked: ${String(isTicked)}`, () => tickOf(visited)?.checked === isTicked);

describe('four editions at an address', () => {
  it('have the tick that it names, take it out and put it in, through a reload and back', async () => {
    const visited = await visit(COMPLETED);
    try {
      await ticked(visited, true);
      tickOf(visited)!.click();
      await until('the address without it', () => addressOf(visited) === PLAIN);
      await reload(visited);
      await ticked(visited, false);
      tickOf(visited)!.click();
      await until('the address with it', () => addressOf(visited) === COMPLETED);
      await reload(visited);
      await ticked(visited, true);
      goTo(visited, PLAIN);
      await ticked(visited, false);
      visited.frame.contentWindow!.history.back();
      await until('the address of before', () => addressOf(visited) === COMPLETED);
      await ticked(visited, true);
      expect(tickOf(visited)!.labels![0]!.textContent).to.match(/\S/);
    } finally {
      leave(visited);
    }
  });
});
