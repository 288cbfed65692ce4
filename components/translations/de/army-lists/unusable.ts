/** In German: why some units have no profile here. */
import type { Unusable } from '../../../../src/epic-armageddon/scenario/profile-source.ts';

export const words: Readonly<Record<Unusable, string>> = {
  aircraft: 'Sie landet nie zum Kämpfen, und in der Luft kann niemand sie angreifen.',
  spacecraft: 'Raumschiffe bleiben über dem Tisch und kämpfen nie in einem Sturmangriff.',
  delivery: 'Sie bringt nur andere Einheiten auf den Tisch und hat keine Werte zum Kämpfen.',
};
