import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the statechart with its chart and what draws that is at most 38 kB, Lit and XState aside', () => {
  const script = fileURLToPath(new URL('../../../support/statechart-size.mjs', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  const { kilobytes, isWhole } = JSON.parse(stdout) as { readonly kilobytes: number; readonly isWhole: boolean };
  expect(isWhole).toBe(true);
  expect(kilobytes).toBeLessThanOrEqual(38);
});
