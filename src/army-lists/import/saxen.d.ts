/** The part of saxen that is used here; the package has no types of its own. */
declare module 'saxen' {
  export type Decode = (text: string) => string;
  /** Values by name as they stand in the file; false where they cannot be read. */
  export type Attributes = () => Readonly<Record<string, string>> | false;

  export class Parser {
    on(event: 'openTag', act: (name: string, attributes: Attributes, decode: Decode) => void): this;
    on(event: 'text', act: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', act: (text: string) => void): this;
    on(event: 'closeTag', act: (name: string) => void): this;
    on(event: 'attention', act: (text: string) => void): this;
    on(event: 'error', act: (error: Error) => void): this;
    parse(text: string): Error | null;
    stop(): void;
  }
}
