/** Namespace of ePay's payment service; its operations are `{namespace}/{operation}`. */
export const paymentNamespace = 'https://ssl.ditonlinebetalingssystem.dk/remote/payment'

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** A SOAP 1.1 envelope with one operation; members in the order of the service's description. */
export function soapRequest(
  operation: string,
  members: readonly (readonly [string, string | number])[],
): string {
  const body = members.map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`).join('')
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>' +
    `<${operation} xmlns="${paymentNamespace}">${body}</${operation}>` +
    '</soap:Body></soap:Envelope>'
  )
}

/**
 * The text of the first element of that name, in any case and with any prefix; undefined when missing or empty.
 * Sufficient for this service, whose answers contain plain elements: attributes are ignored, comments and
 * sections do not occur.
 */
export function elementText(xml: string, name: string): string | undefined {
  const inner = elements(xml, name)[0]
  return inner === undefined || inner === '' || inner.includes('<') ? undefined : unescapeXml(inner.trim())
}

/** The content of each element of that name, in order. Elements of one name do not nest here. */
export function elements(xml: string, name: string): string[] {
  const pattern = new RegExp(
    `<(?:\\w+:)?${name}(?:\\s[^<>]*)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}\\s*>)`,
    'gi',
  )
  return [...xml.matchAll(pattern)].map((match) => match[1] ?? '')
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function unescapeXml(text: string): string {
  return text.replace(/&(#\d{1,6}|#x[0-9a-f]{1,6}|[a-z]+);/gi, (whole, inner: string) => {
    if (!inner.startsWith('#')) return entities[inner] ?? whole
    const code = /^#x/i.test(inner) ? Number.parseInt(inner.slice(2), 16) : Number(inner.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
