/** Text from players, as it may stand inside a line of ours. */

/** Line ends, controls, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** One line with nothing unseen in it: a name cannot look like lines of the report, nor turn them round. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();

const LINKED: readonly string[] = ['http:', 'https:', 'file:'];

/** The address as it may be followed and pasted; null: it is none of a page. */
export const pageAddress = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return LINKED.includes(protocol) ? href : null;
};
