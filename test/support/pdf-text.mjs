// What is on the pages of a PDF as Chromium writes it: every text with its place. It reads no other PDF.
import { inflateSync } from 'node:zlib';

const OBJECT = /(?:^|\n)(\d+) 0 obj\n?/g;

/** Objects by their numbers: what their dictionary says, and their stream, unpacked. */
const objectsIn = bytes => {
  const text = bytes.toString('latin1');
  const objects = new Map();
  OBJECT.lastIndex = 0;
  for (let found = OBJECT.exec(text); found !== null; found = OBJECT.exec(text)) {
    const start = found.index + found[0].length;
    const end = text.indexOf('endobj', start);
    const streamAt = text.indexOf('stream\n', start);
    if (streamAt === -1 || streamAt > end) {
      objects.set(Number(found[1]), { says: text.slice(start, end), stream: '' });
      continue;
    }
    const says = text.slice(start, streamAt);
    const length = Number(/\/Length (\d+)/.exec(says)[1]);
    const from = streamAt + 'stream\n'.length;
    const packed = bytes.subarray(from, from + length);
    const isText = /FlateDecode/.test(says) && !/\/Subtype \/Image/.test(says);
    objects.set(Number(found[1]), { says, stream: isText ? inflateSync(packed).toString('latin1') : '' });
    OBJECT.lastIndex = from + length;
  }
  return objects;
};

/** 'Font' of '/Font <</F1 3 0 R /F2 4 0 R>>' as names with numbers. */
const namedIn = (says, kind) => {
  const [, inside = ''] = new RegExp(`/${kind}\\s*<<([^>]*)>>`).exec(says) ?? [];
  return new Map([...inside.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name, number]) => [name, Number(number)]));
};

const charactersOf = hex => String.fromCharCode(...hex.match(/.{4}/g).map(four => parseInt(four, 16)));

/** What each glyph of a font stands for. */
const lettersIn = cmap => {
  const letters = new Map();
  for (const [, block] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, text] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      letters.set(parseInt(glyph, 16), charactersOf(text));
    }
  }
  for (const [, block] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first, last, text] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const from = parseInt(first, 16);
      const letter = parseInt(text, 16);
      for (let at = from; at <= parseInt(last, 16); at += 1) letters.set(at, String.fromCharCode(letter + at - from));
    }
  }
  return letters;
};

const times = ([a, b, c, d, e, f], [A, B, C, D, E, F]) =>
  [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];

const TOKEN = /<([0-9a-fA-F\s]*)>|\[|\]|\/(\S+)|(-?\d*\.?\d+)|([A-Za-z*'"]+)|\((?:\\.|[^\\)])*\)/g;

/** Texts of a stream and of the drawings in it, in the order in which they are painted, with where they begin. */
const textsIn = ({ stream, says }, objects, matrix, resources) => {
  const own = /\/Resources/.test(says) ? says : resources;
  const [fonts, forms] = [namedIn(own, 'Font'), namedIn(own, 'XObject')];
  const texts = [];
  let [current, line, letters, operands] = [matrix, [1, 0, 0, 1, 0, 0], new Map(), []];
  const kept = [];
  const numbers = () => operands.filter(one => typeof one === 'number');
  const say = () => {
    const hex = operands.filter(one => typeof one === 'object').map(one => one.hex).join('');
    const text = (hex.match(/.{4}/g) ?? []).map(glyph => letters.get(parseInt(glyph, 16)) ?? '').join('');
    const [, , , , x, y] = times(line, current);
    if (text !== '') texts.push({ text, x, y });
  };
  for (const [token, hex, name, number, operator] of stream.matchAll(TOKEN)) {
    if (hex !== undefined) operands.push({ hex: hex.replace(/\s/g, '') });
    else if (name !== undefined) operands.push(name);
    else if (number !== undefined) operands.push(Number(number));
    else if (operator !== undefined) {
      if (operator === 'q') kept.push(current);
      else if (operator === 'Q') current = kept.pop() ?? matrix;
      else if (operator === 'cm') current = times(numbers(), current);
      else if (operator === 'Tm') line = numbers();
      else if (operator === 'Td') line = times([1, 0, 0, 1, ...numbers()], line);
      else if (operator === 'Tf') {
        const font = objects.get(fonts.get(operands.find(one => typeof one === 'string')));
        const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(font?.says ?? '') ?? [];
        letters = lettersIn(objects.get(Number(cmap))?.stream ?? '');
      } else if (operator === 'Tj' || operator === 'TJ') say();
      else if (operator === 'Do') {
        const form = objects.get(forms.get(operands.at(-1)));
        if (form?.stream) texts.push(...textsIn(form, objects, current, own));
      }
      operands = [];
    } else if (token.startsWith('(')) operands.push(token);
  }
  return texts;
};

/**
 * Page by page, in points.
 *
 * @returns {{ width: number, height: number, texts: { text: string, x: number, y: number }[] }[]}
 */
export const pagesOf = bytes => {
  const objects = objectsIn(Buffer.from(bytes));
  const pages = [...objects.values()].filter(({ says }) => /\/Type \/Page\b(?!s)/.test(says));
  return pages.map(page => {
    const [width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page.says).slice(1).map(Number);
    const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(page.says)[1]));
    return {
      width, height,
      texts: textsIn({ stream: content.stream, says: '' }, objects, [1, 0, 0, 1, 0, 0], page.says),
    };
  });
};
