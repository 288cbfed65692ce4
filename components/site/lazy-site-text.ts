/** Writes the page around the elements in the language spoken: loaded with the first language that is not English. */
import { nameTab } from './pages.ts';
import { siteWords } from './site-words.ts';

type Word = keyof typeof siteWords;

/** Puts a text into an element; what it has in it goes to the brackets. */
const tell = (element: Element, text: string): void => {
  const inner = [...element.children];
  element.replaceChildren(...text.split(/[[\]]/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const [child] = inner.splice(0, 1);
    child!.textContent = piece;
    return child!;
  }));
};

export const tellSite = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-words]')) {
    tell(element, siteWords[element.dataset.words as Word]);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]')) {
    element.ariaLabel = siteWords[element.dataset.label as Word];
  }
  nameTab();
};
