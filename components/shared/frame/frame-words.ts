/** What the frame of a table says of its own accord. */
import { counted } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

export const frameWords = spoken('frame', {
  panel: 'Panel',
  tabs: { step: 'This step', log: 'Log', rules: 'Rules', table: 'Table' },
  step: (at: number, of: number): string => `step ${at} of ${of}`,
  lines: (count: number): string => counted(count, { one: 'line', other: 'lines' }),
  sheet: (detent: string): string => `Panel: ${detent}`,
  detents: { peek: 'title only', half: 'half', full: 'full' },
  showMap: 'Show the map',
  fullScreen: 'Full screen',
});
