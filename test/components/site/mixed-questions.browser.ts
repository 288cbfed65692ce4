/** Mixed questions on the page of the lessons: out of what was asked, one after the other, and kept apart. */
import { expect } from '@open-wc/testing';
import { comesTrue, until } from '../../support/until.ts';
import { addressOf, all, click, faultsOf, leave, shown, textOf, visit, type Visit } from './visit.ts';

const KEPT = 'assault-resolver.recall';

const recalled = (): unknown => JSON.parse(localStorage.getItem(KEPT) ?? 'null');

describe('the end of a lesson', () => {
  it('leads to the table as the lesson has left it', async () => {
    localStorage.clear();
    const visited = await visit('#learn=pinned/after');
    await until('the last', () => shown(visited, 'h3', 'Three words for it'));
    await comesTrue(() => expect(shown(visited, 'summary', 'More rules: 2')).not.to.equal(undefined));
    await click(visited, 'button.next');
    const link = await until('the link', () => shown(visited, 'a', 'Play on from here'));
    expect((link as HTMLAnchorElement).hash).to.match(/^#play=/);
    leave(visited);
    localStorage.clear();
  });
});

describe('mixed questions', () => {
  let visited: Visit | null = null;

  beforeEach(() => localStorage.clear());
  afterEach(() => {
    if (visited !== null) leave(visited);
    localStorage.clear();
  });

  it('are not offered before anything was asked', async () => {
    visited = await visit('#learn');
    await until('the course', () => shown(visited!, '.go'));
    expect(shown(visited, 'a', 'Mixed questions')).to.equal(undefined);
  });

  it('come one after the other, leave no mark in their lessons, and are noted by their first answer', async () => {
    localStorage.setItem(KEPT, JSON.stringify({ answers: 2, questions: {
      'what-an-assault-is/near-enough': { right: 0, at: 1 }, 'pinned/fire': { right: 1, at: 2 },
    } }));
    visited = await visit('#learn');
    await until('the course', () => shown(visited!, 'a', 'Mixed questions'));
    expect(all(visited, '.known').map(textOf)).to.eql(['0 of 1 questions known', '0 of 1 questions known']);
    await click(visited, 'a', 'Mixed questions');
    await until('the first', () => shown(visited!, 'h2', 'Mixed questions, 1 of 2'));
    await until('its question', () => shown(visited!, 'h3', 'Near enough already?'));
    for (const answer of ['Yes', 'No']) {
      await click(visited, '[role=radio]', answer);
      await click(visited, 'button', 'Check');
    }
    await click(visited, 'button.next');
    await until('the second', () => shown(visited!, 'h2', 'Mixed questions, 2 of 2'));
    await until('its question', () => shown(visited!, 'h3', 'We only want to shoot'));
    await click(visited, '[role=radio]', 'No');
    await click(visited, 'button', 'Check');
    await click(visited, 'button.next');
    await until('the end', () => shown(visited!, 'h2', '1 of 2 right at once.'));
    expect(recalled()).to.eql({ answers: 4, questions: {
      'what-an-assault-is/near-enough': { right: 0, at: 3 }, 'pinned/fire': { right: 2, at: 4 },
    } });
    expect(addressOf(visited)).to.equal('#learn=mixed');
    expect(await faultsOf(visited)).to.eql([]);
    await click(visited, 'a', 'All lessons');
    await until('the course', () => shown(visited!, '.known', '1 of 1 questions known'));
    expect(localStorage.getItem('assault-resolver.lessons')).to.equal(null);
  });
});
