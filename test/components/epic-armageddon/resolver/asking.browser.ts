/** Asking a stand why it may or may not: on the map, in its table, with the keyboard, at every step. */
import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import '../../../../components/embed/lazy/assault-resolver.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';
import { click, find, findAll, focused, isOver, MANY, press, ready, settled, textOf, type Driven } from './driving.ts';
import { withoutOdds } from './silent-engine.ts';

withoutOdds();

const made = (scenario: string): Promise<Driven> =>
  fixture<Driven>(html`<assault-resolver .scenario=${scenario}></assault-resolver>`);

const shown = async (scenario = 'orks-storm-ruins'): Promise<Driven> => {
  const resolver = await made(scenario);
  await until('a table', () => findAll(resolver.shadowRoot!, '.title').length > 0);
  await ready(resolver);
  return resolver;
};

const mapOf = (resolver: Driven): HTMLElement => find(resolver, 'assault-battlefield');
const counter = (resolver: Driven, id: string): SVGElement =>
  mapOf(resolver).shadowRoot!.querySelector<SVGElement>(`[data-counter="${id}"]`)!;
const reasons = (resolver: Driven): HTMLElement | undefined => findAll(resolver.shadowRoot!, 'unit-reasons')[0];
const areShown = (resolver: Driven): boolean => reasons(resolver) !== undefined;
const head = (resolver: Driven): string => textOf(reasons(resolver)!.shadowRoot!.querySelector('h3')!);
const openQuestion = (resolver: Driven): string | undefined =>
  reasons(resolver)?.shadowRoot!.querySelector<HTMLElement>('details[open]')?.dataset['asked'];
const asked = async (resolver: Driven): Promise<void> => {
  await until('reasons', () => reasons(resolver)?.shadowRoot?.querySelector('h3') != null);
  await settled(resolver);
};

beforeEach(() => setViewport({ width: 1280, height: 800 }));
afterEach(() => resetMouse());

describe('asking why', () => {
  it('is a tap on a stand that means nothing else, also before the rest of the program has come', async () => {
    const resolver = await made('marines-charge-warband');
    await until('a map', () => findAll(resolver.shadowRoot!, 'assault-battlefield').length > 0);
    await settled(resolver);
    await click(resolver, counter(resolver, 'a2'));
    await customElements.whenDefined('unit-reasons');
    await asked(resolver);
    expect(head(resolver)).to.equal('Why? Assault 2 with Chaplain');
  });

  it('puts the focus on the question that matters, and back on the stand after Escape', async () => {
    const resolver = await shown();
    counter(resolver, 'b1').focus();
    await press(resolver, 'Enter');
    await asked(resolver);
    expect(focused()?.localName).to.equal('summary');
    expect(openQuestion(resolver)).to.equal('attack');
    expect(counter(resolver, 'b1').classList.contains('now')).to.equal(true);
    await press(resolver, 'Escape');
    expect(areShown(resolver)).to.equal(false);
    expect((focused() as SVGElement).dataset['counter']).to.equal('b1');
    expect(counter(resolver, 'b1').classList.contains('now')).to.equal(false);
  });

  it('is a question mark on a stand that a tap would choose, and a button on the map', async () => {
    const resolver = await shown();
    await resolver.playOn();
    await settled(resolver);
    expect(counter(resolver, 'b6').classList.contains('choosable')).to.equal(true);
    counter(resolver, 'b6').focus();
    await press(resolver, '?');
    await asked(resolver);
    expect(head(resolver)).to.equal('Why? Boyz 6');
    await press(resolver, 'Escape', 'Enter');
    expect(areShown(resolver)).to.equal(false);
    const why = find(resolver, '.why');
    expect(why.getBoundingClientRect().height).to.be.at.least(44);
    why.focus();
    await press(resolver, 'Enter');
    await asked(resolver);
    expect(why.ariaLabel).to.equal('Why? Boyz 6');
    expect(head(resolver)).to.equal('Why? Boyz 6');
    await press(resolver, 'Escape');
    expect(focused()?.className).to.include('why');
  });

  it('is a button on every name in the table that the map turns into', async () => {
    const resolver = await shown();
    mapOf(resolver).toggleAttribute('table', true);
    await settled(resolver);
    const names = [...mapOf(resolver).shadowRoot!.querySelectorAll<HTMLElement>('tbody th button')];
    expect(names.length).to.equal(mapOf(resolver).shadowRoot!.querySelectorAll('tbody tr').length);
    const boyz = names.find(name => textOf(name) === 'Boyz 3')!;
    boyz.focus();
    await press(resolver, 'Enter');
    await asked(resolver);
    expect(head(resolver)).to.equal('Why? Boyz 3');
    await press(resolver, 'Escape');
    expect(textOf(focused()!)).to.equal('Boyz 3');
  });

  it('goes on being answered at every step, to the end', async () => {
    const resolver = await shown('marines-charge-warband');
    counter(resolver, 'a1').focus();
    await press(resolver, '?');
    await asked(resolver);
    for (let presses = 0; presses < MANY && !isOver(resolver); presses += 1) {
      await resolver.playOn();
      await settled(resolver);
      const answers = [...reasons(resolver)!.shadowRoot!.querySelectorAll('summary .answer')].map(textOf);
      expect(answers).to.have.length(5);
      expect(answers.every(one => ['Yes', 'No', 'Not now'].includes(one))).to.equal(true);
    }
    expect(isOver(resolver)).to.equal(true);
  });

  it('ends with the assault that it was about', async () => {
    const resolver = await shown();
    counter(resolver, 'b1').focus();
    await press(resolver, '?');
    await asked(resolver);
    const title = textOf(find(resolver, '.title'));
    resolver.scenario = 'firefight-to-a-tie';
    await until('another assault', () => textOf(find(resolver, '.title')) !== title);
    await settled(resolver);
    expect(areShown(resolver)).to.equal(false);
  });

  it('is accessible, and fits 360 pixels', async () => {
    await setViewport({ width: 360, height: 740 });
    const resolver = await shown();
    counter(resolver, 'b1').focus();
    await press(resolver, '?');
    await asked(resolver);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    expect(await faultsOf(resolver)).to.deep.equal([]);
    const { top } = reasons(resolver)!.getBoundingClientRect();
    expect(top).to.be.within(-1, 739);
  });
});
