/** The language of the site: the visitor's own choice, or the first of the browser's that there are words in. */
import { language, LANGUAGES, onSpeech, speak, turning, type Language } from '../languages/speech.ts';

/** In local storage: what was chosen. */
const KEY = 'assault-resolver.language';

const choice = document.querySelector<HTMLSelectElement>('#language')!;
const lack = document.querySelector<HTMLElement>('#unspoken')!;

const kept = (): string => {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

const keep = (chosen: string): void => {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // it lasts until the page is closed
  }
};

const wished = (): Language => {
  for (const wish of [kept(), ...navigator.languages]) {
    const spoken = LANGUAGES.find(one => one === wish.replace(/-.*/, ''));
    if (spoken !== undefined) return spoken;
  }
  return LANGUAGES[0];
};

/** Every element on the page takes its language from the page; one that is on its way keeps its name. */
const name = (): void => {
  if (turning() === null) choice.value = document.documentElement.lang = language();
};

/** The words around the elements; as they stand in the page they are English. */
const retell = async (): Promise<void> => {
  name();
  (await import('./site-telling.ts')).tellSite();
};

/** What was chosen last: what becomes of an earlier choice is nobody's concern any more. */
let chosen: Language = LANGUAGES[0];

const change = async (wanted: Language): Promise<void> => {
  choice.value = document.documentElement.lang = chosen = wanted;
  const isSpoken = await speak(wanted).then(() => true, () => false);
  if (chosen !== wanted) return;
  lack.hidden = isSpoken;
  name();
};

onSpeech(() => void retell());
choice.addEventListener('change', () => {
  keep(choice.value);
  void change(choice.value as Language);
});
void change(wished());
