/** The report of what the address tells of, or of the table of this tab: a page of its own, to read and to print. */
import type { Review } from '../../machines/epic-armageddon/review/review.ts';
import type { PhaseReview } from '../../machines/warhammer-40k/review/review.ts';
import { isPhase, upToNow, type AnyPlayed } from '../../src/share-links/any-played.ts';
import { SAMPLE_NAMES } from '../../src/epic-armageddon/scenario/samples/names.ts';
import { PHASE_SAMPLE_NAMES } from '../../src/warhammer-40k/scenario/samples/names.ts';
import { AssaultResolver } from '../elements/assault-resolver.ts';
import { GAME_GROUPS, LINK_GROUPS } from '../epic-armageddon/spoken/word-groups.ts';
import { readAnyLink } from '../share/any-link.ts';
import { titledOnScreen } from '../shared/languages/bundled.ts';
import { onSpeech, withWords } from '../shared/languages/speech.ts';
import type { ReportPage } from '../shared/report/report-page.ts';
import { addWords } from '../translations/add-words.ts';
import { PHASE_GROUPS } from '../warhammer-40k/spoken/word-groups.ts';
import { onTable } from './on-table.ts';
import { knownLook } from './review-answers.ts';
import { namedPage, type Page } from './site-page.ts';

/** What a link begins with that is played on; the report of the same begins with its own. */
const PLAYED = '#play=';

const element = document.createElement('section');
element.className = 'report';
const play = document.querySelector<HTMLAnchorElement>('[slot=views] a[data-words=play]')!;

/** What is shown; null: nothing is. */
let shown: { readonly played: AnyPlayed; readonly report: ReportPage } | null = null;
/** Somebody has asked for it here, and reads on in it. */
let isAskedFor = false;

const reportOf = async (played: AnyPlayed): Promise<ReportPage> => {
  const game = isPhase(played) ? PHASE_GROUPS : GAME_GROUPS;
  const words = addWords('sharing', 'odds', 'samples', 'review', ...LINK_GROUPS, ...game);
  if (isPhase(played)) {
    await withWords(import('../warhammer-40k/report/phase-report.ts'), words);
    return Object.assign(document.createElement('phase-report'), {
      review: reviewKnown(played) as PhaseReview | null,
    });
  }
  await withWords(import('../epic-armageddon/report/assault-report.ts'), words);
  return Object.assign(document.createElement('assault-report'), {
    engine: await engineWanted(), review: reviewKnown(played) as Review | null,
  });
};

const reviewKnown = (played: AnyPlayed): unknown => knownLook(played)?.review ?? null;

/** Whoever has turned the odds off is told none. */
const engineWanted = async () => {
  const { areOddsWanted } = await import('../epic-armageddon/resolver/live-odds/odds-wish.ts');
  return areOddsWanted() ? AssaultResolver.lazyParts!.odds : null;
};

/** A link has the title of a bundled one as it is written: on the screen it is called as everywhere. */
const titled = (played: AnyPlayed): AnyPlayed => {
  const names = isPhase(played) ? PHASE_SAMPLE_NAMES : SAMPLE_NAMES;
  return titledOnScreen(played, names.find(({ title }) => title === played.scenario.title)?.id ?? null);
};

const playedIn = async (asked: string): Promise<AnyPlayed | { readonly problems: readonly string[] }> => {
  if (asked !== '') {
    const read = await readAnyLink(`${PLAYED}${asked}`);
    return 'problems' in read ? read.upTo ?? read : read;
  }
  await (await import('./play-on-table.ts')).opened;
  const played = onTable();
  return played === null ? { problems: [] } : upToNow(played);
};

const tell = (): void => {
  if (shown !== null) Object.assign(shown.report, titled(shown.played));
};
onSpeech(tell);

const problemsIn = (problems: readonly string[]): HTMLElement =>
  Object.assign(document.createElement('p'), { role: 'alert', textContent: problems.join(' ') });

const isStillAsked = (asked: string): boolean => String(namedPage()) === String(['report', asked]);

const show = async (asked: string): Promise<void> => {
  const wanted = isAskedFor;
  isAskedFor = false;
  element.replaceChildren();
  const played = await playedIn(asked);
  if ('problems' in played) {
    await addWords(...LINK_GROUPS);
    if (isStillAsked(asked)) element.replaceChildren(problemsIn(played.problems));
    return;
  }
  const report = await reportOf(played);
  if (!isStillAsked(asked)) return;
  const [page] = location.href.split('#');
  shown = { played, report };
  report.link = asked === '' ? null : `${page}${PLAYED}${asked}`;
  if (asked !== '' && play.getAttribute('href') === '#') play.href = `${PLAYED}${asked}`;
  tell();
  element.replaceChildren(report);
  await report.updateComplete;
  if (wanted) report.focusTitle();
};

export const page: Page = {
  element,
  show: asked => void show(asked),
};

/** Goes to the report of what is on the table, if anything is; its address tells all of it where one can be made. */
export const openReport = async (): Promise<void> => {
  const played = onTable();
  if (played === null) return;
  const { linkOf } = await import('./play-on-table.ts');
  const link = await linkOf(played).catch(() => '');
  isAskedFor = true;
  location.hash = link === '' ? 'report' : `report=${link.slice(PLAYED.length)}`;
};
