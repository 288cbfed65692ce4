/** The frame of a resolver: what stands in it neither overlaps nor is cut, however long words and large text are. */
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../shared/languages/made-up-books.ts';
import '../../../components/embed/lazy/assault-resolver.ts';
import { speak } from '../../../components/shared/languages/speech.ts';
import { comeToRest } from '../../support/at-rest.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { until } from '../../support/until.ts';
import { find, findAll, heading, ready, settled, textOf, type Driven } from '../epic-armageddon/resolver/driving.ts';

/** In the suite a phone, a tablet, and a phone that lies on its side. */
const SIZES = ([[320, 568], [360, 740], [768, 1024], [1280, 800], [740, 420]] as const)
  .filter((_, at) => IS_WHOLE || at % 2 === 0);

const shown = async (width: number, height: number): Promise<Driven> => {
  await setViewport({ width: Math.max(500, width), height });
  document.body.style.margin = '0';
  const box = await fixture<HTMLElement>(html`<div><assault-resolver></assault-resolver></div>`);
  box.style.cssText = `inline-size: ${width}px; --assault-height: ${height}px`;
  const resolver = box.querySelector('assault-resolver') as unknown as Driven;
  await ready(resolver);
  await comeToRest(resolver);
  return resolver;
};

/** Boxes of what is on the screen and has words of its own, by these words. */
const boxesOf = (resolver: Driven, selector: string): readonly (readonly [words: string, box: DOMRect])[] =>
  findAll(resolver.shadowRoot!, selector)
    .filter(one => one.checkVisibility() && getComputedStyle(one).clipPath === 'none')
    .map(one => [textOf(one), boxOfText(one)]);

/** Of the text in an element, without the room that it leaves. */
const boxOfText = (element: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return element.matches('h2') ? range.getBoundingClientRect() : element.getBoundingClientRect();
};

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** What lies over something else among these, as 'Attacks × step 4 of 8'. */
const overlapping = (boxes: ReturnType<typeof boxesOf>): readonly string[] => boxes.flatMap(([one, a], at) =>
  boxes.slice(at + 1).filter(([, b]) => overlaps(a, b)).map(([other]) => `${one} × ${other}`));

/** What is wider than its own place, or reaches out of the element. */
const cut = (resolver: Driven): readonly string[] => {
  const { left, right } = resolver.getBoundingClientRect();
  return findAll(resolver.shadowRoot!, '.tab, .steps > summary, .fold, h2').filter(one => one.checkVisibility())
    .filter(one => {
      const box = one.getBoundingClientRect();
      return one.scrollWidth > one.clientWidth + 1 || box.left < left - 1 || box.right > right + 1;
    }).map(one => `${one.localName} ${textOf(one)}`);
};

const IN_HEAD = '.tab, .steps > summary, .panel h2';

const faultsIn = async (resolver: Driven): Promise<readonly string[]> => {
  await settled(resolver);
  await comeToRest(resolver);
  const { scrollWidth, clientWidth } = find(resolver, '.content');
  const wide = scrollWidth > clientWidth ? [`the panel is ${scrollWidth - clientWidth} px too wide`] : [];
  return [...overlapping(boxesOf(resolver, IN_HEAD)), ...cut(resolver), ...wide];
};

describe('the frame of an assault', () => {
  const say = async (language: 'de' | 'en'): Promise<void> => {
    document.documentElement.lang = language;
    await speak(language);
  };

  afterEach(() => {
    document.body.removeAttribute('style');
    document.documentElement.style.fontSize = '';
  });

  after(() => say('en'));

  for (const [width, height] of SIZES) {
    it(`keeps words that are two fifths longer apart and whole, at ${width} × ${height}`, async () => {
      await say('de');
      const resolver = await shown(width, height);
      await until('the words', () => heading(resolver).includes('⟦'));
      for (let step = 0; step < 4; step += 1) {
        expect(await faultsIn(resolver), heading(resolver)).to.eql([]);
        await resolver.playOn();
      }
    });

    it(`keeps text twice as large apart and whole, at ${width} × ${height}`, async () => {
      document.documentElement.style.fontSize = '200%';
      await say('en');
      const resolver = await shown(width, height);
      for (let step = 0; step < 4; step += 1) {
        expect(await faultsIn(resolver), heading(resolver)).to.eql([]);
        await resolver.playOn();
      }
    });
  }

  it('gives the whole screen to the whole tag', async () => {
    const resolver = await shown(600, 640);
    find(resolver, 'table-frame').dispatchEvent(new Event('pointermove')); // it comes with the first touch
    const frame = find(resolver, 'table-frame').shadowRoot!;
    await until('its button', () => frame.querySelector('.large'));
    let asked = 0;
    // Not in earnest: pages that other tests share would keep the size of the screen.
    resolver.requestFullscreen = async () => void (asked += 1);
    find(resolver, '.large').click();
    expect(asked).to.equal(1);
  });
});
