/** The roster inside an archive (`.rosz` is a zip file with one `.ros` in it). */
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { IMPORT_WORDS } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { startsWith } from './decode-text.ts';

export type Unpacked = { readonly bytes: Uint8Array } | { readonly problem: string };

const MARK = [0x50, 0x4b] as const;
/** Bytes that are fed at once; they grow by no more than a thousand times before the size is looked at. */
const PIECE = 4096;
const ROSTER = /\.(?:ros|xml|json|txt)$/i;
/** What rosters are made from. */
const CATALOGUE = /\.(?:cat|gst)$/i;

/** A sentence that ends the reading. */
class Stop extends Error {}

export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, MARK);

/**
 * The first roster of an archive. Names are not used as paths; archives within it stay closed; reading ends as soon as
 * there are too many entries or more comes out than a roster can hold.
 */
export const unpack = (bytes: Uint8Array): Unpacked => {
  const found: Reading = { pieces: [], size: 0, entries: 0, isTaken: false, isWhole: false, isCatalogue: false };
  try {
    feed(bytes, found);
  } catch (error) {
    return { problem: error instanceof Stop ? error.message : DAMAGED };
  }
  if (!found.isTaken) return { problem: found.isCatalogue ? IMPORT_WORDS.catalogue : IMPORT_WORDS.noRosterInside };
  if (!found.isWhole) return { problem: DAMAGED };
  const whole = joined(found);
  return isArchive(whole) ? { problem: IMPORT_WORDS.archiveInside } : { bytes: whole };
};

const DAMAGED = IMPORT_WORDS.damagedArchive;

interface Reading {
  readonly pieces: Uint8Array[];
  size: number;
  entries: number;
  isTaken: boolean;
  isWhole: boolean;
  isCatalogue: boolean;
}

const feed = (bytes: Uint8Array, found: Reading): void => {
  const unzip = new Unzip(file => meet(file, found));
  unzip.register(UnzipInflate);
  for (let from = 0; from < bytes.length && !found.isWhole; from += PIECE) {
    unzip.push(bytes.subarray(from, from + PIECE), from + PIECE >= bytes.length);
  }
};

const meet = (file: UnzipFile, found: Reading): void => {
  found.entries += 1;
  if (found.entries > IMPORT_LIMITS.archived) throw new Stop(IMPORT_WORDS.manyFiles);
  found.isCatalogue ||= CATALOGUE.test(file.name);
  if (found.isTaken || !ROSTER.test(file.name)) return;
  found.isTaken = true;
  file.ondata = (error, piece, isLast) => {
    if (error !== null) throw error;
    found.pieces.push(piece.slice());
    found.size += piece.length;
    if (found.size > IMPORT_LIMITS.text) throw new Stop(IMPORT_WORDS.largeInside);
    found.isWhole = isLast;
  };
  file.start();
};

const joined = ({ pieces, size }: Reading): Uint8Array => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};
