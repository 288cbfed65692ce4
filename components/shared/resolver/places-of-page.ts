/** What a page puts into the top bar of a table: it is passed on through every element around the frame. */
import { html } from 'lit';

export const placesOfPage = html`
  <slot name="back" slot="back"></slot>
  <slot name="views" slot="views"></slot>
  <slot name="actions" slot="actions"></slot>`;
