/** In German: what the parts say of their own accord. */
import { counted } from '../../shared/languages/forms.ts';
import type { partsWords as english } from '../../shared/parts/parts-words.ts';

export const words: typeof english = {
  less: what => `Eins weniger: ${what}`,
  more: what => `Eins mehr: ${what}`,
  steps: 'Schritte des Sturmangriffs',
  stepState: { done: 'erledigt', skipped: 'übersprungen', now: 'jetzt', next: 'möglich als Nächstes', later: 'später' },
  log: 'Protokoll',
  lines: count => counted(count, { one: 'Zeile', other: 'Zeilen' }),
  undone: 'zurückgenommen',
  rule: 'Regel',
  source: where => `Quelle: ${where}`,
  ruling: question => `Auslegung: ${question}`,
  instead: 'Andere Spielweisen:',
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  none: 'keine',
  total: 'Summe',
  odds: (attacker, defender) => `Angreifer gewinnt ${attacker}, Verteidiger gewinnt ${defender}`,
  noOdds: 'Noch nicht bekannt',
  oneIn: many => `1 von ${many}`,
};
