import { ConsentOptions } from '@camping/ui/consent/consent-options.tsx'
import { useId } from 'react'
import { useLazyWords } from '../app/lazy-words.ts'
import { useText } from '../format/use-text.ts'
import styles from './consent-choices.module.css'
import { useConsent } from './use-consent.ts'

/**
 * This browser's consent, with changes that apply at once. Renders nothing in apps that need no consent. Markup of its own, for
 * it stands on public pages, too.
 */
export function ConsentChoices() {
  useLazyWords('consent')
  const t = useText()
  const id = useId()
  const { requested, agreed, saveChoice } = useConsent()
  if (requested.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('consent.choices')}
      </h2>
      <p>{t('consent.choices.text')}</p>
      <ConsentOptions
        options={requested.map((id) => ({ id, text: t(`consent.${id}`), checked: agreed.includes(id) }))}
        onChange={(ids) => saveChoice(requested.filter((id) => ids.includes(id)))}
      />
    </section>
  )
}
