/** In German: what is said where overwatch fire is entered. */
import { figure } from '../../../shared/languages/forms.ts';
import type { overwatchWords as english } from '../../../epic-armageddon/steps/charge-words.ts';
import { hits } from '../counts.ts';

export const words: typeof english = {
  doesAnybody: 'Schießt jemand aus Feuerbereitschaft?',
  lead: 'Der Ansturm ist vorbei. Würfle den Beschuss am Tisch aus und gib hier ein, was er getroffen hat.',
  whatIsIt: 'Was ist Feuerbereitschaft?',
  nobody: 'Niemand schießt',
  misses: name => `${name} schießt vorbei`,
  fires: (name, count) => `${name} schießt: ${hits(count)}`,
  who: 'Wer schießt?',
  atWhom: 'Auf wen?',
  kind: 'Treffer dieser Art',
  kinds: {
    normal: 'gewöhnlich', 'ignore-cover': 'ignoriert Deckung', lance: 'Lanze', sniper: 'Scharfschütze',
    'macro-weapon': 'Makrowaffe', 'titan-killer': 'Titan Killer', lost: 'schon verloren oder beschädigt',
  },
  counted: (count, kind) => `${figure(count)} ${kind}`,
  ofKindOn: (kind, name) => `${kind}: ${name}`,
  points: 'Schadenspunkte je Treffer auf einer Kriegsmaschine',
  markers: 'Blastmarker darüber hinaus',
  help: 'Beschuss gibt einen Blastmarker und jeder Verlust auch; die werden von selbst gelegt. Weitere kommen zum '
    + 'Beispiel von Waffen mit Disrupt.',
};
