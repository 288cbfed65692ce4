/** The made-up language in place of German, whichever words an element asks for: to be imported before any element. */
import { addWordSource, type Books } from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { BOOKS } from '../../../../components/translations/books.ts';
import { ASSAULT_TEXTS } from '../../../../machines/charts/layouts/assault-texts.ts';
import { SAMPLE_NAMES } from '../../../../src/epic-armageddon/scenario/samples/names.ts';
import { SAMPLE_TEACHES } from '../../../../src/epic-armageddon/scenario/samples/teaches.ts';
import { PHASE_SAMPLE_NAMES } from '../../../../src/warhammer-40k/scenario/samples/names.ts';
import { madeUp } from '../../../support/made-up-language.ts';

const chart = Object.fromEntries(ASSAULT_TEXTS.map(text => [text, text]));

/** What bundled assaults and phases are called, by id: no script has words for it, the books of languages have. */
const NAMED = {
  samples: SAMPLE_NAMES.map(({ id, title }) => ({ id, title, teaches: SAMPLE_TEACHES[id] })),
  'warhammer-40k/samples': PHASE_SAMPLE_NAMES,
};

const names = Object.entries(NAMED).map(([part, named]) =>
  [part, Object.fromEntries(named.map(({ id, title, teaches }) => [id, { title, teaches }]))] as const);

const all = (): Books => Object.fromEntries(
  [...allWritten(), ...names, ['assault/chart', chart] as const]
    .map(([part, words]) => [part, madeUp(words) as object]));

for (const group of Object.keys(BOOKS)) void addWordSource(() => Promise.resolve(all()), group);
