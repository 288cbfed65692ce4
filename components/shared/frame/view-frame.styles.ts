/** How a view of the table stands on its page: as high as it is told, with its title and its menu. */
import { css } from 'lit';

export const viewFrameStyles = css`
  :host {
    position: relative; /* what is only spoken makes no page longer */
    display: block;
    container: resolver / size;
    block-size: var(--assault-height, clamp(560px, 85dvh, 760px));
    min-block-size: 0;
    overflow: clip;
  }
  .title {
    display: -webkit-box;
    margin: 0;
    padding-inline: calc(var(--_space) * 3);
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: var(--_size-l);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .menu summary::before {
    content: none;
  }
`;
