/** In French: small words before a name, shortened where it begins with a vowel. */

const VOWEL = /^[aeiouàâäéèêëîïôöœùûü]/i;

/** 'd’Assault 1', 'de Boyz 1' */
export const de = (name: string): string => (VOWEL.test(name) ? `d’${name}` : `de ${name}`);

/** 'qu’Assault 1', 'que Boyz 1' */
export const que = (name: string): string => (VOWEL.test(name) ? `qu’${name}` : `que ${name}`);
