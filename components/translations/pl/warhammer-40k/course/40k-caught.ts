/** In Polish: the lesson '40k-caught'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  won: {
    title: 'Trzy do zera',
    text: [
      'Marines ({left marines}) szarżowali na gwardzistów. Padło ich {lost guard}, a Marine żaden.',
    ],
    hint: [
      'Decydują zadane rany, a nie to, ilu zostało.',
    ],
    after: [
      'Teraz gwardziści muszą testować morale.',
    ],
  },
  holds: {
    title: 'Jak trudno?',
    text: [
      'Gwardziści mają Dowodzenie 7. Ich gracz rzuca dwiema kośćmi.',
      '„Przegrałeś o trzy, więc odejmij trzy”, mówi kolega.',
    ],
    hint: [
      'Sprawdź, czy zasady próbne obchodzi, jak wysoko ktoś przegrał.',
    ],
    after: [
      'W obu szkicach wąska porażka jest tak samo zła jak wysoka.',
    ],
  },
  penalty: {
    title: 'A w siódmej?',
    text: [
      'Ta sama walka według siódmej edycji: trzy rany do zera, Dowodzenie 7.',
    ],
    hint: [
      'Tu liczy się każda rana, o którą strona przegrała.',
    ],
    after: [
      'Kto przegrywa wysoko, ma małą nadzieję wytrwać.',
    ],
  },
  test: {
    title: 'Kości',
    text: [
      'Znów według zasad próbnych.',
    ],
    hint: [
      'Najwyżej ich Dowodzenie, inaczej się wycofują.',
    ],
    after: [
      'Odrywają się. Jak daleko pobiegną, powiedzą dwie kości.',
    ],
  },
  sweep: {
    title: 'Za nimi?',
    text: [
      'Gwardziści wyrzucili na odwrót 1 i 2.',
      'W tym szkicu widzisz to, zanim powiesz, czy gonisz.',
    ],
    task: 'Spraw, by nie uszli.',
    hint: [
      'Twoje dwie kości muszą pokazać więcej niż 3.',
    ],
    after: [
      'Nie uszli, ale też nikt z nich za to nie padł.',
    ],
  },
  struck: {
    title: 'Wcześniejszy szkic',
    text: [
      'Ta sama porażka według ośmiu kroków. Oni uciekają, ty gonisz.',
    ],
    hint: [
      'Drugi rzut musi przebić pierwszy.',
      'Ten szkic daje tym, którzy kogoś dopadną, wolną rundę.',
    ],
    after: [
      'Każdy cios trafia, nikt nie oddaje, a kto został, biegnie dalej.',
    ],
  },
  destroyed: {
    title: 'Siódma edycja',
    text: [
      'Marines mają Inicjatywę 4, gwardziści 3. Każda strona rzuca jedną kością.',
      'Do niej dodaje najlepszą Inicjatywę, jaką ma.',
    ],
    hint: [
      'Cztery i 4 wobec dwóch i 3.',
    ],
    after: [
      'Jedenastu gwardzistów i dla żadnego obrony.',
    ],
  },
  differs: {
    title: 'Szkic i szkic',
    text: [
      'Na stole leżą dwa szkice zasad próbnych: ten w siedmiu krokach i ten w ośmiu.',
    ],
    hint: [
      'Co robi pościg, było właśnie widać dwa razy.',
      'A jak trudne jest morale, raz.',
    ],
    after: [
      'Przed grą ustalcie, który tekst leży na stole.',
    ],
  },
};
