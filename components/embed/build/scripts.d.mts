/** The entry of a script that has no file, made of what left-on-page.ts says that it leaves. */
export const madeEntry: (name: string, leftOnPage: string) => string;
