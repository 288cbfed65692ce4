/** In Polish: the lesson 'what-an-assault-is'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  engage: {
    title: 'Ktoś musi tego chcieć',
    text: [
      'Jednostki, które podejdą blisko, same nie zaczną walczyć: formacja musi wybrać akcję szturmu.',
      'Najpierw rzuca kością na swoją inicjatywę, a znacznik wybuchu to utrudnia.',
      'Orkom i paru innym jest łatwiej: ich własne zasady dodają do tej kości.',
      'Twój {formation tactical} zdał test. Za ruinami stoi {formation warband}.',
      'Dalej są złamany mob i para motorów w rogu stołu.',
    ],
    hint: [],
  },
  whom: {
    title: 'Kogo możesz wskazać?',
    text: [
      'Zanim ktokolwiek się ruszy, wskazujesz formację, na którą szarżujesz.',
      'Jedni gracze szukają takiej, która jest dość blisko, inni pomijają tych już złamanych.',
    ],
    hint: [
      'Ani odległość, ani stan formacji nie wyklucza jej w tym miejscu.',
    ],
    after: [
      'Można wskazać każdą formację wroga na stole, bliską czy daleką, złamaną czy nie.',
      'Czy tam dojdziesz, to inna sprawa. Wybierasz cel: {formation warband}.',
    ],
  },
  'near-enough': {
    title: 'Już dość blisko?',
    text: [
      '{unit t1} stoi {gap t1} od najbliższego orka. Można oszczędzić nogi i zostać.',
      'Zanim odpowiesz, spójrz, co leży między obiema liniami.',
    ],
    question: 'Gdyby szarża skończyła się tutaj, bez żadnego ruchu, czy byłby szturm?',
    hint: [
      'Na końcu szarży ktoś musi stać do 15 cm od celu i go widzieć.',
      'Ruiny przerywają linię, która je przecina, chyba że jedno z dwojga w nich stoi, do 10 cm w głąb.',
    ],
    after: [
      'Odległość i widoczność to dwa pytania; jak się zwykle gra, szarża musi spełnić oba.',
    ],
  },
  charge: {
    title: 'Szarża',
    text: [
      'Szarża to dla każdej jednostki jeden ruch, najwyżej o szybkość; u twoich 15 cm.',
      'Piechota może biec przez ruiny.',
    ],
    task: 'Doprowadź trzy swoje jednostki do kontaktu podstawek z orkami.',
    hint: [
      'Prosto przed siebie wystarczy: podstawki mają promień 1 cm.',
      'Twoje jednostki mogą przechodzić przez własną piechotę, nigdy przez wroga.',
      'Do kontaktu z tym samym orkiem mogą wejść najwyżej dwie twoje jednostki.',
    ],
    after: [
      'Trzy już są. Zakończ szarżę, gdy ruszą się wszyscy, którzy mają.',
      'Pasażerowie transportera mogą wysiąść na końcu jego szarży, nawet do kontaktu.',
    ],
  },
  answer: {
    title: 'Odpowiedź na szarżę',
    text: [
      'Przed kośćmi mogą się ruszyć też obrońcy, którzy nikogo nie dotykają.',
      '{unit b5} ma szybkość 15. Gracz sięga po miarkę.',
    ],
    hint: [
      'To nigdy nie jest cały ruch; dłuższą drogę ma tylko ten, kto ma szybkość 30 lub więcej.',
    ],
    after: [
      'Kontrszarża to do 5 cm dla wolnych i do 10 cm dla szybkich.',
      'Idzie prosto na najbliższego wroga albo wcale.',
      'Pasażerowie mogą przy niej wsiadać i wysiadać, chyba że transporter trzyma dość wrogów.',
    ],
  },
  steps: {
    title: 'Co teraz',
    text: [
      'Gdyby wróg stał na czuwaniu, mógłby strzelić po twojej szarży.',
      'Po pierwszych kontrszarżach ktoś wciąż musi kogoś widzieć, inaczej nic z tego.',
      'Obie strony atakują naraz, prócz First Strike, i zabici też zdążyli uderzyć.',
      'Jeśli to niczego nie rozstrzygnie, swoi w pobliżu mogą pomóc ogniem.',
      'Potem każda strona rzuca na wynik dwiema kośćmi i liczy, co osiągnęła.',
      'Następne lekcje omawiają te kroki po kolei.',
    ],
    hint: [],
  },
  end: {
    title: 'Jak się skończyło',
    text: [
      'Zabici po twojej stronie rachunku: {kills attacker}, po drugiej: {kills defender}. Wygrywa: {winner}.',
      'Na końcu zawsze jest zwycięzca: przy równych sumach walczy się dalej.',
      'Przegrany się łamie, choćby stracił niewiele.',
    ],
    hint: [],
  },
};
