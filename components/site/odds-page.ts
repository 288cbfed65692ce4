/** The view in which it is asked how the table will end: what is typed becomes the table. */
import { isPhase } from '../../src/share-links/any-played.ts';
import type { Played } from '../../src/share-links/pack.ts';
import { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
import { RULESET_PREFIX } from '../../src/warhammer-40k/model/scenario.ts';
import type { PlayedPhase } from '../../src/warhammer-40k/stages/turns.ts';
import '../embed/lazy/assault-odds.ts';
import { EXAMPLE, matchOf, meantBy, type Plan } from '../epic-armageddon/odds/plan.ts';
import { onSpeech } from '../shared/languages/speech.ts';
import { addWords } from '../translations/add-words.ts';
import { showTable } from './play-on-table.ts';
import { PHASE_SET_UP } from './set-up-game.ts';
import type { Page } from './site-page.ts';
import { momentIn } from './table/moment-of-table.ts';
import type * as Phases from './table/phase-of-table.ts';
import { showScreenIn } from './table/resumed-screen.ts';
import { store } from './table/table-store.ts';
import { asPlayed, type Version } from './table/table-version.ts';
import './table-odds.ts';
import type { DecisionMade, MatchTyped, TableChanged } from './table-odds.ts';

const wordsIn = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const calculator = document.createElement('table-odds');

const lineOf = (match: Plan): string => matchOf(meantBy(match));

/** The table that is shown. */
let shown: Version | null = null;

/** What reads phases of Warhammer 40,000; null: it has not come. */
let phases: typeof Phases | null = null;

/** What was typed is in the address, so that it can be kept and sent, as long as it is the table. */
const nameIt = (now: Version): void => {
  if (!/^#odds\b/.test(location.hash)) return;
  const { source: { match } } = now;
  const line = match !== undefined ? lineOf(match) : isPhase(asPlayed(now)) ? phases?.addressOf(now) : null;
  history.replaceState(null, '', line ? `#odds=${encodeURIComponent(line)}` : '#odds');
};

const bringPhases = async (now: Version, played: PlayedPhase, isNamed: boolean): Promise<void> => {
  phases = await import('./table/phase-of-table.ts');
  if (shown !== now) return;
  calculator.phaseHere = phases.phaseIn(now, played);
  if (isNamed) nameIt(now);
};

/** `isNamed`: the address may be that of the table; it is not while it asks for another one. */
const refresh = (isNamed = true): void => {
  const { now, news } = store;
  calculator.news = news;
  if (now === shown || now === null) return;
  shown = now;
  const played = asPlayed(now);
  if (isPhase(played)) {
    const phaseHere = phases?.phaseIn(now, played) ?? null;
    Object.assign(calculator, { here: null, phaseHere, scenario: played.scenario });
    if (phases === null) return void bringPhases(now, played, isNamed);
  } else Object.assign(calculator, { scenario: null, phaseHere: null, here: momentIn(now, played as Played) });
  if (isNamed) nameIt(now);
};

/** While another view is shown nothing is worked out of a table that is gone. */
const rest = (): void => {
  if (store.now === shown) return;
  shown = null;
  Object.assign(calculator, { here: null, phaseHere: null });
};

store.addEventListener('change', () => (calculator.hidden ? rest() : refresh()));

let typed: Plan | null = null;

calculator.addEventListener('match-typed', ({ match, scenario }: MatchTyped) => {
  const isSameText = typed !== null && lineOf(match) === lineOf(typed);
  typed = match;
  void store.change(scenario, { match }, { gesture: isSameText ? null : 'typing' });
});
calculator.addEventListener('table-changed', ({ scenario }: TableChanged) => void store.change(scenario, {}));
calculator.addEventListener('decision-made', ({ decision }: DecisionMade) => void store.decide(decision.events));
calculator.addEventListener('undo-wanted', () => void store.undo());
calculator.addEventListener('redo-wanted', () => void store.redo());
calculator.addEventListener('play-wanted', () => void showTable());

showScreenIn('odds', {
  element: calculator,
  opens: 'full',
  isReady: () => store.now !== null && store.now === shown,
  selected: () => calculator.selected,
  select: stand => (calculator.selected = stand),
});

/** Only the last answer counts. */
let asked = 0;

const tellTurns = async (): Promise<void> => {
  const turn = (asked += 1);
  const turns = await store.turns();
  if (turn === asked) calculator.turns = turns;
};

store.addEventListener('change', () => {
  if (!calculator.hidden) void tellTurns();
});
onSpeech(() => {
  if (calculator.hidden) return;
  refresh();
  void tellTurns();
});

/** What cannot be a table yet is gone on with where it is set up, which says why. */
const bringNamed = async (asked: string): Promise<void> => {
  const [read] = await Promise.all([import('./table/phase-of-table.ts'), addWords('set-up')]);
  if (location.hash !== `#odds=${asked}`) return;
  phases = read;
  const { phase, scenario } = read.tableNamed(wordsIn(asked))!;
  if (scenario !== null) return store.change(scenario, { phase }, { isOther: true });
  store.sketch(phase, null);
  location.replace(`#set-up=${PHASE_SET_UP}`);
};

/** `warhammer-40k-7th/10 tactical marines v 20 ork boyz`: a line of Warhammer 40,000, by one of its texts. */
const isPhaseNamed = (words: string): boolean =>
  EDITIONS.some(edition => words.startsWith(`${RULESET_PREFIX}${edition}/`));

export const page: Page = {
  element: calculator,
  isFramed: true,
  show: asked => {
    void tellTurns();
    if (isPhaseNamed(wordsIn(asked))) {
      refresh(false);
      return void bringNamed(asked);
    }
    const match = asked === '' ? store.now === null ? EXAMPLE : null : wordsIn(asked);
    const { match: known } = store.now?.source ?? {};
    const isOther = match !== null && (known === undefined || lineOf(known) !== match);
    refresh(!isOther);
    if (isOther) calculator.match = match;
  },
};
