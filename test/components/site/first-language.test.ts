/** The language in which the site is opened, before anything of it is drawn. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../components/shared/languages/speech.ts';

const SCRIPT = readFileSync(new URL('../../../components/site/public/language.js', import.meta.url), 'utf8');

/** What the page says of its language once the script has run. `chosen`: an error where nothing may be kept. */
const openedIn = (chosen: string | null | Error, wishes: readonly string[]): string => {
  const documentElement = { lang: 'en' };
  runInNewContext(SCRIPT, {
    document: { documentElement },
    navigator: { languages: wishes },
    localStorage: {
      getItem: (key: string) => {
        if (chosen instanceof Error) throw chosen;
        return key === 'assault-resolver.language' ? chosen : 'xx';
      },
    },
  });
  return documentElement.lang;
};

describe('the site is opened', () => {
  it.each(LANGUAGES)('in %s where the visitor has chosen that, whatever the browser wishes', language => {
    expect(openedIn(language, ['nl', 'fr', 'de'])).toBe(language);
  });

  it.each(LANGUAGES)('in %s where that is the first wish that there are words in', language => {
    expect(openedIn(null, ['nl', `${language}-XX`, 'en', 'de'])).toBe(language);
  });

  it('in English where no wish has words, or what was chosen is nothing known', () => {
    expect(openedIn('tlh', ['nl-BE', 'ja'])).toBe('en');
    expect(openedIn('', [])).toBe('en');
  });

  it('by the wishes of the browser where nothing may be kept', () => {
    expect(openedIn(new Error('no storage here'), ['pl'])).toBe('pl');
  });
});
