// What the primary offers at every step of every bundled assault and phase: `npm run acceptance:primary [-- part of a
// name]`. It is never a doing-nothing while the panel offers something that is usual, and it names a number or object.
// `npm run build` comes first.
import { withServedPage } from '../support/served-page.mjs';
import { isOver, MANY, open, press, settle } from './play.mjs';
import { addressesOn, answer } from './site.mjs';

/** What does nothing, and is never the primary while the panel offers anything else. */
const NOTHING = /^(?:Call it off|Hold their fire|Stay where they are|Nobody .*)$/;
/** What ends a step or holds fire: the usual course there; what else could be done has rows in the panel. */
const ENDS = /^End the | holds? fire$| loses nothing more$|^Accept the failed test$|^Go on without /;
/** What a step is about, where there is neither a number nor a name. */
const OBJECTS = new RegExp([
  'for the result$', 'the report$', ' action test$', ' (?:failed )?test(?: again)?$', '^End the ', 'another round$',
  '^Test for Fear$', '^Throw (?:the roll-off|for the rampage|a save|Look Out, Sir)$', '^Review the assault$',
  'both dice$', ' (?:die|dice) again$',
].join('|'));

/** Runs in the page: the primary, who is on the table, and what else could be pressed in the panel. */
const look = () => {
  const table = document.querySelector('assault-resolver');
  const root = table.shadowRoot.querySelector('phase-resolver')?.shadowRoot ?? table.shadowRoot;
  const frame = root.querySelector('table-frame');
  const within = node => [node, ...node.shadowRoot ? [...node.shadowRoot.children].flatMap(within) : [],
    ...[...node.children].flatMap(within)];
  const textOf = node => node.textContent.replace(/\s+/g, ' ').trim();
  const primary = root.querySelector('[part~=primary]');
  const others = [...frame.children].filter(one => one.slot === 'panel').flatMap(within)
    .filter(one => one.localName === 'button' && one !== primary && one.checkVisibility() && !one.disabled
      && one.ariaDisabled !== 'true')
    .map(one => one.ariaLabel ?? textOf(one)).filter(text => text !== '');
  const { counters } = root.querySelector('assault-battlefield').view;
  const names = new Set(counters.map(({ name }) => name));
  JSON.stringify(document.querySelector('assault-resolver').snapshot?.context ?? {}, (key, value) => {
    if (key === 'name' && typeof value === 'string') names.add(value);
    return value;
  });
  return {
    step: frame.steps.find(({ state }) => state === 'now')?.id ?? 'over', text: textOf(primary), others,
    names: [...names],
    movable: counters.filter(one => one.alive && (one.movable || one.choosable)).map(({ name }) => name),
  };
};

const [wanted = ''] = process.argv.slice(2);
const seen = new Map();
const counts = { moments: 0, number: 0, named: 0, object: 0, neither: 0, ends: 0, nothing: 0 };
await withServedPage({ answer, path: '/index.html', width: 360, height: 740 }, async page => {
  page.setDefaultTimeout(120_000);
  for (const address of (await addressesOn(page)).filter(one => one.includes(wanted))) {
    await open(page, address);
    for (let steps = 0; steps < MANY; steps += 1) {
      const { step, text, others, names, movable } = await page.evaluate(look);
      counts.moments += 1;
      const kind = [
        ['number', /\d/.test(text)], ['named', names.some(name => text.includes(name))], ['object', OBJECTS.test(text)],
        ['neither', true],
      ].find(([, is]) => is)[0];
      counts[kind] += 1;
      if (kind === 'neither') console.log(`${address} ${step}: "${text}" names neither number nor object`);
      if (NOTHING.test(text) && (others.length > 0 || movable.length > 0)) {
        counts.nothing += 1;
        console.log(`${address} ${step}: "${text}" does nothing beside ${others.slice(0, 6).join(' | ')}`);
      }
      if (ENDS.test(text)) {
        counts.ends += 1;
        const line = `${step}: "${text}"`;
        const before = seen.get(line) ?? { times: 0, movable: 0, others: new Set(), where: address };
        others.forEach(one => before.others.add(one));
        seen.set(line, { ...before, times: before.times + 1, movable: before.movable + (movable.length > 0 ? 1 : 0) });
      }
      if (await isOver(page)) break;
      await press(page);
      await settle(page);
    }
  }
});
for (const [line, { times, movable, others, where }] of seen) {
  const beside = [...others].slice(0, 4).join(' | ');
  console.log(`${times} x ${line}, somebody may move in ${movable}; beside it: ${beside} (${where})`);
}
console.log(Object.entries(counts).map(([name, count]) => `${count} ${name}`).join(', '));
process.exitCode = counts.neither + counts.nothing > 0 ? 1 : 0;
