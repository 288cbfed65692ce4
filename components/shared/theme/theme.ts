/**
 * The look shared by every element: colours, type, rhythm, focus, buttons.
 *
 * Inside an element, styles read the short private names (`var(--_ink)`). A page changes them through the public names
 * (`--assault-ink`), set on any ancestor. Light and dark follow `color-scheme`, which is inherited: a public element
 * sets it once with `publicTheme` and the elements inside need nothing.
 */
import { css } from 'lit';

/** For screen readers alone: what a rule says of it. */
export const spokenOnly = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * The tokens and the plain text around them: in the `styles` of every element.
 *
 * Sizes: `s` notes, `m` text, `l` lead, `xl` headings. Spaces: multiples of `--_space`, 4px.
 *
 * @cssprop --assault-ground - What everything lies on.
 * @cssprop --assault-backdrop - What a tag has behind it, where that shall not be its ground: `transparent`.
 * @cssprop --assault-map - What the map lies on.
 * @cssprop --assault-raised - Cards and buttons on the ground.
 * @cssprop --assault-sunken - Fields, hovered rows.
 * @cssprop --assault-ink - Text.
 * @cssprop --assault-ink-soft - Secondary text, still 4.5:1.
 * @cssprop --assault-line - Hairlines that only divide.
 * @cssprop --assault-line-strong - Borders that carry meaning, 3:1.
 * @cssprop --assault-attacker - The attacker.
 * @cssprop --assault-attacker-soft - Its tint.
 * @cssprop --assault-defender - The defender.
 * @cssprop --assault-defender-soft - Its tint.
 * @cssprop --assault-on-side - Text on either side's colour.
 * @cssprop --assault-now - What happens now.
 * @cssprop --assault-now-soft - Its tint.
 * @cssprop --assault-now-ink - Text in its colour.
 * @cssprop --assault-on-now - Text on it.
 * @cssprop --assault-good - A success, never without a mark.
 * @cssprop --assault-bad - A failure or a refusal, never without a mark.
 * @cssprop --assault-font - The text face.
 * @cssprop --assault-mono - The face of rule ids.
 * @cssprop --assault-size - The size of text, 1rem unless set.
 * @cssprop --assault-radius - Rounded corners.
 */
export const theme = css`
  :host {
    --_ground: var(--assault-ground, light-dark(#ffffff, #1a1d24));
    --_map: var(--assault-map, light-dark(#faf9f5, #13161b));
    --_raised: var(--assault-raised, light-dark(#ffffff, #22262f));
    --_sunken: var(--assault-sunken, light-dark(#efede6, #0d0f13));
    --_ink: var(--assault-ink, light-dark(#1c1d22, #f0eee8));
    --_ink-soft: var(--assault-ink-soft, light-dark(#555963, #b0b4be));
    --_line: var(--assault-line, light-dark(#e2dfd7, #303845));
    --_line-strong: var(--assault-line-strong, light-dark(#85888f, #75808f));
    --_attacker: var(--assault-attacker, light-dark(#0b5fa5, #79b8f2));
    --_attacker-soft: var(--assault-attacker-soft, light-dark(#e1ecf7, #17304a));
    --_defender: var(--assault-defender, light-dark(#b4410e, #f39a6c));
    --_defender-soft: var(--assault-defender-soft, light-dark(#fbe7dc, #43261a));
    --_on-side: var(--assault-on-side, light-dark(#ffffff, #10141a));
    --_now: var(--assault-now, light-dark(#5f43e0, #ab9aff));
    --_now-soft: var(--assault-now-soft, light-dark(#eeebfd, #2b2550));
    --_now-ink: var(--assault-now-ink, light-dark(#5b3fd0, #b9aaff));
    --_on-now: var(--assault-on-now, light-dark(#ffffff, #14101f));
    --_good: var(--assault-good, light-dark(#1a7145, #6fcf9c));
    --_bad: var(--assault-bad, light-dark(#b3261e, #ff9a90));
    --_font: var(--assault-font, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', system-ui, sans-serif);
    --_mono: var(--assault-mono, ui-monospace, monospace);
    --_size: var(--assault-size, clamp(10px, 1rem, 32px));
    --_size-s: calc(var(--_size) * 0.8125);
    --_size-m: calc(var(--_size) * 0.9375);
    --_size-l: calc(var(--_size) * 1.0625);
    --_size-xl: calc(var(--_size) * 1.25);
    --_space: 4px;
    --_radius: var(--assault-radius, 8px);
    --_moment: 160ms;
    box-sizing: border-box;
    color: var(--_ink);
    font-family: var(--_font);
    font-size: var(--_size-m);
    font-variant-numeric: tabular-nums;
    line-height: 1.45;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  /* A name in another direction does not turn what stands beside it. */
  :is(a, b, code, em, i, label, small, span, strong, text) {
    unicode-bidi: isolate;
  }
  /* Every focus looks the same, and only the keyboard's is shown. */
  :focus-visible {
    outline: 2px solid var(--_now);
    outline-offset: 2px;
  }
  .spoken {
    ${spokenOnly}
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_moment: 0ms;
    }
  }
  /* The reader's own colours: sides differ by shape alone, "now" is their highlight. */
  @media (forced-colors: active) {
    :host {
      --_ground: Canvas;
      --_map: Canvas;
      --_raised: Canvas;
      --_sunken: Canvas;
      --_ink: CanvasText;
      --_ink-soft: CanvasText;
      --_line: GrayText;
      --_line-strong: CanvasText;
      --_attacker: CanvasText;
      --_attacker-soft: Canvas;
      --_defender: CanvasText;
      --_defender-soft: Canvas;
      --_on-side: Canvas;
      --_now: Highlight;
      --_now-soft: Canvas;
      --_now-ink: CanvasText;
      --_on-now: HighlightText;
      --_good: CanvasText;
      --_bad: CanvasText;
    }
  }
`;

/**
 * For the public elements: the reader's preference for light or dark, unless the page says `theme="light|dark"`.
 *
 * What a page says about its own text stops here, also where it says so of everything with `!important`: inside a
 * shadow tree that is the stronger one. Laid out by what it holds, as a flex item may be, an element is as wide as a
 * column.
 */
export const publicTheme = css`
  :host {
    display: block;
    min-inline-size: 0;
    max-inline-size: 100%;
    contain-intrinsic-inline-size: 48rem;
    color-scheme: light dark;
    background: var(--assault-backdrop, var(--_ground)) !important;
    color: var(--_ink) !important;
    font: normal var(--_size-m) / 1.45 var(--_font) !important;
    font-variant-numeric: tabular-nums !important;
    letter-spacing: normal !important;
    word-spacing: normal !important;
    word-break: normal !important;
    hyphens: manual !important;
    white-space: normal !important;
    text-align: start !important;
    text-indent: 0 !important;
    text-shadow: none !important;
    text-transform: none !important;
  }
  @media print {
    :host,
    :host([theme]) {
      color-scheme: light;
    }
  }
`;

/**
 * Buttons: `button` alone is the usual one; `.main` the one thing to do next, 44px high; `.quiet` without a border;
 * `.icon` square, for a single sign. A disabled button stays readable; one that must keep the focus while it says no is
 * `aria-disabled` instead.
 */
export const buttons = css`
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: calc(var(--_space) * 2);
    min-block-size: 36px;
    padding: var(--_space) calc(var(--_space) * 3);
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_ink);
    font: inherit;
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color var(--_moment);
  }
  button:enabled:not([aria-disabled='true']):hover {
    background: var(--_sunken);
  }
  button.main {
    min-block-size: 44px;
    padding-inline: calc(var(--_space) * 5);
    border-color: var(--_ink);
    background: var(--_ink);
    color: var(--_ground);
  }
  button.main:enabled:not([aria-disabled='true']):hover {
    background: color-mix(in srgb, var(--_ink) 86%, var(--_ground));
  }
  button.quiet {
    border-color: transparent;
    background: transparent;
  }
  button.quiet:enabled:hover {
    background: var(--_sunken);
  }
  button.icon {
    min-inline-size: 36px;
    padding: 0;
  }
  button:disabled,
  button[aria-disabled='true'] {
    border-color: var(--_line);
    border-style: dashed;
    background: transparent;
    color: var(--_ink-soft);
    cursor: default;
  }
  @media (forced-colors: active) {
    button.main {
      forced-color-adjust: none;
    }
    button:disabled,
    button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
