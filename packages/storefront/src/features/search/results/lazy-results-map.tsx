import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@camping/ui/lazy-part.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { savesData } from '../../../kit/deferred/saves-data.browser.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useSeen } from '../../../kit/deferred/use-seen.ts'
import styles from './lazy-results-map.module.css'
import type { ResultsMapProps } from './results-map.tsx'

const MapOverPage = lazyPart(() =>
  import('./results-map.tsx').then((module) => ({ default: module.MapOverPage })),
)
const MapBeside = lazyPart(() =>
  import('./results-map.tsx').then((module) => ({ default: module.MapBeside })),
)

/** The map of a search over the page; loads when it opens. */
export function LazyMapOverPage(props: ResultsMapProps) {
  return (
    <Suspense>
      <MapOverPage {...props} />
    </Suspense>
  )
}

/**
 * The map beside the list. It loads where the layout has a place for it, which narrow screens have not, and after everything that the
 * page itself loads: the list is read first. Until then, and where data is to be saved, a button loads it.
 */
export function LazyMapBeside(props: ResultsMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const seen = useSeen(frame)
  const [settled, setSettled] = useState(false)
  const t = useText()
  useEffect(() => {
    if (savesData()) return undefined
    const settle = () => setSettled(true)
    if (document.readyState === 'complete') settle()
    else addEventListener('load', settle, { once: true })
    return () => removeEventListener('load', settle)
  }, [])
  return (
    <div ref={frame} className={styles.frame}>
      {seen && settled ? (
        <Suspense>
          <MapBeside {...props} />
        </Suspense>
      ) : (
        <Button icon="map" onClick={() => setSettled(true)}>
          {t('facets.map')}
        </Button>
      )}
    </div>
  )
}
