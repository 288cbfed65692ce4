/** An element with what it shall show, brought when it is wanted: on the page that sets it up, and alone in a frame. */
import { isPhase } from '../../../src/share-links/any-played.ts';
import { withWords } from '../../shared/languages/speech.ts';
import { addWords } from '../../translations/add-words.ts';
import { LINK_GROUPS, SCENARIO_GROUPS } from '../../epic-armageddon/spoken/word-groups.ts';
import { attributesOf, TAGS } from './code.ts';
import { controlsOf, isOwn, type ElementName, type Embedding } from './embedding.ts';
import { embedPageWords } from './embed-page-words.ts';

const BROUGHT_BY: { readonly [element in ElementName]: () => Promise<unknown> } = {
  resolver: () => import('../../embed/lazy/assault-resolver.ts'),
  odds: () => import('../../embed/lazy/assault-odds.ts'),
  statechart: () => import('../../embed/lazy/assault-statechart.ts'),
  lesson: () => import('../../embed/lazy/assault-lesson.ts'),
  lists: () => import('../../embed/lazy/assault-lists.ts'),
};

/** What is to be seen, with the scenario of a link; or why it cannot be, in plain sentences. */
export type ShownElement =
  | { readonly element: HTMLElement; readonly scenario: unknown }
  | { readonly problems: readonly string[] };

const setOrRemove = (element: HTMLElement, name: string, value: string | null): void => {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

/** Looks are attributes and properties, which a strict content policy lets pass. */
export const applyEmbedding = (element: HTMLElement, embedding: Embedding): void => {
  const { look, height } = embedding;
  setOrRemove(element, 'theme', look);
  setOrRemove(element, 'controls', controlsOf(embedding));
  if (height === null) element.style.removeProperty('--assault-height');
  else element.style.setProperty('--assault-height', `${height}px`);
};

const played = async (embedding: Embedding): Promise<ShownElement> => {
  const { readAnyLink, refusalsOf } = await import('../../share/any-link.ts');
  const read = await readAnyLink(embedding.shows!);
  if ('problems' in read) {
    await addWords(...LINK_GROUPS, refusalsOf(embedding.shows!));
    return { problems: read.problems };
  }
  const { scenario, events } = read;
  const isOther = isPhase(read);
  const element = document.createElement(TAGS[embedding.element]);
  if (embedding.element !== 'resolver' && isOther) Object.assign(element, { ruleset: scenario.ruleset });
  Object.assign(element, { scenario, ...(embedding.element === 'resolver' ? { events } : {}) });
  return { element, scenario };
};

const linkedLesson = async (link: string): Promise<ShownElement> => {
  const { readLessonLink } = await withWords(
    import('../../epic-armageddon/lesson/lesson-link.ts'), addWords('lesson-asked', ...SCENARIO_GROUPS),
  );
  const read = await readLessonLink(link);
  if ('problem' in read) return { problems: [read.problem] };
  const element = document.createElement('assault-lesson');
  return { element: Object.assign(element, { lesson: read.json, moment: read.moment }), scenario: null };
};

const bundled = (embedding: Embedding): ShownElement => {
  const element = document.createElement(TAGS[embedding.element]);
  for (const [name, value] of attributesOf(embedding)) element.setAttribute(name, value);
  return { element, scenario: null };
};

/** Makes the element. Never throws. */
export const shownBy = async (embedding: Embedding): Promise<ShownElement> => {
  const { element, shows } = embedding;
  try {
    await BROUGHT_BY[element]();
    if (element === 'lesson' && shows?.startsWith('lesson=')) return await linkedLesson(shows);
    return isOwn(shows) && element !== 'lesson' ? await played(embedding) : bundled(embedding);
  } catch {
    return { problems: [embedPageWords.notLoaded] };
  }
};
