/** In French: single changes and what they are. */
import type { Changes as english } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { listed } from '../../../shared/languages/forms.ts';
import { markersOf } from '../counts.ts';
import { de } from '../elision.ts';

const OF: Readonly<Record<Side, string>> = { attacker: 'de l’attaquant', defender: 'du défenseur' };
const some = (markers: number): string => (markers === 0 ? 'aucun pion Impact' : markersOf(markers));

export const words: english = {
  'contact-more': ({ side, unit, enemy }) => `Une unité ${OF[side]} de plus au contact : ${unit} touche ${enemy}.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `Une unité ${OF[side]} de moins au contact : ${unit} reste à l’écart ${de(enemy)}.`,
  'marker-fewer': ({ formation, markers }) => `Un pion Impact de moins : ${some(markers)} pour ${formation}.`,
  'marker-more': ({ formation, markers }) => `Un pion Impact de plus : ${some(markers)} pour ${formation}.`,
  'support-more': ({ side, unit }) => `Un appui de plus ${OF[side]} : ${unit}.`,
  'support-fewer': ({ side, unit }) => `Un appui de moins ${OF[side]} : sans ${unit}.`,
  'cover-given': ({ terrain, cover }) =>
    `L’infanterie du défenseur est à couvert (${terrain.toLowerCase()}), sauvegarde ${cover}+.`,
  'cover-taken': () => 'L’infanterie du défenseur est à découvert.',
  character: ({ side, character, unit }) => `${character} rejoint ${unit} ${OF[side]}.`,
  shot: ({ formation, units }) => `Sous le feu avant la charge, ${formation} perd ${listed(units)}.`,
  ruling: ({ question, text }) => `${question} ${text}`,
};
