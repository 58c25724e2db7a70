import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The open tab, from the URL hash. A hash opens its tab on arrival and on every link, and scrolls it into view below
 * sticky elements. Choosing a tab writes the hash without scrolling.
 */
export function useHashTab(ids: readonly string[], initial: string | undefined) {
  const [active, setActive] = useState(initial ?? ids[0])
  /** The tab of the latest hash; the effect scrolls to it once it is visible. */
  const requestedTab = useRef<string | null>(null)
  const [requests, setRequests] = useState(0)
  const known = ids.join()

  useEffect(() => {
    const readHash = () => {
      const hash = hashOf(window.location.hash)
      if (!known.split(',').includes(hash)) return
      requestedTab.current = hash
      setActive(hash)
      setRequests((count) => count + 1)
    }
    readHash()
    window.addEventListener('hashchange', readHash)
    return () => window.removeEventListener('hashchange', readHash)
  }, [known])

  useLayoutEffect(() => {
    if (requestedTab.current === null) return
    document.getElementById(requestedTab.current)?.scrollIntoView({ block: 'start' })
    requestedTab.current = null
  }, [requests])

  const select = (id: string) => {
    setActive(id)
    window.history.replaceState(window.history.state, '', `#${id}`)
  }
  return { active, select }
}

/** A visitor may type a hash with invalid percent-encoding. */
function hashOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
