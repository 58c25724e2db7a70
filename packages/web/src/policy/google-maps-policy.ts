import { widenedPolicy } from './widened-policy.ts'

/** Sources that Google's map needs: its script and tiles, its fonts and styles, a worker from a blob. */
const needs: Readonly<Record<string, string>> = {
  'script-src': 'https://maps.googleapis.com',
  'style-src': 'https://fonts.googleapis.com',
  'font-src': 'https://fonts.gstatic.com',
  'img-src': 'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'worker-src': 'blob:',
}

/** The content security policy of pages whose edition has a Google Maps key; no other page allows third parties. */
export const withGoogleMaps = (policy: string): string => widenedPolicy(policy, needs)
