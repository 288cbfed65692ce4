/** The address names a bundled assault, which then lies on the table; one chosen there goes into the address. */
import { AssaultResolver } from '../elements/assault-resolver.ts';
import { idOnTable, table } from './on-table.ts';
import { namedPage } from './site-page.ts';

/** Something else may have been put on the table meanwhile: then it is put there again. */
const show = (ruleset: string | null, scenario: string): void => {
  if (table.scenario === scenario && table.ruleset === ruleset) return;
  Object.assign(table, { events: [], step: null, seed: null, ruleset, scenario });
};

/** The address names an assault; where it names nothing, what is on the table stays there, at first the first. */
const follow = (): void => {
  const [first] = AssaultResolver.assaults;
  if (namedPage()[0] !== '' || (location.hash === '' && table.scenario !== null)) return;
  const [, ruleset, phase] = /^#(warhammer-40k-[\w-]+)\/([\w-]+)$/.exec(location.hash) ?? [];
  if (ruleset !== undefined) return show(ruleset, phase!);
  const named = AssaultResolver.assaults.find(({ id }) => `#${id}` === location.hash) ?? first!;
  show(null, named.id);
};

const compare = document.querySelector<HTMLAnchorElement>('a[slot=compare]')!;

/** The way to a bundled phase in every edition; another one has no address there. */
const tellCompared = (): void => {
  const { scenario, ruleset } = table;
  compare.hidden = typeof scenario !== 'string' || ruleset === null;
  if (!compare.hidden) compare.hash = `statechart=editions/${scenario}`;
};

const followTable = (): void => {
  const id = idOnTable();
  if (id !== null && `#${id}` !== location.hash) location.hash = id;
};

window.addEventListener('hashchange', follow);
table.addEventListener('assault-chosen', followTable);
table.addEventListener('assault-step', tellCompared);
follow();
