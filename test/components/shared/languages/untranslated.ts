/** What is not told in another language, and why. */
import type { Translated } from '../../../../components/shared/languages/speech.ts';

type ByLanguage = Readonly<Record<Translated, readonly string[]>>;

/** What people type and paste: names of units and commands stay as they are. */
const TYPED = [
  'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain', 'codex tactical with a captain, in rhinos',
  '8 boyz, 2 nobz with a warlord', '6 tactical with a chaplain',
  '4 assault + chaplain v 6 boyz 2 nobz', 'npm ci && npm run build\ncp -r */. /var/www/html/*',
  'power sword, pistol',
];

/** Parts of the screen that are still English. */
export const UNTRANSLATED: ByLanguage = {
  de: [],
  fr: [],
  es: [],
  pl: [],
};

/** Texts of more than two words that are the same in a language and in English. */
export const SAME: ByLanguage = { de: TYPED, fr: TYPED, es: TYPED, pl: TYPED };

/** Words of which Polish needs one form for all numbers: '2 w kontakcie'. */
export const ONE_FORM: readonly string[] = [
  'steps/charges: engaged.contact', 'steps/charges: engaged.firefight', 'steps/charges: engaged.not',
  'steps/charges: engaged.aboard', 'steps/other-dice: etherealsLost', 'steps/settling: othersFurther',
  'warhammer-40k/odds: unresolved', 'warhammer-40k/odds: stillOpen', 'set-up/import: more',
  'warhammer-40k/primary: withoutAnswers', 'lesson/answers: standsLeft',
  'warhammer-40k/lesson: wounds',
  'army-lists/choices: exactly', 'army-lists/choices: orMore', 'army-lists/choices: upTo',
];
