import type { RootState } from '@camping/core/store/create-store.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { EditionLink } from '../kit/app/app-context.tsx'
import type { CompiledMessages } from './create-edition-intl.ts'
import { scriptJson } from './seo/script-json.ts'

/** The server's data for the browser besides the markup: a JSON block with the id `boot`. */
export interface BootData {
  readonly site: SiteCode
  readonly today: string
  readonly editions: readonly EditionLink[]
  readonly state: Partial<RootState>
  /** Texts of experiments in the place of messages. */
  readonly words?: CompiledMessages
  /** The outcome of the server's rendering: an error page is hydrated as one. */
  readonly failure?: { readonly status: number; readonly message: string }
}

export const bootElementId = 'boot'

/** The content of the block. */
export function bootJson(data: BootData): string {
  return scriptJson(data)
}
