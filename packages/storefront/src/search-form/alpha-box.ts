import type { ComponentType } from 'react'
import type { SearchFormProps } from './search-form.tsx'

/** Its module below `src`: pages that show it fetch it with their own script. */
export const alphaModule = 'search-form/alpha-search-form.tsx'
/** Its words. */
export const alphaMessages = 'alpha'

let loaded: ComponentType<SearchFormProps> | undefined

/** The Alpha search box, once its code is here: it is never shown before. */
export const alphaBox = (): ComponentType<SearchFormProps> | undefined => loaded

/** The server, which has all code at hand, says what it renders. */
export function renderAlphaWith(component: ComponentType<SearchFormProps>): void {
  loaded = component
}

/** Fetches code and words of the Alpha search box; only visitors who get it ever do. */
export async function loadAlphaBox(
  loadMessages: (namespaces: readonly string[]) => Promise<void>,
): Promise<void> {
  const [{ AlphaSearchForm }] = await Promise.all([
    import('./alpha-search-form.tsx'),
    loadMessages([alphaMessages]),
  ])
  loaded = AlphaSearchForm
}
