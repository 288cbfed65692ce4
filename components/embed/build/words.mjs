// Builds the words of other languages: `npm run build:words`.
import { build } from 'vite';
import { WORD_SCRIPTS } from './word-scripts.mjs';

for (const mode of WORD_SCRIPTS) await build({ mode, logLevel: 'warn' });
