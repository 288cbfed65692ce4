// What of the table of a task is asked on the page; `seenIn` and the like stand there already.
export const tableInPage = () => {
  const map = () => window.seenIn('assault-battlefield')[0];
  const found = selector => map()?.shadowRoot.querySelector(selector) ?? null;
  const middle = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  window.placeOf = id => map()?.view.counters.find(one => one.id === id)?.at ?? null;
  window.carriedTo = id => (map()?.view.ghost?.unit === id ? map().view.ghost.to : window.placeOf(id));
  window.isRefusedThere = () => (map()?.view.ghost?.refusal ?? null) !== null;
  window.chosenOnMap = () => map()?.view.chosen ?? null;
  window.tokenAt = id => map()?.view.tokens.find(one => one.id === id)?.unit ?? null;
  window.onScreen = ([x, y]) => {
    const { scale } = map().camera;
    const { a, e, f } = found('svg.map > g').getScreenCTM();
    return { x: e + a * x * scale, y: f - a * y * scale };
  };
  window.isUncovered = ({ x, y }) => {
    let at = document.elementFromPoint(x, y);
    for (let inner = at; inner; inner = inner.shadowRoot?.elementFromPoint(x, y)) {
      if (inner === map()) return true;
      if (inner.shadowRoot?.elementFromPoint(x, y) === inner) break;
      at = inner;
    }
    return at === map();
  };
  const APART = 60;
  const EDGE = 10;
  const onTheScreen = ({ x, y }) => ({
    x: Math.min(innerWidth - EDGE, Math.max(EDGE, x)), y: Math.min(innerHeight - EDGE, Math.max(EDGE, y)),
  });
  /** From a spot of the map where nobody stands it is drawn along, as near as the screen allows to so far. */
  window.dragBy = (dx, dy) => {
    const box = map().getBoundingClientRect();
    const stands = map().view.counters.map(({ at }) => window.onScreen(at));
    const drags = [];
    for (let y = box.top + APART; y < box.bottom; y += EDGE) {
      for (let x = box.left + EDGE; x < box.right - EDGE; x += EDGE) {
        const isFree = stands.every(one => Math.hypot(one.x - x, one.y - y) > APART);
        if (!isFree || !window.isUncovered({ x, y })) continue;
        const to = onTheScreen({ x: x + dx, y: y + dy });
        drags.push({ from: { x, y }, to, lacks: Math.hypot(x + dx - to.x, y + dy - to.y) });
      }
    }
    return drags.sort((a, b) => a.lacks - b.lacks)[0] ?? null;
  };
  window.middleOfMap = () => {
    const box = map().getBoundingClientRect();
    const seen = Array.from({ length: Math.floor(box.height / 10) }, (_, i) => box.top + 10 * i)
      .filter(y => window.isUncovered({ x: box.left + box.width / 2, y }));
    return { x: box.left + box.width / 2, y: (seen[0] + seen.at(-1)) / 2 };
  };
  window.tokenOnScreen = id => {
    const one = found(`[data-token="${CSS.escape(id)}"]`);
    return one === null ? null : middle(one);
  };
  /** The row of somebody in the lists of the panel; null: there is none yet. */
  window.rowOf = id => {
    for (const list of window.seenIn('unit-list')) {
      const nth = list.rows.findIndex(one => one.unit === id);
      const row = list.shadowRoot.querySelectorAll('[part=row]')[nth];
      if (row !== undefined) return row;
    }
    return null;
  };
  window.heldOnMap = () => {
    const { counter, token } = window.deepFocus()?.dataset ?? {};
    return counter ?? token ?? null;
  };
};
