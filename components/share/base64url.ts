/** Bytes as the letters that an address may hold. */

const ALPHABET = /^[\w-]*$/;

export const isBase64Url = (text: string): boolean => ALPHABET.test(text);

export const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The bytes of a text of that alphabet; what is left over of a cut text is left out. */
export const fromBase64Url = (text: string): Uint8Array => {
  const whole = text.length % 4 === 1 ? text.slice(0, -1) : text;
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, letter => letter.charCodeAt(0));
};
