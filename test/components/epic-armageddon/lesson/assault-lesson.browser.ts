import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { AssaultLesson } from '../../../../components/elements/assault-lesson.ts';
import type { LessonAnswer, LessonEnd, LessonPlace } from '../../../../components/shared/lesson/events.ts';
import { parseLesson } from '../../../../src/lessons/parse-lesson.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { fromTheTop, goTo, heard, nameOf, press, roleOf, use } from './by-ear.ts';
import { everyKind } from './every-kind.ts';
import { all, button, click, drawn, enter, hold, seen, showMe, title } from './held.ts';

const LESSON = 'every-kind';

/** What is told to the page. */
const toldBy = (element: EventTarget) => {
  const places: LessonPlace[] = [];
  const answers: LessonAnswer[] = [];
  const ends: LessonEnd[] = [];
  element.addEventListener('lesson-moment', event => places.push((event as CustomEvent<LessonPlace>).detail));
  element.addEventListener('lesson-answered', event => answers.push((event as CustomEvent<LessonAnswer>).detail));
  element.addEventListener('lesson-ended', event => ends.push((event as CustomEvent<LessonEnd>).detail));
  return { places, answers, ends };
};

const text = (element: AssaultLesson, selector: string): string =>
  all(element, selector).filter(one => one.checkVisibility())
    .map(one => [one.textContent, ...[...one.querySelectorAll('said-lines')].map(saidIn)].join(' ')).join(' ')
    .replace(/\s+/g, ' ').trim();

const saidIn = (lines: Element): string =>
  [...lines.shadowRoot!.querySelectorAll('p')].map(line => line.textContent!.replace(/\s+/g, ' ').trim()).join(' ');

/** The next action in the bar of the table, once it is the charge. */
const chargeOf = (element: AssaultLesson): HTMLElement | undefined =>
  all(element, 'button[part=primary]').find(one => one.textContent!.trim().startsWith('Charge '));

const verdict = (element: AssaultLesson): string => text(element, '.right, .wrong');

const spoken = (element: AssaultLesson): string =>
  all(element, 'section > live-region').map(one => one.shadowRoot!.textContent!.trim()).join('');

const RIGHT = ['b1', 'b2', 'b3', 'b4', 'b5', 'n1', 'n2'];

describe('a lesson', () => {
  beforeEach(async () => {
    localStorage.clear();
    await setViewport({ width: 1280, height: 800 });
  });

  it('in the tests is one that anybody could write', () => {
    expect(parseLesson(JSON.stringify(everyKind))).to.have.property('lesson');
  });

  it('says what the opponent would to a wrong answer, marks the stand, and shows nothing before', async () => {
    const element = await hold(everyKind, 'attackers');
    const told = toldBy(element);
    expect(all(element, 'button').map(one => one.textContent!.trim())).not.to.include('Show me');
    await enter(element, { kind: 'units', ids: ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'n1', 'n2'] });
    await click(element, 'Check');
    expect(verdict(element)).to.match(/Your opponent says.*Not Boyz 6\..*10\.9 cm/);
    expect(told.answers[0]).to.include({ isRight: false, lesson: LESSON, moment: 'attackers' });
    expect(told.answers[0]!.rule).to.match(/^[A-Z]\d/);
    const map = seen(element, 'assault-battlefield')!.shadowRoot!;
    expect(map.querySelector('[data-counter=b6]')!.getAttribute('aria-label')).to.contain('named by the opponent');
    expect(heard()).to.equal('checkbox Boyz 1');
    await until('what is spoken', () => spoken(element).startsWith('Not so. Not Boyz 6.'));
    expect(button(element, 'Show me')).to.be.instanceOf(HTMLElement);
  });

  it('says why a right answer is right, and leads on', async () => {
    const element = await hold(everyKind, 'attackers');
    const told = toldBy(element);
    await enter(element, { kind: 'units', ids: RIGHT });
    await click(element, 'Check');
    expect(verdict(element)).to.match(/^\s*Right.*Whoever sees nobody within fifteen centimetres stands by/);
    expect(told.answers).to.eql([{
      version: 1, lesson: LESSON, moment: 'attackers', given: { kind: 'units', ids: RIGHT }, isRight: true,
      objection: null, rule: null,
    }]);
    expect(heard()).to.equal('button Go on');
    await click(element, 'Go on');
    expect(title(element)).to.equal('Nearest first');
    expect(heard()).to.equal('heading Nearest first');
    const of = everyKind.moments.length;
    expect(told.places.at(-1)).to.eql({ version: 1, lesson: LESSON, moment: 'order', at: 2, of });
  });

  it('takes stands into an answer that are tapped on the map, and out again', async () => {
    const element = await hold(everyKind, 'attackers');
    const tap = async (id: string): Promise<void> => {
      const map = seen(element, 'assault-battlefield')!.shadowRoot!;
      map.querySelector(`[data-counter=${id}]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await drawn();
    };
    const ticked = (): readonly string[] => all<HTMLInputElement>(element, 'input[type=checkbox]')
      .filter(box => box.checked).map(nameOf);
    await tap('b1');
    await tap('n1');
    await tap('b1');
    expect(ticked()).to.eql(['Nobz 1']);
  });

  it('does not give its answer away on the map before it has been given', async () => {
    const element = await hold(everyKind, 'attackers');
    const fillings = (): ReadonlySet<string> => new Set([
      ...seen(element, 'assault-battlefield')!.shadowRoot!.querySelectorAll('g.counter.defender'),
    ].map(one => ['solid', 'tinted', 'ring', 'dotted'].find(filling => one.classList.contains(filling))!));
    const names = (): string => [
      ...seen(element, 'assault-battlefield')!.shadowRoot!.querySelectorAll('g.counter'),
    ].map(one => one.getAttribute('aria-label')).join();
    expect([...fillings()]).to.eql(['ring']);
    expect(names()).not.to.match(/directly engaged|not engaged|in contact|no line/);
    await enter(element, { kind: 'units', ids: RIGHT });
    await click(element, 'Check');
    expect([...fillings()]).to.include('solid');
  });

  it('shows no more of the table than is not asked later, also where it is only looked at', async () => {
    const [, attackers] = everyKind.moments;
    const look = { kind: 'see', id: 'look', at: attackers!.at, title: 'A look', text: [], hint: [] } as const;
    const ours = { ...attackers, id: 'ours', ask: { asks: 'who-may-attack', side: 'attacker' } };
    const element = await hold({ ...everyKind, id: 'looks', moments: [look, ours, attackers] });
    const fillings = (side: string): readonly string[] => [...new Set([
      ...seen(element, 'assault-battlefield')!.shadowRoot!.querySelectorAll(`g.counter.${side}`),
    ].map(one => [...one.classList].find(name => /solid|tinted|ring|dotted/.test(name))!))];
    const lines = (): readonly string[] => [
      ...seen(element, 'assault-battlefield')!.shadowRoot!.querySelectorAll('[data-line]'),
    ].map(one => one.getAttribute('data-line')!);
    expect([fillings('attacker'), fillings('defender'), lines()]).to.eql([['ring'], ['ring'], []]);
    await click(element, 'Go on');
    await enter(element, { kind: 'units', ids: ['a1', 'a2', 'a3', 'a4'] });
    await click(element, 'Check');
    expect(verdict(element)).to.match(/^Right/);
    expect(fillings('attacker')).to.include('solid');
    expect(fillings('defender')).to.eql(['ring']);
    await click(element, 'Go on');
    await enter(element, { kind: 'units', ids: RIGHT });
    await click(element, 'Check');
    expect(fillings('attacker')).to.include('solid');
    expect(fillings('defender')).to.include('solid');
  });

  it('tells why of a stand that is asked on the map, and the focus comes back from there', async () => {
    const element = await hold(everyKind, 'kills');
    const counter = seen(element, 'assault-battlefield')!.shadowRoot!.querySelector<SVGElement>('[data-counter=a1]')!;
    counter.focus();
    await press('Enter');
    await until('the reasons', () => heard().startsWith('button May it'));
    expect(all(element, 'unit-reasons')).to.have.length(1);
    await press('Escape');
    await until('the map again', () => all(element, 'unit-reasons').length === 0);
    expect(heard()).to.match(/^button Assault 1/);
  });

  it('watches what is done on the real table, and a step that is taken back is not held against anybody', async () => {
    const element = await hold(everyKind);
    await until('the table', () => all(element, 'assault-resolver').length > 0);
    const told = toldBy(element);
    seen(element, 'assault-resolver')!.dispatchEvent(new Event('pointermove'));
    const charge = await until('the charge', () => chargeOf(element));
    await drawn();
    charge.click();
    await until('the verdict', () => told.answers.length > 0);
    expect(told.answers[0]).to.include({ isRight: true, given: null, moment: 'charge' });
    await until('it said', () => /Whoever touches an enemy fights in close combat/.test(verdict(element)));
  });

  it('has nothing that is asked for done by playing on', async () => {
    const element = await hold(everyKind);
    await until('the table', () => all(element, 'assault-resolver').length > 0);
    const told = toldBy(element);
    seen(element, 'assault-resolver')!.dispatchEvent(new Event('pointermove'));
    await until('the charge', () => chargeOf(element));
    await drawn();
    await (seen<HTMLElement & { playOn(): Promise<void> }>(element, 'assault-resolver')!).playOn();
    await until('the verdict', () => told.answers.length > 0);
    expect(told.answers[0]).to.include({ isRight: false, moment: 'charge' });
  });

  it('leads back from the end of the table: the report of a task is nobody’s', async () => {
    const element = await hold(everyKind);
    await until('the table', () => all(element, 'assault-resolver').length > 0);
    const table = seen<HTMLElement & { playOn(): Promise<void> }>(element, 'assault-resolver')!;
    const last = (): HTMLElement | undefined => all(element, 'button[part=primary]')
      .find(one => one.textContent.trim() === 'Back to the lesson');
    for (let turn = 0; turn < 40 && last() === undefined; turn += 1) await table.playOn();
    await until('the end', last);
    last()!.click();
    await until('the lesson', () => heard().startsWith('heading'));
    expect(all(element, '.unfold')[0]!.ariaExpanded).to.equal('true');
  });

  it('shows text as text', async () => {
    const element = await hold(everyKind, 'end');
    expect(text(element, '.words')).to.contain('<b>the attacker</b> has won');
    expect(all(element, 'b')).to.eql([]);
  });

  it('tells everything that is wrong with a lesson in words', async () => {
    const { moments: _, ...broken } = everyKind;
    const element = await hold(JSON.stringify({ ...broken, version: 7, moments: [{ kind: 'guess' }] }));
    const said = seen(element, '.problems')!.textContent!;
    expect(said).to.match(/This lesson cannot be held/);
    expect(said).to.match(/version/);
    expect(said).to.match(/moments\[0\]/);
    for (const lesson of ['{ "title": ', '[]', 'no-such-lesson']) {
      const before = seen(element, '.problems')!.textContent;
      element.lesson = lesson;
      await until('the next problem', () => ![undefined, before].includes(seen(element, '.problems')?.textContent));
      expect(seen(element, '.problems li')!.textContent!.trim()).to.match(/\.$/);
    }
  });

  it('is gone on with where it was left, and a link to a moment goes there', async () => {
    const first = await hold(everyKind, 'order');
    await click(first, 'Hint');
    first.remove();
    expect(title(await hold(everyKind))).to.equal('Nearest first');
    expect(title(await hold(everyKind, 'winner'))).to.equal('Two dice each');
  });

  it('is held all the same where the browser keeps nothing', async () => {
    const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    Storage.prototype.setItem = () => {
      throw new Error('full');
    };
    try {
      const element = await hold(everyKind, 'kills');
      await click(element, 'Go on');
      expect(title(element)).to.equal('Two dice each');
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', set);
    }
  });

  it('tells at its end what was missed with its rules, and asks that alone again', async () => {
    const element = await hold(everyKind, 'kills');
    const told = toldBy(element);
    await click(element, 'Go on');
    await enter(element, { kind: 'side', side: 'neither' });
    await click(element, 'Check');
    await showMe(element);
    await click(element, 'Go on');
    await click(element, 'Check');
    if (button(element, 'Back') && /opponent/.test(verdict(element))) await showMe(element);
    await click(element, 'Go on');
    await click(element, 'End the lesson');
    expect(title(element)).to.contain('The end of');
    expect(told.ends).to.have.length(1);
    expect(told.ends[0]!.missed).to.include('winner');
    expect(told.ends[0]!.rules).to.include('A6.4');
    expect(text(element, '.missed-list')).to.contain('Two dice each').and.not.to.contain('Into contact');
    expect(all(element, '.missed-list rule-note').map(one => one.getAttribute('rule'))).to.include('A6.4');
    await click(element, 'Again what was missed');
    expect(title(element)).to.equal('Two dice each');
  });

  it('has no fault that axe finds, whatever is on the screen', async () => {
    const element = await hold(everyKind, 'attackers');
    expect(await faultsOf(element)).to.eql([]);
    await click(element, 'Hint');
    await click(element, 'Check');
    await click(element, 'Rule A4.1');
    expect(await faultsOf(element)).to.eql([]);
    await showMe(element);
    const why = (): string | null => button(element, 'Why Boyz 1?').getAttribute('aria-expanded');
    expect(why()).to.equal('false');
    await click(element, 'Why Boyz 1?');
    expect(why()).to.equal('true');
    await until('reasons', () => all(element, 'unit-reasons').some(one => one.shadowRoot !== null));
    expect(await faultsOf(element)).to.eql([]);
    await click(element, 'Go on');
    await enter(element, { kind: 'order', ids: ['a3', 'a1'] });
    expect(await faultsOf(element)).to.eql([]);
  });

  it('has none where something is done on the table', async () => {
    const element = await hold(everyKind);
    await until('the table', () => all(element, 'assault-resolver').length > 0);
    seen(element, 'assault-resolver')!.dispatchEvent(new Event('pointermove'));
    await until('the charge', () => chargeOf(element));
    await click(element, 'Hint');
    expect(await faultsOf(element)).to.eql([]);
  });

  it('has none at its other moments and at its end either', async () => {
    const element = await hold(everyKind, 'lost');
    for (const moment of ['lost', 'kills', 'winner', 'formations', 'end']) {
      element.moment = moment;
      await until('the moment', () => title(element) === everyKind.moments.find(({ id }) => id === moment)!.title);
      expect(await faultsOf(element), moment).to.eql([]);
    }
    await click(element, 'End the lesson');
    expect(await faultsOf(element)).to.eql([]);
  });

  it('leaves room for the map of a task on a phone: the sheet begins with its title', async () => {
    await setViewport({ width: 360, height: 740 });
    const element = await hold(everyKind);
    const detent = (): string | undefined => all(element, 'assault-resolver')[0]?.shadowRoot
      ?.querySelector('table-frame')?.detent;
    await until('the table', () => detent() !== undefined);
    await until('room for its map', () => detent() === 'peek');
  });

  it('keeps the words of a task until a press on its table is over', async () => {
    const element = await hold(everyKind);
    await until('the charge', () => chargeOf(element));
    const table = all(element, 'assault-resolver')[0]!;
    const isFolded = (): boolean => all(element, '.unfold')[0]!.ariaExpanded === 'false';
    table.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await drawn();
    expect(isFolded()).to.equal(false);
    table.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await until('them folded', isFolded);
  });

  it('has room on a narrow phone', async () => {
    await setViewport({ width: 360, height: 740 });
    const element = await hold(everyKind, 'attackers');
    for (const { id } of everyKind.moments) {
      element.moment = id;
      await drawn();
      expect(document.documentElement.scrollWidth, id).to.equal(360);
    }
  });
});

describe('with a keyboard and a screen reader alone', () => {
  beforeEach(() => localStorage.clear());

  const wrongThenRight = async (tryWrong: () => Promise<void>, tryRight: () => Promise<void>): Promise<void> => {
    await tryWrong();
    await use('button Check');
    await tryRight();
    await use('button Check');
    await goTo('button Go on');
  };

  it('a lesson with every kind of moment is gone through to its end', async () => {
    const element = await hold(everyKind);
    fromTheTop();

    await use('button Charge ');
    await until('the verdict', () => verdict(element).startsWith('Done'));
    fromTheTop();
    await use('button Go on');
    await until('the next', () => heard() === 'heading Who may attack?');

    await wrongThenRight(
      () => use('checkbox Boyz 6', ' '),
      async () => {
        await use('checkbox Boyz 6', ' ');
        fromTheTop();
        for (const name of ['Boyz 1', 'Boyz 2', 'Boyz 3', 'Boyz 4', 'Boyz 5', 'Nobz 1', 'Nobz 2']) {
          await use(`checkbox ${name}`, ' ');
        }
      },
    );
    expect(verdict(element)).to.match(/Right/);
    await press('Enter');

    expect(heard()).to.equal('heading Nearest first');
    for (const name of ['Assault 1', 'Assault 2', 'Assault 3', 'Assault 4']) await use(`button ${name}`);
    await use('button Check');
    await goTo('button Go on');
    await press('Enter');

    expect(heard()).to.equal('heading The saves');
    await wrongThenRight(
      async () => {
        await goTo('spinbutton');
        await press('9');
      },
      async () => {
        await goTo('spinbutton');
        await press('Backspace');
        await press('4');
      },
    );
    await press('Enter');

    expect(heard()).to.equal('heading What it has cost');
    await use('button Go on');
    expect(heard()).to.equal('heading Two dice each');
    await use('radio The attacker');
    await use('button Check');
    await goTo('button Go on');
    await press('Enter');

    expect(heard()).to.equal('heading Who breaks?');
    await use('checkbox Warband', ' ');
    await use('button Check');
    await goTo('button Go on');
    await press('Enter');
    expect(heard()).to.equal('heading The end');
    await use('button End the lesson');
    expect(title(element)).to.contain('The end of');
    expect(roleOf(all(element, 'h3')[0]!)).to.equal('heading');
  });
});
