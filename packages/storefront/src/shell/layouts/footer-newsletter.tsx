import { buildPath } from '@camping/editions/build-path.ts'
import { useApp } from '../../kit/app/app-context.tsx'
import { useText } from '../../kit/format/use-text.ts'
import { useLocation } from 'react-router-dom'
import { NewsletterSignup } from '../../kit/newsletter/newsletter-signup.tsx'

/** The sign-up in the footer (navigation-5); hidden on the newsletter's own page. */
export function FooterNewsletter() {
  const { site } = useApp()
  const t = useText()
  const { pathname } = useLocation()
  if (pathname === buildPath(site, 'newsletter')) return null
  return <NewsletterSignup reference="footer" title={t('footer.newsletter')} />
}
