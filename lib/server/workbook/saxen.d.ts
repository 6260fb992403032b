declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = Readonly<Record<string, string>>
  export class Parser {
    on(event: 'openTag', call: (name: string, attributes: () => Attributes, decode: Decode) => void): this
    on(event: 'closeTag', call: (name: string) => void): this
    on(event: 'text', call: (text: string, decode: Decode) => void): this
    on(event: 'cdata', call: (text: string) => void): this
    parse(xml: string): void
  }
}
