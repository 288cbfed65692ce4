// One font for every machine: text has the same width everywhere, and has a width at all where no font is installed
// (where every check of contrast or overlap would pass for lack of text).
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The environment in which a browser finds the npm-shipped font and no other. Linux; elsewhere fonts are certain. */
export const fontEnvironment = () => {
  if (process.platform !== 'linux') return { ...process.env };
  const packageFolder = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
  const cache = resolve(packageFolder, '..', '.cache', 'fonts');
  const file = join(cache, 'fonts.conf');
  mkdirSync(cache, { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, fontconfig(join(packageFolder, 'ttf'), cache));
  renameSync(part, file);
  return { ...process.env, FONTCONFIG_FILE: file };
};

const fontconfig = (fonts, cache) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped(fonts)}</dir>
  <cachedir>${escaped(join(cache, 'cache'))}</cachedir>
  ${alias('sans-serif', 'DejaVu Sans')}
  ${alias('system-ui', 'DejaVu Sans')}
  ${alias('serif', 'DejaVu Serif')}
  ${alias('monospace', 'DejaVu Sans Mono')}
</fontconfig>
`;

const alias = (generic, family) =>
  `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
