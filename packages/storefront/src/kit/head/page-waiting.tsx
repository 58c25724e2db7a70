import { Container } from '@camping/ui/layout/section.tsx'
import { Waiting } from '@camping/ui/states/waiting.tsx'
import { useText } from '../format/use-text.ts'
import { PageHead } from './page-head.tsx'

/**
 * A page without data. Pages open with their data, so it is visible for a moment at most: when the cache drops the data
 * of an open page, as at the end of a session.
 */
export function PageWaiting({ picture, narrow }: { picture?: boolean; narrow?: boolean }) {
  const t = useText()
  return (
    <Container narrow={narrow}>
      <PageHead title={t('shell.waiting')} description="" />
      <Waiting heading picture={picture} label={t('shell.waiting')} />
    </Container>
  )
}
