// A patch of this folder: what it claims, the tests that see it, and its change to one file.

/** Reads a patch: a claim, `Seen-by: path` for each test, and a diff of one file. */
export const readPatch = text => {
  const start = text.search(/^diff --git /m);
  const [head, diff] = [text.slice(0, start), text.slice(start)];
  return {
    claim: head.replace(/^Seen-by: .*$/gm, '').trim().replace(/\s+/g, ' '),
    seenBy: [...head.matchAll(/^Seen-by: (.+)$/gm)].map(([, test]) => test),
    file: /^\+\+\+ b\/(.+)$/m.exec(diff)?.[1] ?? '',
    hunks: diff.split(/^@@ .* @@.*\n/m).slice(1).map(hunkOf),
  };
};

/** The lines of a hunk without and with its change. An editor may have taken the blank from an empty line. */
const hunkOf = body => {
  const lines = body.replace(/\n$/, '').split('\n').map(line => (line === '' ? ' ' : line));
  const without = sign => lines.filter(line => !line.startsWith(sign)).map(line => line.slice(1));
  return { before: without('+'), after: without('-') };
};

/** The text of its file with the change in it; null: the lines around it are not there, or there more than once. */
export const planted = ({ hunks }, text) => hunks.reduce((lines, { before, after }) => {
  const places = (lines ?? []).flatMap((_, at) => (before.every((line, i) => lines[at + i] === line) ? [at] : []));
  return places.length === 1 ? lines.toSpliced(places[0], before.length, ...after) : null;
}, text.split('\n'))?.join('\n') ?? null;
