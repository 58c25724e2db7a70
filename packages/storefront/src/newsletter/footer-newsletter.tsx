import { buildPath } from '@camping/editions/build-path.ts'
import { useApp } from '../app/app-context.tsx'
import { useText } from '../format/use-text.ts'
import { useLocation } from '../routing/navigation.tsx'
import { NewsletterSignup } from './newsletter-signup.tsx'

/** The sign-up in the footer (SPEC.md §2); not below the page that is about nothing else. */
export function FooterNewsletter() {
  const { site } = useApp()
  const t = useText()
  const { pathname } = useLocation()
  if (pathname === buildPath(site, 'newsletter')) return null
  return <NewsletterSignup reference="footer" title={t('footer.newsletter')} />
}
