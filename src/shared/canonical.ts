/** JSON with the fields of every object in one order, whoever has written them. */
export const canonical = (json: unknown): string => JSON.stringify(json, (_field, value: unknown) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
});
