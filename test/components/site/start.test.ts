/** `npm start` on a machine that has no browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('says its address and no more, where nothing opens it', async () => {
  const nowhere = mkdtempSync(join(tmpdir(), 'assault-start-'));
  const server = spawn(process.execPath, ['components/site/build/start.mjs'], {
    cwd: ROOT, env: { ...process.env, PATH: nowhere, NO_COLOR: '1' },
  });
  try {
    let said = '';
    let complained = '';
    server.stderr.on('data', text => (complained += String(text)));
    const address = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', text => {
        said += String(text);
        const [found] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      server.on('exit', () => reject(new Error(`It ended: ${complained}`)));
    });
    const answer = await fetch(address);
    expect(await answer.text()).toContain('<title>Assault resolver</title>');
    expect(complained).toBe('');
  } finally {
    server.kill();
    rmSync(nowhere, { recursive: true, force: true });
  }
});
