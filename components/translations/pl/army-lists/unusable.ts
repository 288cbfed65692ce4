/** In Polish: why some units have no profile here. */
import type { Unusable } from '../../../../src/epic-armageddon/scenario/profile-source.ts';

export const words: Readonly<Record<Unusable, string>> = {
  aircraft: 'Nigdy nie ląduje, by walczyć, a w powietrzu nikt nie może jej szturmować.',
  spacecraft: 'Okręty kosmiczne zostają nad stołem i nigdy nie walczą w szturmie.',
  delivery: 'Tylko dowozi na stół inne jednostki i nie ma wartości do walki.',
};
