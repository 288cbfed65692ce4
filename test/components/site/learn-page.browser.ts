/** The page of the lessons on the built site. */
import { expect } from '@open-wc/testing';
import { writeLessonLink } from '../../../components/epic-armageddon/lesson/lesson-link.ts';
import { until } from '../../support/until.ts';
import {
  addressOf, click, faultsOf, focusName, goTo, leave, pageOf, press, reload, shown, tabTo, textOf, visit, all,
  type Visit,
} from './visit.ts';
import { everyKind } from '../epic-armageddon/lesson/every-kind.ts';

const titles = (visited: Visit): readonly string[] =>
  all(visited, 'h3').filter(one => one.checkVisibility()).map(textOf);

const at = (visited: Visit, title: string): Promise<unknown> =>
  until(title, () => titles(visited).includes(title));

describe('the page of the lessons', () => {
  let visited: Visit | null = null;

  beforeEach(() => localStorage.clear());
  afterEach(() => {
    if (visited !== null) leave(visited);
    localStorage.clear();
  });

  it('lists the course in its order, with what each lesson teaches and where to begin', async () => {
    visited = await visit('#learn');
    const lessons = await until('the course', () => {
      const listed = all(visited!, 'ol .lesson');
      return listed.length > 13 && listed;
    });
    expect(textOf(lessons[0]!)).to.match(/^1 What an assault is Who may be charged/);
    expect(all(visited, '.go').map(textOf)).to.eql(['Begin with “What an assault is”']);
    expect(pageOf(visited).title).to.match(/^Learn/);
    expect(shown(visited, 'assault-resolver')).to.equal(undefined);
    expect(localStorage.getItem('assault-resolver.lessons')).to.equal(null);
  });

  it('lists the lessons of Warhammer 40,000 beside them, each with its address and what comes next', async () => {
    visited = await visit('#learn');
    await until('the course', () => shown(visited!, 'h3', 'Warhammer 40,000'));
    await until('the lessons', () => all(visited!, 'lesson-course[brief] >> .lesson').length === 8);
    await click(visited, '.lesson .title', 'Behind a barricade');
    await at(visited, 'Over the barricade');
    await until('the address', () => addressOf(visited!) === '#learn=40k-barricade/charge');
    expect(pageOf(visited).querySelector<HTMLAnchorElement>('.next')!.hash).to.equal('#learn=40k-power-fist');
    goTo(visited, '#learn=40k-caught/destroyed');
    await at(visited, 'The seventh edition');
    expect(await faultsOf(visited)).to.eql([]);
  });

  it('opens a lesson in place by the keyboard, and the address follows every moment', async () => {
    visited = await visit('#learn');
    await until('the course', () => shown(visited!, 'lesson-course'));
    await tabTo(visited, 'the lesson', () => focusName(visited!).startsWith('2 Who is directly engaged'));
    await press(visited, 'Enter');
    await at(visited, 'Your company is charged');
    await until('the address', () => addressOf(visited!) === '#learn=who-is-engaged/charged');
    await until('the focus', () => focusName(visited!) === 'Your company is charged');
    await tabTo(visited, 'the way on', () => focusName(visited!) === 'Go on');
    await press(visited, 'Enter');
    await until('the address', () => addressOf(visited!) === '#learn=who-is-engaged/orks');
  });

  it('leaves the whole page to the view that is gone to from a lesson', async () => {
    visited = await visit('#learn=who-is-engaged');
    await at(visited, 'Your company is charged');
    goTo(visited, '#assault=orks-storm-ruins');
    await until('the table', () => pageOf(visited!).querySelector('#table')?.checkVisibility());
    expect(pageOf(visited).querySelector('.learn')!.checkVisibility()).to.equal(false);
  });

  it('has the page from edge to edge, and its controls keep their corners', async () => {
    visited = await visit('#learn=who-is-engaged');
    const main = await until('the lesson', () => shown(visited!, 'button.main'));
    expect(getComputedStyle(main).borderTopLeftRadius).to.equal('8px');
    const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(shown(visited, 'lesson-player')!);
    expect([borderTopWidth, borderTopLeftRadius]).to.eql(['0px', '0px']);
  });

  it('goes on where it was left when it is loaded again, and says in the course that it was begun', async () => {
    visited = await visit('#learn=who-is-engaged');
    await at(visited, 'Your company is charged');
    await click(visited, 'button', 'Go on');
    await until('the address', () => addressOf(visited!) === '#learn=who-is-engaged/orks');
    await reload(visited);
    await at(visited, 'One behind the other');
    await click(visited, 'a.leave');
    await until('the course', () => shown(visited!, '.go', 'Go on with “Who is directly engaged”'));
    expect(all(visited, 'span.mark').map(textOf)).to.eql(['Begun']);
    expect(Object.keys(JSON.parse(localStorage.getItem('assault-resolver.lessons')!) as object))
      .to.eql(['who-is-engaged']);
    await click(visited, '.go');
    await at(visited, 'One behind the other');
  });

  it('shows one lesson after another, each from its own beginning', async () => {
    visited = await visit('#learn=who-is-engaged');
    await at(visited, 'Your company is charged');
    goTo(visited, '#learn=nearest-first');
    await until('the address', () => /^#learn=nearest-first\/./.test(addressOf(visited!)));
    await until('the other lesson', () => !titles(visited!).includes('Your company is charged'));
  });

  it('opens a lesson that is in the address itself, at its moment', async () => {
    visited = await visit(`#${await writeLessonLink(everyKind, 'winner')}`);
    await at(visited, 'Two dice each');
    expect(pageOf(visited).title).to.match(/^Learn/);
    await click(visited, 'button', 'Back');
    await until('the address', () => /^#lesson=1\.[\w-]+\/kills$/.test(addressOf(visited!)));
  });

  it('says what is wrong with an address that holds no lesson', async () => {
    visited = await visit(`#${(await writeLessonLink(everyKind))!.slice(0, 200)}`);
    await until('the reason', () => shown(visited!, 'p', 'This link to a lesson has been cut or changed on its way.'));
    goTo(visited, '#learn=no-such-lesson');
    await until('the next reason', () => shown(visited!, '.problems'));
  });

  it('has no fault that axe finds, and room on a narrow phone', async () => {
    visited = await visit('#learn', 360, 740);
    await until('the course', () => shown(visited!, 'lesson-course'));
    expect(await faultsOf(visited)).to.eql([]);
    goTo(visited, '#learn=who-is-engaged/orks');
    await at(visited, 'One behind the other');
    expect(await faultsOf(visited)).to.eql([]);
    expect(pageOf(visited).documentElement.scrollWidth).to.equal(360);
  });
});
