import { widenedPolicy } from './widened-policy.ts'

/**
 * Sources that the tag manager and Google Analytics need (analytics-7). No inline script, no eval: custom HTML and
 * JavaScript variables of a container do not run, nor do other companies' tags.
 */
const needs: Readonly<Record<string, string>> = {
  'script-src': 'https://www.googletagmanager.com',
  'img-src': 'https://www.googletagmanager.com https://*.google-analytics.com',
  'connect-src':
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
}

/** The content security policy of documents that may have tags, in apps with a tag manager. */
export const withTagManager = (policy: string): string => widenedPolicy(policy, needs)
