import type { ThemeDetail } from '@camping/contract/content.schemas.ts'
import { FaqList } from '@camping/ui/faq/faq-list.tsx'
import { MonthStrip } from '@camping/ui/guide/month-strip.tsx'
import { Section } from '@camping/ui/layout/section.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useMonthStrip } from '../../../kit/guide/use-month-strip.ts'
import styles from './content-page.module.css'

export interface ThemeReadingProps {
  readonly theme: ThemeDetail
  /** BCP 47 tag, where the words are not in the page's language. */
  readonly lang: string | undefined
}

/** When a theme is at its best, and what is asked about it. */
export function ThemeReading({ theme, lang }: ThemeReadingProps) {
  useLazyWords('guide')
  const t = useText()
  const year = useMonthStrip(theme)
  return (
    <div id="reading">
      {theme.bestMonths.length > 0 && (
        <Section title={t('guide.months')}>
          <div className={styles.year}>
            <MonthStrip {...year} />
          </div>
        </Section>
      )}
      {theme.faq.length > 0 && (
        <Section tone="sunken" title={t('guide.faq')}>
          <div lang={lang}>
            <FaqList items={theme.faq} />
          </div>
        </Section>
      )}
    </div>
  )
}
