/** In Polish: single changes as sentences. */
import type { Changes } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import { HEADED_SIDES } from '../sides.ts';

export const words: Changes = {
  'contact-more': ({ side, unit, enemy }) =>
    `${HEADED_SIDES[side]}: o jedną jednostkę w kontakcie więcej. ${unit} i ${enemy} się stykają.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `${HEADED_SIDES[side]}: o jedną jednostkę w kontakcie mniej. ${unit} zostaje z tyłu, nie dotyka: ${enemy}.`,
  'marker-fewer': ({ formation, markers }) => `O jeden znacznik wybuchu mniej: ${formation} ma ${figure(markers)}.`,
  'marker-more': ({ formation, markers }) => `O jeden znacznik wybuchu więcej: ${formation} ma ${figure(markers)}.`,
  'support-more': ({ side, unit }) => `${HEADED_SIDES[side]}: o jedną wspierającą jednostkę więcej, ${unit}.`,
  'support-fewer': ({ side, unit }) => `${HEADED_SIDES[side]}: o jedną wspierającą jednostkę mniej, bez ${unit}.`,
  'cover-given': ({ terrain, cover }) => `Piechota obrońcy stoi w osłonie (${terrain}), osłona ${cover}+.`,
  'cover-taken': () => 'Piechota obrońcy stoi bez osłony.',
  character: ({ side, character, unit }) => `${HEADED_SIDES[side]}: ${character} dołącza do ${unit}.`,
  shot: ({ formation, units }) => `Ostrzał przed szarżą: ${formation} traci ${listed(units)}.`,
  ruling: ({ question, text }) => `${question} ${text}`,
};
