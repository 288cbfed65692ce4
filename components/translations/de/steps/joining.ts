/** In German: formations that join an assault. */
import type { joiningWords as english } from '../../../epic-armageddon/steps/target-words.ts';

export const words: typeof english = {
  together: 'Zusammen damit angegriffen',
  along: 'Stürmt mit einem Commander mit',
  whoTogether: 'Wer kann zusammen angegriffen werden?',
  whoAlong: 'Wen darf ein Commander mitnehmen?',
  awayFrom: (length, name) => `${length} bis ${name}`,
};
