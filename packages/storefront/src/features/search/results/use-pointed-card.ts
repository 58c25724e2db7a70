import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { useEffect, useState } from 'react'

/**
 * The campsite whose card in the list is hovered or focused. The map listens to the page, so that a list without a map
 * includes no code for it.
 */
export function usePointedCard(sites: Iterable<SiteResult>): number | null {
  const [pointed, setPointed] = useState<number | null>(null)
  const slugs = [...sites].map(({ id, slug }) => `${id} ${slug}`).join()
  useEffect(() => {
    const ids = new Map(
      slugs.split(',').map((entry) => {
        const [id, slug = ''] = entry.split(' ')
        return [slug, Number(id)] as const
      }),
    )
    const update = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('main article') : null
      const href = card?.querySelector<HTMLAnchorElement>('a[href]')?.pathname ?? ''
      setPointed(ids.get(decodeURIComponent(href.split('/').at(-1) ?? '')) ?? null)
    }
    document.addEventListener('pointerover', update)
    document.addEventListener('focusin', update)
    return () => {
      document.removeEventListener('pointerover', update)
      document.removeEventListener('focusin', update)
    }
  }, [slugs])
  return pointed
}
