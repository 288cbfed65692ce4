/** The view in which the table is looked at again: what its decisions cost, and the way back to any moment of it. */
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { isPhase, upToNow } from '../../src/share-links/any-played.ts';
import type { Played } from '../../src/share-links/pack.ts';
import type { AssaultReview, CourseWanted, TryWanted } from '../epic-armageddon/review/assault-review.ts';
import '../epic-armageddon/review/assault-review.ts';
import { reviewWords } from '../epic-armageddon/review/review-words.ts';
import { onSpeech } from '../shared/languages/speech.ts';
import { Asker } from '../shared/worker/asker.ts';
import { addWords } from '../translations/add-words.ts';
import { showTable } from './play-on-table.ts';
import { effortOf, keepReview, knownLook, MOST_LOOKS, reviewer } from './review-answers.ts';
import type { Page } from './site-page.ts';
import { store } from './table/table-store.ts';
import { asPlayed, isSamePlayed } from './table/table-version.ts';

void addWords('screen', 'samples', 'resolver', 'review', 'throws', 'steps-playing', 'steps-map', 'epic-moments');

const review = document.createElement('assault-review');
const asker = new Asker(reviewer, () => reviewWords.notLoaded);

/** What it is of; null: nothing yet. */
let shown: Played | null = null;

/** In the language in which it is read. */
let whyNot = (): string => '';
const fail = (why: () => string): void => {
  whyNot = why;
  Object.assign(review, { failure: why(), isAsking: false });
};

const ask = (played: Played): void => {
  shown = played;
  fail(() => '');
  const known = knownLook(played);
  Object.assign(review, { scenario: played.scenario, events: played.events, review: known?.review ?? null });
  if (known === null) look(played, 0);
  else rest(known.looks);
};

/** As long as it has been looked at so often. */
const rest = (looks: number): void => {
  asker.cancel();
  Object.assign(review, { isAsking: false, longer: looks < MOST_LOOKS ? 'offered' : null });
};

/** The first look is shown as it comes, a longer one once it is whole. */
const look = (played: Played, looks: number): void => {
  let latest: AssaultReview['review'] = null;
  Object.assign(review, { isAsking: true, longer: looks > 0 ? 'taken' : null });
  asker.ask({ scenario: played.scenario, events: played.events, ...effortOf(looks) }, {
    told: known => {
      latest = known;
      if (looks === 0) review.review = known;
    },
    ended: () => {
      rest(looks);
      if (latest === null) return;
      review.review = latest;
      keepReview(played, latest, looks);
    },
    failed: why => {
      review.longer = looks > 0 ? 'offered' : null;
      fail(() => (why === reviewWords.notLoaded ? reviewWords.notLoaded : why));
    },
  });
};

const refresh = (): void => {
  const { now } = store;
  if (now === null) return;
  const played = upToNow(asPlayed(now));
  if (isPhase(played)) {
    asker.cancel();
    shown = null;
    Object.assign(review, { scenario: null, events: [], review: null, longer: null });
    fail(() => reviewWords.otherGame);
  } else if (!isSamePlayed(shown, played as Played)) ask(played as Played);
};

/** What somebody tries to decide better: from where, and with which event it is done; null: nobody does. */
let trying: { readonly key: string; readonly at: number; readonly ends: AssaultEvent['type'] } | null = null;

/** Once it is decided the review judges it; who goes back before it, or to another table, has given it up. */
const followTry = (): void => {
  const { now, running } = store;
  if (trying === null || now === null || !store.isShown) return;
  const { key, at, ends } = trying;
  if (running?.key !== key || now.at < at) trying = null;
  else if (now.events.slice(at, now.at).some(({ type }) => type === ends)) {
    trying = null;
    review.judged = at;
    location.hash = 'review';
  }
};

store.addEventListener('change', () => {
  followTry();
  if (!review.hidden) refresh();
});
onSpeech(() => (review.failure = whyNot()));

review.addEventListener('longer-wanted', () => {
  if (shown !== null) look(shown, (knownLook(shown)?.looks ?? 0) + 1);
});
review.addEventListener('report-wanted', event => {
  event.preventDefault();
  void import('./report-page.ts').then(({ openReport }) => openReport());
});
review.addEventListener('course-wanted', ({ events }: CourseWanted) => {
  store.playOtherwise(events);
  void showTable();
});
review.addEventListener('try-wanted', ({ at, ends }: TryWanted) => {
  const { now } = store;
  if (now === null) return;
  store.playOtherwise(now.events.slice(0, at), () => reviewWords.trying);
  trying = { key: store.running!.key, at, ends };
  void showTable();
});

export const page: Page = { element: review, show: refresh, isFramed: true };
