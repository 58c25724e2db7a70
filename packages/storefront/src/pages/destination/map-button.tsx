import { Button } from '@camping/ui/button/button.tsx'
import { useState } from 'react'
import { useText } from '../../format/use-text.ts'
import { LazyResultsMap } from '../../results/lazy-results-map.tsx'
import type { PageRequest } from '../../routing/page-view.ts'

/** Opens the map over the page, where there is no room beside the list. */
export function MapButton({ request }: { request: PageRequest }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="map" onClick={() => setOpen(true)}>
        {t('results.map')}
      </Button>
      {open && <LazyResultsMap request={request} alwaysDialog onClose={() => setOpen(false)} />}
    </>
  )
}
