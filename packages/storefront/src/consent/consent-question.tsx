import { popupRemoved } from '@camping/core/shell/shell-slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { ConsentBar } from '@camping/ui/consent/consent-bar.tsx'
import { Suspense } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import type { Shown } from '../routing/page-outlet.tsx'
import { consentPopup } from './consent-popup.ts'
import { useConsent } from './use-consent.ts'

/** DESIGN.md "Checkout": no distractions where somebody books or pays. Who was not asked agrees to nothing. */
const unasked: ReadonlySet<RouteName> = new Set<RouteName>(['booking', 'payment', 'paymentOptions'])

/** The question, until it is answered; and again whenever its settings are opened. */
export function ConsentQuestion({ shown }: { shown: Shown }) {
  const { given } = useConsent()
  const opened = useAppSelector(({ shell }) => shell.popups.some(({ id }) => id === consentPopup.id))
  const distracts = shown.kind === 'page' && unasked.has(shown.request.name)
  if (!opened && (given || distracts)) return null
  return (
    <Suspense fallback={null}>
      <Question key={String(opened)} opened={opened} />
    </Suspense>
  )
}

function Question({ opened }: { opened: boolean }) {
  useLazyWords('consent')
  const { site } = useApp()
  const t = useText()
  const dispatch = useAppDispatch()
  const { asked, given = [], keep } = useConsent()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const slug = navigation?.taggedPages['cookies']?.slug
  const close = () => dispatch(popupRemoved(consentPopup.id))
  return (
    <ConsentBar
      title={t('consent.title')}
      text={t(asked.includes('marketing') ? 'consent.text' : 'consent.text.statistics')}
      {...(slug && { more: { text: t('consent.more'), href: buildPath(site, 'info', { slug }) } })}
      words={{
        accept: t('consent.accept'),
        refuse: t('consent.refuse'),
        choose: t('consent.choose'),
        save: t('consent.save'),
        close: t('shell.close'),
      }}
      options={asked.map((id) => ({ id, text: t(`consent.${id}`), checked: given.includes(id) }))}
      {...(opened && { onClose: close })}
      onAnswer={(ids) => {
        keep(asked.filter((id) => ids.includes(id)))
        close()
      }}
    />
  )
}
