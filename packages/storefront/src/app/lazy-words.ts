import { createContext, use } from 'react'

type LoadMessages = (namespaces: readonly string[]) => Promise<void>

/** Fetches message namespaces of the edition; null on the server, where all words are there already. */
export const LoadMessagesContext = createContext<LoadMessages | null>(null)

const loaded = new WeakMap<LoadMessages, Map<string, Promise<void>>>()

/**
 * For parts that come with their own chunk: waits (suspends) until the words of a namespace are there. Put a `Suspense`
 * around the part.
 */
export function useLazyWords(namespace: string): void {
  const load = use(LoadMessagesContext)
  // Even a promise that is kept already would suspend, and the server does not wait.
  if (!load) return
  const known = loaded.get(load) ?? new Map<string, Promise<void>>()
  loaded.set(load, known)
  const words = known.get(namespace) ?? load([namespace])
  known.set(namespace, words)
  use(words)
}
