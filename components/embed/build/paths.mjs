// Where things lie, for all that is built.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A path from the root of the project. */
export const fromRoot = path => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const textAt = path => readFileSync(fromRoot(path), 'utf8');

/** The package: name, version, dependencies. */
export const packageFile = () => JSON.parse(textAt('package.json'));

/** Builds side by side wait for each other: how long each took says nothing. */
export const QUIET = { pluginTimings: false };
