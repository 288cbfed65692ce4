/** Why a unit may or may not, as a reader meets it: with the mouse, the keyboard, and on a narrow phone. */
import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../components/epic-armageddon/explain/unit-reasons.ts';
import type { UnitReasons } from '../../../../components/epic-armageddon/explain/unit-reasons.ts';
import { explain } from '../../../../src/epic-armageddon/explain/explain.ts';
import { UNIT_QUESTIONS } from '../../../../src/epic-armageddon/explain/fact.ts';
import { FACT_KEYS, factSentence } from '../../../../src/epic-armageddon/explain/fact-sentences.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { terrainOf } from '../../../support/build.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { stage } from '../../../support/stage.ts';
import { focused, textOf } from '../resolver/driving.ts';

const NAME = 'Boyz <b>of</b> Gork';
const assault: Assault = startAssault(stage(
  { a1: { at: [40, 30], name: NAME, cc: 3, ff: 5 } },
  { d1: { at: [40, 39.4], name: 'Infantry', cc: 5, ff: 5, armour: 5, abilities: ['reinforced-armour'] } },
  { terrain: [terrainOf('ruins', [36, 37], [44, 44])] },
));

const shown = async (parts: Partial<UnitReasons> = {}): Promise<UnitReasons> => {
  const element = await fixture<UnitReasons>(html`<unit-reasons
    .assault=${parts.assault ?? assault} .unit=${parts.unit ?? 'a1'} asked=${parts.asked ?? ''}
    ?closable=${parts.closable ?? false}
  ></unit-reasons>`);
  await element.updateComplete;
  return element;
};
const all = (element: UnitReasons, selector: string): readonly HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const openOnes = (element: UnitReasons): readonly string[] =>
  all(element, 'details[open]').map(one => one.dataset['asked']!);
const clickOn = async (element: UnitReasons, selector: string): Promise<void> => {
  all(element, selector)[0]!.click();
  await new Promise(requestAnimationFrame);
  await element.updateComplete;
};

describe('the reasons of a unit', () => {
  beforeEach(() => setViewport({ width: 800, height: 700 }));

  it('tell each question with its answer in a word, the one that matters most being open', async () => {
    const element = await shown();
    expect(all(element, 'summary').map(textOf)).to.deep.equal([
      'May it attack? Yes', 'May it support? No', 'May it be hit? Yes', 'May it save? Not now',
      'May it withdraw? Not now',
    ]);
    expect(openOnes(element)).to.deep.equal(['attack']);
  });

  it('tell every fact in its order, with its rule', async () => {
    const element = await shown();
    const { facts } = explain(assault, 'a1', 'attack');
    const said = all(element, 'details[open] li .say').map(say => textOf(say).replace(/^[^:]*: /, ''));
    expect(said).to.deep.equal(facts.map(factSentence));
    expect(all(element, 'details[open] li .id').map(textOf)).to.deep.equal(facts.map(({ rule }) => rule));
  });

  it('tell how far off the answer would be another, of what is open', async () => {
    const far = startAssault(stage({ a1: { at: [40, 30], cc: 3, ff: 5 } }, { d1: { at: [40, 47.9], cc: 5, ff: 5 } }));
    const element = await shown({ assault: far, asked: 'attack' });
    expect(all(element, '.opposite').map(textOf)).to.deep.equal(['If it stood 0.9 cm further up, it could attack.']);
    const near = await shown();
    expect(all(near, '.opposite')).to.have.length(0);
    expect(all(near, '.whose').map(textOf)).to.deep.equal(['Attacker']);
  });

  it('say whether a fact speaks for it in words, not by colour alone', async () => {
    const element = await shown({ unit: 'd1' });
    const said = all(element, 'details[data-asked=save] li .spoken').map(textOf);
    expect(said).to.deep.equal(['For it:', 'For it:', 'To know:', 'For it:', 'To know:']);
    expect(all(element, 'details[data-asked=save] li svg')).to.have.length(5);
  });

  it('open the rule behind a fact, with the ruling in force', async () => {
    const element = await shown({ unit: 'd1' });
    await clickOn(element, 'details[data-asked=be-hit] summary');
    const ids = all(element, 'details[data-asked=be-hit] .id');
    const id = ids.find(one => textOf(one) === 'H1')!;
    id.click();
    await element.updateComplete;
    expect(id.getAttribute('aria-expanded')).to.equal('true');
    const note = all(element, 'details[data-asked=be-hit] rule-note')[0]!;
    expect(textOf(note)).to.include('The owner allocates hits').and.to.include('NetEA 1.9.6')
      .and.to.include('Their owner chooses; unasked');
    id.click();
    await element.updateComplete;
    expect(all(element, 'rule-note')).to.have.length(0);
  });

  it('tell one question alone where a lesson asks it', async () => {
    const element = await shown({ asked: 'save', unit: 'd1' });
    expect(all(element, 'summary').map(textOf)).to.deep.equal(['May it save? Not now']);
    expect(openOnes(element)).to.deep.equal(['save']);
    expect(all(element, '.close')).to.have.length(0);
  });

  it('are nothing where there is no such unit', async () => {
    const element = await shown({ unit: 'nobody' });
    expect(element.shadowRoot!.textContent!.trim()).to.equal('');
  });

  it('keep what the reader has unfolded while the assault goes on, and show another unit afresh', async () => {
    const element = await shown();
    await clickOn(element, 'details[data-asked=be-hit] summary');
    element.assault = { ...assault };
    await element.updateComplete;
    expect(openOnes(element)).to.deep.equal(['attack', 'be-hit']);
    element.unit = 'd1';
    await element.updateComplete;
    expect(openOnes(element)).to.deep.equal(['attack']);
  });

  it('show names as text only', async () => {
    const element = await shown();
    expect(textOf(all(element, 'h3')[0]!)).to.equal(`Why? ${NAME}`);
    expect(all(element, 'b')).to.have.length(0);
  });

  it('are read and closed with the keyboard alone', async () => {
    const element = await shown({ closable: true });
    let closed = 0;
    element.addEventListener('reasons-closed', event => (closed += event.detail === null ? 1 : 100));
    element.focus();
    expect(focused()?.parentElement?.dataset['asked']).to.equal('attack');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(all(element, 'rule-note')).to.have.length(1);
    await sendKeys({ press: 'Escape' });
    expect(closed).to.equal(1);
    await clickOn(element, '.close');
    expect(closed).to.equal(2);
  });

  it('do not listen to Escape where they cannot be closed', async () => {
    const element = await shown();
    element.addEventListener('reasons-closed', () => expect.fail('closed'));
    element.focus();
    await sendKeys({ press: 'Escape' });
  });

  it('are accessible, all questions and all their rules being open', async () => {
    for (const unit of ['a1', 'd1']) {
      const element = await shown({ unit, closable: true });
      for (const fold of all(element, 'details') as readonly HTMLDetailsElement[]) fold.open = true;
      await new Promise(requestAnimationFrame);
      all(element, '.id').forEach(id => id.click());
      await element.updateComplete;
      expect(all(element, 'rule-note').length).to.be.above(8);
      expect(await faultsOf(element)).to.deep.equal([]);
    }
  });

  it('fit 360 pixels, with large fingers too', async () => {
    await setViewport({ width: 360, height: 700 });
    const element = await shown({ unit: 'd1', closable: true });
    for (const fold of all(element, 'details') as readonly HTMLDetailsElement[]) fold.open = true;
    await new Promise(requestAnimationFrame);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    expect(all(element, '.close')[0]!.getBoundingClientRect().height).to.be.at.least(44);
    for (const id of all(element, '.id')) expect(id.getBoundingClientRect().height).to.be.at.least(24);
  });

  it('have one colour for what speaks for it and another for what speaks against', async () => {
    const element = await shown({ unit: 'd1' });
    const colours = (look: string): ReadonlySet<string> =>
      new Set(all(element, `.mark:is(${look})`).map(mark => getComputedStyle(mark).color));
    const [good, bad] = [colours('.yes, .for'), colours('.no, .against')];
    expect([good.size, bad.size]).to.eql([1, 1]);
    expect([...good]).not.to.eql([...bad]);
  });

  it('stay readable in the reader’s own colours', async () => {
    await emulateMedia({ forcedColors: 'active' });
    const element = await shown();
    expect(all(element, 'li svg').every(mark => getComputedStyle(mark).stroke !== 'none')).to.equal(true);
    await emulateMedia({ forcedColors: 'none' });
  });

  it('have a sentence for every fact of every question', () => {
    const facts = UNIT_QUESTIONS.flatMap(asked => ['a1', 'd1'].flatMap(unit => explain(assault, unit, asked).facts));
    expect(facts.every(({ key }) => FACT_KEYS.includes(key))).to.equal(true);
  });
});
