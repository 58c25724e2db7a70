import type { Destination, Guide } from '@camping/contract/content.schemas.ts'
import { FaqList } from '@camping/ui/faq/faq-list.tsx'
import { FactList } from '@camping/ui/guide/fact-list.tsx'
import { GuideSections } from '@camping/ui/guide/guide-sections.tsx'
import { MonthStrip } from '@camping/ui/guide/month-strip.tsx'
import { Section } from '@camping/ui/layout/section.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useLazyWords } from '../../../kit/app/lazy-words.ts'
import { scoreText } from '../../../kit/format/score-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import { useMonthStrip } from '../../../kit/guide/use-month-strip.ts'
import { placePath } from '../address/place-path.ts'
import styles from './place-guide.module.css'

/** What there is to know about a place, and questions with their answers (content-7). */
export function PlaceGuide({ destination }: { destination: Destination }) {
  useLazyWords('guide')
  const t = useText()
  const { guide, faq, name, intro } = destination
  const [, ...paragraphs] = intro.split(/\n{2,}/)
  return (
    <div id="guide">
      {guide && (
        <Section title={t('guide.title', { place: name })}>
          <div className={styles.columns}>
            <div className={styles.texts}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <GuideSections sections={guide.sections} />
            </div>
            <Facts guide={guide} slugs={destination.breadcrumb.at(-1)?.slugs ?? []} />
          </div>
        </Section>
      )}
      {faq.length > 0 && (
        <Section tone="sunken" title={t('guide.faq')}>
          <FaqList items={faq} />
        </Section>
      )}
    </div>
  )
}

function Facts({ guide, slugs }: { guide: Guide; slugs: readonly string[] }) {
  const { site } = useApp()
  const t = useText()
  const intl = useIntl()
  const year = useMonthStrip(guide)
  const { siteCount, rating, population, trips, filters, bestMonths } = guide
  const facts = [
    { label: t('guide.sites'), value: intl.formatNumber(siteCount) },
    ...(rating
      ? [
          {
            label: t('guide.rating'),
            value: t('guide.rating.value', {
              score: scoreText(intl, rating.average),
              count: rating.count,
            }),
          },
        ]
      : []),
    ...(population === null ? [] : [{ label: t('guide.population'), value: intl.formatNumber(population) }]),
    ...(trips.length > 0 ? [{ label: t('guide.trips'), value: intl.formatList(trips) }] : []),
  ]
  return (
    <div className={styles.facts}>
      <FactList facts={facts} />
      {bestMonths.length > 0 && (
        <div>
          <h3 className={styles.label}>{t('guide.months')}</h3>
          <MonthStrip {...year} />
        </div>
      )}
      {filters.length > 0 && (
        <div>
          <h3 className={styles.label}>{t('guide.filters')}</h3>
          <ul className={styles.filters}>
            {filters.map(({ id, name }) => (
              <li key={id}>
                <Link
                  className={styles.filter}
                  href={`${placePath(site, slugs)}?facilities=${id}`}
                  rel="nofollow"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
