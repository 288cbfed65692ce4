/** The language of the site: the one that it was opened in, as `public/language.js` says, until another is chosen. */
import {
  language, languageFor, LANGUAGES, onSpeech, speak, turning, type Language,
} from '../shared/languages/speech.ts';

/** In local storage: what was chosen, for `public/language.js` to find. */
const KEY = 'assault-resolver.language';

const choice = document.querySelector<HTMLSelectElement>('#language')!;
const lack = document.querySelector<HTMLElement>('#unspoken')!;

const keep = (chosen: string): void => {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // it lasts until the page is closed
  }
};

/** Every element on the page takes its language from the page; one that is on its way keeps its name. */
const name = (): void => {
  if (turning() === null) choice.value = document.documentElement.lang = language();
};

/** The words around the elements; as they stand in the page they are English. */
const retell = async (): Promise<void> => {
  name();
  (await import('./lazy-site-text.ts')).tellSite();
};

let telling = Promise.resolve();

/** Resolves when the words around the elements are those of the language spoken. */
export const languageTold = (): Promise<void> => telling;

/** What was chosen last: what becomes of an earlier choice is nobody's concern any more. */
let chosen: Language = LANGUAGES[0];

const change = async (wanted: Language): Promise<void> => {
  choice.value = document.documentElement.lang = chosen = wanted;
  const isSpoken = await speak(wanted).then(() => true, () => false);
  if (chosen !== wanted) return;
  lack.hidden = isSpoken;
  name();
};

onSpeech(() => {
  telling = retell();
});
choice.addEventListener('change', () => {
  keep(choice.value);
  void change(choice.value as Language);
});
window.addEventListener('online', () => lack.hidden || void change(chosen));
void change(languageFor(document.documentElement.lang));
