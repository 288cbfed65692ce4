/** A server of its own for a folder, on a port that stays while it is stopped and started again. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly origin: string;
  /** Paths that have been asked for. */
  readonly asked: string[];
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

interface Options {
  /** Pages that lie in no folder, by their paths. */
  readonly pages?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is asked for waits for this. */
  readonly until?: (path: string) => Promise<void> | undefined;
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));

/** `folder`: may be another one at each start. */
export const serveFolder = async (
  folder: () => string, { pages = {}, headers = {}, until = () => undefined }: Options = {},
): Promise<Served> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    asked.push(pathname);
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = async (): Promise<string | Buffer> => {
      await until(path);
      return pages[path] ?? readFile(join(folder(), path));
    };
    content().then(
      text => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain', ...headers }).end(text),
      () => response.writeHead(404).end(),
    );
  });
  await listening(server, 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    stop: () => new Promise(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
    start: () => listening(server, port),
  };
};
