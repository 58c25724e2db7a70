import { Button } from '@camping/ui/button/button.tsx'
import { useState } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import { LazyMapOverPage } from '../results/lazy-results-map.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

/** Opens the map over the page, where it does not fit beside the list. */
export function MapButton({ request }: { request: PageRequest }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="map" onClick={() => setOpen(true)}>
        {t('facets.map')}
      </Button>
      {open && <LazyMapOverPage request={request} onClose={() => setOpen(false)} />}
    </>
  )
}
