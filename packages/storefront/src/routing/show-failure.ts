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

interface FailureEntry {
  /** Key of the page in the build manifest, below `src/pages`. */
  readonly module: string
  readonly load: () => Promise<ComponentType<FailureProps>>
  /** Message namespaces the page needs besides `shell`. */
  readonly messages: readonly string[]
}

const errorEntry: FailureEntry = {
  module: 'error/error-page.tsx',
  load: async () => (await import('../pages/error/error-page.tsx')).ErrorPage,
  messages: ['failure'],
}

/** Only campsites are withdrawn. */
const goneEntry: FailureEntry = {
  module: 'error/gone-page.tsx',
  load: async () => (await import('../pages/error/gone-page.tsx')).GonePage,
  messages: ['gone', 'failure'],
}

/** The page of a failure. */
export function failureEntry(status: number): FailureEntry {
  return status === 410 ? goneEntry : errorEntry
}

/** Loads the page of a failure only when something failed: other first loads do not carry it. */
export async function showFailure(
  { status, message }: FailureProps,
  loadMessages?: (namespaces: readonly string[]) => Promise<void>,
): Promise<ShownFailure> {
  const { load, messages } = failureEntry(status)
  const [View] = await Promise.all([load(), loadMessages?.(messages)])
  return { kind: 'failure', status, message, View }
}
