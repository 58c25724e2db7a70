import { Button } from '@camping/ui/button/button.tsx'
import { useState } from 'react'
import { useText } from '../../../kit/format/use-text.ts'
import { LazyResultsMap } from '../results/lazy-results-map.tsx'
import type { PageRequest } from '../../../kit/routing/page-view.ts'

/** Opens the map over the page, where it does not fit beside the list. */
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
