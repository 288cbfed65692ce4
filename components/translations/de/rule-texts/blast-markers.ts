/** In German: when a formation breaks, and what being broken means. */
import type { BLAST_MARKER_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/blast-markers.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  B1: 'Eine Formation bricht, wenn sie so viele Blastmarker wie Einheiten hat, Space Marines bei zwei je Einheit. '
    + 'Danach kommen ihre Marker weg.',
  B2: 'Eine gebrochene Formation zählt, als hätte sie so viele Blastmarker wie Einheiten.',
  B3: 'Eine gebrochene Formation verliert für jeden Blastmarker, den sie nehmen müsste, eine Einheit, ohne '
    + 'Schutzwurf und von vorn. Space Marines verlieren eine für je zwei.',
  B4: 'Eine gebrochene Formation kämpft in einem Sturmangriff wie jede andere. Sie kann nicht unterstützen, und wenn '
    + 'sie verliert, wird sie vernichtet.',
  B5: 'Blastmarker über den Punkt hinaus, an dem eine Formation bricht, verschwinden mit den anderen.',
  B7: 'Formationen im Sturmangriff nehmen keine Blastmarker, solange er dauert.',
};
