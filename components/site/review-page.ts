/** The view in which the table is looked at again, of either game: what its decisions cost, and the ways back. */
import { isPhase, upToNow, type AnyPlayed } from '../../src/share-links/any-played.ts';
import type { Played } from '../../src/share-links/pack.ts';
import type { PlayedPhase } from '../../src/warhammer-40k/stages/turns.ts';
import { onSpeech } from '../shared/languages/speech.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import type { CourseWanted, ReviewElement, TryWanted } from '../shared/review/review-element.ts';
import type { PricedReview, ReviewRow } from '../shared/review/reviewed.ts';
import { reviewWords } from '../shared/review/review-words.ts';
import { Asker } from '../shared/worker/asker.ts';
import type { AnswererOf } from '../shared/worker/asking.ts';
import { addWords } from '../translations/add-words.ts';
import { showTable } from './play-on-table.ts';
import { effortOf, keepReview, knownLook, MOST_LOOKS } from './review-answers.ts';
import type { Page } from './site-page.ts';
import { store } from './table/table-store.ts';
import { asPlayed, isSamePlayed } from './table/table-version.ts';

/** What one game gives. */
interface ReviewedGame<P extends AnyPlayed> {
  readonly review: ReviewElement<ReviewRow>;
  readonly isOwn: (played: AnyPlayed) => boolean;
  /** Why it has no review, in the language in which it is read; empty: it has one. */
  readonly whyNot: (played: P) => string;
  readonly reviewer: () => Promise<AnswererOf<P & { readonly effort?: number }, PricedReview>>;
  /** How much work a review usually is. */
  readonly effort: number;
}

const reviewPage = <P extends AnyPlayed>(game: ReviewedGame<P>): Page => {
  const { review } = game;
  const asker = new Asker(game.reviewer, () => reviewWords.notLoaded);

  /** What it is of; null: nothing yet. */
  let shown: P | null = null;

  /** In the language in which it is read. */
  let whyNot = (): string => '';
  const fail = (why: () => string): void => {
    whyNot = why;
    Object.assign(review, { failure: why(), isAsking: false });
  };

  const ask = (played: P): void => {
    shown = played;
    fail(() => game.whyNot(played));
    const known = knownLook(played);
    Object.assign(review, { scenario: played.scenario, events: played.events, review: known?.review ?? null });
    if (whyNot() !== '') rest(MOST_LOOKS);
    else if (known === null) look(played, 0);
    else rest(known.looks);
  };

  /** As long as it has been looked at so often. */
  const rest = (looks: number): void => {
    asker.cancel();
    Object.assign(review, { isAsking: false, longer: looks < MOST_LOOKS ? 'offered' : null });
  };

  /** The first look is shown as it comes, a longer one once it is whole. */
  const look = (played: P, looks: number): void => {
    let latest: PricedReview | null = null;
    Object.assign(review, { isAsking: true, longer: looks > 0 ? 'taken' : null });
    asker.ask({ ...played, ...effortOf(looks, game.effort) }, {
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
    if (store.now === null) return;
    const played = upToNow(asPlayed(store.now));
    if (!game.isOwn(played)) asker.cancel();
    else if (!isSamePlayed(shown, played)) ask(played as P);
  };

  /** What somebody tries to decide better: from where, and with which event it is done; null: nobody does. */
  let trying: { readonly key: string; readonly at: number; readonly ends: string } | null = null;

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
  return { element: review, show: refresh, isFramed: true };
};

interface Loaded {
  readonly page: Page;
}

/** The review of an assault; a worker of its own answers, or this page between its other duties. */
const ofAssaults = onceLoaded(async (): Promise<Loaded> => {
  void addWords('screen', 'samples', 'resolver', 'review', 'throws', 'steps-playing', 'steps-map', 'epic-moments');
  const [{ reviewerBy }, { REVIEW_EFFORT }] = await Promise.all([
    import('../epic-armageddon/review/question.ts'), import('../../machines/epic-armageddon/review/review.ts'),
    import('../epic-armageddon/review/assault-review.ts'),
  ]);
  return { page: reviewPage<Played>({
    review: document.createElement('assault-review'), isOwn: played => !isPhase(played), whyNot: () => '',
    effort: REVIEW_EFFORT,
    reviewer: onceLoaded(() => reviewerBy({
      worker: () =>
        new Worker(new URL('../epic-armageddon/review/engine-worker.ts', import.meta.url), { type: 'module' }),
      engine: async () => (await import('../epic-armageddon/review/engine.ts')).reviewAnswers,
    })),
  }) };
});

/** The same of a phase of Warhammer 40,000. */
const ofPhases = onceLoaded(async (): Promise<Loaded> => {
  const { PHASE_GROUPS } = await import('../warhammer-40k/spoken/word-groups.ts');
  void addWords('screen', 'resolver', 'review', ...PHASE_GROUPS);
  const [{ phaseReviewAnswers, phaseReviewerBy }, { REVIEW_EFFORT }, { setUpPhase }, { refusedInWords }] =
    await Promise.all([
      import('../warhammer-40k/review/question.ts'), import('../../machines/warhammer-40k/review/review.ts'),
      import('../../src/warhammer-40k/stages/set-up.ts'), import('../warhammer-40k/resolver/refused-weapons.ts'),
      import('../warhammer-40k/review/phase-review.ts'),
    ]);
  return { page: reviewPage<PlayedPhase>({
    review: document.createElement('phase-review'), isOwn: isPhase, effort: REVIEW_EFFORT,
    whyNot: ({ scenario }) => refusedInWords(setUpPhase(scenario)).join(' '),
    reviewer: onceLoaded(() => phaseReviewerBy({
      worker: () =>
        new Worker(new URL('../warhammer-40k/review/engine-worker.ts', import.meta.url), { type: 'module' }),
      engine: async () => phaseReviewAnswers,
    })),
  }) };
});

/** That of the game that is played. */
export const reviewOf = (played: AnyPlayed | null): Promise<Loaded> =>
  (played !== null && isPhase(played) ? ofPhases() : ofAssaults());
