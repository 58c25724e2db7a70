import type { ComponentType } from 'react'

export interface FailureProps {
  readonly status: number
  readonly message: string
}

/** A failure and the page that says so. */
export interface ShownFailure extends FailureProps {
  readonly kind: 'failure'
  readonly View: ComponentType<FailureProps>
}

/** Key of the error page in the build manifest, below `src/pages`. */
export const errorPageModule = 'error/error-page.tsx'

/** Loads the error page only when something failed: other first loads do not carry it. */
export async function showFailure({ status, message }: FailureProps): Promise<ShownFailure> {
  const { ErrorPage } = await import('../pages/error/error-page.tsx')
  return { kind: 'failure', status, message, View: ErrorPage }
}
