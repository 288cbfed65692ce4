/** In Polish: when a formation breaks, and what being broken means. */
import type { BLAST_MARKER_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/blast-markers.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  B1: 'Formacja łamie się, gdy ma tyle znaczników wybuchu, ile jednostek, Space Marines przy dwóch na jednostkę. Jej '
    + 'znaczniki potem się zdejmuje.',
  B2: 'Złamana formacja liczy się tak, jakby miała tyle znaczników wybuchu, ile jednostek.',
  B3: 'Złamana formacja traci jednostkę za każdy znacznik wybuchu, który miałaby dostać, bez rzutu obronnego i od '
    + 'przodu. Space Marines tracą jedną za każde dwa.',
  B4: 'Złamana formacja walczy w szturmie jak każda inna. Nie może wspierać, a jeśli przegra, zostaje zniszczona.',
  B5: 'Znaczniki wybuchu ponad punkt złamania znikają razem z resztą.',
  B7: 'Formacje w szturmie nie dostają znaczników wybuchu, póki on trwa.',
};
