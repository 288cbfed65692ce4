/** Files are read up to their limit and no further. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFileAt } from '../../../components/command-line/read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'assault-files-'));
const path = join(folder, 'a.txt');
writeFileSync(path, '0123456789');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a file as long as may be is read', async () => {
  expect(new TextDecoder().decode(await readFileAt(path, 10))).toBe('0123456789');
});

it('a longer one is refused in a sentence', async () => {
  await expect(readFileAt(path, 9)).rejects.toThrow('is too large');
});

it('so is none, and a folder', async () => {
  await expect(readFileAt(join(folder, 'b.txt'), 9)).rejects.toThrow('There is no file');
  await expect(readFileAt(folder, 9)).rejects.toThrow('This is a folder');
});
