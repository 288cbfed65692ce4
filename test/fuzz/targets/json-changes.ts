/** Changes to texts that are JSON: mostly to what they say, now and then to how it is written. */
import { mutateJson } from '../mutate-json.ts';
import { mutateText } from '../mutate-text.ts';
import type { Chance } from '../random.ts';

const WORDS = ['{', '}', '[', ']', ',', ':', '"', 'null', 'true', '\\u0000', '"__proto__":', '{"a":', '/**/', '\ufeff'];

export const mutateAsJson = (text: string, chance: Chance, other: string): string =>
  (chance.isOneIn(12) ? null : mutateJson(text, chance, other)) ?? mutateText(text, chance, other, WORDS);
