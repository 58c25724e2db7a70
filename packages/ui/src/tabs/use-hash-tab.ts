import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The open one of some tabs, from the URL hash. The hash of a tab opens it, on arrival and by every link of the page, and
 * brings it into view below what is sticky; choosing a tab writes the hash and scrolls nothing.
 */
export function useHashTab(ids: readonly string[], initial: string | undefined) {
  const [active, setActive] = useState(initial ?? ids[0])
  /** A tab that a hash has asked for: it is shown once it can be scrolled to. */
  const asked = useRef<string | null>(null)
  const [asks, setAsks] = useState(0)
  const known = ids.join()

  useEffect(() => {
    const readHash = () => {
      const hash = hashOf(window.location.hash)
      if (!known.split(',').includes(hash)) return
      asked.current = hash
      setActive(hash)
      setAsks((count) => count + 1)
    }
    readHash()
    window.addEventListener('hashchange', readHash)
    return () => window.removeEventListener('hashchange', readHash)
  }, [known])

  useLayoutEffect(() => {
    if (asked.current === null) return
    document.getElementById(asked.current)?.scrollIntoView({ block: 'start' })
    asked.current = null
  }, [asks])

  const select = (id: string) => {
    setActive(id)
    window.history.replaceState(window.history.state, '', `#${id}`)
  }
  return { active, select }
}

/** A hash that somebody has typed may be no proper encoding of anything. */
function hashOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
