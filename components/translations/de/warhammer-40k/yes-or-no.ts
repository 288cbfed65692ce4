/** In German: the two answers that many questions have. */
export const yesOrNo = { no: 'nein', yes: 'ja' } as const;
