import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './tabs.module.css'

export interface TabsProps {
  label: string
  /** `id` is the URL hash of the tab. */
  tabs: { id: string; title: string; count?: string; content: ReactNode }[]
  /** Tab shown at first when the address has no hash. */
  initial?: string
  onSelect?: (id: string) => void
}

/**
 * Tabs whose state is the URL hash. All panels are in the HTML: without script all are shown, and search in the page
 * finds text in closed ones.
 */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const [active, setActive] = useState(initial ?? tabs[0]?.id)
  const list = useRef<HTMLDivElement>(null)
  const ids = tabs.map((tab) => tab.id).join()

  useEffect(() => {
    const readHash = () => {
      const hash = decodeURIComponent(window.location.hash.slice(1))
      if (ids.split(',').includes(hash)) setActive(hash)
    }
    readHash()
    window.addEventListener('hashchange', readHash)
    return () => window.removeEventListener('hashchange', readHash)
  }, [ids])

  const select = (id: string) => {
    setActive(id)
    onSelect?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === active)
    const places: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const links = list.current?.querySelectorAll<HTMLAnchorElement>('[role=tab]')
    const next = links?.[(place + tabs.length) % tabs.length]
    next?.focus()
    next?.click()
  }
  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <a
            key={tab.id}
            id={`tab-${tab.id}`}
            href={`#${tab.id}`}
            className={styles.tab}
            role="tab"
            aria-selected={tab.id === active}
            aria-controls={tab.id}
            tabIndex={tab.id === active ? undefined : -1}
            onClick={(event) => {
              // Keep the place on the page: the address changes, nothing scrolls.
              event.preventDefault()
              window.history.replaceState(window.history.state, '', `#${tab.id}`)
              select(tab.id)
            }}
          >
            {tab.title}
            {tab.count && <span className={styles.count}>{tab.count}</span>}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          className={tab.id === active ? styles.panel : styles.closed}
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
