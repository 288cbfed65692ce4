/** In German: what is said of two forces that are typed in and lined up. */
import type { NOTE_WORDS as english } from '../../../../src/deployment/note-words.ts';
import { figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { blastMarkers, units } from '../counts.ts';
import { SIDES } from '../sides.ts';

/** After 'für'. */
const room = (count: number): string => (count === 0 ? 'niemanden' : units(count));

/** 'kann niemand', 'kann 1 Einheit', 'können 2 Einheiten'. */
const can = (count: number): string =>
  (count === 0 ? 'kann niemand' : `${form(count, { one: 'kann', other: 'können' })} ${units(count)}`);

/** 'ist 1 Einheit', 'sind 2 Einheiten'. */
const are = (count: number): string => `${form(count, { one: 'ist', other: 'sind' })} ${units(count)}`;

export const words: Told<typeof english> = {
  inContact: (side, asked, possible) =>
    `Beim ${SIDES[side]} ist in Kontakt Platz für ${room(possible)} statt für ${figure(asked)}: Höchstens zwei Gegner `
    + 'berühren eine Einheit, und berühren lässt sich nur ein Gegner in Kontakt.',
  inFirefight: (side, asked, possible) => `Beim ${SIDES[side]} ${can(possible)} im Feuergefecht sein statt `
    + `${figure(asked)}: Für die anderen ist im Umkreis von 15 cm kein Platz.`,
  back: (side, asked, possible) => `Beim ${SIDES[side]} ${can(possible)} weiter hinten sein statt ${figure(asked)}.`,
  supporters: (side, asked, possible) => `Von den Unterstützern des ${SIDES[side]}s ${can(possible)} höchstens 15 cm `
    + `von einem Gegner entfernt sein statt ${figure(asked)}.`,
  coherency: (side, asked, possible) => `Mit so wenigen Einheiten des ${SIDES[side]}s zwischen dem Gegner und denen `
    + `weiter hinten reißt seine Kette: Von ${figure(asked)} hält sie ${figure(possible)}.`,
  blastMarkers: (side, asked, possible) => `Der ${SIDES[side]} kann nicht ${blastMarkers(asked)} haben: Mehr als `
    + `${figure(possible)} brechen ihn.`,
  broken: side => `Der ${SIDES[side]} kann nicht gebrochen sein: Gebrochene Formationen greifen nicht an.`,
  marched: side => `Der ${SIDES[side]} kann nicht marschiert sein: Er greift mit genau dieser Aktion an.`,
  cover: (side, asked, possible) => (possible > 0
    ? `Beim ${SIDES[side]} ${are(possible)} in Deckung statt ${figure(asked)}.`
    : `Dem ${SIDES[side]} nützt seine Deckung nichts: Sie hilft Infanterie, auf die ein Ansturm geht.`),
  nobodyEngaged: 'Niemand ist höchstens 15 cm von einem Gegner entfernt, also gibt es keinen Sturmangriff.',
  noNumber: 'Eine Anzahl muss eine ganze Zahl ab 0 sein.',
  noStands: side => `Der ${SIDES[side]} hat keine Einheiten.`,
  manyStands: (side, stands, most) => `Eine Formation des ${SIDES[side]}s hat ${units(stands)}; `
    + `höchstens ${figure(most)} dürfen es sein.`,
  noUnit: name => `Es gibt keine Einheit ${name}.`,
  unusable: (name, why) => `${name} kann hier nicht kämpfen. ${why}`,
  aloneCharacter: name => `${name} ist ein Charakter und braucht eine Einheit zum Anschließen.`,
  noCharacter: name => `${name} ist kein Charakter, der sich einer Einheit anschließen könnte.`,
  nameless: 'Eine Zahl ohne Namen.',
  unknown: typed => `Nichts heißt ${typed}.`,
  taken: (typed, unit) => `${typed} gilt als ${unit}.`,
};
