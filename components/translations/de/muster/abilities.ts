/** In German: what each ability does in an assault, by its word. */
import type { abilityNotes as english } from '../../../set-up/formation-builder/card-words.ts';

const SHIELDS = 'Jeder hält einen Schadenspunkt aus Feuergefecht oder Unterstützung ab und bricht dann zusammen.';
const FLIES_OVER = 'Zieht über Freunde und Gelände hinweg';

export const words: typeof english = {
  units: {
    aircraft: 'Landet im Ansturm, wo es will, und bleibt dann; vernichtet, wenn seine Formation verliert, außer mit '
      + 'Fearless.',
    automata: 'Ihr Verlust ist kein Kill und gibt keinen Blastmarker, solange ihre Formation andere Einheiten hat.',
    automaton: 'Sein Verlust ist ein Kill, gibt aber keinen Blastmarker; bei Panik der gebrochenen Formation hat er '
      + 'seinen Schutzwurf.',
    commander: 'Führt gemeinsame Sturmangriffe.',
    'damage-capacity': 'Bei einem Charakter, etwa einem Streitwagen: Sein Träger hat so viel mehr davon.',
    'deflector-shield': 'Ein zweiter Schutz auf 5+ gegen jede Attacke.',
    expendable: 'Sein Verlust ist ein Kill, gibt aber keinen Blastmarker, außer seine ganze Formation ist Expendable.',
    farsight: 'Seine Formation verliert im Aktionstest nichts, wenn sie die Initiative behält.',
    fearless: 'Beim Niedermachen übergangen, nicht vernichtet, wenn gebrochen verloren wird, darf stehen bleiben.',
    'first-strike': 'Alle seine Attacken fallen vor denen aller anderen.',
    holofield: 'Schützt auf 3+ statt der Rüstung, egal gegen welchen Treffer.',
    infiltrator: 'Verdoppelt sein Tempo für den Ansturm und ignoriert Kontrollzonen des Ziels.',
    inspiring: '+1 auf das Ergebnis seiner Seite, solange es lebt.',
    'invulnerable-save': 'Ein zweiter Schutz auf 6+ gegen jede Attacke.',
    'jump-packs': `${FLIES_OVER}.`,
    'knight-shield': 'Schützt auf 4+ statt der Rüstung, egal gegen welchen Treffer, aber nicht gegen '
      + 'Unterstützungsfeuer.',
    'living-metal': 'Ein zweiter Schutz auf 4+ gegen jede Attacke.',
    mounted: 'Im Gelände ein Fahrzeug.',
    'passengers-fire': 'Wer darin sitzt, schießt heraus, im Sturmangriff und bei der Unterstützung.',
    'power-fields': SHIELDS,
    'reinforced-armour': 'Wirft einen verpatzten Schutzwurf noch einmal, außer gegen Makrowaffen und Lanzen.',
    scout: 'Kontrollzone 10 cm, Zusammenhalt 20 cm.',
    shadowfield: SHIELDS,
    shadowfields: SHIELDS,
    skimmer: `${FLIES_OVER}; in Kontakt kann er alle im Feuergefecht kämpfen lassen.`,
    'support-craft': 'Ein Skimmer, der immer hoch fliegt: In Kontakt kämpfen alle im Feuergefecht.',
    'supreme-commander': 'Führt gemeinsame Sturmangriffe und lässt einen verpatzten Aktionstest neu werfen.',
    'tau-jet-packs': `${FLIES_OVER}, wie mit Jump Packs.`,
    transport: 'Befördert andere: Sie steigen im Ansturm oder Gegenstoß aus und können mit ihm verloren gehen.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Wirft einen verpatzten Test für gefährliches Gelände noch einmal.',
  },
  weapons: {
    'first-strike': 'Ihre Attacken fallen vor denen aller anderen.',
    'ignore-cover': 'Kein Deckungswurf.',
    lance: 'Kein zweiter Wurf für Reinforced Armour.',
    'macro-weapon': 'Bei Extra-Attacken: Rüstung schützt nur mit Reinforced Armour, kein Deckungswurf.',
    sniper: 'Wer zuschlägt, sucht sich das Opfer aus, dessen Schutzwurf um eins schlechter ist.',
    'titan-killer': 'Bei Extra-Attacken: eine Makrowaffe, vor der keine Rüstung schützt, mit mehreren Punkten auf '
      + 'einmal.',
  },
};
