/** What is made of the manifest of the elements. */
export declare const vscodeData: (manifest: object) => object;
export declare const webTypes: (manifest: object, pack: { readonly name: string; readonly version: string }) => object;
export declare const elementTypes: (manifest: object) => string;
