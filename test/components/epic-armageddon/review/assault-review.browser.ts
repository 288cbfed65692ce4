/** The review of an assault on the screen, with invented figures. */
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../components/embed/lazy/assault-set-up.ts';
import '../../../../components/epic-armageddon/review/assault-review.ts';
import type { AssaultReview } from '../../../../components/epic-armageddon/review/assault-review.ts';
import type { CourseWanted, TryWanted } from '../../../../components/shared/review/review-element.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { events, reviewOf, scenario } from './made-review.ts';

let element: AssaultReview;

const shownAt = async (
  width: number, height: number, given: Partial<AssaultReview> = {},
): Promise<AssaultReview> => {
  await setViewport({ width, height });
  element = document.createElement('assault-review');
  element.setAttribute('style', `--assault-height: ${height}px`);
  Object.assign(element, { scenario, events, review: reviewOf(), ...given });
  document.body.style.margin = '0';
  document.body.append(element);
  await until('the graph', () => graph()?.shadowRoot?.querySelector('.ring'));
  return element;
};

const all = (selector: string): readonly HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)].filter(one => one.checkVisibility());
const first = (selector: string): HTMLElement => all(selector)[0]!;
const graph = (): HTMLElement | undefined => all('review-graph')[0];
const words = (one: Element): string => one.textContent!.replace(/\s+/g, ' ').trim();
const rows = (): readonly string[] => all('.rows li').map(words);
const slider = (): HTMLElement => graph()!.shadowRoot!.querySelector<HTMLElement>('[role=slider]')!;
const standing = (id: string): string | undefined => element.map!.view.counters.find(one => one.id === id)?.filling;
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
  await element.updateComplete;
};

describe('the review of an assault', () => {
  afterEach(() => element.remove());

  it('lists every moment with its cost or its luck, the costliest decision chosen', async () => {
    await shownAt(1280, 800);
    expect(rows().slice(0, 3)).to.eql([
      'Charge: 4 in contact −8.3', 'Counter-charge: 1 stand moves as good as any', 'Hits: 4 of 5, 3 of 7 +4.1',
    ]);
    expect(all('.rows [aria-current=true]').map(words)).to.eql(['Charge: 4 in contact −8.3']);
    expect(all('.sum').map(words)).to.eql([
      'Decisions cost Attacker −8.3 Defender 0.0', 'The dice gave Attacker +21.1 Defender −21.1',
    ]);
    expect(words(first('.reason'))).to.contain('Best of 32 legal charges tried, each against its best reply found.');
    expect(words(first('.now-line'))).to.equal('After: Charge 78.9 % ± 0.2 best found 87.2 %');
  });

  it('shows the best that was found as ghosts, or the table as it stood', async () => {
    await shownAt(1280, 800);
    expect(all('.switch button').map(words)).to.eql(['Played · 78.9 %', 'Best found · 87.2 %']);
    expect([standing('a4'), standing('a4 as played')]).to.eql(['found', 'past']);
    expect(element.map!.view.plans!.map(({ unit }) => unit)).to.eql(['b5']);
    await until('its way', () => element.map!.shadowRoot!.querySelector('.plan .goal'));
    expect(words(first('.reason'))).to.contain('Best reply found: 1 stand moves.');
    all('.switch button')[0]!.click();
    await element.updateComplete;
    expect([standing('a4'), standing('a4 as played')]).to.eql(['solid', undefined]);
    expect(element.map!.view.plans ?? []).to.eql([]);
  });

  it('goes from moment to moment by keys on the graph, by its rows and by the bar', async () => {
    await shownAt(1280, 800);
    slider().focus();
    expect([slider().ariaValueNow, slider().ariaValueText]).to.eql(['1', 'Charge: 4 in contact, 78.9\u202f%']);
    await press('ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight');
    expect(words(first('.rows .now'))).to.contain('Result: 10 against 9');
    await press('Home');
    expect(words(first('.rows .now'))).to.contain('Charge');
    all('.acts .icon')[1]!.click();
    await element.updateComplete;
    expect(words(first('.rows .now'))).to.contain('Counter-charge');
    all('.rows button')[2]!.click();
    await element.updateComplete;
    expect([words(first('.acts .main')), all('.switch').length]).to.eql(['Play on from here', 0]);
  });

  it('plays the better charge, plays on from a moment, and lets somebody find it', async () => {
    await shownAt(1280, 800);
    const courses: CourseWanted[] = [];
    const tries: TryWanted[] = [];
    element.addEventListener('course-wanted', event => courses.push(event));
    element.addEventListener('try-wanted', event => tries.push(event));
    expect(words(first('.acts .main'))).to.equal('Play the better charge');
    first('.acts .main').click();
    expect(courses[0]!.events).to.eql([events[0]!, ...reviewOf().moments[1]!.best!.decisions]);
    first('.acts .find').click();
    expect(tries.map(({ at, ends }) => [at, ends])).to.eql([[1, 'charge.ended']]);
    all('.rows button')[2]!.click();
    await element.updateComplete;
    first('.acts .main').click();
    expect(courses[1]!.events).to.eql(events.slice(0, 9));
  });

  it('judges a try in points, and never says more of it', async () => {
    await shownAt(1280, 800, { judged: 1 });
    expect(words(first('.judged'))).to.equal('Your try: 8.3 points less than the best found.');
    element.judged = 6;
    await element.updateComplete;
    expect(words(first('.judged'))).to.equal('Your try is as good as any that was found.');
  });

  it('shows rows as they are known, and says why there are none', async () => {
    await shownAt(1280, 800, { review: reviewOf(3), isAsking: true });
    expect([rows().length, words(first('.status'))]).to.eql([2, 'Looking at every moment …']);
    Object.assign(element, { review: null, isAsking: false, failure: 'It broke off.' });
    await element.updateComplete;
    expect([rows().length, words(first('.status'))]).to.eql([0, 'It broke off.']);
  });

  it('offers a longer look where one can be taken, and says that it is taken', async () => {
    await shownAt(1280, 800, { longer: 'offered' });
    let wanted = 0;
    element.addEventListener('longer-wanted', () => (wanted += 1));
    first('.longer button').click();
    expect(wanted).to.equal(1);
    Object.assign(element, { longer: 'taken', isAsking: true });
    await element.updateComplete;
    expect([all('.longer').length, words(first('.status'))])
      .to.eql([0, 'Looking longer: what stands here stays until it is done.']);
  });

  it('tells no cost, and leaves nothing to be found, where nothing better was looked for', async () => {
    const { moments, ...sums } = reviewOf();
    const unpriced = moments.map(({ best: _, ...one }) => ({ ...one, cost: 0 }));
    await shownAt(1280, 800, { review: { ...sums, moments: unpriced } });
    expect([all('.sum').length, all('.find').length, all('.switch').length]).to.eql([1, 0, 0]);
    expect(rows()[0]).to.equal('Charge: 4 in contact');
  });

  it('says why where there is nothing to review', async () => {
    await shownAt(1280, 800);
    Object.assign(element, { scenario: null, events: [], review: null, failure: 'Another game.' });
    await element.updateComplete;
    expect(all('.panel').map(words)).to.eql(['Another game.']);
  });

  it('has all that is needed within the half sheet of a phone, and all moments in the whole one', async () => {
    await shownAt(360, 740);
    const sheet = element.shadowRoot!.querySelector('table-frame')!.shadowRoot!.querySelector('.content')!;
    expect(sheet.scrollHeight).to.be.at.most(sheet.clientHeight);
    expect(rows()).to.eql(['Charge: 4 in contact −8.3']);
    expect(document.documentElement.scrollWidth).to.equal(360);
    const [find, list] = all('.ways button');
    expect([words(find!), words(list!)]).to.eql(['Find it myself', 'All 9 moments']);
    list!.click();
    await element.updateComplete;
    expect(rows().length).to.equal(9);
    expect(element.shadowRoot!.querySelector('table-frame')!.detent).to.equal('full');
  });

  it('marks what is shown and the moment that is chosen where colours are forced', async () => {
    await shownAt(1280, 800);
    const forced = element.shadowRoot!.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules])
      .filter(rule => rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
      .flatMap(rule => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
      .filter(({ style }) => style.outline.includes('solid'));
    const isMarked = (one: HTMLElement): boolean => forced.some(({ selectorText }) => one.matches(selectorText));
    expect(all('.switch button').map(isMarked)).to.eql([false, true]);
    expect(all('.rows li button').slice(0, 2).map(isMarked)).to.eql([true, false]);
  });

  it('keeps its place on a phone where letters are large', async () => {
    document.documentElement.style.fontSize = '140%';
    await shownAt(360, 740);
    expect(document.documentElement.scrollWidth).to.equal(360);
    for (const one of all('.switch button, .ways button, .acts button')) {
      const { left, right } = one.getBoundingClientRect();
      expect([left >= 0, right <= 360], words(one)).to.eql([true, true]);
    }
    document.documentElement.style.fontSize = '';
  });

  it('is clean for axe', async () => {
    await shownAt(1280, 800);
    expect(await faultsOf(element)).to.eql([]);
  });
});
