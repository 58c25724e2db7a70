import { dropFavourite, saveFavourite } from '@camping/contract/favourites.endpoints.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { PlainForm } from '../../kit/plain/plain-form.ts'

/**
 * A press of a heart. A page for everybody cannot show what its visitor has saved, so it saves, and the list is shown next, where it
 * takes back. A guest, whose list is in their browser and written by scripts, signs in first and comes back to where they were.
 */
export const favouriteForm: PlainForm = {
  feature: 'portal',
  receive: async ({ site, page, address, fields, call }) => {
    const favourite = { siteId: Number(fields.get('favourite')) }
    const { status } = await (page === 'favourites'
      ? call(dropFavourite, favourite)
      : call(saveFavourite, favourite))
    if (status === 401) return { to: buildPath(site, 'login'), remembered: address }
    return { to: buildPath(site, 'favourites') }
  },
}
