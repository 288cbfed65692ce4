/** In Spanish: what the parts say of their own accord, dice aside. */
import { counted } from '../../shared/languages/forms.ts';
import type { partsWords as english } from '../../shared/parts/parts-words.ts';

export const words: typeof english = {
  less: (what: string): string => `Uno menos: ${what}`,
  more: (what: string): string => `Uno más: ${what}`,
  steps: 'Pasos del asalto',
  stepState: { done: 'hecho', skipped: 'omitido', now: 'ahora', next: 'puede seguir', later: 'después' },
  log: 'Registro',
  lines: (count: number): string => counted(count, { one: 'línea', other: 'líneas' }),
  undone: 'deshecho',
  rule: 'Regla',
  source: (where: string): string => `Fuente: ${where}`,
  ruling: (question: string): string => `Decisión: ${question}`,
  instead: 'También se podría jugar:',
  attacker: 'Atacante',
  defender: 'Defensor',
  none: 'ninguno',
  total: 'Total',
  odds: (attacker: string, defender: string): string =>
    `Gana el atacante ${attacker}, gana el defensor ${defender}`,
  noOdds: 'Aún no se sabe',
  oneIn: (many: string): string => `1 de cada ${many}`,
};
