/** The made-up language in place of German, whichever words an element asks for: to be imported before any element. */
import { addWordSource, type Books } from '../../../../components/shared/languages/speech.ts';
import { allWritten } from '../../../support/all-written.ts';
import { BOOKS } from '../../../../components/translations/books.ts';
import { ASSAULT_TEXTS } from '../../../../machines/charts/layouts/assault-texts.ts';
import { madeUp } from '../../../support/made-up-language.ts';

const chart = Object.fromEntries(ASSAULT_TEXTS.map(text => [text, text]));

const all = (): Books => Object.fromEntries(
  [...allWritten(), ['assault/chart', chart] as const].map(([part, words]) => [part, madeUp(words) as object]));

for (const group of Object.keys(BOOKS)) void addWordSource(() => Promise.resolve(all()), group);
