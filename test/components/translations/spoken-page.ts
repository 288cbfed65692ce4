/** What a built page says, and words that come to it or are held back. */
import type { Page } from 'puppeteer-core';

/** Every text that can be seen, but for odds of a table, which grow surer, and what is said once. */
export const saidOn = (tab: Page): Promise<readonly string[]> => tab.evaluate(() => {
  const textsIn = (node: Node): readonly string[] => {
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return [];
    const isLeftOut = node instanceof Element
      && ['odds-from-here', 'throw-stakes', 'throw-luck', 'live-region'].includes(node.localName);
    if (isLeftOut) return [];
    const own = node instanceof Text && node.parentElement?.checkVisibility() === true ? [node.data.trim()] : [];
    const inside = [...(node instanceof Element ? node.shadowRoot?.childNodes ?? [] : []), ...node.childNodes];
    return [...own.filter(text => text !== ''), ...inside.flatMap(textsIn)];
  };
  return textsIn(document.body);
});

/** Words are spoken that lie on the page, or in modules: each place is an expression that gives them. */
export const speakWith = (tab: Page, places: readonly string[]): Promise<unknown> => tab.evaluate(`(async () => {
  const key = Object.getOwnPropertySymbols(globalThis)
    .find(({ description }) => description.startsWith('assault-resolver.speech'));
  const { books, listeners } = globalThis[key];
  for (const { books: words } of [${places.map(place => `await ${place}`).join(', ')}]) {
    for (const [part, book] of Object.entries(words)) books.set(part, book);
  }
  for (const tell of listeners) tell();
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`);

/** A group of words is on its way until it is let go. */
export const holdingBack = async (tab: Page, group: string): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>(resolve => (letGo = resolve));
  await tab.setRequestInterception(true);
  tab.on('request', async request => {
    if (request.url().endsWith(`-${group}.js`)) await held;
    await request.continue();
  });
  return letGo;
};
