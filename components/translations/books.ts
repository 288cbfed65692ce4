/** Where the words of each group are, as modules. `npm run words` writes this file. */
import type { Translated } from '../shared/languages/speech.ts';
import type { English } from './english.ts';

/** What a language does not tell yet is English. */
type BooksOf<G extends keyof English> = {
  readonly [language in Translated]: () => Promise<{ readonly books: Partial<English[G]> }>;
};

export const BOOKS: { readonly [group in keyof English]: BooksOf<group> } = {
  chart: {
    de: () => import('./de/chart.ts'),
    es: () => import('./es/chart.ts'),
    fr: () => import('./fr/chart.ts'),
    pl: () => import('./pl/chart.ts'),
  },
  compare: {
    de: () => import('./de/compare.ts'),
    es: () => import('./es/compare.ts'),
    fr: () => import('./fr/compare.ts'),
    pl: () => import('./pl/compare.ts'),
  },
  course: {
    de: () => import('./de/course.ts'),
    es: () => import('./es/course.ts'),
    fr: () => import('./fr/course.ts'),
    pl: () => import('./pl/course.ts'),
  },
  'lesson-editor': {
    de: () => import('./de/lesson-editor.ts'),
    es: () => import('./es/lesson-editor.ts'),
    fr: () => import('./fr/lesson-editor.ts'),
    pl: () => import('./pl/lesson-editor.ts'),
  },
  lessons: {
    de: () => import('./de/lessons.ts'),
    es: () => import('./es/lessons.ts'),
    fr: () => import('./fr/lessons.ts'),
    pl: () => import('./pl/lessons.ts'),
  },
  log: {
    de: () => import('./de/log.ts'),
    es: () => import('./es/log.ts'),
    fr: () => import('./fr/log.ts'),
    pl: () => import('./pl/log.ts'),
  },
  odds: {
    de: () => import('./de/odds.ts'),
    es: () => import('./es/odds.ts'),
    fr: () => import('./fr/odds.ts'),
    pl: () => import('./pl/odds.ts'),
  },
  problems: {
    de: () => import('./de/problems.ts'),
    es: () => import('./es/problems.ts'),
    fr: () => import('./fr/problems.ts'),
    pl: () => import('./pl/problems.ts'),
  },
  rulings: {
    de: () => import('./de/rulings.ts'),
    es: () => import('./es/rulings.ts'),
    fr: () => import('./fr/rulings.ts'),
    pl: () => import('./pl/rulings.ts'),
  },
  screen: {
    de: () => import('./de/screen.ts'),
    es: () => import('./es/screen.ts'),
    fr: () => import('./fr/screen.ts'),
    pl: () => import('./pl/screen.ts'),
  },
  'set-up': {
    de: () => import('./de/set-up.ts'),
    es: () => import('./es/set-up.ts'),
    fr: () => import('./fr/set-up.ts'),
    pl: () => import('./pl/set-up.ts'),
  },
  sharing: {
    de: () => import('./de/sharing.ts'),
    es: () => import('./es/sharing.ts'),
    fr: () => import('./fr/sharing.ts'),
    pl: () => import('./pl/sharing.ts'),
  },
  site: {
    de: () => import('./de/site.ts'),
    es: () => import('./es/site.ts'),
    fr: () => import('./fr/site.ts'),
    pl: () => import('./pl/site.ts'),
  },
  steps: {
    de: () => import('./de/steps.ts'),
    es: () => import('./es/steps.ts'),
    fr: () => import('./fr/steps.ts'),
    pl: () => import('./pl/steps.ts'),
  },
  'warhammer-40k': {
    de: () => import('./de/warhammer-40k.ts'),
    es: () => import('./es/warhammer-40k.ts'),
    fr: () => import('./fr/warhammer-40k.ts'),
    pl: () => import('./pl/warhammer-40k.ts'),
  },
  'warhammer-40k-chart': {
    de: () => import('./de/warhammer-40k-chart.ts'),
    es: () => import('./es/warhammer-40k-chart.ts'),
    fr: () => import('./fr/warhammer-40k-chart.ts'),
    pl: () => import('./pl/warhammer-40k-chart.ts'),
  },
  'warhammer-40k-lessons': {
    de: () => import('./de/warhammer-40k-lessons.ts'),
    es: () => import('./es/warhammer-40k-lessons.ts'),
    fr: () => import('./fr/warhammer-40k-lessons.ts'),
    pl: () => import('./pl/warhammer-40k-lessons.ts'),
  },
  'warhammer-40k-log': {
    de: () => import('./de/warhammer-40k-log.ts'),
    es: () => import('./es/warhammer-40k-log.ts'),
    fr: () => import('./fr/warhammer-40k-log.ts'),
    pl: () => import('./pl/warhammer-40k-log.ts'),
  },
};
