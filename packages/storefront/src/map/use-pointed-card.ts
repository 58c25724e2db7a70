import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { useEffect, useState } from 'react'

/**
 * The campsite whose card in the list is pointed at or focused. The map listens to the page, so that a list without its
 * map carries nothing for it.
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
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('main article') : null
      const href = card?.querySelector<HTMLAnchorElement>('a[href]')?.pathname ?? ''
      setPointed(ids.get(decodeURIComponent(href.split('/').at(-1) ?? '')) ?? null)
    }
    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
    }
  }, [slugs])
  return pointed
}
