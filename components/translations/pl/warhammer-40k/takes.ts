/** In Polish: what the takes of lessons are called, each by its name in English. */
export const words: Readonly<Record<string, string>> = {
  'Trial rules, seven steps': 'Zasady próbne, siedem kroków',
  'Trial rules, eight steps': 'Zasady próbne, osiem kroków',
  'Fourth edition': 'Czwarta edycja',
  'Seventh edition': 'Siódma edycja',
  'Trial rules, seven steps, no grenades': 'Zasady próbne, siedem kroków, bez granatów',
  'Trial rules, seven steps, frag grenades': 'Zasady próbne, siedem kroków, granaty odłamkowe',
  'Trial rules, eight steps, no grenades': 'Zasady próbne, osiem kroków, bez granatów',
  'Seventh edition, no grenades': 'Siódma edycja, bez granatów',
  'Two squads against two': 'Dwa oddziały na dwa',
};
