/** In French: what the takes of lessons are called, each by its name in English. */
export const words: Readonly<Record<string, string>> = {
  'Trial rules, seven steps': 'Règles d’essai, sept étapes',
  'Trial rules, eight steps': 'Règles d’essai, huit étapes',
  'Fourth edition': 'Quatrième édition',
  'Seventh edition': 'Septième édition',
  'Trial rules, seven steps, no grenades': 'Règles d’essai, sept étapes, sans grenades',
  'Trial rules, seven steps, frag grenades': 'Règles d’essai, sept étapes, grenades frag',
  'Trial rules, eight steps, no grenades': 'Règles d’essai, huit étapes, sans grenades',
  'Seventh edition, no grenades': 'Septième édition, sans grenades',
  'Two squads against two': 'Deux escouades contre deux',
};
