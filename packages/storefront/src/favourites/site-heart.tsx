import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { HeartButton } from '@camping/ui/heart-button/heart-button.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

interface SiteHeartProps {
  id: number
  name: string
  /** A word beside the heart. */
  text?: string
  /** Whether it is kept, as long as the browser does not know. */
  kept?: boolean
}

/** Keeps a campsite among the visitor's favourites. */
export function SiteHeart({ id, name, text, kept = false }: SiteHeartProps) {
  const { config } = useApp()
  const t = useText()
  const store = useAppStore()
  return (
    <HeartButton
      saved={useAppSelector(({ favourites }) => favourites?.some((one) => one.id === id)) ?? kept}
      label={t('results.card.keep', { name })}
      text={text}
      onToggle={() =>
        void import('./keep-favourites.browser.ts').then(({ toggleFavourite }) =>
          toggleFavourite(store, { brand: config.brand, id }),
        )
      }
    />
  )
}
