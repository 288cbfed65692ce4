/** All words of a page, for those who look whether another language has them. */
import { allSaid } from '../../src/shared/sayings.ts';
import { writtenWords } from '../../components/shared/languages/spoken.ts';

/** Everything that the scripts of this page have said there is to say, by part, in English. */
export const allWritten = (): ReadonlyMap<string, object> => new Map<string, object>([...writtenWords, ...allSaid()]);
