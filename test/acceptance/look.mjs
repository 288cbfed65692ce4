// What a page sees of its table at one moment. Runs in the page: it uses nothing from outside.

/** @returns {{ faults: string[], facts: Record<string, number> }} What does not hold, and what was measured. */
export const lookAtTable = () => {
  const faults = [];
  const table = document.querySelector('assault-resolver').shadowRoot;
  const root = table.querySelector('phase-resolver')?.shadowRoot ?? table;
  const frame = root.querySelector('table-frame');
  const inFrame = frame.shadowRoot;
  const map = root.querySelector('assault-battlefield');
  const rectOf = element => element.getBoundingClientRect();
  const isIn = ({ x, y }, box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const middleOf = element => {
    const { x, y, width, height } = rectOf(element);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const everywhere = (selector, from) => [
    ...from.querySelectorAll(selector),
    ...[...from.querySelectorAll('*')].flatMap(one => (one.shadowRoot ? everywhere(selector, one.shadowRoot) : [])),
  ];

  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push('the document scrolls');

  const [primary] = everywhere('[part~=primary]', root);
  const primaryText = primary?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  if (primary === undefined) faults.push('no primary');
  else {
    const { left, right, top, bottom } = rectOf(primary);
    const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
    const { x, y } = middleOf(primary);
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (inner === null || inner === hit) break;
      hit = inner;
    }
    if (!isWhole || !(primary.contains(hit) || hit === primary)) faults.push(`the primary is hidden: ${primaryText}`);
    if (primary.scrollWidth > primary.clientWidth + 1) faults.push(`the primary is cut: ${primaryText}`);
  }

  /** Words that go on in the next line without a hyphen or a space. */
  const brokenIn = node => [...node.data.matchAll(/[\p{L}\p{N}\u00AD]{3,}/gu)].filter(({ 0: word, index }) => {
    if (word.includes('\u00AD')) return false; // where it may break it has a hyphen
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
  const texts = element => [...element.childNodes].flatMap(node =>
    (node instanceof Text ? [node] : node instanceof Element ? texts(node) : []));
  const views = document.querySelectorAll('[slot=views] *');
  for (const one of [...everywhere('h2, h3, button, a, summary', root), ...views]) {
    if (!one.checkVisibility()) continue;
    const where = `${one.localName}.${one.className}`;
    for (const word of texts(one).flatMap(brokenIn)) faults.push(`breaks a word: ${word} in ${where}`);
  }

  const odds = everywhere('odds-from-here', root)[0]?.shadowRoot;
  const told = [...odds?.querySelectorAll('.name, .figure, .about') ?? []].filter(one => rectOf(one).width > 0);
  for (const button of everywhere('.acts button', root)) {
    const { left, right, top, bottom } = rectOf(button);
    for (const one of told) {
      const box = rectOf(one);
      const isOver = box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1;
      if (isOver) faults.push(`${one.textContent.trim()} over the button ${button.textContent.trim()}`);
    }
  }

  const space = rectOf(inFrame.querySelector('.space'));
  const sheet = inFrame.querySelector('.sheet');
  const isStacked = getComputedStyle(sheet).position === 'absolute';
  const box = rectOf(inFrame.querySelector('.map'));
  const bottom = isStacked ? Math.min(box.bottom, rectOf(sheet).top) : box.bottom;
  const open = { left: box.left, right: box.right, top: box.top, bottom };
  const share = (open.bottom - space.top) / space.height;
  if (isStacked && share < 0.598) faults.push(`the map has ${(100 * share).toFixed(1)} % of the space`);
  if (!isStacked && open.bottom - open.top < 460) faults.push(`the map is ${Math.round(open.bottom - open.top)} high`);

  const view = map.view;
  const acting = view.counters.filter(one => one.alive && (one.now || one.movable || one.choosable));
  const chips = everywhere('.edge-chips button, .chip, [data-chip]', map.shadowRoot);
  for (const { id, name } of acting) {
    const drawn = map.shadowRoot.querySelector(`[data-counter="${CSS.escape(id)}"]`);
    if (drawn === null ? chips.length === 0 : !isIn(middleOf(drawn), open) && chips.length === 0) {
      faults.push(`${name} can act and is not in view`);
    }
  }

  const said = [...map.shadowRoot.querySelectorAll('.label, .scale-bar text, .chip')].map(element =>
    ({
      box: rectOf(element.querySelector('rect:not(.touch)') ?? element.querySelector('text') ?? element),
      text: element.textContent.replace(/\s+/g, ' ').trim(),
      isName: element.classList.contains('name'), isInside: element.classList.contains('inside'),
      isAlone: element.matches('.label:not(.pill)'),
    }));
  const labels = said.filter(({ isName }) => isName);
  const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  said.forEach(({ box: one, text }, at) => {
    for (const other of said.slice(at + 1)) if (meets(one, other.box)) faults.push(`${text} over ${other.text}`);
  });
  for (const base of map.shadowRoot.querySelectorAll('.counter .base')) {
    const { x, y } = middleOf(base);
    const radius = rectOf(base).width / 2 - 2;
    for (const { box: one, text, isInside, isAlone } of said) {
      if (isInside || !isAlone || base.closest('.dead') !== null) continue;
      const dx = Math.max(one.left - x, 0, x - one.right);
      const dy = Math.max(one.top + 3 - y, 0, y - (one.bottom - 3));
      if (Math.hypot(dx, dy) < radius) faults.push(`${text} over a disc`);
    }
  }
  /** Who has no name on the map has one for whoever points at it. */
  const isNamed = ({ id }) =>
    map.shadowRoot.querySelector(`[data-counter="${CSS.escape(id)}"] .passing-name`) === null;
  const isAmong = new Set(acting.map(({ id }) => id));
  const inView = acting.filter(({ id }) => {
    const drawn = map.shadowRoot.querySelector(`[data-counter="${CSS.escape(id)}"]`);
    return drawn !== null && isIn(middleOf(drawn), open) && !chips.some(chip => isIn(middleOf(drawn), rectOf(chip)));
  });
  const crowd = view.counters.filter(({ id }) => isAmong.has(id));
  return {
    faults: [...new Set(faults)], primaryText, isStacked, share, acting: inView.length, all: crowd.length,
    named: inView.filter(isNamed).length, labels: labels.length, camera: JSON.stringify(map.camera),
    step: frame.steps.find(({ state }) => state === 'now')?.id ?? 'over',
  };
};
