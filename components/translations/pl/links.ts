/** In Polish: what the sharing of an assault or a phase says. */
import { counted } from '../../shared/languages/forms.ts';
import type { shareWords as english } from '../../share/share-words.ts';

const letters = (count: number): string =>
  counted(count, { one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku' });

export const words: typeof english = {
  heading: 'Udostępnij ten szturm',
  phaseHeading: 'Udostępnij tę fazę',
  privacy: 'Stół i każdy krok na nim są w samym linku, za jego znakiem #: nic nie opuszcza tej przeglądarki, póki go '
    + 'komuś nie wyślesz.',
  link: 'Link',
  working: 'Tworzenie linku …',
  nothing: 'Nie ma jeszcze czego udostępnić.',
  unfinished: 'Do tego stołu nie ma jeszcze linku:',
  unreadable: 'Coś na tym stole jest niepełne.',
  length: count => `Długość: ${letters(count)}. Kto go otworzy, zobaczy stół taki, jaki jest teraz.`,
  copy: 'Kopiuj link',
  copied: 'Link skopiowany.',
  copyRefused: 'Ta przeglądarka nie pozwala stronie kopiować. Link jest zaznaczony: skopiuj go przez Ctrl+C, na Macu '
    + 'Cmd+C, albo dłuższym przytrzymaniem.',
  share: 'Wyślij …',
  title: (title, isPhase) => title || (isPhase ? 'Faza szturmu' : 'Szturm'),
  shareRefused: 'Ta przeglądarka nie mogła wysłać linku. Zamiast tego go skopiuj.',
  code: 'Kod QR',
  codeLabel: 'Kod QR linku',
  codeHint: 'Skieruj na niego aparat innego telefonu.',
  codeDense: 'Ten kod jest gęsty: trzymaj aparat blisko albo go powiększ.',
  codeTooLong: (count, most) => `Link jest za długi na kod QR, który odczyta telefon. Ma ${letters(count)}, a można `
    + `najwyżej ${letters(most)}. Zamiast tego go skopiuj.`,
  codeNotLoaded: 'Nie udało się wczytać kodu QR. Zwiń go i rozwiń, by spróbować ponownie.',
};
