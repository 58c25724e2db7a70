import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { HeartButton } from '@camping/ui/heart-button/heart-button.tsx'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'

interface SiteHeartProps {
  id: number
  name: string
  /** A text beside the heart. */
  text?: string
  /** Whether it is saved, until the browser knows. */
  initiallySaved?: boolean
}

/** Saves a campsite to the visitor's favourites. */
export function SiteHeart({ id, name, text, initiallySaved = false }: SiteHeartProps) {
  const { config } = useApp()
  const t = useText()
  const store = useAppStore()
  return (
    <HeartButton
      saved={useAppSelector(({ favourites }) => favourites?.some((one) => one.id === id)) ?? initiallySaved}
      label={t('results.card.keep', { name })}
      text={text}
      onToggle={() =>
        void import('../favourites/save-favourites.browser.ts').then(({ toggleFavourite }) =>
          toggleFavourite(store, { brand: config.brand, id }),
        )
      }
    />
  )
}
