import type { Store } from '@camping/core/store/create-store.ts'
import type { AppContextValue } from '../app/app-context.tsx'

/** Dependencies for opening any page of the edition in the browser. */
export interface Opener {
  readonly app: AppContextValue
  readonly store: Store
  readonly loadMessages: (namespaces: readonly string[]) => Promise<void>
}
