/** In Spanish: what is said of a link that cannot be read. */
import type { LINK_WORDS as english } from '../../../../src/share-links/link-words.ts';
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

const stepsOf = (count: number): string => counted(count, { one: 'paso', other: 'pasos' });

export const words: Told<typeof english> = {
  noAssault: 'Lo que contiene este enlace no es un asalto que se pueda jugar.',
  noPhase: 'Lo que contiene este enlace no es una fase que se pueda jugar.',
  short: 'Este enlace se corta en medio de lo que cuenta.',
  nonsense: 'Este enlace no cuenta nada que se entienda.',
  newer: 'Este enlace cuenta algo que esta versión del programa no conoce; una más nueva quizá sí.',
  more: count => form(count, {
    one: 'Hay una cosa más que está mal.', other: `Hay ${figure(count)} cosas más que están mal.`,
  }),
  manySteps: (steps, most) => `Este enlace cuenta ${stepsOf(steps)}; un asalto tiene como mucho ${figure(most)}.`,
  manyPhaseSteps: (steps, most) => `Este enlace cuenta ${stepsOf(steps)}; una fase tiene como mucho ${figure(most)}.`,
  otherSheet: unit =>
    `La ficha de ${unit} ha cambiado desde que se hizo este enlace, así que puede salir otra cosa.`,
};
