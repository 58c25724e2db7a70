import type { RootState } from '@camping/core/store/create-store.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { EditionLink } from '../app/app-context.tsx'
import { scriptJson } from './script-json.ts'

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

/** The content of the block. */
export function bootJson(data: BootData): string {
  return scriptJson(data)
}
