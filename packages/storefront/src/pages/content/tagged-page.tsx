import { contentApi } from '@camping/core/destination/destination-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { Container } from '@camping/ui/layout/section.tsx'
import { useApp } from '../../app/app-context.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { useText } from '../../format/use-text.ts'
import type { Page, PageProps } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import styles from './content-page.module.css'
import { LegalEntityDetails } from './legal-entity-details.tsx'
import { TextBlocks } from './text-blocks.tsx'

/** Pages made of blocks: early booking, information, and the legal pages. The imprint adds who is behind the edition. */
function TaggedPageView({ request }: PageProps) {
  const { site } = useApp()
  const t = useText()
  const { data: page } = contentApi.useTaggedPageQuery({ slug: request.params['slug'] ?? '' })
  if (!page) return null
  const description = page.blocks[0]?.body.slice(0, 200) ?? page.title
  return (
    <Container>
      <PageHead title={page.title} description={description} path={request.pathname} />
      <div className={styles.page}>
        <Breadcrumb
          label={t('shell.breadcrumb')}
          items={[{ text: t('shell.home'), href: buildPath(site, 'home') }, { text: page.title }]}
        />
        <h1 className={styles.title}>{page.title}</h1>
        {page.tag === 'imprint' && <LegalEntityDetails />}
        <TextBlocks blocks={page.blocks} />
      </div>
    </Container>
  )
}

export const page: Page = {
  Component: TaggedPageView,
  async prepare({ params, pathname }, dispatch) {
    const query = contentApi.endpoints.taggedPage.initiate(
      { slug: params['slug'] ?? '' },
      { subscribe: false },
    )
    return verdictOfError((await dispatch(query)).error, pathname)
  },
}
