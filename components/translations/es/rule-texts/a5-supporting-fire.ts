/** In Spanish: A5, supporting fire. */
import type { SUPPORT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a5-supporting-fire.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A5: 'Si los ataques no lo han decidido, las formaciones cercanas aportan su tiroteo.',
  'A5.1': 'Los dos bandos pueden pedir apoyo, mientras los ataques no hayan dado un ganador.',
  'A5.2':
    'Una unidad puede apoyar si su formación no está en el asalto ni desmoralizada, no ha hecho marcha '
    + 'forzada, y tiene a 15 cm y en línea de fuego a un enemigo que haya atacado.',
  'A5.3':
    'El apoyo tira con su valor de tiroteo, con los ataques adicionales de armas ligeras. First Strike no da '
    + 'nada aquí.',
  'A5.4':
    'Sus impactos caen en unidades implicadas directamente, primero las más cercanas al apoyo. El apoyo mismo '
    + 'no puede recibir impactos.',
  'A5.5':
    'Las bajas que causa el apoyo cuentan. Su número, sus marcadores de explosión y sus unidades Inspiring '
    + 'no.',
  'A5.6': 'Si el fuego de apoyo aniquila a un bando, gana el otro.',
};
