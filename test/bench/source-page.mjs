// A real browser on a page with one script of this folder, built with what it imports: for benchmarks of the source.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { withServedPage } from '../support/served-page.mjs';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<body><script type="module" src="/page.js"></script></body></html>`;

/** The file and what it needs as one script, with what it would load on demand; the site loads the same files. */
const bundled = async file => {
  const entry = fileURLToPath(new URL(file, import.meta.url));
  const built = await build({
    configFile: false, logLevel: 'error',
    build: {
      write: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return [built].flat()[0].output[0].code;
};

/** Opens the page of a script, hands it to `use(page)`, and cleans up whatever happens. */
export const withSource = async (file, use) => {
  const code = await bundled(file);
  const answer = ({ url }, response) => {
    const isScript = url === '/page.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? code : PAGE);
  };
  return withServedPage({ answer, path: '/', width: 1280, height: 900 }, use);
};
