/** In Polish: rulings on the fourth edition. */
export const fourth = {
  'R-3.01': {
    about: 'Nie ma nic o szarży ani o tym, co następuje po walce.',
    ruling: 'Rozgrywa się walkę. Resztę gracze uzgadniają albo pomijają; niczego się nie zmyśla.',
  },
  'R-3.02': {
    about: 'Tabela trafień nie mówi, na której z jej osi jest uderzający.',
    ruling: 'W wierszach; w drugą stronę przeczyłaby jej siódma edycja.',
  },
  'R-3.03': { about: 'Słowo oznaczające walkę jest zniekształcone.', ruling: 'Chodzi o walkę.' },
  'R-3.08': {
    about: 'To, kto jeszcze walczy, ustala się w każdym kroku, a uderzają w nim obie strony.',
    ruling: 'Ustala się to na początku kroku i obowiązuje obie.',
  },
  'R-3.09': {
    about: 'Z kilku jednostek, na które szarżowano, jedna ma granaty fotonowe.',
    ruling: 'Premię tracą ci, którzy walczą właśnie z nią.',
  },
  'R-3.10': {
    about: 'Granaty odłamkowe i plazmowe w jednej szarży.',
    ruling: 'Jak w zasadach próbnych: plazmowe odbierają osłonę, a odłamkowe nie mają czego wyrównywać.',
  },
  'R-3.11': { about: 'Pięść energetyczna w osłonie.', ruling: 'Uderza z Inicjatywą 1.' },
  'R-3.12': { about: 'Tylko przykład zabrania szarży po szybkim ogniu.', ruling: 'Tu się tego nie stosuje.' },
  'R-3.13': { about: 'Jednostka o dwóch różnych Wytrzymałościach, po jednym modelu.', ruling: 'Liczy się niższa.' },
  'R-3.15': {
    about: 'Od którego szarżującego prowadzi się linię do modelu w osłonie.',
    ruling: 'Od najbliższego z tych, którzy szarżują na jego jednostkę, tak jak stali przed ruchem.',
  },
  'R-3.04': {
    about: 'Różne pancerze zostawiono zasadom, które są gdzie indziej.',
    ruling: 'Właściciel mówi, który z walczących przyjmuje każdą ranę, a ten rzuca własną obronę.',
  },
  'R-3.05': {
    about: 'Przy ilu ranach uderzający może wskazać ofiarę: po jednej na każdy model czy na każdy punkt żywotności?',
    ruling: 'Po jednej na każdy walczący model.',
  },
  'R-3.06': {
    about: 'Którą ranę broni wskazany model i co, jeśli ma kilka punktów żywotności.',
    ruling: 'Wybiera ją jego właściciel; nieudana obrona kosztuje jeden punkt.',
  },
  'R-3.07': {
    about: 'Czy liczą się do tego rany od jednej uderzającej jednostki, czy wszystkie.',
    ruling: 'Wszystkie, które w tym kroku zadano tej jednostce.',
  },
  'R-3.14': { about: 'Źle odczytane litery.', ruling: 'Żadna nie zmienia zasady.' },
} as const;
