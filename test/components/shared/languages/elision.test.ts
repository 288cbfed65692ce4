import { describe, expect, it } from 'vitest';
import { ofName as ofGerman, whom } from '../../../../components/translations/de/grammar.ts';
import { stepsHitsBooks, stepsResultBooks } from '../../../../components/translations/de/steps.ts';
import { ofName as ofSpanish, toName } from '../../../../components/translations/es/grammar.ts';
import { de, pointsIn, que } from '../../../../components/translations/fr/grammar.ts';
import { inLanguage } from '../../../support/shared-speech.ts';
import { screenBooks as frenchScreenBooks } from '../../../../components/translations/fr/screen.ts';

const map = frenchScreenBooks['steps/map'];

describe('in French', () => {
  it.each(['0,8 point', '+1,9 point', '−0,4 point', '1 point', '2 points', '+27,8 points'])(
    'what is below two is one: %s', said => {
      expect(inLanguage('fr', () => pointsIn(said.split(' ')[0]!))).toBe(said);
    });

  it.each([
    ['Assault 1', 'd’Assault 1', 'qu’Assault 1'], ['Éclaireur', 'd’Éclaireur', 'qu’Éclaireur'],
    ['Boyz 1', 'de Boyz 1', 'que Boyz 1'], ['Hormagaunts', 'de Hormagaunts', 'que Hormagaunts'], ['', 'de ', 'que '],
  ])('small words are shortened before a vowel: %s', (name, of, that) => {
    expect([de(name), que(name)]).toEqual([of, that]);
  });

  it('they are where a unit is named', () => {
    expect(map.contact('Boyz 1', 'Assault 2')).toMatch(/^Boyz 1 est au contact d’Assault 2/);
  });
});

describe('a side that nobody has named', () => {
  it.each([
    ['de', [ofGerman, whom], 'der Angreifer', ['vom Angreifer', 'den Angreifer']],
    ['de', [ofGerman, whom], 'der Verteidiger', ['vom Verteidiger', 'den Verteidiger']],
    ['de', [ofGerman, whom], 'der Schwarm', ['von der Schwarm', 'der Schwarm']],
    ['es', [ofSpanish, toName], 'el defensor', ['del defensor', 'al defensor']],
    ['es', [ofSpanish, toName], 'el Cid', ['de el Cid', 'a el Cid']],
    ['fr', [de], 'le défenseur', ['du défenseur']],
    ['fr', [de], 'l’attaquant', ['de l’attaquant']],
  ])('has its article in the case of the sentence, others their name as it is: %s', (_, ways, name, said) => {
    expect(ways.map(way => way(name))).toEqual(said);
  });

  it('has it where sentences name a force', () => {
    const { listOn } = stepsHitsBooks['steps/hits'];
    const { for: behindTotals } = stepsResultBooks['steps/result'];
    expect([listOn('der Verteidiger'), behindTotals('der Angreifer')])
      .toEqual(['Treffer auf den Verteidiger', 'für den Angreifer']);
  });
});
