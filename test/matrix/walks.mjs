// What is walked through in every browser of the matrix, by keyboard where a reader would. A walk that fails throws.

const SCRIPTS = ['resolver', 'odds', 'statechart', 'lesson'].map(name => `<script src="/assault-${name}.js"></script>`);
const MANY = 200;

/** A page of a club with these tags. */
const pageOf = body => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Club</title>
  ${SCRIPTS.join('')}
  <script>
    self.told = [];
    const KINDS = ['assault-step', 'assault-ended', 'odds-known', 'chart-stepped', 'lesson-moment', 'lesson-answered'];
    for (const kind of KINDS) addEventListener(kind, ({ detail }) => told.push({ kind, detail }));
  </script></head><body>${body}</body></html>`;

/** Pages by their paths. */
export const PAGES = {
  '/epic': pageOf('<assault-resolver></assault-resolver>'),
  '/odds': pageOf('<assault-odds match="2 assault v 3 boyz"></assault-odds>'),
  '/chart': pageOf('<assault-statechart></assault-statechart>'),
  '/lesson': pageOf('<assault-lesson></assault-lesson>'),
  '/phase': pageOf('<assault-resolver ruleset="warhammer-40k-7th"></assault-resolver>'),
  '/many': pageOf('<assault-resolver></assault-resolver>'.repeat(MANY)),
};

const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Waits for something on the page. */
const until = async (page, what, isSo, ...given) => {
  for (let turn = 0; turn < 600; turn += 1) {
    if (await page.evaluate(isSo, ...given)) return;
    await pause(50);
  }
  throw new Error(`It never came to this: ${what}.`);
};

const must = (isSo, what) => {
  if (!isSo) throw new Error(what);
};

const toldOf = (page, kind) =>
  page.evaluate(kind => told.filter(one => one.kind === kind).map(one => one.detail), kind);

/** Tab until the focus is on something that answers to a selector, in any shadow tree. */
const tabTo = async (page, selector) => {
  for (let turn = 0; turn < 80; turn += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(selector => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.matches(selector) ?? false;
    }, selector);
    if (isThere) return;
  }
  throw new Error(`Tab never leads to ${selector}.`);
};

const withControl = async (page, key) => {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
};

const OVER = () => document.querySelector('assault-resolver').shadowRoot.querySelector('[part~="play-on"]')
  ?.getAttribute('aria-disabled') === 'true';

const wholeAssault = async page => {
  await tabTo(page, '[part~="play-on"]');
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('Enter');
  await until(page, 'four steps', () => document.querySelector('assault-resolver').played.at >= 4);
  const before = await page.evaluate(() => document.querySelector('assault-resolver').played.at);
  await withControl(page, 'z');
  await until(page, 'a step back', at => document.querySelector('assault-resolver').played.at < at, before);
  for (let turn = 0; turn < 200 && !await page.evaluate(OVER); turn += 1) {
    await page.keyboard.press('Enter');
    await page.evaluate(() => document.querySelector('assault-resolver').updateComplete);
  }
  const [ended] = await toldOf(page, 'assault-ended');
  must(ended?.report.log.length > 10, 'The assault has not ended with a report.');
};

const oddsQuestion = async page => {
  await until(page, 'its first answer', () => told.some(one => one.kind === 'odds-known'));
  await tabTo(page, 'input[type="text"], input:not([type]), input[type="search"], textarea');
  await withControl(page, 'a');
  await page.keyboard.type('5 tactical');
  await page.keyboard.press('Tab');
  await until(page, 'the odds of five', () =>
    told.some(one => one.kind === 'odds-known' && /5 tactical/.test(one.detail.match)));
  const { odds } = (await toldOf(page, 'odds-known')).at(-1);
  const sum = odds.winner.attacker + odds.winner.defender + odds.winner.none + odds.unresolved;
  must(Math.abs(sum - 1) < 1e-6, `The chances are ${sum} together.`);
};

const statechart = async page => {
  await until(page, 'its place', () => document.querySelector('assault-statechart').active?.length > 0);
  await tabTo(page, '.steps button:not([disabled])');
  await page.keyboard.press('Enter');
  await until(page, 'a step', () => told.some(one => one.kind === 'chart-stepped'));
  const box = await page.evaluate(() => {
    const { width, height } = document.querySelector('assault-statechart').shadowRoot.querySelector('chart-drawing')
      .shadowRoot.querySelector('svg').getBoundingClientRect();
    return width * height;
  });
  must(box > 10_000, 'The chart is not drawn.');
};

const lesson = async page => {
  await until(page, 'its first moment', () => told.some(one => one.kind === 'lesson-moment'));
  for (let turn = 0; turn < 3; turn += 1) {
    await tabTo(page, 'button.main');
    await page.keyboard.press('Enter');
    await pause(100);
  }
  await until(page, 'another moment', () => new Set(
    told.filter(one => one.kind === 'lesson-moment').map(one => one.detail.moment)).size > 1);
};

const wholePhase = async page => {
  await until(page, 'its table', () => document.querySelector('assault-resolver').playedOther !== null);
  for (let turn = 0; turn < 300; turn += 1) {
    const isOver = await page.evaluate(async () => {
      const resolver = document.querySelector('assault-resolver');
      await resolver.playOn();
      await resolver.updateComplete;
      return resolver.snapshot.status === 'done';
    });
    if (isOver) break;
  }
  await until(page, 'the end', () => told.some(one => one.kind === 'assault-ended'));
};

const manyOfThem = async page => {
  await until(page, 'all of them', many => [...document.querySelectorAll('assault-resolver')].filter(one =>
    one.shadowRoot?.querySelector('assault-battlefield')?.getBoundingClientRect().height > 100).length === many, MANY);
  await page.evaluate(() => document.querySelector('assault-resolver').playOn());
};

/** What is walked through: its name, the page that it begins on, and the walk. */
export const WALKS = [
  ['an Epic assault by keyboard, with undo', '/epic', wholeAssault],
  ['a question of odds', '/odds', oddsQuestion],
  ['a statechart', '/chart', statechart],
  ['a lesson', '/lesson', lesson],
  ['a phase of 40k', '/phase', wholePhase],
  [`${MANY} resolvers on a page`, '/many', manyOfThem],
];
