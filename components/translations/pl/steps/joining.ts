/** In Polish: formations that join an assault. */
import type { joiningWords as english } from '../../../epic-armageddon/steps/target-words.ts';

export const words: typeof english = {
  together: 'Szarża obejmuje też',
  along: 'Szarżuje razem z Commanderem',
  whoTogether: 'Kogo można objąć jedną szarżą?',
  whoAlong: 'Kogo może zabrać Commander?',
  awayFrom: (length, name) => `${length} do ${name}`,
};
