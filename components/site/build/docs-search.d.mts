import type { DocsSection } from '../docs-search.ts';

export const sectionsOf: (
  page: { readonly href: string; readonly title: string; readonly body: string },
) => readonly (DocsSection & { readonly body: string })[];
