import { isSaved } from '@camping/core/favourites/is-saved.rules.ts'
import { useAppSelector, useAppStore } from '@camping/core/store/create-store.ts'
import { HeartButton } from '@camping/ui/heart-button/heart-button.tsx'
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
  const t = useText()
  const store = useAppStore()
  return (
    <HeartButton
      id={id}
      saved={useAppSelector(({ favourites }) => isSaved(favourites, id, initiallySaved))}
      label={t('results.card.favourite', { name })}
      text={text}
      onToggle={() =>
        void import('@camping/core/favourites/change-favourites.browser.ts').then(({ toggleFavourite }) =>
          toggleFavourite(store, id),
        )
      }
    />
  )
}
