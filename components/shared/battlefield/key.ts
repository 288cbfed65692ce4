/** The key of the map: only signs that are on it, drawn by what draws the map. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Covered } from './camera.ts';
import { faceTemplate } from './counters.ts';
import { contactTemplate, lineTemplate, pushTemplate, type Roll } from './lines.ts';
import { markTemplate } from './marks.ts';
import type { Spot } from './boxes.ts';
import type { Mark } from './map-details.ts';
import { SIGNS, signsOf, type Sign } from './signs.ts';
import { clearOf } from './sheets.styles.ts';
import { tokenTemplate } from './tokens.ts';
import { FILLINGS, LINE_KINDS, TOKEN_STATES, type Counter, type Line, type Push, type Token } from './pieces.ts';
import type { BattlefieldView } from './view.ts';
import { battlefieldWords } from './battlefield-words.ts';
import { sheetWords } from './sheet-words.ts';

const SAMPLE: Counter = {
  id: 'key', name: '', spoken: '', side: 'attacker', shape: 'circle', at: [0, 0], radius: 9, values: '',
  counts: '', filling: 'solid', stance: 'fighting', alive: true, hasCharacter: false, inspiring: false, damage: 0,
  broken: false, now: false,
  movable: false, choosable: false, note: null,
};
const LINE: Line = {
  id: 'key', kind: 'contact', from: 'key-a', to: 'key-b', label: null, cutAt: [8, 0], say: '', emphasis: false,
  drawn: true,
};
const ENDS: Roll = new Map([
  ['key-a', { ...SAMPLE, id: 'key-a', at: [-18, 0], radius: 0 }],
  ['key-b', { ...SAMPLE, id: 'key-b', at: [18, 0], radius: 0 }],
]);
const BASES: Roll = new Map([
  ['key-a', { ...SAMPLE, id: 'key-a', at: [-9, 0] }],
  ['key-b', { ...SAMPLE, id: 'key-b', at: [9, 0] }],
]);
const PUSH: Push = { unit: 'key-a', from: [-18, 0], to: [18, 0] };
const MARK: Omit<Mark, keyof Sign> = { side: 'attacker', unit: 'key', at: [0, 0], size: 0.9, tether: null };
const TOKEN: Token = { id: 'key', unit: 'key', number: 1, effect: null, say: '', state: 'waiting', movable: false };

const SPOT: Spot = { at: [0, 0], half: 10, tether: null };

interface Entry {
  readonly words: string;
  readonly picture: SVGTemplateResult | typeof nothing;
}

export const keyTemplate = (view: BattlefieldView, covered: Covered | null): TemplateResult => html`
  <div
    class="key-sheet" part="key" role="region" tabindex="0" aria-label=${sheetWords.key} .style=${clearOf(covered)}
  >
    <ul>${entries(view).map(({ words, picture }) => html`
      <li><svg width="44" height="28" viewBox="-22 -14 44 28" aria-hidden="true">${picture}</svg>${words}</li>`)}
    </ul>
  </div>`;

const entries = (view: BattlefieldView): readonly Entry[] => {
  const words = view.words ?? sheetWords;
  const living = view.counters.filter(one => one.alive);
  const has = (test: (counter: Counter) => boolean): boolean => living.some(test);
  return [
    ...ownerEntries(living),
    ...FILLINGS.filter(filling => has(one => one.filling === filling))
      .map(filling => ({ words: view.fillings?.[filling] ?? '', picture: counterPicture({ filling }) }))
      .filter(entry => entry.words !== ''),
    ...(['square', 'ring'] as const).filter(shape => has(one => one.shape === shape))
      .map(shape => ({ words: words.shapes[shape], picture: counterPicture({ shape }) })),
    ...(has(one => one.skimmer === true)
      ? [{ words: battlefieldWords.skimmer, picture: counterPicture({ skimmer: true }) }] : []),
    ...signEntries(living),
    ...(living.length < view.counters.length ? [{ words: words.dead, picture: counterPicture({ alive: false }) }] : []),
    ...LINE_KINDS.filter(kind => view.lines.some(line => line.drawn && line.kind === kind))
      .map((kind): Entry => ({ words: words.lines[kind], picture: linePicture(kind) })),
    ...(view.pushes ?? []).slice(0, 1).map((): Entry =>
      ({ words: sheetWords.push, picture: pushTemplate(PUSH, ENDS, 1) })),
    ...TOKEN_STATES.filter(state => view.tokens.some(token => token.state === state))
      .map(state => ({
        words: words.hit(sheetWords.tokenStates[state]),
        picture: tokenTemplate({ ...TOKEN, state }, SPOT, false, false),
      })),
  ];
};

/** The first sign of each kind stands for all. A badge says what it means itself. */
const signEntries = (living: readonly Counter[]): readonly Entry[] => {
  const signs = living.flatMap(counter => signsOf(counter, false));
  return SIGNS.flatMap(kind => {
    const sign = signs.find(one => one.kind === kind);
    if (sign === undefined || kind === 'badge') return [];
    return [{ words: wordsOfSign(kind), picture: markTemplate({ ...MARK, ...sign }, null) }];
  });
};

const wordsOfSign = (kind: Exclude<Sign['kind'], 'badge'>): string =>
  (kind === 'overwatch' || kind === 'landed' ? battlefieldWords[kind] : sheetWords[kind]);

const ownerEntries = (living: readonly Counter[]): readonly Entry[] =>
  [...new Set(living.map(({ side }) => side))]
    .map(side => ({ words: sheetWords.sides[side], picture: counterPicture({ side }) }));

const counterPicture = (change: Partial<Counter>): SVGTemplateResult => {
  const counter = { ...SAMPLE, ...change };
  return svg`
    <g class="counter ${counter.side} ${counter.alive ? counter.filling : 'dead'}">
      ${faceTemplate(counter, counter.shape === 'ring' ? 12 : 9)}
    </g>`;
};

const linePicture = (kind: Line['kind']): SVGTemplateResult | typeof nothing => {
  const line = { ...LINE, kind };
  if (kind !== 'contact') return lineTemplate(line, ENDS, 1);
  return svg`
    ${[...BASES.values()].map(({ at: [x] }) => svg`
      <g class="counter attacker solid" transform="translate(${x} 0)">${faceTemplate(SAMPLE, 9)}</g>`)}
    ${contactTemplate(line, BASES, 1)}`;
};
