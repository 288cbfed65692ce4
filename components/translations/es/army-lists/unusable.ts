/** In Spanish: why some units have no profile here. */
import type { Unusable } from '../../../../src/epic-armageddon/scenario/profile-source.ts';

export const words: Readonly<Record<Unusable, string>> = {
  aircraft: 'Esta unidad nunca aterriza para luchar, y en el aire nada puede asaltarla.',
  spacecraft: 'Las naves espaciales se quedan por encima de la mesa y nunca luchan en un asalto.',
  delivery: 'Esta unidad solo lleva otras a la mesa y no tiene valores para luchar.',
};
