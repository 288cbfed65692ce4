/** The pages of the site: which of them the address names, and what each needs. */
import type { AssaultOdds } from '../assault-odds.ts';

/** '#odds', or with what is asked: '#odds=6 boyz v 4 assault'. */
const ODDS = /^#odds(?:=(.*))?$/;

const wordsIn = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const main = document.querySelector('main')!;
const played = document.querySelectorAll<HTMLElement>('assault-resolver, assault-choice');
const links = document.querySelectorAll<HTMLAnchorElement>('header nav a');
const [play] = links;
const title = document.title;
let calculator: AssaultOdds | null = null;

/** What is asked goes into the address, so that it can be kept and sent. */
const keep = (event: HTMLElementEventMap['odds-known']): void => {
  const { match } = event.detail;
  if (match !== null && ODDS.test(location.hash)) history.replaceState(null, '', `#odds=${encodeURIComponent(match)}`);
};

/** The calculator, which comes when it is first wanted, with what the address asks of it. */
const showOdds = async (asked: string): Promise<void> => {
  await import('../assault-odds-on-demand.ts');
  const shown = calculator ?? document.createElement('assault-odds');
  if (asked !== '') shown.match = wordsIn(asked);
  shown.hidden = !ODDS.test(location.hash);
  if (calculator !== null) return;
  calculator = shown;
  calculator.addEventListener('odds-known', keep);
  main.append(calculator);
};

/** Shows the page that the address names. */
const follow = (): void => {
  const odds = ODDS.exec(location.hash);
  for (const element of played) element.hidden = odds !== null;
  if (calculator !== null) calculator.hidden = odds === null;
  if (odds !== null) void showOdds(odds[1] ?? '');
  if (odds === null) play!.href = location.hash || '#'; // the way back leads to what was played
  for (const link of links) {
    if ((link === play) === (odds === null)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  document.title = odds === null ? title : `Odds – ${title}`;
};

window.addEventListener('hashchange', follow);
follow();
