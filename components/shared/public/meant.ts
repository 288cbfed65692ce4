/** What a page means by what it gives. */

/** A link, an address, or the thing itself or its id. Only what has the form of an address is ever fetched. */
export const meantAs = (given: unknown): 'link' | 'address' | 'whole' => {
  const text = typeof given === 'string' ? given.trim() : '';
  if (/^(?:[^\s{["]*#)?play=/.test(text)) return 'link';
  return /^[^\s{}[\]"]*[/.][^\s{}[\]"]*$/.test(text) ? 'address' : 'whole';
};
