/** What the panel can do without at first: what would change the odds, losses and endings, the forms of both sides. */
export { answersStyles } from './answers.styles.ts';
export { endingsTemplate } from './endings.ts';
export { lossesTemplate } from './losses.ts';
export { mattersTemplate } from './matters.ts';
export { columnsTemplate } from './odds-side.ts';
