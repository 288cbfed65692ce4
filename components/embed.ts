/** The one-file build: defines the elements once. */
if (!customElements.get('assault-resolver')) customElements.define('assault-resolver', class extends HTMLElement {});
