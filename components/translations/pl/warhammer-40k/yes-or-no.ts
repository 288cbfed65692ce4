/** In Polish: the two answers that many questions have. */
export const yesOrNo = { no: 'nie', yes: 'tak' } as const;
