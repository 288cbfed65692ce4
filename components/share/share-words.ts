/** What the sharing of an assault or a phase says, in one place. */
import { counted } from '../shared/languages/forms.ts';
import { spoken } from '../shared/languages/spoken.ts';

const letters = (count: number): string => counted(count, { one: 'character', other: 'characters' });

export const shareWords = spoken('share', {
  heading: 'Share this assault',
  phaseHeading: 'Share this phase',
  privacy: 'The table and every step of it are in the link itself, behind its #: nothing leaves this browser until '
    + 'you send it to somebody.',
  link: 'Link',
  working: 'The link is being made …',
  nothing: 'There is nothing to share yet.',
  unfinished: 'There is no link to this table yet:',
  unreadable: 'Something on this table is not whole.',
  length: (count: number): string => `${letters(count)}. Whoever opens it sees the table as it is now.`,
  copy: 'Copy link',
  copied: 'The link is copied.',
  copyRefused: 'This browser does not let the page copy. The link is selected: copy it with Ctrl+C, or Cmd+C on a Mac, '
    + 'or by a long press.',
  share: 'Send …',
  title: (title: string, isPhase: boolean): string => title || (isPhase ? 'An assault phase' : 'An assault'),
  shareRefused: 'This browser could not send the link. Copy it instead.',
  code: 'QR code',
  codeHint: 'Point the camera of another phone at it.',
  codeDense: 'This code is a dense one: hold the camera close, or make it larger by zooming in.',
  codeNotLoaded: 'The QR code could not be loaded. Fold and unfold it to try again.',
});
