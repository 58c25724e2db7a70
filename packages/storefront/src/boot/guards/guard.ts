import type { RootState } from '@camping/core/store/create-store.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import type { Verdict } from '../../kit/routing/verdict.ts'

/** What a guard may know of the visitor; a request without a store has no data. */
export interface GuardContext {
  readonly state?: RootState
  /** Raw value of the cookie `search`. */
  readonly searchCookie?: string | undefined
}

/** Admits, and says what the address means: later guards and the page read it in the request. */
type Admission = Extract<Verdict, { kind: 'allow' }> & {
  readonly read?: Partial<Pick<PageRequest, 'criteria' | 'action'>>
}

/** Decides by the address, the visitor and the store. */
export type Guard = (
  request: PageRequest,
  context?: GuardContext,
) => Admission | Exclude<Verdict, { kind: 'allow' }>
