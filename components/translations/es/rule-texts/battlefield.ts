/** In Spanish: L, distances, lines of fire and terrain. */
import type { BATTLEFIELD_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/battlefield.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  L1: 'Se mide entre los bordes más cercanos de dos peanas. En contacto quiere decir sin hueco.',
  L2:
    'El terreno que oculta corta la línea de fuego. Si una de las dos unidades está en él, aún se ven a '
    + 'través de 10 cm.',
  L3: 'Las unidades no cortan la línea de fuego; las máquinas de guerra sí.',
  L4: 'Quien está más alto ve por encima del terreno más bajo, donde la mesa lo diga.',
  L5:
    'Cada tipo de terreno da a la infantería su cobertura, y detiene o pone en peligro a quien le resulta '
    + 'demasiado abrupto.',
};
