// One table of the built site, played by its primary.

/** Presses that end every bundled assault, with some to spare. */
export const MANY = 120;

/** Everything drawn that follows from what was done. */
export const settle = page => page.evaluate(async () => {
  const all = root => [...root.querySelectorAll('*')]
    .flatMap(one => [one, ...one.shadowRoot ? all(one.shadowRoot) : []]);
  for (let turn = 0; turn < 3; turn += 1) {
    for (const one of all(document)) await one.updateComplete;
    await new Promise(requestAnimationFrame);
  }
});

/** A bundled assault or phase, at its first step. */
export const open = async (page, address) => {
  await page.evaluate(hash => (location.hash = hash), address);
  await page.waitForFunction(() => {
    const table = document.querySelector('assault-resolver');
    const root = table.shadowRoot?.querySelector('phase-resolver')?.shadowRoot ?? table.shadowRoot;
    return table.checkVisibility() && root?.querySelector('assault-battlefield')
      && root.querySelector('[part~=primary]');
  });
  await page.evaluate(() => document.querySelector('assault-resolver').undo());
  await settle(page);
};

/** The press on the primary; false: it does nothing now. */
export const press = page => page.evaluate(() => {
  const table = document.querySelector('assault-resolver').shadowRoot;
  const root = table.querySelector('phase-resolver')?.shadowRoot ?? table;
  const primary = root.querySelector('[part~=primary]');
  window.saidAloud = [];
  primary?.click();
  return primary !== null && primary.getAttribute('aria-disabled') !== 'true';
});

export const isOver = page =>
  page.evaluate(() => document.querySelector('assault-resolver').snapshot?.status !== 'active');
