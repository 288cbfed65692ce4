/** What is shown of a phase only later, or when somebody asks for it: it comes then, or says that it cannot be had. */
import { expect } from '@open-wc/testing';
import '../../../../components/embed/lazy/phase-resolver.ts';
import { PhaseLater } from '../../../../components/warhammer-40k/resolver/later.ts';
import { CounterAsked } from '../../../../components/shared/battlefield/events.ts';
import type { PhaseRule } from '../../../../components/warhammer-40k/steps/rule-why.ts';
import { until } from '../../../support/until.ts';
import { find, settled, textOf, type Driven } from '../../epic-armageddon/resolver/driving.ts';
import { one, panelOf, seen, shown, type Shown } from './phases.ts';

const lackOf = (root: ParentNode): HTMLElement | null => root.querySelector('.lack button');
const ruleOf = (on: Shown): PhaseRule => find<PhaseRule>(on.phase as unknown as Driven, 'phase-rule');

describe('what is shown of a phase only later', () => {
  const { load } = PhaseLater;
  const { requestIdleCallback: whenIdle } = window;
  let asked = 0;

  before(() => {
    window.requestIdleCallback = () => 0;
    PhaseLater.load = () => {
      asked += 1;
      return Promise.reject(new Error('There is no network.'));
    };
  });
  after(() => {
    PhaseLater.load = load;
    window.requestIdleCallback = whenIdle;
  });

  it('says that it could not be had and leaves the step; tried again it comes, with the focus', async () => {
    const on = await shown('7th');
    expect([asked, PhaseLater.parts]).to.eql([0, null]);
    panelOf(on).focusMain();
    one(on, 'assault-battlefield').dispatchEvent(new CounterAsked(panelOf(on).phase.models[0]!.id));
    await until('what is said', () => lackOf(on.phase.shadowRoot!));
    expect(asked).to.equal(1);
    expect(panelOf(on).isConnected).to.equal(true);
    const rule = ruleOf(on);
    rule.open = true;
    await until('the same of the rule', () => lackOf(rule.shadowRoot!));
    expect(textOf(rule)).to.contain('Try again');

    const ended = await shown('7th');
    ended.phase.do('runToEnd');
    await until('the same of the panel of the end', () => lackOf(ended.phase.shadowRoot!));
    expect([ended.phase.running!.isOver, seen(ended, 'phase-over-step')]).to.eql([true, []]);

    PhaseLater.load = load;
    lackOf(ended.phase.shadowRoot!)!.click();
    await until('the panel of the end', () => ended.phase.shadowRoot!.querySelector('phase-over-step'));
    expect(lackOf(ended.phase.shadowRoot!)).to.equal(null);
    lackOf(rule.shadowRoot!)!.click();
    await until('the rule', () => rule.say !== '' && lackOf(rule.shadowRoot!) === null);
    expect(textOf(rule)).to.contain(rule.say).and.to.contain('Seventh edition');
    lackOf(on.phase.shadowRoot!)!.click();
    await until('the reasons', () => seen(on, 'model-reasons').join(' ').includes('40k.'));
    await settled(on.resolver);
    expect(lackOf(on.phase.shadowRoot!)).to.equal(null);
  });

  it('is brought once a step is done and the page is idle', async () => {
    const held: (() => void)[] = [];
    window.requestIdleCallback = act => held.push(act as () => void);
    const on = await shown('4th');
    let brought = 0;
    PhaseLater.parts = null;
    PhaseLater.load = () => {
      brought += 1;
      return load!();
    };
    expect(held.length).to.equal(0);
    on.phase.playOn();
    on.phase.playOn();
    expect([held.length, brought]).to.eql([1, 0]);
    held[0]!();
    await until('what is brought', () => brought === 1);
  });
});
