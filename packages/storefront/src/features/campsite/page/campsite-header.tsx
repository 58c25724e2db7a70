import type { SiteDetail } from '@camping/contract/site.schemas.ts'
import { compareItem } from '@camping/core/compare/compare-item.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Breadcrumb } from '@camping/ui/breadcrumb/breadcrumb.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import { Rating } from '@camping/ui/rating/rating.tsx'
import { useIntl } from 'react-intl'
import { useApp } from '../../../kit/app/app-context.tsx'
import { DeferredCompareBox } from '../../../kit/compare/deferred-compare-box.tsx'
import { SiteHeart } from '../../../kit/site-card/site-heart.tsx'
import { scoreText } from '../../../kit/format/score-text.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './campsite-header.module.css'
import { ShareButton } from './share-button.tsx'

/** Location, name and rating of the campsite. */
export function CampsiteHeader({ site }: { site: SiteDetail }) {
  const { site: edition } = useApp()
  const t = useText()
  const { funnel, country, area, city } = site.meta
  const place = { funnel: funnel.slug, country: country.slug }
  const score = scoreText(useIntl(), site.rating.average)
  return (
    <header className={styles.header}>
      <Breadcrumb
        label={t('shell.breadcrumb')}
        items={[
          { text: t('shell.home'), href: buildPath(edition, 'home') },
          { text: funnel.name, href: buildPath(edition, 'funnel', place) },
          { text: country.name, href: buildPath(edition, 'country', place) },
          { text: area.name, href: buildPath(edition, 'area', { ...place, area: area.slug }) },
          { text: site.name },
        ]}
      />
      <div className={styles.head}>
        <h1 className={styles.name}>{site.name}</h1>
        <div className={styles.facts}>
          {site.rating.count > 0 && (
            <Rating
              score={site.rating.average}
              max={10}
              scoreText={score}
              countText={t('results.reviews', { count: site.rating.count })}
              label={t('results.rating', { score })}
              href="#reviews"
            />
          )}
          <a className={styles.place} href="#map">
            <Icon name="pin" size="sm" />
            {[city.name, area.name, country.name]
              .filter((name, i, all) => all.indexOf(name) === i)
              .join(', ')}
          </a>
        </div>
        <div className={styles.actions}>
          <SiteHeart id={site.id} name={site.name} text={t('campsite.favourite')} />
          <DeferredCompareBox item={compareItem(site.id)} name={site.name} />
          <ShareButton title={site.name} />
        </div>
      </div>
    </header>
  )
}
