/** In Polish: what the parts say of their own accord. */
import { counted } from '../../shared/languages/forms.ts';
import type { partsWords as english } from '../../shared/parts/parts-words.ts';

export const words: typeof english = {
  less: what => `O jeden mniej: ${what}`,
  more: what => `O jeden więcej: ${what}`,
  steps: 'Kroki szturmu',
  stepState: { done: 'gotowe', skipped: 'pominięte', now: 'teraz', next: 'możliwe następne', later: 'później' },
  log: 'Dziennik',
  lines: count => counted(count, { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' }),
  undone: 'cofnięte',
  rule: 'Zasada',
  source: where => `Źródło: ${where}`,
  ruling: question => `Rozstrzygnięcie: ${question}`,
  instead: 'Można też grać tak:',
  attacker: 'Atakujący',
  defender: 'Obrońca',
  none: 'brak',
  total: 'Suma',
  odds: (attacker, defender) => `Atakujący wygrywa ${attacker}, obrońca wygrywa ${defender}`,
  noOdds: 'Jeszcze nieznane',
  oneIn: many => `1 na ${many}`,
};
