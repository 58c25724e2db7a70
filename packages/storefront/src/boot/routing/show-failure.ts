import type { ComponentType } from 'react'
import type { FailureProps, ShownFailure } from '../../kit/routing/shown.ts'

interface FailureEntry {
  /** File name of the page, the end of its key in the build manifest. */
  readonly module: string
  readonly load: () => Promise<ComponentType<FailureProps>>
  /** Message namespaces of the page besides `shell`. */
  readonly messages: readonly string[]
}

const errorEntry: FailureEntry = {
  module: 'error-page.tsx',
  load: async () => (await import('../../features/content/error/error-page.tsx')).ErrorPage,
  messages: ['failure'],
}

/** Only campsites can be withdrawn. */
const goneEntry: FailureEntry = {
  module: 'gone-page.tsx',
  load: async () => (await import('../../features/content/error/gone-page.tsx')).GonePage,
  messages: ['gone', 'failure'],
}

/** The page of a failure. */
export function failureEntry(status: number): FailureEntry {
  return status === 410 ? goneEntry : errorEntry
}

/** Loads the page of a failure on demand, so that other first loads do not include it. */
export async function showFailure(
  { status, message }: FailureProps,
  loadMessages?: (namespaces: readonly string[]) => Promise<void>,
): Promise<ShownFailure> {
  const { load, messages } = failureEntry(status)
  const [View] = await Promise.all([load(), loadMessages?.(messages)])
  return { kind: 'failure', status, message, View }
}
