/** What shows words comes together with them. */
import { addLibrary, type Library } from './speech.ts';

/** What is coming, once the words for it are there too, or cannot be had. */
export const withWords = async <T>(coming: Promise<T>, library: Library, name: string): Promise<T> => {
  const [come] = await Promise.all([coming, addLibrary(library, name)]);
  return come;
};
