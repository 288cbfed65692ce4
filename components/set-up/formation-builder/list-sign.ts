/** The sign of the army lists. */
import { html } from 'lit';

export const icon = html`<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M7 5H17M7 10H17M7 15H17M3 5H3.1M3 10H3.1M3 15H3.1"></path></svg>`;
