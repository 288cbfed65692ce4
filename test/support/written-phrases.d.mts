export declare const writtenPhrases: (path: string) => readonly string[];
