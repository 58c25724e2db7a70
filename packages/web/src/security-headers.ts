import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'

/** No inline scripts anywhere: state travels as data. Inline styles are ours and MUI's. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/**
 * The security headers of every answer, by lower-case name. Helmet writes them once: they are the same for all, and
 * writing them anew cost a cached page a tenth of its time.
 */
export function securityHeaders(): Record<string, string> {
  const headers: Record<string, string> = {}
  const write = helmet({
    contentSecurityPolicy,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  write({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw new Error('The security headers could not be written', { cause: error })
  })
  return headers
}
