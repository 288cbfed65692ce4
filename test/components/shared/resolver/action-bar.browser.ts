import { expect, fixture, html } from '@open-wc/testing';
import { css, LitElement, type TemplateResult } from 'lit';
import { barTemplate, type BarActions } from '../../../../components/shared/resolver/action-bar.ts';
import { barStyles } from '../../../../components/shared/resolver/bar.styles.ts';
import '../../../../components/shared/resolver/odds-from-here.ts';
import type { BarOdds, OddsFromHere } from '../../../../components/shared/resolver/odds-from-here.ts';
import { diceWords } from '../../../../components/shared/parts/dice-words.ts';
import { addWordSource, LANGUAGES, speak, type Books } from '../../../../components/shared/languages/speech.ts';
import { resolverWords } from '../../../../components/shared/resolver/resolver-words.ts';
import { primaryWords } from '../../../../components/epic-armageddon/steps/primary-words.ts';
import * as deScreen from '../../../../components/translations/de/screen.ts';
import * as deSteps from '../../../../components/translations/de/steps.ts';
import * as esScreen from '../../../../components/translations/es/screen.ts';
import * as esSteps from '../../../../components/translations/es/steps.ts';
import * as frScreen from '../../../../components/translations/fr/screen.ts';
import * as frSteps from '../../../../components/translations/fr/steps.ts';
import * as plScreen from '../../../../components/translations/pl/screen.ts';
import * as plSteps from '../../../../components/translations/pl/steps.ts';
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
  static override properties = { primary: {}, beside: {}, odds: {} };
  declare primary: string;
  declare beside: string | null;
  declare odds: BarOdds | null;

  protected override render(): TemplateResult {
    return barTemplate({
      odds: this.odds ?? null, primary: { words: this.primary, isReady: true }, undoes: null, redoes: null,
      myDice: { words: this.beside ?? diceWords.myDice, isReady: true }, rest: null, canRun: true, isRunning: false,
    }, ACTS);
  }
}
customElements.define('bar-in-box', BarInBox);

const sizeOf = async (primary: string, width: number): Promise<number> => {
  const box = await fixture<HTMLElement>(html`<div style="inline-size: ${width}px">
    <bar-in-box .primary=${primary}></bar-in-box></div>`);
  return parseFloat(getComputedStyle(box.querySelector('bar-in-box')!.shadowRoot!.querySelector('.main')!).fontSize);
};

/** The bar with its odds drawn, at a width. */
const drawnBar = async (width: number, primary: string, odds: BarOdds): Promise<{
  readonly bar: Element; readonly acts: Iterable<Element>; readonly line: ShadowRoot;
}> => {
  const box = await fixture<HTMLElement>(html`<div style="inline-size: ${width}px">
    <bar-in-box .primary=${primary} .odds=${odds}></bar-in-box></div>`);
  const root = box.querySelector('bar-in-box')!.shadowRoot!;
  const line = root.querySelector<OddsFromHere>('odds-from-here')!;
  await line.updateComplete;
  return { bar: root.querySelector('.bar')!, acts: root.querySelectorAll('.acts button'), line: line.shadowRoot! };
};

/** The words that do not stand in one line. */
const brokenIn = (element: Element): readonly string[] => {
  const text = element.firstChild!.nextSibling ?? element.firstChild!;
  return [...text.textContent!.matchAll(/\S+/g)].filter(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
};

describe('the next action in the bar', () => {
  it('is smaller on a phone where its words are many, and nowhere else', async () => {
    const many = 'Throw 16 for the range of the charge';
    const usual = await sizeOf('Throw 12 dice', 360);
    expect(await sizeOf(many, 360)).to.be.lessThan(usual);
    expect(await sizeOf(many, 500)).to.equal(usual);
  });

  it('is whole on a phone beside the longest word that stands there', async () => {
    for (const width of [320, 360]) {
      const box = await fixture<HTMLElement>(html`<div style="inline-size: ${width}px">
        <bar-in-box .primary=${'Zug 2 beginnen'} .beside=${'Rückblick'}></bar-in-box></div>`);
      const root = box.querySelector('bar-in-box')!.shadowRoot!;
      expect(root.querySelector('.bar')!.scrollWidth, `${width}`).to.be.at.most(width);
      expect(root.querySelector('.main')!.getBoundingClientRect().width, `${width}`).to.be.at.least(88);
    }
  });

  it('breaks no word of the side beside it where figures are on their way', async () => {
    const forces = { attacker: ['Thunderhawk detachment', 1], defender: ['Warband', 1] } as const;
    const odds: BarOdds = { ...ODDS, forces, error: 0.007, isAsking: true, isExact: false, isSupposed: true };
    for (let width = 768; width <= 900; width += 12) {
      const { bar, line } = await drawnBar(width, 'End the counter-charge', odds);
      expect(brokenIn(line.querySelector('.name > span:last-child')!), `${width}`).to.deep.equal([]);
      expect(bar.scrollWidth, `${width}`).to.be.at.most(width);
    }
  });

  it('is whole beside a side whose name is one word without end', async () => {
    for (const width of [320, 400, 720, 768, 1000]) {
      const odds: BarOdds = { ...ODDS, forces: { attacker: ['W'.repeat(80), 1], defender: ['Warband', 1] } };
      const { bar } = await drawnBar(width, 'End the counter-charge', odds);
      expect(bar.scrollWidth, `${width}`).to.be.at.most(width);
    }
  });

  it('leaves the odds beside it their room at every width', async () => {
    for (let width = 320; width <= 1300; width += 20) {
      const { acts, line } = await drawnBar(width, 'End the counter-charge', ODDS);
      const figure = line.querySelector('.figure')!.getBoundingClientRect();
      expect(figure.width, `${width}`).to.be.greaterThan(0);
      for (const button of acts) {
        const { left, right, top } = button.getBoundingClientRect();
        const isClear = right === left || top >= figure.bottom - 1 || left >= figure.right;
        expect(isClear, `${button.className} at ${width}`).to.equal(true);
      }
    }
  });
});

const BOOKS = { de: [deScreen, deSteps], es: [esScreen, esSteps], fr: [frScreen, frSteps], pl: [plScreen, plSteps] };

describe('the way on by itself', () => {
  before(() => addWordSource(language => Promise.resolve(
    Object.assign({}, ...BOOKS[language].flatMap(books => Object.values(books))) as Books,
  )));
  afterEach(() => speak('en'));

  for (const language of LANGUAGES) {
    it(`is a sign, and one line of words where there is room, as on a tablet, in ${language}`, async () => {
      await speak(language);
      const box = await fixture<HTMLElement>(html`<div>
        <bar-in-box .primary=${primaryWords.endCounterCharge} .odds=${ODDS}></bar-in-box></div>`);
      const root = box.querySelector('bar-in-box')!.shadowRoot!;
      const words = root.querySelector<HTMLElement>('.run span')!;
      expect(words.textContent).to.equal(resolverWords.letItRun);
      for (let width = 400; width <= 1300; width += 8) {
        box.style.inlineSize = `${width}px`;
        const [button, line] = [words.parentElement!, words].map(one => one.getBoundingClientRect());
        expect(line!.height, `${width}`).to.equal(42);
        const isShown = line!.top < button!.bottom;
        if (width >= 768) expect(isShown, `shown at ${width}`).to.equal(true);
        if (isShown) expect(line!.right, `${width}`).to.be.at.most(button!.right);
        expect(button!.height, `${width}`).to.equal(44);
        expect(button!.width, `${width}`).to.be.at.least(44);
        expect(root.querySelector('.bar')!.scrollWidth, `${width}`).to.be.at.most(width);
      }
    });

    it(`leaves the next action whole on a tablet beside odds that are hardly known, in ${language}`, async () => {
      await speak(language);
      const forces = { attacker: ['Thunderhawk Gunship', 1], defender: ['Warband', 1] } as const;
      const odds: BarOdds = { ...ODDS, forces, error: 0.12, isAsking: true, isExact: false };
      const { bar } = await drawnBar(768, primaryWords.endCounterCharge, odds);
      expect(bar.scrollWidth).to.be.at.most(768);
    });
  }
});
