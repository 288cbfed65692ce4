/** In German: what the takes of lessons are called, each by its name in English. */
export const words: Readonly<Record<string, string>> = {
  'Trial rules, seven steps': 'Testregeln, sieben Schritte',
  'Trial rules, eight steps': 'Testregeln, acht Schritte',
  'Fourth edition': 'Vierte Edition',
  'Seventh edition': 'Siebte Edition',
  'Trial rules, seven steps, no grenades': 'Testregeln, sieben Schritte, ohne Granaten',
  'Trial rules, seven steps, frag grenades': 'Testregeln, sieben Schritte, Fragmentgranaten',
  'Trial rules, eight steps, no grenades': 'Testregeln, acht Schritte, ohne Granaten',
  'Seventh edition, no grenades': 'Siebte Edition, ohne Granaten',
  'Two squads against two': 'Zwei Trupps gegen zwei',
};
