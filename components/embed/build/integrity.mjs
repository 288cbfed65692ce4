// The hash by which a browser knows that a script is the one that was meant.
import { createHash } from 'node:crypto';

/** `bytes` as the attribute `integrity` of a script wants it. */
export const integrityOf = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
