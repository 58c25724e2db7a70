import type { PageRequest } from '../../../kit/routing/page-view.ts'

/** The stay of the visitor's last search. */
export const stayOf = ({ criteria }: Pick<PageRequest, 'criteria'>) => ({
  ...(criteria.date ? { date: criteria.date } : {}),
  duration: criteria.duration,
  adults: criteria.adults,
  ...(criteria.children.length > 0 ? { children: [...criteria.children] } : {}),
})
