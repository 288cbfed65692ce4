import { expect, fixture, html } from '@open-wc/testing';
import { css, LitElement, type TemplateResult } from 'lit';
import { barTemplate, type BarActions } from '../../../../components/shared/resolver/action-bar.ts';
import { barStyles } from '../../../../components/shared/resolver/bar.styles.ts';
import { buttons, theme } from '../../../../components/shared/theme/theme.ts';

const act = (): void => undefined;
const ACTS: BarActions = {
  takePrimary: act, letItRun: act, runToEnd: act, undo: act, redo: act, enterDice: act, throwRest: act,
};

class BarInBox extends LitElement {
  static override styles = [
    theme, buttons, barStyles, css`:host { display: block; container: resolver / inline-size; }`,
  ];
  static override properties = { primary: {} };
  declare primary: string;

  protected override render(): TemplateResult {
    return barTemplate({
      odds: null, primary: { words: this.primary, isReady: true }, undoes: null, redoes: null,
      myDice: { words: 'My dice', isReady: true }, rest: null, canRun: true, isRunning: false,
    }, ACTS);
  }
}
customElements.define('bar-in-box', BarInBox);

const sizeOf = async (primary: string, width: number): Promise<number> => {
  const box = await fixture<HTMLElement>(html`<div style="inline-size: ${width}px">
    <bar-in-box .primary=${primary}></bar-in-box></div>`);
  return parseFloat(getComputedStyle(box.querySelector('bar-in-box')!.shadowRoot!.querySelector('.main')!).fontSize);
};

describe('the next action in the bar', () => {
  it('is smaller on a phone where its words are many, and nowhere else', async () => {
    const many = 'Throw 16 for the range of the charge';
    const usual = await sizeOf('Throw 12 dice', 360);
    expect(await sizeOf(many, 360)).to.be.lessThan(usual);
    expect(await sizeOf(many, 500)).to.equal(usual);
  });
});
