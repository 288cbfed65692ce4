/** In Polish: what is said of a link that cannot be made or read. */
import type { linkReadingWords as english } from '../../../share/link-reading-words.ts';

export const words: typeof english = {
  tooOld: 'Ta przeglądarka jest za stara na linki: nie umie ich pakować ani rozpakować.',
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie, gdy będzie sieć.',
  tooLong: 'Ten link jest o wiele za długi jak na nasz.',
  noLink: 'To nie jest link do szturmu: musi zaczynać się od play=1.',
  nothingBehind: 'Ten link ucięto: za początkiem nic nie ma.',
  strange: letter => `Ten link zawiera ${letter}, a żaden z naszych tego nie ma.`,
  notOurs: 'Tego linku nie da się rozpakować: nie stworzył go ten program.',
  toAssault: 'Ten link prowadzi do szturmu w Epic, a nie do fazy Warhammer 40,000.',
  toPhase: 'Ten link prowadzi do fazy Warhammer 40,000, a nie do szturmu w Epic.',
  unknownKind: (kind, ours) => `Ten link jest nieznanego rodzaju ${kind}; nasze są rodzaju ${ours.join(' lub ')}.`,
  cut: percent => `Ten link ucięto: na końcu brakuje około ${percent} %.`,
  longer: 'Na końcu tego linku coś dopisano.',
  changed: 'Ten link zmienił się po drodze: niektóre znaki nie są tymi, które wysłano.',
  senseless: 'Ten link opisuje kroki, które na jego stole nie mają sensu.',
  refused: (at, of, step, reason) =>
    `Krok ${at} z ${of} w tym linku (${step}) jest tam niedozwolony${reason === null ? '.' : `: ${reason}`}`,
};
