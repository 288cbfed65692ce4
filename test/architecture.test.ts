import { describe, expect, it } from 'vitest';
import { brokenRules, untidyLines } from './support/house-rules.ts';
import { circles, wrongArrows } from './support/layers.ts';
import { importsOf, sourceFiles } from './support/source-files.ts';

const PROGRAM = sourceFiles(['src', 'machines', 'components']);
const file = (path: string, text: string) => ({ path, text });

describe('the program as it stands', () => {
  it('is read at all', () => {
    expect(PROGRAM.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['machines/index.ts', 'components/embed/assault-resolver.ts', 'src/dice/hand.ts']),
    );
  });

  it('imports only in the direction dice, battlefield, game, machines, components, pages', () => {
    expect(PROGRAM.flatMap(wrongArrows)).toEqual([]);
  });

  it('has no files that need each other in a circle', () => {
    expect(circles(PROGRAM)).toEqual([]);
  });

  it('keeps chance, clock, page and markup where they belong', () => {
    expect(PROGRAM.flatMap(brokenRules)).toEqual([]);
  });

  it('has lines of at most 120 characters without stray spaces', () => {
    expect([...PROGRAM, ...sourceFiles(['test'])].flatMap(untidyLines)).toEqual([]);
  });
});

describe('a wrong arrow is found', () => {
  const wrong: readonly (readonly [claim: string, path: string, text: string])[] = [
    ['the battlefield throws no dice', 'src/battlefield/base.ts', `import { read } from '../dice/hand.ts';`],
    ['dice know no game', 'src/dice/hand.ts', `import type { Side } from '../epic-armageddon/state.ts';`],
    ['Epic knows no 40k', 'src/epic-armageddon/model/state.ts', `import { a } from '../warhammer-40k/state.ts';`],
    ['40k knows no Epic', 'src/warhammer-40k/model/state.ts', `export * from '../epic-armageddon/state.ts';`],
    ['rules know no chart', 'src/epic-armageddon/model/state.ts', `import {\n  play,\n} from '../machines/play.ts';`],
    ['rules know no chart library', 'src/epic-armageddon/scenario/parse.ts', `import { setup } from 'xstate';`],
    ['rules read no files', 'src/epic-armageddon/scenario/parse.ts', `import { readFileSync } from 'node:fs';`],
    ['charts know no screen', 'machines/epic-armageddon/play.ts', `import { html } from 'lit';`],
    ['charts know no element', 'machines/epic-armageddon/play.ts', `const x = await import('../components/embed/assault-resolver.ts');`],
    ['a chart is laid out beforehand', 'machines/charts/lay-out.ts', `import ELK from 'elkjs';`],
    ['a step owns no actor', 'components/epic-armageddon/steps/a6-result-step.ts', `import { createActor } from 'xstate';`],
    ['a part knows no step', 'components/shared/parts/dice-hand.ts', `import '../steps/a6-result-step.ts';`],
    ['a page decides no rule', 'components/pages/play-page.ts', `import { a } from '../src/dice/hand.ts';`],
    ['nothing leans on tests', 'src/dice/hand.ts', `import { a } from './support/build.ts';`],
    ['a folder has a place in the tree', 'src/tools/thing.ts', ''],
    ['an import names its file whole', 'src/dice/hand.ts', `import { a } from './throw';`],
  ];

  it.each(wrong)('%s', (_, path, text) => {
    expect(wrongArrows(file(path, text))).toHaveLength(1);
  });

  it('a circle of two files is one circle', () => {
    const one = file('src/dice/one.ts', `import { two } from './two.ts';`);
    const two = file('src/dice/two.ts', `import { one } from './one.ts';`);
    expect(circles([one, two])).toEqual(['src/dice/one.ts → src/dice/two.ts → src/dice/one.ts']);
    expect(circles([one, file(two.path, `import type { one } from './one.ts';`)])).toEqual([]);
  });
});

describe('a right arrow passes', () => {
  it.each([
    ['src/dice/throw.ts', `import { uniformInt } from 'pure-rand/distribution/uniformInt';`],
    ['src/epic-armageddon/steps/a4-attacks.ts', `import type { Hand } from '../dice/hand.ts';\nimport './state.ts';`],
    ['components/elements/assault-resolver.ts', `import { a } from '../machines/epic-armageddon/play.ts';\nimport './steps/a6-result-step.ts';`],
    ['components/shared/parts/dice-hand.ts', `import { themed } from '../theme.ts';`],
    ['src/dice/hand.ts', `// import { x } from '../scenario/parse.ts';\n/* import 'xstate'; */`],
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
    ['markup put beside something', 'src/epic-armageddon/scenario/parse.ts', `one.insertAdjacentHTML('beforeend', text);`],
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
