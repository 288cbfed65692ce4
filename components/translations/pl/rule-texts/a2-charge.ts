/** In Polish: one move for each unit, and the fire that waits for it. */
import type { CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a2-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A2: 'Każda jednostka szturmującej formacji wykonuje jeden ruch. Ktoś musi skończyć dość blisko, by walczyć.',
  'A2.1': 'Szarża to jeden ruch najwyżej o szybkość jednostki, w dowolną stronę. Ruch w całości po drodze jest o 5 '
    + 'cm dłuższy, a Infiltrators podwajają szybkość.',
  'A2.2': 'Po szarży któraś z twoich jednostek musi stać do 15 cm od celu i go widzieć. Jeśli żadna nie stoi, akcja '
    + 'się kończy i walki nie ma.',
  'A2.3': 'Każda jednostka kontroluje teren do 5 cm wokół siebie, Scout do 10 cm. Możesz wejść w taką strefę tylko '
    + 'wtedy, gdy jej właściciel należy do celu, i tylko po to, by go dotknąć.',
  'A2.4': 'Jednostka, która wchodzi w strefę kontroli, idzie do kontaktu z najbliższym wrogiem, do którego strefa '
    + 'należy. Jeśli ruchu nie starczy, idzie prosto na niego, jak daleko może.',
  'A2.5': 'Jednostka, której dotknięto, do końca szturmu nie ma strefy kontroli, więc inni mogą ją minąć.',
  'A2.6': 'Najwyżej dwie jednostki mogą doszarżować do kontaktu z tym samym wrogiem.',
  'A2.7': 'Jednostka, która zaczyna w strefie kontroli i się rusza, musi dotknąć wroga z celu albo być poza strefą '
    + 'na koniec szarży.',
  'A2.8': 'Po ruchu formacja stoi jednym łańcuchem z przerwami do 5 cm, Scouts do 20 cm. Kto jest poza nim, '
    + 'przepada, a każdy taki kosztuje znacznik wybuchu; właściciel mówi, która część zostaje.',
  'A2.9': 'Możesz przechodzić przez własną piechotę, nie przez innych swoich i nigdy przez wroga. Jump Packs '
    + 'przelatują nad swoimi i nad terenem.',
  'A2.10': 'Jednostka, która wchodzi w niebezpieczny teren albo w nim zaczyna, rzuca kością i przepada na 1: bez '
    + 'rzutu obronnego, bez znacznika wybuchu, nie liczy się jako zabita. Walker rzuca jeszcze raz, tak jak '
    + 'jednostka, która w tym kroku idzie najwyżej 5 cm.',
  'A2.11': 'Pasażerowie wysiadają na końcu ruchu transportera, do 5 cm od niego i, jeśli chcą, do kontaktu; z '
    + 'samolotu na ziemi Jump Packs i skimmery do 15 cm.',
  'A2.12': 'Formacje na czuwaniu strzelają po szarży. Kto jest ostrzelany, dostaje od razu znacznik wybuchu i jeden '
    + 'za każdą stratę; jeśli to łamie formację, wycofuje się ona. Te straty nie liczą się jako zabici.',
  'A2.13': 'Machina bojowa spycha z drogi mniejsze jednostki celu, najwyżej dwa razy tyle, ile wynosi jej początkowa '
    + 'wytrzymałość. Kończą one przy jej podstawce. Z okopu i bunkra nikogo się nie spycha.',
};
