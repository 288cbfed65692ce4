import { expect, fixture, html } from '@open-wc/testing';
import { css, LitElement, type TemplateResult } from 'lit';
import { barTemplate, type BarActions } from '../../../../components/shared/resolver/action-bar.ts';
import { barStyles } from '../../../../components/shared/resolver/bar.styles.ts';
import '../../../../components/shared/resolver/odds-from-here.ts';
import type { BarOdds, OddsFromHere } from '../../../../components/shared/resolver/odds-from-here.ts';
import { buttons, theme } from '../../../../components/shared/theme/theme.ts';

const act = (): void => undefined;
const ACTS: BarActions = {
  takePrimary: act, letItRun: act, runToEnd: act, undo: act, redo: act, enterDice: act, throwRest: act,
};

const CHANCES = { attacker: 0.781, defender: 0.219, none: 0 };
const ODDS: BarOdds = {
  forces: { attacker: ['Assault detachment', 1], defender: ['Warband', 1] }, chances: CHANCES, error: 0,
  isAsking: false, isExact: true, before: null, isSupposed: false, isDraw: false, winner: null, failure: null,
};

class BarInBox extends LitElement {
  static override styles = [
    theme, buttons, barStyles, css`:host { display: block; container: resolver / inline-size; }`,
  ];
  static override properties = { primary: {}, odds: {} };
  declare primary: string;
  declare odds: BarOdds | null;

  protected override render(): TemplateResult {
    return barTemplate({
      odds: this.odds ?? null, primary: { words: this.primary, isReady: true }, undoes: null, redoes: null,
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

  it('leaves the odds beside it their room at every width', async () => {
    for (let width = 320; width <= 1300; width += 20) {
      const box = await fixture<HTMLElement>(html`<div style="inline-size: ${width}px">
        <bar-in-box .primary=${'End the counter-charge'} .odds=${ODDS}></bar-in-box></div>`);
      const root = box.querySelector('bar-in-box')!.shadowRoot!;
      const line = root.querySelector<OddsFromHere>('odds-from-here')!;
      await line.updateComplete;
      const figure = line.shadowRoot!.querySelector('.figure')!.getBoundingClientRect();
      expect(figure.width, `${width}`).to.be.greaterThan(0);
      for (const button of root.querySelectorAll('.acts button')) {
        const { left, right, top } = button.getBoundingClientRect();
        const isClear = right === left || top >= figure.bottom - 1 || left >= figure.right;
        expect(isClear, `${button.className} at ${width}`).to.equal(true);
      }
    }
  });
});
