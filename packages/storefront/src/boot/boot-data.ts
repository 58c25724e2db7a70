import type { RootState } from '@camping/core/store/create-store.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { EditionLink } from '../app/app-context.tsx'

/** What the server tells the browser besides the markup: a JSON block with the id `boot`. */
export interface BootData {
  readonly site: SiteCode
  readonly today: string
  readonly editions: readonly EditionLink[]
  readonly state: Partial<RootState>
  /** The outcome the server rendered: an error page is hydrated as one. */
  readonly failure?: { readonly status: number; readonly message: string }
}

export const bootElementId = 'boot'

/** JSON that is safe inside a script element: no `<`, no line separators (ASVS 1.2.3). */
export function bootJson(data: BootData): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
