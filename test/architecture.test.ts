import { describe, expect, it } from 'vitest';
import { spreadNames } from './support/exported-names.ts';
import { brokenRules, untidyLines } from './support/house-rules.ts';
import { circles, wrongArrows } from './support/layers.ts';
import { importsOf, sourceFiles } from './support/source-files.ts';

const PROGRAM = sourceFiles(['src', 'machines', 'components']);
const file = (path: string, text: string) => ({ path, text });

describe('the program as it stands', () => {
  it('is read at all', () => {
    expect(PROGRAM.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['machines/index.ts', 'components/elements/assault-resolver.ts', 'src/dice/hand.ts']),
    );
  });

  it('imports only in the direction dice, battlefield, games, machines, components, site', () => {
    expect(PROGRAM.flatMap(wrongArrows)).toEqual([]);
  });

  it('has no files that import each other in a circle', () => {
    expect(circles(PROGRAM)).toEqual([]);
  });

  it('gives a name to things of two folders at most', () => {
    expect(spreadNames(PROGRAM)).toEqual([]);
  });

  it('keeps chance, clock, page and markup where they belong', () => {
    expect(PROGRAM.flatMap(brokenRules)).toEqual([]);
  });

  it('has lines of at most 120 characters without stray spaces', () => {
    expect([...PROGRAM, ...sourceFiles(['test'])].flatMap(untidyLines)).toEqual([]);
  });
});

describe('a wrong arrow is found', () => {
  const EPIC = 'src/epic-armageddon';
  const wrong: readonly (readonly [claim: string, path: string, text: string])[] = [
    ['the battlefield throws no dice', 'src/battlefield/base.ts', `import { read } from '../dice/hand.ts';`],
    ['dice know no game', 'src/dice/hand.ts', `import type { Side } from '../epic-armageddon/model/state.ts';`],
    [
      'reading JSON knows no game', 'src/parsing/shapes.ts',
      `import type { A } from '../warhammer-40k/model/state.ts';`,
    ],
    ['Epic knows no 40k', `${EPIC}/model/state.ts`, `import { a } from '../../warhammer-40k/model/state.ts';`],
    ['40k knows no Epic', 'src/warhammer-40k/model/state.ts', `export * from '../../epic-armageddon/model/state.ts';`],
    ['types know no rule', `${EPIC}/model/state.ts`, `import type { Volley } from '../attacks/volley.ts';`],
    ['a move knows no step', `${EPIC}/movement/movement.ts`, `import { a } from '../steps/a2-charge.ts';`],
    ['an attack knows no step', `${EPIC}/attacks/saves.ts`, `import { a } from '../steps/a4-attacks.ts';`],
    ['a step knows no odds', `${EPIC}/steps/a4-attacks.ts`, `import { odds } from '../odds/odds.ts';`],
    ['rules need no library of units', `${EPIC}/scenario/parse.ts`, `import { a } from '../../army-lists/library.ts';`],
    ['rules know no chart', `${EPIC}/model/state.ts`, `import {\n  play,\n} from '../../../machines/headless.ts';`],
    ['rules know no chart library', `${EPIC}/scenario/parse.ts`, `import { setup } from 'xstate';`],
    ['rules read no files', `${EPIC}/scenario/parse.ts`, `import { readFileSync } from 'node:fs';`],
    ['lists know no import', 'src/army-lists/library.ts', `import { a } from './import/matching.ts';`],
    ['charts know no screen', 'machines/epic-armageddon/play.ts', `import { html } from 'lit';`],
    ['charts know no element', 'machines/headless.ts', `const x = await import('../components/site/site.ts');`],
    ['a chart is laid out beforehand', 'machines/charts/lay-out.ts', `import ELK from 'elkjs';`],
    ['a step owns no actor', 'components/epic-armageddon/steps/a6-result-step.ts', `import { a } from 'xstate';`],
    ['the screen of Epic shows no 40k', 'components/epic-armageddon/x.ts', `import '../warhammer-40k/steps/y.ts';`],
    ['the screen of 40k shows no Epic', 'components/warhammer-40k/x.ts', `import '../epic-armageddon/steps/y.ts';`],
    ['a part knows no step', 'components/shared/parts/a.ts', `import '../../epic-armageddon/steps/a6-result-step.ts';`],
    ['a part knows no game', 'components/shared/parts/a.ts', `import '../../../src/warhammer-40k/model/state.ts';`],
    ['an element knows no page', 'components/elements/assault-odds.ts', `import { a } from '../site/pages.ts';`],
    ['nothing leans on tests', 'src/dice/hand.ts', `import { a } from '../../test/support/build.ts';`],
    ['a folder has a place in the tree', 'src/tools/thing.ts', ''],
    ['nothing lies between the rooms', 'components/thing.ts', ''],
    ['an import names its file whole', 'src/dice/hand.ts', `import { a } from './throw';`],
  ];

  it.each(wrong)('%s', (_, path, text) => {
    expect(wrongArrows(file(path, text))).toHaveLength(1);
  });

  it('files that need each other in a circle are one group, types included', () => {
    const one = file('src/dice/one.ts', `import { two } from './two.ts';`);
    const two = file('src/dice/two.ts', `import type { Three } from './three.ts';`);
    const three = file('src/dice/three.ts', `export { one } from './one.ts';`);
    expect(circles([one, two, three])).toEqual([['src/dice/one.ts', 'src/dice/three.ts', 'src/dice/two.ts']]);
    expect(circles([one, two, file(three.path, '')])).toEqual([]);
  });

  it('a name that three folders define is found; what is handed on is not defined', () => {
    const files = [
      file('src/a/x.ts', 'export const sizeOf = 1;\nexport interface Side {}'),
      file('src/b/x.ts', 'const sizeOf = 2;\nexport { sizeOf };\nexport type Side = string;'),
      file('machines/index.ts', `export { Side } from '../src/a/x.ts';`),
      file('machines/b/index.ts', `import { type Side } from '../../src/a/x.ts';\nexport type { Side };`),
      file('src/b/y.ts', 'export class Side {}'),
      file('machines/c.ts', 'export function sizeOf() {}\nconst Side = 2;'),
      file('components/translations/de/x.ts', 'export const sizeOf = 1;'),
    ];
    expect(spreadNames(files)).toEqual(['sizeOf: machines, src/a, src/b']);
  });
});

describe('a right arrow passes', () => {
  it.each([
    ['src/dice/throw.ts', `import { uniformInt } from 'pure-rand/distribution/uniformInt';`],
    ['src/epic-armageddon/steps/a4-attacks.ts', `import type { Hand } from '../../dice/hand.ts';`],
    ['src/epic-armageddon/steps/a4-attacks.ts', `import { a } from '../attacks/saves.ts';`],
    ['src/army-lists/import/matching.ts', `import { a } from '../library.ts';`],
    ['components/elements/assault-resolver.ts', `import { a } from '../../machines/epic-armageddon/play.ts';`],
    ['components/elements/assault-resolver.ts', `import '../epic-armageddon/steps/a6-result-step.ts';`],
    ['components/shared/parts/dice-hand.ts', `import { themed } from '../theme/theme.ts';`],
    ['src/dice/hand.ts', `// import { x } from '../parsing/shapes.ts';\n/* import 'xstate'; */`],
  ])('%s', (path, text) => {
    expect(wrongArrows(file(path, text))).toEqual([]);
  });

  it('reads every way of importing', () => {
    const text = [
      `import a, { b } from './a.ts';`,
      `import type { C } from 'c';`,
      `export { d } from "./d.ts";`,
      `import './e.ts';`,
      `const f = import('./f.ts');`,
      `export const g = 'no import from here';`,
    ].join('\n');
    expect(importsOf(file('src/dice/x.ts', text)).map(one => one.target))
      .toEqual(['src/dice/a.ts', 'c', 'src/dice/d.ts', 'src/dice/e.ts', 'src/dice/f.ts']);
  });
});

describe('a broken house rule is found', () => {
  it.each([
    ['unseeded chance', 'components/elements/assault-resolver.ts', 'const seed = Math.random();'],
    ['a clock in the rules', 'src/epic-armageddon/model/log.ts', 'const now = Date.now();'],
    ['a default export', 'machines/index.ts', 'export default 3;'],
    ['a decorator', 'components/shared/parts/dice-hand.ts', `@customElement('dice-hand')\nclass X {}`],
    ['a decorator of a field', 'components/shared/parts/dice-hand.ts', '  @state() private hand: Hand;'],
    ['markup from text', 'components/shared/parts/report-log.ts', 'html`<p>${unsafeHTML(text)}</p>`'],
    ['markup put into the page', 'components/shared/parts/report-log.ts', 'this.innerHTML = text;'],
    [
      'markup put beside something', 'src/epic-armageddon/scenario/parse.ts',
      `one.insertAdjacentHTML('beforeend', text);`,
    ],
    ['markup written', 'components/shared/parts/report-log.ts', 'document.write(text);'],
    ['markup made of text', 'components/shared/parts/report-log.ts', 'range.createContextualFragment(text)'],
    ['a page made of text', 'components/shared/parts/report-log.ts', 'frame.srcdoc = text;'],
    ['an inline style', 'components/shared/parts/report-log.ts', 'html`<p style="color:red">x</p>`'],
    ['text run as code', 'components/shared/parts/report-log.ts', `eval('1')`],
    ['text made a function', 'src/dice/hand.ts', `new Function('1')`],
    ['a chart that waits by itself', 'machines/x/a.machine.ts', 'after: { 100: {} },'],
    ['a name that says nothing', 'src/dice/utils.ts', ''],
  ])('%s', (_, path, text) => {
    expect(brokenRules(file(path, text))).toHaveLength(1);
  });

  it('an event of a template and a rule of a style are no decorators', () => {
    const text = '@focus=${this.#meet}\n  @media (width < 640px) {}\n  @container (inline-size > 3em) {}';
    expect(brokenRules(file('components/shared/parts/dice-hand.ts', text))).toEqual([]);
  });

  it('a comment may name what code may not use', () => {
    expect(brokenRules(file('src/dice/throw.ts', '/** Not Math.random: a seed must replay. */'))).toEqual([]);
  });
});
