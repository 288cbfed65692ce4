/** In Spanish: B, when a formation breaks and what that means. */
import type { BLAST_MARKER_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/blast-markers.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  B1:
    'Una formación se desmoraliza cuando tiene tantos marcadores de explosión como unidades, los Space '
    + 'Marines dos por unidad. Entonces se le quitan los marcadores.',
  B2: 'Una formación desmoralizada cuenta como si tuviera tantos marcadores de explosión como unidades.',
  B3:
    'Una formación desmoralizada pierde una unidad por cada marcador de explosión que recibiría, sin '
    + 'salvación y por delante. Los Space Marines pierden una por cada dos.',
  B4:
    'Una formación desmoralizada lucha en un asalto como cualquier otra. No puede apoyar, y si pierde se '
    + 'destruye.',
  B5: 'Los marcadores de explosión que pasan del punto de desmoralización se quitan con los demás.',
  B7: 'Las formaciones del asalto no reciben marcadores de explosión mientras dura.',
};
