/** In French: what is said of formations that join an assault. */
import type { joiningWords as english } from '../../../epic-armageddon/steps/target-words.ts';
import { de } from '../elision.ts';

export const words: typeof english = {
  together: 'Chargées avec elle',
  along: 'Entraînées par un Commander',
  whoTogether: 'Qui peut être chargé ensemble ?',
  whoAlong: 'Qui un Commander peut-il entraîner ?',
  awayFrom: (length: string, name: string): string => `à ${length} ${de(name)}`,
};
