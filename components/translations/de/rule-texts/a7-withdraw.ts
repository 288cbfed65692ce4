/** In German: the losers break and get away. */
import type { WITHDRAWAL_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-withdraw.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A7: 'Die verlierenden Formationen brechen und entkommen, oder auch nicht.',
  'A7.1': 'Jede verlierende Formation bricht ohne Test: Ihre Blastmarker verschwinden.',
  'A7.2': 'Eine verlierende Formation, die zu Beginn des Sturmangriffs gebrochen war, wird vernichtet, außer Einheiten '
    + 'mit Fearless.',
  'A7.3': 'Jede Einheit darf sich zweimal in jede Richtung bewegen, durch Kontrollzonen, aber nicht durch Gegner. Wer '
    + 'höchstens 15 cm von einem Gegner endet, ist verloren; mit Fearless nur, wenn sie sich bewegt hat und höchstens '
    + '5 cm entfernt endet.',
  'A7.4': 'Eine Kriegsmaschine, deren Rückzug nah am Gegner endet, wird nicht vernichtet: Sie nimmt einen '
    + 'Schadenspunkt für jeden Gegner im Umkreis von 15 cm, und nichts schützt davor.',
  'A7.5': 'Ein gelandetes Flugzeug der Verlierer wird vernichtet, außer mit Fearless. Wer ausgestiegen ist, zieht sich '
    + 'zurück.',
  'A7.6': 'Formationen der Verliererseite, die hätten unterstützen können, nehmen einen Blastmarker, ob sie geschossen '
    + 'haben oder nicht.',
  'A7.7': 'Erst das Niedermachen, dann bricht der Verlierer, wird vernichtet oder zieht sich zurück, dann sind seine '
    + 'Freunde erschüttert, dann bekommt der Sieger seine Marker und bewegt sich.',
};
