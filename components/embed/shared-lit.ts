/** What the scripts that an element's first one fetches take from it. */
import { LitElement, adoptStyles, css, html, noChange, nothing, render, svg } from 'lit';
import { buttons, publicTheme, spokenOnly, theme } from '../shared/theme/theme.ts';

/** Of Lit, as two copies would not know each other. */
export const lit = { LitElement, adoptStyles, css, html, noChange, nothing, render, svg };

/** How all elements look. */
export const looks = { buttons, publicTheme, spokenOnly, theme };
