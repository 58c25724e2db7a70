import { widenedPolicy } from './widened-policy.ts'

/**
 * Sources that the tag manager and Google Analytics need (analytics-7). No inline script, no eval: custom HTML and
 * JavaScript variables of a container do not run, nor do other companies' tags.
 */
const google: Readonly<Record<string, string>> = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/** The same of a stand-in: its script, and its inbox. */
const standIn = (source: string) => {
  const { origin } = new URL(source)
  return { 'script-src': origin, 'connect-src': origin }
}

/** Where tags come from: the address below which their scripts lie. Without one it is Google. */
export type TagSource = string | undefined

/** The content security policy of documents that may have tags, in apps with a tag manager. */
export const withTagManager = (policy: string, source: TagSource): string =>
  widenedPolicy(policy, source ? standIn(source) : google)

/**
 * The policy of the frame in which tags run for pages without them (decision 251): the sources of tags and nothing else, and no
 * origin, so that their code reaches nothing of the page, nor its cookies or storage.
 */
export const tagFramePolicy = (source: TagSource): string =>
  withTagManager(
    [
      "default-src 'none'",
      "script-src 'self'",
      'img-src data:',
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ].join(';'),
    source,
  )
