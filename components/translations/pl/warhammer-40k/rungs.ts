/** In Polish: when it is somebody's turn to strike. */
import type { Rung } from '../../../../src/warhammer-40k/model/procedure.ts';

export const rungWords = (rung: Rung): string => (rung === 'cover' ? 'krok osłony' : `Inicjatywa ${rung}`);
