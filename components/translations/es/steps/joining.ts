/** In Spanish: what is said of formations that join an assault. */
import type { joiningWords as english } from '../../../epic-armageddon/steps/target-words.ts';

export const words: typeof english = {
  together: 'Cargadas junto con ella',
  along: 'Llevadas por un Commander',
  whoTogether: '¿Contra quién se puede cargar a la vez?',
  whoAlong: '¿A quién puede llevar un Commander?',
  awayFrom: (length: string, name: string): string => `a ${length} de ${name}`,
};
