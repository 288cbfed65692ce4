/** Contrast in light and in dark, worked out from the theme: of every text on everything that it may lie on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../support/markdown.ts';
import { sourceFiles } from '../../../support/source-files.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
type Colours = Readonly<Record<Scheme, string>>;

const THEME = 'components/shared/theme/theme.ts';
/** WCAG 2, 1.4.3 and 1.4.11: of text, and of borders that carry meaning. */
const OF_TEXT = 4.5;
const OF_BORDERS = 3;

/** What text may be, and what it may lie on: any of the one on any of the other. */
const TEXTS = ['ink', 'ink-soft', 'now-ink', 'attacker', 'defender', 'good', 'bad'];
const GROUNDS = ['ground', 'map', 'raised', 'sunken', 'now-soft', 'attacker-soft', 'defender-soft'];
/** What stands on a full colour, and on which. */
const ON_COLOURS: Readonly<Record<string, readonly string[]>> = {
  'on-side': ['attacker', 'defender'], 'on-now': ['now'], ground: ['ink'],
  attacker: ['attacker-soft'], defender: ['defender-soft'],
};
/** What is of whichever side. */
const OF_SIDE: Readonly<Record<string, readonly string[]>> = { 'on-side': ['side'], side: ['side-soft'] };

const PAIR = /light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/;
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const pairIn = (text: string): Colours | null => {
  const [, light, dark] = PAIR.exec(text) ?? [];
  return light === undefined || dark === undefined ? null : { light, dark };
};

const TOKENS: Readonly<Record<string, Colours>> = Object.fromEntries(
  [...read(THEME).matchAll(/^ +--_([\w-]+): var\(--assault-[\w-]+, (light-dark\(.*\))\);$/gm)]
    .map(([, name, value]) => [name!, pairIn(value!)!]));

/** The part of light that a channel of a colour gives, by its definition in WCAG 2. */
const linear = (channel: number): number =>
  (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255);

const luminanceOf = (channels: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = channels.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** From 1, the same, to 21, black on white. */
const contrast = (one: string, other: string, share = 1): number => {
  const [back, front] = [channelsOf(other), channelsOf(one)];
  const mixed = front.map((channel, at) => share * channel + (1 - share) * back[at]!);
  const [dark, light] = [luminanceOf(mixed), luminanceOf(back)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Every pair that is too weak: 'dark: ink-soft on now-soft 4.2'. */
const weakAmong = (texts: readonly string[], grounds: readonly string[], least: number): readonly string[] =>
  SCHEMES.flatMap(scheme => texts.flatMap(text => grounds.flatMap(ground => {
    const found = contrast(TOKENS[text]![scheme], TOKENS[ground]![scheme]);
    return found < least ? [`${scheme}: ${text} on ${ground} ${found.toFixed(2)}`] : [];
  })));

describe('the theme', () => {
  it('has white on black as the most and a colour on itself as the least', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#777777')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  });

  it('has every text readable on everything that it may lie on, in light and in dark', () => {
    expect(weakAmong(TEXTS, GROUNDS, OF_TEXT)).toEqual([]);
  });

  it.each(Object.entries(ON_COLOURS))('has %s readable on %s', (text, colours) => {
    expect(weakAmong([text], colours, OF_TEXT)).toEqual([]);
  });

  it('has borders that carry meaning seen on all that lies under text', () => {
    expect(weakAmong(['line-strong', 'now'], ['ground', 'raised', 'sunken'], OF_BORDERS)).toEqual([]);
  });
});

interface Rule {
  readonly path: string;
  readonly body: string;
}

/** The innermost rules of all styles of elements, but for the reader's own colours. */
const RULES: readonly Rule[] = sourceFiles(['components']).flatMap(({ path, text }) =>
  [...text.matchAll(/css`([^`]*)`/g)].flatMap(([, css]) => [...css!.matchAll(/\{([^{}]*)\}/g)]
    .map(([, body]) => ({ path, body: body! }))));

const valueIn = (body: string, property: string): string | null =>
  new RegExp(`(?:^|[\\s;])${property}:\\s*([^;]+?)(?: !important)?;`).exec(body)?.[1] ?? null;

const tokenIn = (value: string): string => /^var\(--(?:assault-backdrop, var\(--)?_([\w-]+)/.exec(value)?.[1] ?? value;

/** What is no colour of the theme: none at all, that of what is around, or the reader's own. */
const LIGHTLESS = [
  'none', 'transparent', 'inherit', 'currentColor', 'GrayText', 'CanvasText', 'Canvas', 'HighlightText', 'Highlight',
  'ButtonText', 'ButtonFace',
];

describe('the styles of elements', () => {
  it('are many', () => {
    expect(RULES.length).toBeGreaterThan(900);
  });

  it('colour text with what is readable everywhere, or with what stands on a colour', () => {
    const texts = RULES.map(({ path, body }) => ({ path, colour: valueIn(body, 'color') }))
      .filter(({ colour }) => colour !== null && !LIGHTLESS.includes(colour));
    const known = new Set([...TEXTS, 'side', ...Object.keys(ON_COLOURS)]);
    expect(texts.filter(({ colour }) => !known.has(tokenIn(colour!)))).toEqual([]);
  });

  it('put under text what it may lie on, or a colour with what stands on it', () => {
    const grounds = RULES.map(rule => ({ ...rule, ground: valueIn(rule.body, 'background') }))
      .filter(({ ground }) => ground !== null && !LIGHTLESS.includes(ground) && !GROUNDS.includes(tokenIn(ground)));
    const unmatched = grounds.filter(({ ground, body }) => {
      const text = tokenIn(valueIn(body, 'color') ?? '');
      return ![...ON_COLOURS[text] ?? [], ...OF_SIDE[text] ?? []].includes(tokenIn(ground!));
    });
    const steps = 'components/shared/lesson/shown/step-list.ts';
    const moments = 'components/shared/lesson/moment-rail.ts';
    expect(unmatched.map(({ path, ground }) => [path, ground])).toEqual([
      ['components/epic-armageddon/lesson/lesson-course.ts', 'var(--_good)'], // a dot for what is known
      ['components/shared/frame/table-frame.styles.ts', 'var(--_line-strong)'], // the bar of the grabber
      [moments, 'var(--_line)'], [moments, 'var(--_now)'], // segments without text
      [moments, 'color-mix(in srgb, var(--_now) 35%, var(--_ground))'],
      [steps, 'var(--_now)'], // a mark, and the bars of the progress
      [steps, 'var(--_line)'], [steps, 'var(--_line)'], [steps, 'var(--_now)'], [steps, 'var(--_now)'],
      [THEME, 'color-mix(in srgb, var(--_ink) 86%, var(--_ground))'], // the main button under the pointer
      ['components/warhammer-40k/odds/tables.ts', 'var(--_line)'], // a bar without text
    ]);
  });

  it('has the main button readable under the pointer too', () => {
    for (const scheme of SCHEMES) {
      const { ground, ink } = TOKENS;
      const [back, front] = [ground![scheme], ink![scheme]];
      expect(contrast(front, back, 0.86)).toBeGreaterThan(OF_TEXT);
    }
  });
});

describe('the pages around the elements', () => {
  /** With the colours that a page has given names in place of these. */
  const named = (css: string): string => css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) =>
    new RegExp(`${name}: ([^;]+);`).exec(css)?.[1] ?? whole);

  it.each(['components/site/site.css', 'components/site/frame.css', 'components/site/build/docs.css'])('%s', path => {
    const rules = [...named(read(path)).matchAll(/\{([^{}]*)\}/g)].map(([, body]) => body!);
    const page = rules.map(body => pairIn(valueIn(body, 'background') ?? '')).find(pair => pair !== null)!;
    const weak = rules.flatMap(body => {
      const text = pairIn(valueIn(body, 'color') ?? '');
      const ground = pairIn(valueIn(body, 'background') ?? '') ?? page;
      return text === null ? [] : SCHEMES.filter(scheme => contrast(text[scheme], ground[scheme]) < OF_TEXT)
        .map(scheme => `${scheme}: ${text[scheme]} on ${ground[scheme]}`);
    });
    expect(weak).toEqual([]);
  });
});
