import type { PaginationProps } from '@camping/ui/pagination/pagination.tsx'
import type { Text } from './use-text.ts'

/** Texts of the pages of a list. */
export const pageLabels = (t: Text): PaginationProps['labels'] => ({
  nav: t('results.pages'),
  previous: t('results.pages.previous'),
  next: t('results.pages.next'),
  page: (page) => t('shell.title.page', { page }),
})
