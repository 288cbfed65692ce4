// The built site, and what can be opened in it.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const SITE = process.env.SITE ?? new URL('../../dist/site/', import.meta.url).pathname;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** Serves the built site. */
export const answer = (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const path = join(SITE, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  readFile(path).then(
    text => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(text),
    () => response.writeHead(404).end(),
  );
};

/** Every bundled assault, and every phase in every edition. */
export const addressesOn = page => page.evaluate(async () => {
  location.hash = '#home';
  let root = null;
  while (!(root = document.querySelector('site-home')?.shadowRoot)?.querySelector('li')) {
    await new Promise(requestAnimationFrame);
  }
  const links = async () => {
    await root.host.updateComplete;
    return [...root.querySelectorAll('li a')].map(link => link.getAttribute('href'));
  };
  const found = await links();
  root.querySelector('.games button:last-child').click();
  await root.host.updateComplete;
  for (const { value } of root.querySelectorAll('option')) {
    const editions = root.querySelector('select');
    editions.value = value;
    editions.dispatchEvent(new Event('change'));
    found.push(...await links());
  }
  return found;
});
