/** In Polish: the lesson 'formations-together'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: 'Kto idzie z tobą?',
    text: [
      'Prowadzisz formację {formation warband}, a Warlord to Commander. Wokół stoją cztery inne.',
      'Commander może wprowadzić inne do tego samego szturmu: zwykle razem trzy formacje.',
      '„Widzę je wszystkie, więc wszystkie idą”, mówi sąsiad.',
    ],
    question: 'Które formacje możesz zabrać?',
    hint: [
      'Każda musi mieć jednostkę do 5 cm od jednostki z własnej formacji Commandera.',
      'Złamana formacja nie wykonuje akcji, więc też nie idzie.',
    ],
    after: [
      'Blisko formacji, która idzie, to za mało: liczy się własna formacja Commandera.',
    ],
  },
  theirs: {
    title: 'Kogo dostajesz przy okazji?',
    text: [
      'Zamierzasz szarżować, cel: {formation company}. Na jej flance stoją czołgi, z tyłu odwód.',
      '„Jeden cel, jedna formacja”, mówi gracz gwardii.',
    ],
    question: 'Które formacje możesz objąć szarżą razem z kompanią?',
    hint: [
      'Zmierz od kompanii do każdej innej: 5 cm między dwiema jednostkami to dość blisko.',
    ],
    after: [
      'Takie formacje są przemieszane i to ty decydujesz, czy objąć je jedną szarżą.',
      'Wtedy w tym szturmie są jedną formacją, pod każdym względem.',
    ],
  },
  choose: {
    title: 'Wskaż wszystkie',
    text: [
      'Twoi Boyz mogą wejść tylko w strefy kontroli tych, na których szarżujesz.',
      'Strefy czołgów leżą w poprzek drogi. Idzie tamtędy {formation mob}.',
    ],
    task: 'Szarżuj na kompanię i czołgi i zabierz ze sobą {formation mob}.',
    hint: [
      'Najpierw wskaż cel, potem kto walczy razem z nim, a kto z tobą.',
    ],
    after: [
      'Kogo pominiesz, może cię jeszcze wspierać: ognia użyczają tylko ci, którzy nie walczą.',
      'Szarża musi dojść do kogokolwiek z zaszarżowanych; niektóre kluby wymagają wskazanego.',
    ],
  },
  hit: {
    title: 'Czyje straty?',
    text: [
      '{formation mob} szarżuje na czołgi, reszta na kompanię. {unit n1} stoi z tyłu.',
      '„Wskazałeś kompanię, więc trafienia spadają na kompanię”, mówi gracz gwardii.',
    ],
    question: 'Które jednostki gwardii można trafić?',
    hint: [
      'O każdą jednostkę wszystkich walczących zapytaj: dotyka wroga albo ma go blisko i w polu widzenia?',
    ],
    after: [
      'Trafienia spadają na wszystkich, którzy walczą razem, skądkolwiek przyszły.',
      'Twój Commander mógł zostać jeszcze dalej: jego jednostka nie musi być blisko wroga.',
    ],
  },
  markers: {
    title: 'Ile dodajesz?',
    text: [
      'Znaczniki wybuchu po twojej stronie: {markers warband} i {markers mob}. Ta druga formacja to {formation '
        + 'mob}.',
      'Kompania: {markers company}, czołgi: {markers tanks}. Zabici na twoim rachunku: {kills attacker}.',
      '„Moja formacja jest czysta”, mówisz, „to jeden dla mnie”.',
    ],
    question: 'Ile razem dodajesz do swojej wyższej kości?',
    hint: [
      'Ich znaczniki się sumuje, po każdej stronie.',
      'Policz zabitych, liczebność ({left attacker} twoich na {left defender}), potem znaczniki.',
    ],
    after: [
      'Jedna formacja: liczebność i znaczniki to suma wszystkich i nikt sam nie jest czysty.',
    ],
  },
  break: {
    title: 'Kto się łamie?',
    text: [
      'Gwardia przegrywa o {hackdown}. Jej odwód stał blisko i pomagał ogniem.',
      '„Wskazałeś kompanię”, mówi jej gracz, „więc łamie się kompania”.',
    ],
    hint: [
      'Kto walczył po przegranej stronie, ten się łamie.',
    ],
    after: [
      'Wszyscy, którzy walczyli jak jedna, przegrywają jak jedna.',
      'Po zwycięskiej stronie każda dostaje znaczniki tylko za własne straty.',
    ],
  },
  after: {
    title: 'Wciągnięci przypadkiem',
    text: [
      'Kontrszarża też może kogoś wciągnąć: formacja, której dotknie, odtąd walczy.',
      'Zdarza się to tylko wrogom; swoi w pobliżu mogą tylko wspierać.',
      'Więc przed szarżą zobacz, kto stoi obok ciebie, a kto obok nich.',
    ],
    hint: [],
  },
};
