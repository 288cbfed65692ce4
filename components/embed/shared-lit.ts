/** What the scripts that an element's first one fetches take of Lit from it: two copies would not know each other. */
import { LitElement, adoptStyles, css, html, noChange, nothing, render, svg } from 'lit';

export const lit = { LitElement, adoptStyles, css, html, noChange, nothing, render, svg };
