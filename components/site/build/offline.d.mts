import type { Plugin } from 'vite';

export const offline: () => Plugin;
