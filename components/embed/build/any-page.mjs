// What the scripts for strangers' pages are built with: they stand on pages that have changed what all objects have, or
// how large text is.

const HEAD = /\bfor\s*\(\s*(var|let|const)\s+([\w$]+)\s+in\s+/g;

/** The code with every `for (const key in object)` as a loop over the object's own keys; of nothing, no turn. */
export const overOwnKeys = code => {
  let done = '';
  let at = 0;
  for (const { 0: head, 1: kind, 2: name, index } of code.matchAll(HEAD)) {
    const from = index + head.length;
    const end = closing(code, from);
    done += `${code.slice(at, index)}for (${kind} ${name} of Object.keys(${code.slice(from, end)} ?? {})`;
    at = end;
  }
  return done + code.slice(at);
};

/** Where the bracket closes that is open at a place. */
const closing = (code, from) => {
  let open = 1;
  let at = from;
  while (open > 0) {
    if (at === code.length) throw new Error(`This loop does not end: ${code.slice(from, from + 40)}`);
    if ('([{'.includes(code[at])) open += 1;
    else if (')]}'.includes(code[at])) open -= 1;
    at += 1;
  }
  return at - 1;
};

/** What an element's text has of its own size: `--_size-m`. */
const TEXT = 0.9375;

/**
 * Styles that measure by the element's own size instead of the page's root, which has any: 62.5 % of what the reader
 * wants, or a hundredth of the screen. A query of a container knows no properties but the size of its text.
 */
export const inOwnSize = css => css
  .replace(/(@(?:container|media)[^{]*)/g, query => query.replace(REM, (_, times) => `${+(times / TEXT).toFixed(3)}em`))
  .replace(REM, (_, times) => `calc(${times} * var(--_size))`);

/** But that which says what the size is. */
const REM = /(?<!--_size:[^;]*)(?<![\w.])(\d*\.?\d+)rem\b/g;
