import { untilLoaded } from '@camping/ui/lazy-part.ts'
import { createContext, use } from 'react'

type LoadMessages = (namespaces: readonly string[]) => Promise<void>

/** Loads message namespaces of the edition; null on the server, which has all messages. */
export const LoadMessagesContext = createContext<LoadMessages | null>(null)

const loaded = new WeakMap<LoadMessages, Map<string, Promise<void>>>()

/**
 * For components with their own chunk: suspends until the messages of these namespaces are loaded, all at once. Wrap the
 * component in `Suspense`.
 */
export function useLazyWords(...namespaces: readonly string[]): void {
  const load = use(LoadMessagesContext)
  // Even a resolved promise would suspend, and the server does not wait.
  if (!load) return
  const known = loaded.get(load) ?? new Map<string, Promise<void>>()
  loaded.set(load, known)
  for (const name of namespaces)
    if (!known.has(name))
      known.set(
        name,
        untilLoaded(() => load([name])),
      )
  for (const name of namespaces) {
    const words = known.get(name)
    if (words) use(words)
  }
}
