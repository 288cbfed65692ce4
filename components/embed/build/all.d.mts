export const buildAll: (define: Readonly<Record<string, string>>) => Promise<void>;
