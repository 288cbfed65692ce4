/** In Polish: what is said where overwatch fire is entered. */
import { figure } from '../../../shared/languages/forms.ts';
import type { overwatchWords as english } from '../../../epic-armageddon/steps/charge-words.ts';
import { hits } from '../counts.ts';

export const words: typeof english = {
  doesAnybody: 'Czy ktoś strzela z czuwania?',
  lead: 'Szarża skończona. Rozegraj ostrzał na stole i wpisz tu, co trafił.',
  whatIsIt: 'Co to jest czuwanie (overwatch)?',
  nobody: 'Nikt nie strzela',
  misses: name => `${name} strzela i pudłuje`,
  fires: (name, count) => `${name} strzela: ${hits(count)}`,
  who: 'Kto strzela?',
  atWhom: 'Do kogo?',
  kind: 'Trafienia tego rodzaju',
  kinds: {
    normal: 'zwykłe', 'ignore-cover': 'ignoruje osłonę', lance: 'lanca', sniper: 'snajper', 'macro-weapon': 'makrobroń',
    'titan-killer': 'Titan Killer', lost: 'już stracona lub uszkodzona',
  },
  counted: (count, kind) => `${kind}: ${figure(count)}`,
  ofKindOn: (kind, name) => `${kind}: ${name}`,
  points: 'Punkty obrażeń z każdego trafienia na machinie bojowej',
  markers: 'Znaczniki wybuchu ponad te',
  help: 'Ostrzał daje znacznik wybuchu i każda strata też; te pojawiają się same. Dodatkowe bierze się na przykład z '
    + 'broni z Disrupt.',
};
