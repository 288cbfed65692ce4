/** An answer in words. */
import type { Assault } from '../../src/epic-armageddon/state.ts';
import { listOf } from '../../src/epic-armageddon/wording.ts';
import type { Given } from '../../src/scenario/lessons/lesson.ts';
import { words } from './words.ts';

const nameIn = ({ units, formations }: Assault, id: string): string =>
  [...units, ...formations].find(one => one.id === id)?.name ?? id;

export const givenInWords = (assault: Assault, given: Given): string => {
  switch (given.kind) {
    case 'units':
    case 'formations':
      return given.ids.length === 0 ? words.nobody : listOf(given.ids.map(id => nameIn(assault, id)));
    case 'order':
      return given.ids.length === 0 ? words.nobody : given.ids.map(id => nameIn(assault, id)).join(', then ');
    case 'number':
      return String(Math.round(given.value * 10) / 10);
    case 'side':
      return given.side === 'neither' ? words.neither : given.side;
    case 'yes-no':
      return given.yes ? words.yes : words.no;
  }
};
