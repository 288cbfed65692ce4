/** How a panel stands under its heading: no margins of their own, and a long word breaks. */
import { css } from 'lit';

export const headingStyles = css`
  section,
  section > * {
    min-inline-size: 0;
  }
  h2,
  h3,
  p,
  ul {
    margin: 0;
  }
  h2 {
    font-size: var(--_size-xl);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
`;
