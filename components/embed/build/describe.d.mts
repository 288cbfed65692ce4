/** The manifest of the elements, in the form of the custom elements schema. */
export declare const manifestOf: () => Promise<object>;
