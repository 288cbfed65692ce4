/** In Polish: what lists of a scenario are of. */
import type { Listed } from '../../../../src/parsing/problem-words.ts';

export const LISTED: Readonly<Record<Listed, string>> = {
  abilities: 'zdolności', 'army rules': 'zasady armii', corners: 'rogi', 'damaged units': 'uszkodzone jednostki',
  events: 'zdarzenia', faces: 'oczka', 'formation ids': 'id formacji', formations: 'formacje', grenades: 'granaty',
  hits: 'trafienia', 'ids of units': 'id jednostek', models: 'modele', moments: 'momenty',
  'pieces of terrain': 'elementy terenu', 'profile ids of characters': 'id profili postaci', 'rule ids': 'id zasad',
  sentences: 'zdania', traits: 'cechy', 'traits of terrain': 'cechy terenu', 'unit ids': 'id jednostek',
  units: 'jednostki', 'weapon rules': 'zasady broni', weapons: 'bronie', 'wounded models': 'ranne modele',
};
