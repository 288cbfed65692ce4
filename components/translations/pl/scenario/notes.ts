/** In Polish: what is said of two forces that are typed in and lined up. */
import type { NOTE_WORDS as english } from '../../../../src/deployment/note-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { HEADED_SIDES } from '../sides.ts';

const OF = { attacker: 'atakującego', defender: 'obrońcy' } as const;

/** Both numbers: what is possible, and what was asked for. */
const only = (possible: number, asked: number): string => `najwyżej ${figure(possible)}, a nie ${figure(asked)}`;

export const words: Told<typeof english> = {
  inContact: (side, asked, possible) => `Jednostki ${OF[side]} w kontakcie: ${only(possible, asked)}. Jednej jednostki `
    + 'dotyka najwyżej dwóch wrogów, a dotknąć można tylko wroga w kontakcie.',
  inFirefight: (side, asked, possible) => `Jednostki ${OF[side]} w wymianie ognia: ${only(possible, asked)}. Dla `
    + 'reszty nie ma miejsca do 15 cm.',
  back: (side, asked, possible) => `Jednostki ${OF[side]} dalej z tyłu: ${only(possible, asked)}.`,
  supporters: (side, asked, possible) =>
    `Wspierające jednostki ${OF[side]} do 15 cm od wroga: ${only(possible, asked)}.`,
  coherency: (side, asked, possible) => `Między wrogiem a tymi dalej z tyłu stoi za mało jednostek ${OF[side]} i `
    + `łańcuch pęka: utrzyma ${figure(possible)} z ${figure(asked)}.`,
  blastMarkers: (side, asked, possible) => `Znaczniki wybuchu ${OF[side]}: ${only(possible, asked)}. Więcej łamie `
    + 'formację.',
  broken: side => `Formacja ${OF[side]} nie może być złamana: złamane formacje nie szturmują.`,
  marched: side => `Formacja ${OF[side]} nie może być po marszu: szturmuje właśnie tą akcją.`,
  cover: (side, asked, possible) => (possible > 0
    ? `Jednostki ${OF[side]} w osłonie: ${figure(possible)}, a nie ${figure(asked)}.`
    : `Jednostkom ${OF[side]} osłona nic nie daje: chroni piechotę, na którą ktoś szarżuje.`),
  nobodyEngaged: 'Nikt nie jest do 15 cm od wroga, więc szturmu nie ma.',
  noNumber: 'Liczba jednostek musi być całkowita, od 0 wzwyż.',
  noStands: side => `${HEADED_SIDES[side]} nie ma jednostek.`,
  manyStands: (side, stands, most) =>
    `Jednostki w formacji ${OF[side]}: ${figure(stands)}, a wolno najwyżej ${figure(most)}.`,
  noUnit: name => `Nie ma jednostki ${name}.`,
  unusable: (name, why) => `${name} nie może tu walczyć. ${why}`,
  aloneCharacter: name => `${name} to postać i musi mieć jednostkę, do której dołączy.`,
  noCharacter: name => `${name} to nie postać, która mogłaby dołączyć do jednostki.`,
  nameless: 'Liczba bez nazwy.',
  unknown: typed => `Nic nie nazywa się ${typed}.`,
  taken: (typed, unit) => `${typed} to zapewne ${unit}.`,
};
