import type { SiteResult } from '@camping/contract/search.schemas.ts'
import { useEffect, useState } from 'react'

/** The slug that the link of a card in the list leads to. */
const slugOf = (card: Element | null): string => {
  const path = card?.querySelector<HTMLAnchorElement>('a[href]')?.pathname ?? ''
  return decodeURIComponent(path.split('/').at(-1) ?? '')
}

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
      setPointed(ids.get(slugOf(card)) ?? null)
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

/** Raises the card of a campsite in the list while its pin is hovered, focused or open. */
export function useRaisedCard(slug: string | undefined): void {
  useEffect(() => {
    if (!slug) return undefined
    const cards = [...document.querySelectorAll<HTMLElement>('main article')]
    const card = cards.find((one) => slugOf(one) === slug)
    card?.setAttribute('data-raised', '')
    return () => card?.removeAttribute('data-raised')
  }, [slug])
}
