/** JSON as short as it can be said: without what goes without saying. */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields that do not say the same as the defaults. */
export const unless = (fields: Fields, defaults: Fields): Fields => Object.fromEntries(
  Object.entries(fields).filter(([name, value]) => !(name in defaults && isSame(value, defaults[name]))),
);

/** Whether two pieces of plain JSON say the same, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length
    && names.every(name => Object.hasOwn(b, name) && isSame((a as Fields)[name], (b as Fields)[name]));
};
