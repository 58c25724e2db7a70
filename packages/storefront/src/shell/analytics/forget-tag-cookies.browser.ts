import type { ConsentCategory } from '@camping/core/consent/consent.rules.ts'

/** Cookies of Google's tags on our domain, by purpose. */
const written: Readonly<Record<Exclude<ConsentCategory, 'chat'>, RegExp>> = {
  statistics: /^_(ga|gid|gat)/,
  marketing: /^_(gcl|gac|gads)/,
}

/** The host itself, and every parent domain for which such a cookie may be set. */
function domainsOf(host: string): readonly string[] {
  const names = host.split('.')
  return ['', ...names.map((_, at) => `; Domain=${names.slice(at).join('.')}`)]
}

/** Deletes cookies of tags without consent. */
export function forgetTagCookies(given: readonly ConsentCategory[]): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '')
  // Tags load only with consent to marketing: without it none of their cookies may stay.
  const allowed = given.includes('marketing') ? given : []
  const gone = (['statistics', 'marketing'] as const).filter((category) => !allowed.includes(category))
  for (const name of names.filter((one) => gone.some((category) => written[category].test(one))))
    for (const domain of domainsOf(window.location.hostname))
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
