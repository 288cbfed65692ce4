/** A file, or what is piped in, never more of it than may be read. */
import { createReadStream } from 'node:fs';
import { Unreadable } from './terminal.ts';

const MEGABYTE = 1_000_000;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file', EISDIR: 'This is a folder and no file:', EACCES: 'This file may not be read:',
};

/** @throws Unreadable where there is no such file, or where it is longer than `most` bytes. `-`: what is piped in. */
export const readFileAt = async (path: string, most: number): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of path === '-' ? process.stdin : createReadStream(path)) {
      size += (part as Uint8Array).length;
      if (size > most) throw new Unreadable(`${path} is too large: at most ${most / MEGABYTE} MB are read.`);
      parts.push(part as Uint8Array);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Unreadable(REASONS[code] === undefined ? message : `${REASONS[code]} ${path}.`);
  }
  return Buffer.concat(parts);
};
