import { hasFavourites } from '@camping/core/favourites/has-favourites.browser.ts'
import { useAppStore } from '@camping/core/store/create-store.ts'
import { useEffect } from 'react'
import { useApp } from '../../kit/app/app-context.tsx'
import { useUser } from './use-user.ts'

const load = () => import('@camping/core/favourites/open-favourites.browser.ts')

/**
 * Fills the hearts of visitors with favourites, now or in another tab, and those of an account once the user is known;
 * nobody else loads code for it.
 */
export function useFavourites(): void {
  const store = useAppStore()
  const { brand } = useApp().config
  const user = useUser()
  const account = user?.type === 'email' ? user.email : undefined
  useEffect(() => {
    if (account !== undefined) return void load().then(({ joinAccount }) => joinAccount(store))
    const open = () => void load().then(({ openFavourites }) => openFavourites(store))
    if (hasFavourites(brand)) return open()
    addEventListener('storage', open, { once: true })
    return () => removeEventListener('storage', open)
  }, [store, brand, account])
}
