// `npm start`: serves the sources, and opens them in a browser where there is one.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

/** What opens an address on each system; on others it is called as on Linux. */
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/** Where nothing opens it, the address has been said, and that is all. */
const open = address => {
  const [command, ...rest] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true }).on('error', () => undefined).unref();
};

const server = await createServer();
await server.listen();
server.printUrls();
const [address] = server.resolvedUrls?.local ?? [];
if (address !== undefined) open(address);
