/** “Show me”: the answer plays on the board, stands in words, and ends where the rules judge it right. */
import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { AssaultLesson } from '../../../../components/elements/assault-lesson.ts';
import { until } from '../../../support/until.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { everyKind } from './every-kind.ts';
import { fromTheTop, heard, use } from './by-ear.ts';
import { all, button, click, drawn, enter, hold, seen, showMe, title } from './held.ts';

const map = (element: AssaultLesson): ShadowRoot => seen(element, 'assault-battlefield')!.shadowRoot!;

const placeOf = (element: AssaultLesson, id: string): string =>
  map(element).querySelector(`[data-counter=${id}]`)!.getAttribute('transform')!;

const rows = (element: AssaultLesson, look = ''): readonly HTMLElement[] => all(element, `.shown li${look}`);

const textIn = (row: HTMLElement): string =>
  row.querySelector('said-lines')!.shadowRoot!.textContent!.replace(/\s+/g, ' ').trim();

const spoken = (element: AssaultLesson): string =>
  all(element, 'section > live-region').map(one => one.shadowRoot!.textContent!.trim()).join('');

const lead = (element: AssaultLesson): string => seen(element, 'button.next')!.textContent!.trim();

describe('“Show me”', () => {
  beforeEach(async () => {
    localStorage.clear();
    await setViewport({ width: 360, height: 740 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
  afterEach(() => emulateMedia({ reducedMotion: 'reduce' }));

  it('plays step after step, each said once, and its primary is Stop until it is over', async () => {
    const element = await hold(everyKind, 'attackers');
    await enter(element, { kind: 'units', ids: ['b6'] });
    await click(element, 'Check');
    await click(element, 'Show me');
    await until('the first step', () => rows(element, '.now').length === 1);
    expect(lead(element)).to.equal('Stop');
    expect(button(element, 'Once more')).to.be.instanceOf(HTMLElement);
    expect(button(element, 'Try again')).to.be.instanceOf(HTMLElement);
    const [first] = rows(element, '.now');
    expect(first!.getAttribute('aria-current')).to.equal('step');
    expect(first!.querySelector('progress')).not.to.equal(null);
    await until('it said', () => spoken(element).startsWith('Boyz'));
    expect(rows(element).map(textIn).join(' ')).to.contain(spoken(element));
    expect(all(element, '.tried').length).to.equal(1);
    await click(element, 'Stop');
    expect(rows(element, '.now')).to.eql([]);
    expect(lead(element)).to.equal('Go on');
    expect(heard()).to.equal('button Go on');
  });

  it('marks whom the reader has named wrongly, and draws everybody who is right with a line', async () => {
    const element = await hold(everyKind, 'attackers');
    await enter(element, { kind: 'units', ids: ['b1', 'b6'] });
    await click(element, 'Check');
    await showMe(element);
    await until('the mark', () => map(element).querySelector('.ghost.refused') !== null);
    expect(map(element).querySelector('.ghost.refused .reason')!.textContent).to.contain('your answer');
    expect([...map(element).querySelectorAll('[data-line]')].length).to.be.greaterThan(5);
    for (const id of ['b1', 'b2', 'n1']) {
      expect(map(element).querySelector(`[data-counter=${id}]`)!.getAttribute('aria-label'), id).to.contain('; yes');
    }
    expect(await faultsOf(element)).to.eql([]);
  });

  it('moves the stands of a task, with the way, and ends where it is done; once more begins anew', async () => {
    const element = await hold(everyKind, 'charge');
    await until('the table', () => seen(element, 'assault-resolver') !== undefined);
    await click(element, 'Hint');
    expect(all(element, 'button').map(one => one.textContent!.trim())).not.to.include('Show me');
    await click(element, 'Another hint');
    await click(element, 'Show me');
    await until('the first step', () => rows(element, '.now').length === 1);
    const before = placeOf(element, 'a1');
    expect(map(element).querySelector('.plan.selected .way')).not.to.equal(null);
    expect(map(element).querySelector('.plan .left'), 'where it stood').not.to.equal(null);
    await until('it on its way', () => placeOf(element, 'a1') !== before);
    await click(element, 'Stop');
    const after = placeOf(element, 'a1');
    expect(textIn(rows(element)[0]!)).to.match(/^Assault 1 moves [\d.]+ cm into contact with Boyz/);
    await click(element, 'Once more');
    expect(lead(element)).to.equal('Stop');
    expect(placeOf(element, 'a1')).not.to.equal(after);
    await click(element, 'Stop');
    await click(element, 'Go on');
    expect(title(element)).to.equal('Who may attack?');
  });

  it('shows one who has estimated well enough how well, on one scale', async () => {
    const element = await hold('the-result', 'chance');
    await enter(element, { kind: 'number', value: 80 });
    await until('the odds', () => seen(element, '.bar .main')!.getAttribute('aria-disabled') !== 'true');
    await click(element, 'Check');
    await until('the answer', () => rows(element).length > 0);
    await click(element, 'Stop');
    expect(seen(element, '.scale figcaption')!.textContent!.replace(/\s+/g, ' ').trim())
      .to.match(/^exact: \d+ % your guess: 80 %$/);
    expect(all(element, '.right').length).to.equal(1);
  });

  it('is all there at once where motion is unwanted', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await hold(everyKind, 'order');
    await enter(element, { kind: 'order', ids: ['a1'] });
    await click(element, 'Check');
    await click(element, 'Show me');
    await until('the answer', () => rows(element).length > 0);
    expect(lead(element)).to.equal('Go on');
    expect([...map(element).querySelectorAll('[data-token]')].length).to.be.greaterThan(3);
    await until('it said', () => spoken(element).startsWith('The answer is shown.'));
  });

  it('is run and stopped by keys alone', async () => {
    const element = await hold(everyKind, 'winner');
    fromTheTop();
    await use('radio Neither');
    await use('button Check');
    await use('button Show me');
    await until('it runs', () => heard() === 'button Stop');
    await use('button Stop');
    expect(heard()).to.equal('button Go on');
    expect(title(element)).to.equal('Two dice each');
  });
});

describe('a lesson on a phone', () => {
  it('is one screen and a sheet at each of its moments: the page does not scroll', async () => {
    localStorage.clear();
    await setViewport({ width: 360, height: 740 });
    const element = await hold(everyKind, 'attackers');
    for (const { id } of everyKind.moments) {
      element.moment = id;
      await drawn();
      const { height } = element.getBoundingClientRect();
      expect(height, id).to.equal(629); // 85 % of 740
      for (const one of all(element, '.bar button')) {
        if (!one.checkVisibility()) continue;
        expect(one.getBoundingClientRect().height, `${id}: ${one.textContent}`).to.be.at.least(44);
        expect(one.scrollWidth, `${id}: ${one.textContent}`).to.be.at.most(one.clientWidth + 1);
      }
    }
  });
});
