/** In Polish: what is said of what a page gives an element, and how it fails. */
import type { givenWords as english } from '../../shared/public/given-words.ts';

export const words: typeof english = {
  notAsked: name => `Adres pobiera się tylko wtedy, gdy podaje go atrybut ${name} znacznika.`,
  answered: status => `Serwer nie ma takiego pliku dla tej strony: odpowiedział ${status}.`,
  notFetched: 'Nie udało się tego pobrać. Może nie ma sieci albo serwer nie pozwala tej stronie czytać. Strona otwarta '
    + 'jako plik może mieć JSON wewnątrz znacznika.',
  tooLarge: 'To o wiele za duże jak na nasze.',
  notJson: 'To nie JSON, który zaczyna się klamrą.',
  inTag: 'skrypt wewnątrz znacznika',
  noLink: 'Linku nie da się tu otworzyć. Podaj go elementowi <assault-resolver>.',
};
