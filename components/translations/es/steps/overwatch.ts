/** In Spanish: what is said where overwatch fire is entered. */
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { overwatchWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  doesAnybody: '¿Dispara alguien en alerta?',
  lead: 'La carga ha acabado. Tira el fuego en la mesa y anota aquí a qué dio.',
  whatIsIt: '¿Qué es estar en alerta?',
  nobody: 'Nadie dispara',
  misses: (name: string): string => `${name} dispara y falla`,
  fires: (name: string, hits: number): string =>
    `${name} dispara: ${counted(hits, { one: 'impacto', other: 'impactos' })}`,
  who: '¿Quién dispara?',
  atWhom: '¿A quién?',
  kind: 'Impactos de este tipo',
  kinds: {
    normal: 'normal', 'ignore-cover': 'ignora cobertura', lance: 'lanza', sniper: 'francotirador',
    'macro-weapon': 'macroarma', 'titan-killer': 'Matatitanes', lost: 'ya es baja o daño',
  },
  counted: (hits: number, kind: string): string => `${figure(hits)} ${kind}`,
  ofKindOn: (kind: string, name: string): string => `${kind}: ${name}`,
  points: 'Puntos de daño de cada uno a una máquina de guerra',
  markers: 'Marcadores de explosión además de esos',
  help: 'Recibir fuego da un marcador de explosión, y cada baja otro; se ponen sin tu ayuda. '
    + 'Otros son, por ejemplo, los de armas disruptoras.',
};
