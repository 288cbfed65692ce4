/** The shortest text of its kind that is easily found. */
import { spliced } from './lists.ts';
import { exchanged, partsOf, treeOf, written } from './mutate-json.ts';

/** So many shorter texts are tried. */
const TRIES = 400;

/** Leaves out of a text what `isStill` does without: parts of JSON, then stretches. */
export const shorter = async (text: string, isStill: (text: string) => Promise<boolean>): Promise<string> => {
  let shortest = text;
  let tries = 0;
  const attempt = async (one: string): Promise<boolean> => {
    if (one.length >= shortest.length || (tries += 1) > TRIES || !await isStill(one)) return false;
    shortest = one;
    return true;
  };
  for (let changed = true; changed && tries < TRIES;) {
    changed = false;
    for (const one of withoutParts(shortest)) if (await attempt(one)) changed = true;
  }
  for (let size = Math.ceil(shortest.length / 2); size > 0 && tries < TRIES; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.length && tries < TRIES;) {
      if (!await attempt(shortest.slice(0, from) + shortest.slice(from + size))) from += size;
    }
  }
  return shortest;
};

/** JSON without one of its parts, the largest first; none where it is no JSON. */
const withoutParts = (text: string): readonly string[] => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  const tree = treeOf(json);
  return partsOf(tree).slice(0, 300).flatMap(part => {
    if (part.kind === 'list') {
      return part.items.map((_, i) => written(exchanged(tree, part, { ...part, items: spliced(part.items, i, 1) })));
    }
    if (part.kind === 'value') return [];
    return part.fields.map((_, i) => written(exchanged(tree, part, { ...part, fields: spliced(part.fields, i, 1) })));
  }).slice(0, 300);
};
