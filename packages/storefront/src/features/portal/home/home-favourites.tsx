import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import { favouriteSitesApi } from '@camping/core/favourites/favourite-sites.api.ts'
import { isSaved } from '@camping/core/favourites/is-saved.rules.ts'
import { useAppSelector } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Notice } from '@camping/ui/islands/notice.tsx'
import { MuiButton, MuiButtonLink } from '@camping/ui/islands/mui-button.tsx'
import { Link } from '@camping/ui/link/link.tsx'
import { Picture } from '@camping/ui/picture/picture.tsx'
import { MuiSkeleton } from '@camping/ui/islands/mui-skeleton.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { pictureOf } from '../../../kit/format/picture-of.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './portal-home.module.css'

/** Maximum number on the portal's home page. */
const shownAtMost = 3

/** The customer's latest favourites, and a link to all of them. Without prices, which need a stay. */
export function HomeFavourites() {
  const { site: edition } = useApp()
  const t = useText()
  const { data, isError, refetch } = favouriteSitesApi.useFavouriteSitesQuery({})
  const known = useAppSelector(({ favourites }) => favourites)
  const saved = data?.favourites.filter(({ site }) => isSaved(known, site.id, true))
  return (
    <section className={styles.section} aria-labelledby="home-favourites">
      <div className={styles.head}>
        <h2 id="home-favourites">{t('portal.nav.favourites')}</h2>
        {saved && saved.length > 0 && (
          <Link href={buildPath(edition, 'favourites')}>{t('portal.home.favourites.all')}</Link>
        )}
      </div>
      {!data && !isError && <MuiSkeleton shape="block" />}
      {!data && isError && (
        <Notice
          kind="warning"
          title={t('portal.home.favourites.failed')}
          action={<MuiButton onClick={() => void refetch()}>{t('portal.again')}</MuiButton>}
        />
      )}
      {saved?.length === 0 && (
        <div className={styles.none}>
          <p className={styles.soft}>{t('portal.home.favourites.none')}</p>
          <MuiButtonLink href={buildPath(edition, 'searchAndBook')}>
            {t('portal.bookings.search')}
          </MuiButtonLink>
        </div>
      )}
      <ul className={styles.sites}>
        {saved?.slice(0, shownAtMost).map(({ site }) => (
          <li key={site.id} className={styles.site}>
            <div>
              {site.images[0] && (
                <Picture
                  {...pictureOf(site.images[0], '3:2')}
                  alt=""
                  width={300}
                  height={200}
                  widths={[160, 320, 480]}
                  sizes="(min-width: 640px) 240px, 96px"
                  ratio="3:2"
                />
              )}
            </div>
            <div>
              <Link
                href={buildPath(edition, 'site', sitePathParams(site.slug, site.meta))}
                className={styles.link}
              >
                {site.name}
              </Link>
              <p className={styles.soft}>
                {site.meta.area.name}, {site.meta.country.name}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
