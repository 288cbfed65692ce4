/** Whatever a page puts into a property or an attribute of a tag, the tag stays alive and takes what is right later. */
import { expect } from '@open-wc/testing';
import type { LitElement, PropertyDeclaration } from 'lit';
import '../../../components/embed/lazy/assault-compare.ts';
import '../../../components/embed/lazy/assault-lesson.ts';
import '../../../components/embed/lazy/assault-lesson-editor.ts';
import '../../../components/embed/lazy/assault-lists.ts';
import '../../../components/embed/lazy/assault-odds.ts';
import '../../../components/embed/lazy/assault-resolver.ts';
import '../../../components/embed/lazy/assault-statechart.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { until } from '../../support/until.ts';
import { findAll, settled, type Driven } from '../epic-armageddon/resolver/driving.ts';
import { withoutOdds } from '../epic-armageddon/resolver/silent-engine.ts';

withoutOdds();

/** Each tag, and what it shows when all is well. */
const TAGS: Readonly<Record<string, string>> = {
  'assault-resolver': '.panel > :not(.waiting)',
  'assault-odds': '[part=result]',
  'assault-statechart': 'chart-drawing',
  'assault-lesson': 'lesson-player',
  'assault-lists': '[part=choose]',
  'assault-compare': '[part=bar]',
  'assault-lesson-editor': 'lesson-source',
};

/** What is no text, no number and no list of anything; `throws`: whoever asks it for its text fails. */
const throws = {
  toString: (): never => {
    throw new Error('It has no text.');
  },
};
const ANYTHING: readonly unknown[] = [
  undefined, 0, -1, 1.5, NaN, Infinity, 12n, true, false, '', ' ', '\0\ud800<b>🦑', 'x'.repeat(20_000), 'constructor',
  '{"format":', '{}', {}, Object.create(null), throws, new Date(NaN), { ruleset: {} }, { ruleset: 'warhammer-40k-4th' },
  { value: {} }, { chart: {} }, [], [null], [undefined, 1, 'x', {}, []], [{ type: 'constructor' }], [[6], 7, NaN],
  [{ type: 'dice.thrown' }], () => 1, class {},
];

type Given = LitElement & Record<string, unknown>;

/** What a page may set: everything that is not the element's own state. */
const propertiesOf = (element: Given): readonly (readonly [string, PropertyDeclaration])[] =>
  [...(element.constructor as typeof LitElement).elementProperties]
    .flatMap(([name, one]) => (one.state ? [] : [[String(name), one] as const]));

const attributesOf = (element: Given): readonly string[] =>
  (element.constructor as typeof LitElement).observedAttributes;

const failed: string[] = [];
const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  failed.push(String('reason' in event ? (event.reason as Error)?.stack ?? event.reason : event.message));
};

const drawn = async (element: Given): Promise<void> => {
  await element.updateComplete;
  await new Promise(requestAnimationFrame);
};

const isDrawn = ({ shadowRoot }: Given): boolean => shadowRoot!.childElementCount > 0;

const comesBack = (element: Given, shown: string): Promise<unknown> =>
  until(`${element.localName} as it was`, () => findAll(element.shadowRoot!, shown)[0]);

let element: Given;

/** In the suite each property is given every twelfth, the next one those beside them. */
let turn = 0;
const someOf = (): readonly unknown[] => {
  turn += 1;
  return ANYTHING.filter((_, at) => IS_WHOLE || (at + turn) % 12 === 0);
};

/** Gives it one after the other, and notes what fails. */
const give = async (what: string, set: (one: unknown) => void): Promise<void> => {
  for (const one of someOf()) {
    const before = failed.length;
    try {
      set(one);
      await drawn(element);
    } catch (error) {
      failed.push(String((error as Error).stack));
    }
    const told = failed.splice(before);
    const shown = typeof one === 'string' ? JSON.stringify(one.slice(0, 20)) : Object.prototype.toString.call(one);
    failed.push(...told.map(why => `${what} = ${shown}: ${why}`));
  }
};

before(() => {
  window.addEventListener('error', note, true);
  window.addEventListener('unhandledrejection', note, true);
});
after(() => {
  window.removeEventListener('error', note, true);
  window.removeEventListener('unhandledrejection', note, true);
});

for (const [tag, shown] of Object.entries(TAGS)) {
  describe(`<${tag}>`, () => {
    beforeEach(async () => {
      failed.length = 0;
      element = document.createElement(tag) as Given;
      document.body.append(element);
      await comesBack(element, shown);
    });
    afterEach(() => element.remove());

    it('takes anything in every property, and what is right later', async () => {
      for (const [name] of propertiesOf(element)) {
        const right = element[name];
        await give(name, one => (element[name] = one));
        element[name] = right;
        await drawn(element);
        if (!isDrawn(element)) failed.push(`after ${name} nothing is drawn`);
      }
      await comesBack(element, shown);
      await settled(element as unknown as Driven);
      expect(failed).to.eql([]);
    });

    it('takes anything in every attribute', async () => {
      for (const name of attributesOf(element)) {
        await give(name, one => {
          if (typeof one !== 'object') element.setAttribute(name, String(one));
        });
        element.removeAttribute(name);
      }
      await comesBack(element, shown);
      expect(failed).to.eql([]);
    });
  });
}

describe('what is given', () => {
  it('is null where it is undefined, and text where a number stands for a text', async () => {
    for (const tag of Object.keys(TAGS)) {
      const one = document.createElement(tag) as Given;
      for (const [name, { type }] of propertiesOf(one)) {
        const first = one[name];
        one[name] = undefined;
        expect(one[name], `${tag} ${name}`).not.to.equal(name === 'input' ? null : undefined);
        if (first !== null || type !== undefined) continue;
        one[name] = 5;
        if (one[name] !== null) expect(one[name], `${tag} ${name}`).to.equal('5');
      }
    }
  });
});
