/** In Polish: what the shelf says. */
import { counted, figure } from '../../shared/languages/forms.ts';
import type { shelfWords as english } from '../../set-up/shelf/shelf-words.ts';

const things = (count: number): string =>
  counted(count, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' });

export const words: typeof english = {
  shelf: 'Twoja półka',
  loading: 'Półka jest w drodze …',
  kinds: { formation: 'Formacja', table: 'Stół', assault: 'Szturm', profile: 'Profil', phase: 'Faza' },
  plural: { formation: 'Formacje', table: 'Stoły', assault: 'Szturmy', profile: 'Profile', phase: 'Fazy' },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Wszystko',
  show: 'Pokaż',
  search: 'Szukaj',
  empty: 'Nic tu jeszcze nie ma. Formacje, stoły, szturmy, fazy i własne profile trafiają tutaj, gdy je zapiszesz; '
    + 'półkę zapisaną jako plik otworzysz poniżej.',
  emptyKind: 'Nic tego rodzaju jeszcze tu nie ma.',
  notFound: sought => `Nie ma tu nic jak „${sought}”.`,
  found: (found, all) => `${figure(found)} z ${figure(all)}`,
  all: count => things(count),
  showAll: count => `Pokaż wszystko (${figure(count)})`,
  open: 'Otwórz',
  rename: 'Zmień nazwę',
  remove: 'Usuń',
  openOf: name => `Otwórz: ${name}`,
  renameOf: name => `Zmień nazwę: ${name}`,
  removeOf: name => `Usuń: ${name}`,
  name: 'Nazwa',
  note: 'Notatka',
  done: 'Gotowe',
  leave: 'Zostaw, jak było',
  unnamed: 'Bez nazwy',
  renamed: name => `Teraz nazywa się „${name}”.`,
  removed: name => `Usunięto „${name}”.`,
  undo: 'Cofnij',
  undoOf: name => `Cofnij: „${name}” wraca`,
  back: name => `„${name}” znów tu jest.`,
  saveFile: 'Zapisz jako plik',
  openFile: 'Otwórz plik',
  drop: 'Plik można też tu upuścić. To, co już jest na półce, zostaje.',
  fileSaved: count => `W pliku: ${things(count)}.`,
  imported: (added, replaced, same) => [
    added > 0 ? `Dodano: ${things(added)}.` : '',
    replaced > 0 ? `Odświeżono: ${things(replaced)}.` : '',
    same > 0 ? `Już tu było: ${things(same)}.` : '',
  ].filter(Boolean).join(' ') || 'Nic nie dodano.',
  moreProblems: count => `Jeszcze ${figure(count)} takich.`,
  unreadable: name => `Nie udało się odczytać „${name}”.`,
  unsaved: 'tylko do zamknięcia tej strony',
  blocked: 'Ta przeglądarka nic dla tej strony nie przechowuje, na przykład w oknie prywatnym albo przy zablokowanej '
    + 'pamięci. To, co zapiszesz, zniknie po zamknięciu strony: zapisz półkę jako plik i otwórz go następnym razem.',
  held: 'Inna karta ze starszą wersją tej strony trzyma półkę. Zamknij ją i wczytaj tę stronę ponownie. Do tego czasu '
    + 'to, co zapiszesz, zniknie razem ze stroną, chyba że zapiszesz półkę jako plik.',
  outdated: 'Ta strona jest starsza niż półka w tej przeglądarce i jej nie rusza: wczytaj stronę ponownie. Do tego '
    + 'czasu to, co zapiszesz, zniknie razem z nią, chyba że zapiszesz półkę jako plik.',
  newer: 'Nowsza wersja tej strony jest otwarta w innej karcie i przejęła półkę. Zapisz półkę jako plik, jeśli od '
    + 'tamtej pory coś w niej zmieniasz, i wczytaj tę stronę ponownie.',
  closed: 'Przeglądarka zamknęła półkę. Wszystko jest tu jeszcze, póki nie opuścisz strony: zapisz półkę jako plik, '
    + 'jeśli od tamtej pory coś w niej zmieniasz, i wczytaj tę stronę ponownie.',
  full: 'Ta przeglądarka nie ma już miejsca. To, co zaznaczono poniżej, jest tu tylko do zamknięcia strony: zapisz '
    + 'półkę jako plik albo usuń coś innego.',
  failed: 'Przeglądarka nie zapisała ostatniej zmiany. To, co zaznaczono poniżej, jest tu tylko do zamknięcia strony: '
    + 'zapisz półkę jako plik.',
};
