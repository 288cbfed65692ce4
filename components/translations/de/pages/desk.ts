/** In German: what is done with what is on the table. */
import type { tableActionsWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es wieder, wenn es Netz gibt.',
  close: 'Schließen',
  keep: { assault: 'Sturmangriff ins Regal', phase: 'Phase ins Regal' },
  unnamed: { assault: 'Sturmangriff', phase: 'Phase' },
  kept: name => `${name} liegt im Regal.`,
};
