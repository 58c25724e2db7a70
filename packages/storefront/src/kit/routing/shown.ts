import type { ComponentType } from 'react'
import type { Page, PageRequest } from './page-view.ts'

export interface FailureProps {
  readonly status: number
  readonly message: string
}

/** A failure and its page. */
export interface ShownFailure extends FailureProps {
  readonly kind: 'failure'
  readonly View: ComponentType<FailureProps>
}

/** The current view: a page for a request, or the error page of a failure. */
export type Shown =
  | { readonly kind: 'page'; readonly page: Page; readonly request: PageRequest }
  | ShownFailure
