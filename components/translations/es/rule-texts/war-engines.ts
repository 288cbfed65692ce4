/** In Spanish: W, how war engines fight, count and take damage. */
import type { WAR_ENGINE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/war-engines.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  W1: 'Una máquina de guerra tira un dado por punto de su capacidad de daño inicial, y sus ataques adicionales.',
  W2:
    'Su dueño reparte estos dados entre el cuerpo a cuerpo con las unidades en contacto y el tiroteo con las '
    + 'demás.',
  W3: 'Sus golpes solo caen en unidades en contacto con ella; su fuego, solo en otras a 15 cm y en línea de fuego.',
  W4: 'Pueden estar en contacto con ella el doble de unidades que su capacidad de daño inicial.',
  W5: 'Cada impacto no salvado quita un punto de capacidad de daño. Con el último se destruye.',
  W6:
    'Por cada punto perdido se tira un dado: con 6, un impacto crítico hace lo que dice la ficha, y si no '
    + 'dice nada, un punto más. Algunas máquinas de guerra explotan y alcanzan a todos los que estén cerca.',
  W7: 'Cada punto de daño es una baja causada, los de un crítico también, pero nunca más de los que quedaban.',
  W8: 'Una máquina de guerra cuenta como tantas unidades como su capacidad de daño inicial.',
  W9: 'Un impacto de remate le quita un punto, con un dado para el crítico.',
  W10:
    'Las formaciones a bordo de una máquina de guerra pueden bajar y luchar con ella. Las que se quedan '
    + 'dentro cuentan para el resultado.',
  W11: 'Algunos textos dan a los Titanes otros dados en contacto.',
};
