import { popupRemoved } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch, useAppSelector } from '@camping/core/store/create-store.ts'
import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { routeRow } from '@camping/editions/routes.ts'
import { ConsentBar } from '@camping/ui/consent/consent-bar.tsx'
import { Suspense } from 'react'
import { useApp } from '../../kit/app/app-context.tsx'
import { useLazyWords } from '../../kit/app/lazy-words.ts'
import { useText } from '../../kit/format/use-text.ts'
import type { Shown } from '../../kit/routing/shown.ts'
import { consentPopup } from '../../kit/consent/consent-popup.ts'
import { useConsent } from '../../kit/consent/use-consent.ts'

/** The consent question, until it is answered; shown again when the visitor opens its settings. */
export function ConsentQuestion({ shown }: { shown: Shown }) {
  const { given, asked } = useConsent()
  const opened = useAppSelector(({ shell }) => shell.popups.some(({ id }) => id === consentPopup.id))
  const distracts = shown.kind === 'page' && routeRow(shown.request.name).consent === false
  if (!opened && (given || distracts || asked.length === 0)) return null
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
  const { requested, asked, agreed, saveChoice } = useConsent()
  // The settings show everything; the question leaves alone what was agreed to elsewhere.
  const options = opened ? requested : asked
  const kept = agreed.filter((category) => !options.includes(category))
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const slug = navigation?.taggedPages['cookies']?.slug
  const close = () => dispatch(popupRemoved(consentPopup.id))
  return (
    <ConsentBar
      title={t('consent.title')}
      text={t(requested.includes('marketing') ? 'consent.text' : 'consent.text.statistics')}
      {...(slug && { more: { text: t('consent.more'), href: buildPath(site, 'info', { slug }) } })}
      words={{
        accept: t('consent.accept'),
        refuse: t('consent.refuse'),
        choose: t('consent.choose'),
        save: t('consent.save'),
        close: t('shell.close'),
      }}
      options={options.map((id) => ({ id, text: t(`consent.${id}`), checked: agreed.includes(id) }))}
      {...(opened && { onClose: close })}
      onAnswer={(ids) => {
        saveChoice([...options.filter((id) => ids.includes(id)), ...kept])
        close()
      }}
    />
  )
}
