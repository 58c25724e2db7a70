import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'
import { useHashTab } from './use-hash-tab.ts'

export interface TabsProps {
  /** Names the row of tabs. */
  label: string
  /** `id` is the URL hash of the tab. */
  tabs: { id: string; title: string; count?: string; content: ReactNode }[]
  /** Tab shown at first when the address has no hash. */
  initial?: string
  /** Receives the id of the shown tab. */
  onSelect?: (id: string) => void
}

/**
 * Tabs with their state in the URL hash. The HTML contains all panels: without scripts all are visible; before scripts
 * load the panel of the hash is; and the browser's find-in-page opens the tab of its match.
 */
export function Tabs({ label, tabs, initial, onSelect }: TabsProps) {
  const ids = tabs.map(({ id }) => id)
  const { active, select } = useHashTab(ids, initial)
  const list = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  // The row scrolls on phones: its active tab is shown, without moving the page.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector('[aria-selected=true]')
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [active])

  const choose = (id: string) => {
    select(id)
    onSelect?.(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = ids.indexOf(active ?? '')
    const places: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: ids.length - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const links = list.current?.querySelectorAll<HTMLAnchorElement>('[role=tab]')
    const next = links?.[(place + ids.length) % ids.length]
    next?.focus()
    next?.click()
  }
  return (
    <div className={live ? undefined : styles.waiting}>
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
              // Changes the address without scrolling.
              event.preventDefault()
              choose(tab.id)
            }}
          >
            {tab.title}
            {tab.count && <span className={styles.count}>{tab.count}</span>}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id} open={tab.id === active} live={live} onFound={() => choose(tab.id)}>
          {tab.content}
        </Panel>
      ))}
    </div>
  )
}

interface PanelProps {
  id: string
  open: boolean
  live: boolean
  /** The browser's find-in-page has a match in this panel. */
  onFound: () => void
  children: ReactNode
}

function Panel({ id, open, live, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Runs before the tabs scroll to the hash, because an open panel above would shift its target.
  useLayoutEffect(() => {
    // React does not support `until-found`, so this effect sets and removes the attribute itself.
    if (open) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  })
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  })
  return (
    <div
      ref={panel}
      id={id}
      className={classNames(styles.panel, !open && (live ? styles.hidden : styles.closed))}
      role="tabpanel"
      aria-labelledby={`tab-${id}`}
      tabIndex={0}
    >
      {children}
    </div>
  )
}
