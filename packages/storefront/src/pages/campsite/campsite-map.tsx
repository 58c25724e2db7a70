import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { Button } from '@camping/ui/button/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../format/use-text.ts'
import styles from './campsite-map.module.css'

const SiteMap = lazy(() => import('../../map/site-map.tsx').then((module) => ({ default: module.SiteMap })))

/** Where the site lies; its room is kept, the map comes on request. */
export function CampsiteMap({ site }: { site: SiteDetail }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.map}>
      {open ? (
        <Suspense>
          <SiteMap site={site} />
        </Suspense>
      ) : (
        <Button icon="map" onClick={() => setOpen(true)}>
          {t('campsite.map')}
        </Button>
      )}
    </div>
  )
}
