/** A file, or what is piped in, never more of it than may be read. */
import { createReadStream } from 'node:fs';
import { Unreadable } from './terminal.ts';

const MEGABYTE = 1_000_000;
const PIPED = '-';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file', EISDIR: 'This is a folder and no file:', EACCES: 'This file may not be read:',
};

/** @throws Unreadable where there is no such file, or where it is longer than `most` bytes. `-`: what is piped in. */
export const readFileAt = async (path: string, most: number): Promise<Uint8Array> => {
  const stream: AsyncIterable<Uint8Array> = path === PIPED ? process.stdin : createReadStream(path);
  try {
    return await readUpTo(most, stream);
  } catch (error) {
    throw new Unreadable(reasonOf(error as NodeJS.ErrnoException, path, most));
  }
};

const reasonOf = (error: NodeJS.ErrnoException, path: string, most: number): string => {
  const called = path === PIPED ? 'What is piped in' : path;
  if (error instanceof RangeError) return `${called} is too large: at most ${most / MEGABYTE} MB are read.`;
  const reason = REASONS[error.code ?? ''];
  return reason === undefined ? `${called} cannot be read: ${error.message}.` : `${reason} ${path}.`;
};

/** @throws RangeError once there is more. */
const readUpTo = async (most: number, stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > most) throw new RangeError('There is more than may be read.');
    parts.push(part);
  }
  return Buffer.concat(parts);
};
