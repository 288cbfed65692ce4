/** The search of the documentation: what has been typed, looked for in an index that the build has made. */
import MiniSearch from 'minisearch';
import { index, options } from 'docs:index';

/** A heading with what stands below it. */
export interface DocsSection {
  /** The page and the heading in it. */
  readonly href: string;
  readonly heading: string;
  /** What its page is called. */
  readonly chapter: string;
  /** How it begins. */
  readonly text: string;
}

const MOST = 30;

const search = MiniSearch.loadJS<DocsSection>(index, options);
const field = document.querySelector<HTMLInputElement>('main input')!;
const list = document.querySelector('main ol')!;
const said = document.querySelector('main [role=status]')!;

const lineOf = ({ href, heading, chapter, text }: DocsSection): HTMLLIElement => {
  const line = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href, textContent: heading });
  line.append(link, heading === chapter ? '' : ` – ${chapter}`);
  line.append(Object.assign(document.createElement('p'), { textContent: text }));
  return line;
};

const countOf = (count: number, words: string): string => {
  if (words === '') return '';
  if (count === 0) return `Nothing tells of “${words}”.`;
  return count > MOST ? `The first ${MOST} of ${count} places.` : `${count} ${count === 1 ? 'place' : 'places'}.`;
};

/** Letters of which nobody looks for more. */
const LONGEST = 200;

const show = (): void => {
  const words = field.value.slice(0, LONGEST).trim();
  const found = search.search(words) as unknown as readonly DocsSection[];
  list.replaceChildren(...found.slice(0, MOST).map(lineOf));
  said.textContent = countOf(found.length, words);
  document.title = words === '' ? 'Search – Assault resolver' : `${words} – Search – Assault resolver`;
};

field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', () => {
  history.replaceState(null, '', field.value === '' ? '?' : `?${new URLSearchParams({ q: field.value }).toString()}`);
  show();
});
field.form!.addEventListener('submit', event => event.preventDefault());
show();
