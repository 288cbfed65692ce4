/** In Spanish: single changes and what they are. */
import type { Changes as english } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { listed } from '../../../shared/languages/forms.ts';
import { markersOf } from '../counts.ts';

const OF: Readonly<Record<Side, string>> = { attacker: 'del atacante', defender: 'del defensor' };
const some = (markers: number): string => (markers === 0 ? 'ningún marcador de explosión' : markersOf(markers));

export const words: english = {
  'contact-more': ({ side, unit, enemy }) => `Una unidad ${OF[side]} más en contacto: ${unit} toca a ${enemy}.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `Una unidad ${OF[side]} menos en contacto: ${unit} se queda lejos de ${enemy}.`,
  'marker-fewer': ({ formation, markers }) => `Un marcador de explosión menos: ${formation} tiene ${some(markers)}.`,
  'marker-more': ({ formation, markers }) => `Un marcador de explosión más: ${formation} tiene ${some(markers)}.`,
  'support-more': ({ side, unit }) => `Un apoyo ${OF[side]} más: ${unit}.`,
  'support-fewer': ({ side, unit }) => `Un apoyo ${OF[side]} menos: sin ${unit}.`,
  'cover-given': ({ terrain, cover }) =>
    `La infantería del defensor está a cubierto (${terrain.toLowerCase()}), salvación ${cover}+.`,
  'cover-taken': () => 'La infantería del defensor está al descubierto.',
  character: ({ side, character, unit }) => `${character} se une a ${unit} ${OF[side]}.`,
  shot: ({ formation, units }) => `Bajo el fuego antes de la carga, ${formation} pierde ${listed(units)}.`,
  ruling: ({ question, text }) => `${question} ${text}`,
};
