/** Reviews and lists against lists where words are two fifths longer: nothing overlaps, and nothing is cut. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../languages/made-up-books.ts';
import '../../../../components/embed/lazy/assault-lists.ts';
import '../../../../components/epic-armageddon/review/assault-review.ts';
import { speak } from '../../../../components/shared/languages/speech.ts';
import type { LitElement } from 'lit';
import { comeToRest } from '../../../support/at-rest.ts';
import { until } from '../../../support/until.ts';
import { events, reviewOf, scenario } from '../../epic-armageddon/review/made-review.ts';

const SIZES = [[360, 740], [768, 1024], [1280, 800]] as const;

const words = (one: Element): string => one.textContent!.replace(/\s+/g, ' ').trim();

/** What reaches out of the screen or of its own box, and what lies over something else. */
const faultsIn = (element: LitElement, selector: string): readonly string[] => {
  const seen = [...element.renderRoot.querySelectorAll<HTMLElement>(selector)].filter(one =>
    one.checkVisibility() && one.getBoundingClientRect().width > 1 && getComputedStyle(one).clipPath === 'none');
  expect(seen.length).to.be.greaterThan(3);
  const boxes = seen.map(one => [words(one), one.getBoundingClientRect()] as const);
  const { left, right } = element.getBoundingClientRect();
  return [
    ...seen.filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
      .map(one => `cut: ${words(one)}`),
    ...boxes.filter(([, box]) => box.left < left - 1 || box.right > right + 1).map(([text]) => `out: ${text}`),
    ...boxes.flatMap(([text, a], i) => boxes.slice(i + 1)
      .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map(([other]) => `${text} × ${other}`)),
  ];
};

describe('with words two fifths longer', () => {
  let element: LitElement;
  const shown = async (tag: 'assault-review' | 'assault-lists', height: number, given: object): Promise<void> => {
    element = document.createElement(tag);
    element.setAttribute('style', `--assault-height: ${height}px`);
    Object.assign(element, given);
    document.body.style.margin = '0';
    document.body.append(element);
  };

  before(async () => {
    document.documentElement.lang = 'de';
    await speak('de');
  });
  after(async () => {
    document.documentElement.lang = 'en';
    await speak('en');
  });
  afterEach(() => element.remove());

  for (const [width, height] of SIZES) {
    it(`a review keeps its words apart and whole, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      await shown('assault-review', height, { scenario, events, review: reviewOf(), longer: 'offered' });
      await until('the words', () => element.renderRoot.querySelector('.panel h2')?.textContent.includes('⟦'));
      await comeToRest(element);
      expect(faultsIn(element, [
        '.panel h2', '.sum', '.legend', '.rows .what', '.rows .worth', '.rows .soft', '.reason p', '.reason h3',
        '.longer button', '.ways button',
      ].join())).to.eql([]);
      expect(faultsIn(element, '.switch button, .acts button, .now-line > b, .now-line > span:not(.more)')).to.eql([]);
    });

    it(`lists against lists keep their words apart and whole, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const formation = (profile: string, count: number) => ({
        name: profile, list: null, characters: [], left: [],
        units: Array.from({ length: count }, () => ({ profile, name: profile, options: [] })),
      });
      await shown('assault-lists', height, {
        attacker: [formation('boyz', 3), formation('nobz', 2)], defender: [formation('tactical', 2)],
      });
      await until('a pair', () => element.renderRoot.querySelector('.cell, .pair'));
      await until('all of the pair', () => element.renderRoot.querySelector('.lost'));
      await comeToRest(element);
      expect(faultsIn(element, [
        '.list', '.state', '.choose > button', 'th button', '.filters button', '.opponent', '.key span', '.bar p',
        '.bar button',
      ].join())).to.eql([]);
    });
  }
});
