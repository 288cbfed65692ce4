import type { Plugin } from 'vite';

export const readMarkdown: (file: string, text: string) => Promise<{ readonly body: string }>;
export const documentation: () => Promise<readonly { readonly path: string; readonly content: string | Uint8Array }[]>;
export const docs: () => Plugin;
