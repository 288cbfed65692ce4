/** What the page of the lessons says of a link that is wrong, before the site is built. */
import { expect } from '@open-wc/testing';
import { speak } from '../../../components/shared/languages/speech.ts';
import { writeLessonLink } from '../../../components/epic-armageddon/lesson/lesson-link.ts';
import { linkedLesson, page } from '../../../components/site/learn-page.ts';
import { lessonAskedBooks } from '../../../components/translations/de/lessons.ts';
import { until } from '../../support/until.ts';
import { everyKind } from '../epic-armageddon/lesson/every-kind.ts';

const german = lessonAskedBooks['lesson/asked'];

const alert = (): HTMLElement => page.element.querySelector('[role=alert]')!;
const course = (): HTMLElement => page.element.querySelector('lesson-course')!;

/** The page as the site shows it when the address asks for this. */
const goTo = (hash: string): void => {
  location.hash = hash;
  const [, name, asked = ''] = /^(\w+)=?(.*)$/.exec(hash)!;
  (name === 'lesson' ? linkedLesson : page).show(asked);
};

describe('the page of the lessons', () => {
  before(() => document.body.append(page.element));

  after(() => {
    page.element.remove();
    location.hash = '';
  });

  it('says what is wrong with a link in the language in which it is read', async () => {
    goTo('lesson=7.abc');
    await until('what is wrong', () => alert().textContent !== '');
    document.documentElement.lang = 'de';
    await speak('de');
    expect(alert().textContent).to.equal(german.linkStrange);
    document.documentElement.lang = 'en';
    await speak('en');
    expect(alert().textContent).not.to.equal(german.linkStrange);
  });

  it('stays with what is asked last while a lesson is read from its link', async () => {
    goTo((await writeLessonLink(everyKind))!);
    goTo('learn');
    for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setTimeout(resolve, 10));
    expect([course().hidden, location.hash]).to.eql([false, '#learn']);
  });
});
