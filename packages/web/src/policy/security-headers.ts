import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { policyReports } from './policy-report.ts'

type Headers = Readonly<Record<string, string>>
type Directives = Readonly<Record<string, string[]>>

/** No inline scripts: the state is data. Inline styles are ours and MUI's. */
const documentPolicy = {
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
  // Browsers support one or the other.
  reportUri: [policyReports.path],
  reportTo: [policyReports.group],
}

/** A built file that is opened by itself, or runs as a worker, is bound like a page. */
const filePolicy = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/** Data and pictures cannot load anything, whatever type a browser takes them for. */
const dataPolicy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

/**
 * Disables features that no page uses, also for third-party code of a brand. Browsers warn about unknown names, so the
 * list has only established ones; the features that pages use (clipboard, sharing, device keys) are limited to their
 * own origin anyway.
 */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ')

/**
 * Helmet computes them once: they are the same for all, and computing them per request took a tenth of a cached page's
 * time.
 */
function written(directives: Directives, more: Headers): Headers {
  const headers: Record<string, string> = {}
  const write = helmet({
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    // Matches the policy: nobody may frame a page.
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: { useDefaults: false, directives },
  })
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  write({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw new Error('The security headers could not be written', { cause: error })
  })
  return { ...headers, ...more }
}

/** What counts for documents alone: a script, a font or a picture has no features, no opener and no frame. */
const ofDocuments = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** A page loads some sixty files, and without HTTP/2 each would carry a kilobyte of headers that no browser reads (385). */
const writtenForFiles = (directives: Directives): Headers =>
  Object.fromEntries(Object.entries(written(directives, {})).filter(([name]) => !ofDocuments.includes(name)))

/** The security headers of pages, by lower-case name. */
export function securityHeaders(): Headers {
  return written(documentPolicy, {
    'permissions-policy': permissions,
    'reporting-endpoints': `${policyReports.group}="${policyReports.path}"`,
  })
}

/** Those of built files. */
export const fileHeaders: Headers = writtenForFiles(filePolicy)

const dataHeaders = written(dataPolicy, { 'permissions-policy': permissions })
/** Pictures are public: webmail and link previews show them on other sites. */
const pictureHeaders: Headers = {
  ...writtenForFiles(dataPolicy),
  'cross-origin-resource-policy': 'cross-origin',
}

/** Sets those of `/api` and `/images` before the API answers; the API's own headers take precedence. */
export function secureApiAnswer(url: string, response: ServerResponse): void {
  const headers = url.startsWith('/images') ? pictureHeaders : dataHeaders
  for (const name in headers) response.setHeader(name, headers[name] as string)
}
