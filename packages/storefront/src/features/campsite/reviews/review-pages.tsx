import { LinkProvider, type LinkProps } from '@camping/ui/link/link-context.tsx'
import { Pagination } from '@camping/ui/pagination/pagination.tsx'
import { createContext, use } from 'react'
import { useText } from '../../../kit/format/use-text.ts'

const ChooseContext = createContext<(page: number) => void>(() => {})

/** Pages of reviews have no address, so their links are buttons. */
function PageButton({
  href,
  preserveScroll: _preserveScroll,
  rel: _rel,
  children,
  className,
  ...aria
}: LinkProps) {
  const choose = use(ChooseContext)
  return (
    <button
      type="button"
      className={className}
      aria-label={aria['aria-label']}
      aria-current={aria['aria-current']}
      onClick={() => choose(Number(href))}
    >
      {children}
    </button>
  )
}

/** Pagination of the reviews. */
export function ReviewPages({
  page,
  pages,
  onChoose,
}: {
  page: number
  pages: number
  onChoose: (page: number) => void
}) {
  const t = useText()
  return (
    <ChooseContext value={onChoose}>
      <LinkProvider component={PageButton}>
        <Pagination
          page={page}
          pageCount={pages}
          hrefFor={String}
          labels={{
            nav: t('results.pages'),
            previous: t('results.pages.previous'),
            next: t('results.pages.next'),
            page: (number) => t('shell.title.page', { page: number }),
          }}
        />
      </LinkProvider>
    </ChooseContext>
  )
}
