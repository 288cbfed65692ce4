/** What a page means by what it puts into a property: anything may come; what is of no use is as good as nothing. */

/** A text, or a number as its text; null: neither. */
export const asText = (given: unknown): string | null => {
  if (typeof given === 'string') return given;
  return typeof given === 'number' || typeof given === 'bigint' ? String(given) : null;
};

/** A whole number, also as a text; null: none. */
export const asWhole = (given: unknown): number | null => {
  const text = asText(given)?.trim();
  const number = text ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : null;
};

export const asFlag = (given: unknown): boolean => Boolean(given);

/** Anything with fields of its own; null: nothing of the kind. */
export const asFields = (given: unknown): object | null =>
  (typeof given === 'object' && given !== null ? given : null);

/** A text or an object, which whoever reads it finds right or wrong; null: neither. */
export const asTextOrFields = (given: unknown): string | object | null => asText(given) ?? asFields(given);

/** The first items of a list, up to one that is none. */
const listOf = <T>(given: unknown, isItem: (item: unknown) => item is T): readonly T[] => {
  if (!Array.isArray(given)) return [];
  const end = given.findIndex(item => !isItem(item));
  return end === -1 ? given : given.slice(0, end);
};

const isEvent = (item: unknown): item is { readonly type: string } =>
  typeof (item as { readonly type?: unknown } | null | undefined)?.type === 'string';
const isFace = (item: unknown): item is number => Number.isInteger(item) && Number(item) >= 1 && Number(item) <= 6;
const isText = (item: unknown): item is string => typeof item === 'string';

/** What has happened or is decided. */
export const asEvents = (given: unknown): readonly { readonly type: string }[] => listOf(given, isEvent);
/** The same, where none is not the same as nothing said. */
export const asEventsOrNull = (given: unknown): ReturnType<typeof asEvents> | null =>
  (Array.isArray(given) ? asEvents(given) : null);
export const asFaces = (given: unknown): readonly number[] => listOf(given, isFace);
export const asTexts = (given: unknown): readonly string[] => listOf(given, isText);

/** An object with these fields, of which each has to be what is said of it; null: nothing of the kind. */
export const asHaving = (fields: Readonly<Record<string, (field: unknown) => unknown>>) =>
  (given: unknown): object | null => {
    const found = asFields(given) as Readonly<Record<string, unknown>> | null;
    return found !== null && Object.entries(fields).every(([name, meant]) => meant(found[name])) ? found : null;
  };

/** For what is asked and not read. */
export const isCallable = (field: unknown): boolean => typeof field === 'function';
