import type { ComponentType } from 'react'
import type { SearchFormProps } from './search-form.tsx'

/** Its module below `src`: pages that show it load it with their own script. */
export const alphaModule = 'features/search/form/alpha-search-form.tsx'
/** Its messages. */
export const alphaMessages = 'alpha'

let loaded: ComponentType<SearchFormProps> | undefined

/** The Alpha search box, once its code is loaded: it never renders before. */
export const alphaBox = (): ComponentType<SearchFormProps> | undefined => loaded

/** The server, which has all code, sets the component. */
export function renderAlphaWith(component: ComponentType<SearchFormProps>): void {
  loaded = component
}

/** Loads code and messages of the Alpha search box; only visitors who get it need them. */
export async function loadAlphaBox(
  loadMessages: (namespaces: readonly string[]) => Promise<void>,
): Promise<void> {
  const [{ AlphaSearchForm }] = await Promise.all([
    import('./alpha-search-form.tsx'),
    loadMessages([alphaMessages]),
  ])
  loaded = AlphaSearchForm
}
