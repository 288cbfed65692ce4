/** In Polish: what is said of a list that was read from outside. */
import type { IMPORT_WORDS as english } from '../../../../src/army-lists/import/import-words.ts';
import { counted, form, figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

export const words: Told<typeof english> = {
  tooLarge: 'To jest o wiele za duże na listę lub scenariusz, więc nie zostało odczytane.',
  notText: 'To nie jest tekst: ma bajty, jakich nie ma żadna lista.',
  nothing: 'Nic z tego nie wygląda na formację.',
  damagedJson: 'To wygląda na JSON, ale jest uszkodzone lub ucięte.',
  otherJson: 'Ten JSON to ani rozpiska, ani scenariusz.',
  declares: 'Ten plik deklaruje coś własnego (DOCTYPE), czego nie robi żadna rozpiska, więc nie jest czytany.',
  damagedRoster: 'Ta rozpiska jest uszkodzona lub ucięta.',
  otherXml: 'Ten XML to nie rozpiska.',
  rosterTooDeep: 'Ta rozpiska jest zagnieżdżona głębiej niż jakakolwiek armia.',
  rosterTooLarge: 'Ta rozpiska zawiera więcej niż jakakolwiek armia.',
  damagedArchive: 'To archiwum jest uszkodzone lub ucięte.',
  noRosterInside: 'W tym archiwum nie ma rozpiski.',
  archiveInside: 'W tym archiwum jest drugie archiwum, a ono zostaje zamknięte.',
  manyFiles: 'W tym archiwum jest za dużo plików jak na rozpiskę.',
  largeInside: 'To, co jest w tym archiwum, jest za duże jak na rozpiskę.',

  firstFormations: most => form(most, {
    one: 'Odczytano tylko pierwszą formację.', few: `Odczytano tylko pierwsze ${figure(most)} formacje.`,
    many: `Odczytano tylko pierwszych ${figure(most)} formacji.`,
    other: `Odczytano tylko pierwsze ${figure(most)} formacji.`,
  }),
  firstNames: most => form(most, {
    one: 'Sprawdzono tylko pierwszą nazwę.', few: `Sprawdzono tylko pierwsze ${figure(most)} różne nazwy.`,
    many: `Sprawdzono tylko pierwszych ${figure(most)} różnych nazw.`,
    other: `Sprawdzono tylko pierwsze ${figure(most)} nazwy.`,
  }),
  firstUnmatched: most => `Z niejasnych widać tylko ${counted(most, {
    one: 'słowo', few: 'słowa', many: 'słów', other: 'słowa',
  })}.`,
  firstLines: most => form(most, {
    one: 'Odczytano tylko pierwszy wiersz.', few: `Odczytano tylko pierwsze ${figure(most)} wiersze.`,
    many: `Odczytano tylko pierwszych ${figure(most)} wierszy.`,
    other: `Odczytano tylko pierwsze ${figure(most)} wiersza.`,
  }),
  firstLetters: most => `Z wiersza odczytano tylko ${counted(most, {
    one: 'znak', few: 'znaki', many: 'znaków', other: 'znaku',
  })}.`,
  cut: most => `Formację ucięto. Ma teraz ${counted(most, {
    one: 'jednostkę', few: 'jednostki', many: 'jednostek', other: 'jednostki',
  })}.`,
  heading: name => `${name} to zapewne nagłówek.`,
  assumed: name => `${name} nie podaje własnych jednostek; jest ich najmniej, ile pozwala lista armii.`,
  ability: name => `${name} to tutaj zdolność, więc pominięto.`,
  unusable: name => `${name} nie może tu walczyć.`,
  unusableWhy: (name, why) => `${name} nie może tu walczyć. ${why}`,
  taken: (name, unit) => `${name} to zapewne ${unit}.`,
  noUnits: names => `Pominięto, bo to nie jednostki: ${names.join(', ')}.`,
  noFormations: names => `Pominięto, bo to nie formacje: ${names.join(', ')}.`,
};
