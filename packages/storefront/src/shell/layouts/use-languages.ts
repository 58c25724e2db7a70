import { localeCookie } from '@camping/editions/locale-cookie.ts'
import { markets } from '@camping/editions/markets.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { writeCookie } from '../../kit/routing/read-cookie.browser.ts'
import { useAlternates } from './use-alternates.ts'

/** The editions of the brand for the language selector: the same page there, each named in its own language. */
export function useLanguages(request: PageRequest | undefined) {
  return useAlternates(request).map(({ site: code, href }) => ({
    code,
    href,
    name: markets[code].displayName,
    flag: markets[code].flag,
    lang: markets[code].languageTag,
  }))
}

/** Stores the chosen edition for the next visit (editions-4). */
export function rememberLanguage(code: string): void {
  writeCookie(localeCookie.name, code, localeCookie.maxAge)
}
