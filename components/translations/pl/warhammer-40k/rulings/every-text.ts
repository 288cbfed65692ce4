/** In Polish: rulings on what all four texts leave open. */
export const everyText = {
  'R-X.01': {
    about: 'Żaden tekst nie mówi, czy większość to więcej niż połowa, czy po prostu najczęstsza wartość.',
    ruling: 'Liczy się najczęstsza wartość; jeden z tekstów mówi o wartościach, które pod tym względem remisują, więc '
      + 'o to mu chodzi.',
  },
  'R-X.02': {
    about: 'Gdy wartości remisują, nie wiadomo, między którymi z nich rozstrzyga zasada na remisy.',
    ruling: 'Tylko między tymi, które są najczęstsze i równie częste.',
  },
  'R-X.03': {
    about: 'Trzy teksty nie mają swoich tabel.',
    ruling: 'Tabele czwartej edycji służą wszystkim: to, co cytują inne teksty, zgadza się z nimi.',
  },
  'R-X.04': {
    about: 'Nic nie mówi się o jedynce, która zawsze zawodzi, ani o szóstce, która zawsze się udaje.',
    ruling: 'Nic od tego nie zależy: żadne pole tabeli nie wymaga mniej niż 2 ani więcej niż 6.',
  },
  'R-X.05': {
    about: 'Samego testu Dowodzenia nie ma w żadnym z tekstów.',
    ruling: 'Jest zdany, gdy dwie kości dają najwyżej Dowodzenie.',
  },
  'R-X.06': {
    about: 'Obie strony walki mogą zostać wybite w tym samym kroku.',
    ruling: 'Nikt nie wygrał; nikt się nie konsoliduje i nikt nie wpada w panikę.',
  },
  'R-X.07': { about: 'Jak zaokrąglić odległość odwrotu zmniejszoną o połowę.', ruling: 'Wcale; ułamek zostaje.' },
} as const;
