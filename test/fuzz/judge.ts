/** Whether a text is read as it should be. */
import { pollution, type Complaints } from './oracle.ts';
import type { Target } from './target.ts';

/** What does not hold of a text; nothing that comes from outside is thrown. */
export const judge = async (target: Target, text: string): Promise<Complaints> => {
  try {
    return [...await target.check(text, await target.read(text) as never), ...pollution()];
  } catch (error) {
    return [`It throws: ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`];
  }
};

/** How many blocks a text may enter. */
export const mostWork = ({ work, lengthOf = one => one.length }: Target, text: string): number =>
  work.least + work.perLetter * lengthOf(text);
