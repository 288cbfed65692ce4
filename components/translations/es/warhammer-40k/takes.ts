/** In Spanish: what the takes of lessons are called, each by its name in English. */
export const words: Readonly<Record<string, string>> = {
  'Trial rules, seven steps': 'Reglas de prueba, siete pasos',
  'Trial rules, eight steps': 'Reglas de prueba, ocho pasos',
  'Fourth edition': 'Cuarta edición',
  'Seventh edition': 'Séptima edición',
  'Trial rules, seven steps, no grenades': 'Reglas de prueba, siete pasos, sin granadas',
  'Trial rules, seven steps, frag grenades': 'Reglas de prueba, siete pasos, granadas de fragmentación',
  'Trial rules, eight steps, no grenades': 'Reglas de prueba, ocho pasos, sin granadas',
  'Seventh edition, no grenades': 'Séptima edición, sin granadas',
  'Two squads against two': 'Dos escuadras contra dos',
};
