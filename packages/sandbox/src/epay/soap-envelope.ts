const epayNamespace = 'https://ssl.ditonlinebetalingssystem.dk/remote/payment'

/** A call of the web service: its name and its flat parameters. */
export interface SoapCall {
  readonly operation: string
  readonly values: ReadonlyMap<string, string>
}

/**
 * Reads a SOAP 1.1 or 1.2 envelope with one flat operation, the only kind that this service has. Undefined for anything
 * else, such as comments, entities or another namespace.
 */
export function readEnvelope(xml: string): SoapCall | undefined {
  if (/<!DOCTYPE|<!ENTITY|<!--|<!\[CDATA\[/i.test(xml)) return undefined
  const body = /<(?:[\w-]+:)?Body(?:\s[^>]*)?>([\s\S]*)<\/(?:[\w-]+:)?Body\s*>/.exec(xml)?.[1]?.trim()
  const call = body && /^<((?:[\w-]+:)?(\w+))((?:\s[^>]*?)?)(?:\/>|>([\s\S]*)<\/\1\s*>)$/.exec(body)
  if (!call) return undefined
  const [, , operation = '', , inside = ''] = call
  if (!xml.includes(epayNamespace)) return undefined
  const values = new Map<string, string>()
  const element = /<(?:[\w-]+:)?(\w+)(?:\s[^>]*?)?(?:\/>|>([^<]*)<\/(?:[\w-]+:)?\1\s*>)/g
  for (const [, name = '', text = ''] of inside.matchAll(element)) values.set(name, unescape(text.trim()))
  return { operation, values }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const unescape = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** Elements of an answer; a list becomes nested elements. */
type SoapValue = string | number | boolean | readonly SoapElement[]
export type SoapElement = readonly [name: string, value: SoapValue]

const written = (elements: readonly SoapElement[]): string =>
  elements
    .map(([name, value]) => {
      const inside = typeof value === 'object' ? written(value) : escaped(String(value))
      return `<${name}>${inside}</${name}>`
    })
    .join('')

const envelope = (body: string): string =>
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"' +
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:xsd="http://www.w3.org/2001/XMLSchema">' +
  `<soap:Body>${body}</soap:Body></soap:Envelope>`

export const writeEnvelope = (operation: string, elements: readonly SoapElement[]): string =>
  envelope(`<${operation}Response xmlns="${epayNamespace}">${written(elements)}</${operation}Response>`)

export const writeFault = (code: 'Client' | 'Server', text: string): string =>
  envelope(
    `<soap:Fault><faultcode>soap:${code}</faultcode><faultstring>${escaped(text)}</faultstring><detail /></soap:Fault>`,
  )
