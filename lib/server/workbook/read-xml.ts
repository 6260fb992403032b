import { Parser } from 'saxen'

type Handlers = {
  /** Names come without the prefix of their namespace, which some programs write and others do not. */
  readonly onOpen?: (name: string, attribute: (name: string) => string) => void
  readonly onClose?: (name: string) => void
  readonly onText?: (text: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads a part of a workbook from its beginning to its end. Knows no entity of a file's own. Throws at what is no XML. */
export function readXml(bytes: Uint8Array, { onOpen, onClose, onText }: Handlers): void {
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) =>
    onOpen?.(localName(name), (attribute) => decode(attributes()[attribute] ?? '')),
  )
  parser.on('closeTag', (name) => onClose?.(localName(name)))
  parser.on('text', (text, decode) => onText?.(decode(text)))
  parser.on('cdata', (text) => onText?.(text))
  parser.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}
