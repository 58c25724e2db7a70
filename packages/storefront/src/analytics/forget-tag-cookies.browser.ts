import type { ConsentCategory } from '@camping/core/consent/consent-cookie.ts'

/** Cookies that Google's tags write into our domain, by what they are for. */
const written: Readonly<Record<ConsentCategory, RegExp>> = {
  statistics: /^_(ga|gid|gat)/,
  marketing: /^_(gcl|gac|gads)/,
}

/** The host itself, and every domain above it that such a cookie may have been set for. */
function domainsOf(host: string): readonly string[] {
  const names = host.split('.')
  return ['', ...names.map((_, at) => `; Domain=${names.slice(at).join('.')}`)]
}

/** Deletes what tags have left without consent to it. */
export function forgetTagCookies(given: readonly ConsentCategory[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')
  // Tags are loaded with consent to marketing only: without it nothing of them may stay.
  const kept = given.includes('marketing') ? given : []
  const gone = (['statistics', 'marketing'] as const).filter((category) => !kept.includes(category))
  for (const name of names.filter((one) => gone.some((category) => written[category].test(one))))
    for (const domain of domainsOf(window.location.hostname))
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
