import { afterEach, describe, expect, it } from 'vitest';
import { titledOnScreen } from '../../../../components/shared/languages/bundled.ts';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';

const PLAYED = { scenario: { title: 'Orks storm ruins', terrain: [] }, at: 3 };

await addWordSource(() => Promise.resolve({
  samples: { 'orks-storm-ruins': { title: 'Orks stürmen Ruinen', teaches: '' } },
}), 'bundled-test');

afterEach(() => speak('en'));

describe('what is played has the title that the screen shows', () => {
  it('a bundled one that of the language, with all else as it is', async () => {
    expect(titledOnScreen(PLAYED, 'orks-storm-ruins')).toEqual(PLAYED);
    await speak('de');
    expect(titledOnScreen(PLAYED, 'orks-storm-ruins'))
      .toEqual({ ...PLAYED, scenario: { ...PLAYED.scenario, title: 'Orks stürmen Ruinen' } });
  });

  it('anybody’s own its own', async () => {
    await speak('de');
    expect(titledOnScreen(PLAYED, null)).toEqual(PLAYED);
  });
});
