/** A capital or a figure first, a full stop last, no gap and no loose stop between them, and no word of the program. */
export const WHOLE = /^[A-Z0-9](?!.*( {2}| [.,:;]|undefined)).{5,}[^.,:; ]\.$/;

/** The words and numbers that a sentence was given and does not say. */
export const unnamed = (told: string, values: object, but: readonly string[] = []): readonly string[] => {
  const words = told.split(/[ :;+]|[,.](?!\d)/);
  const given = Object.entries(values).filter(([name]) => !but.includes(name)).flatMap(([, value]) => [value].flat());
  return given.map(String).filter(one => one.split(' ').some(word => !words.includes(word)));
};
