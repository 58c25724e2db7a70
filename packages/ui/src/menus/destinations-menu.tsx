import { useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-context.tsx'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './destinations-menu.module.css'

export interface DestinationsMenuProps {
  label: string
  /** Tabs, shown when there is more than one. */
  funnels: { id: string; name: string }[]
  funnel: string
  onFunnel: (id: string) => void
  countries: { id: string; name: string; flag?: string; href: string }[]
  country: string
  /** Chosen by click, by focus or by resting on it. */
  onCountry: (id: string) => void
  /** "View all areas in Italy" */
  viewAll?: { href: string; text: string }
  areas: { href: string; text: string }[]
  /** "Popular campsites in Italy", for the first three areas. */
  popularTitle?: string
  popular?: { href: string; name: string; src: PictureSource }[]
  closeLabel: string
  onClose: () => void
}

// Long enough that a pointer crossing the list on its way to an area does not change the country.
const intentDelay = 90

/** The destinations of the header on wide screens: kinds of stay, countries, areas. */
export function DestinationsMenu(props: DestinationsMenuProps) {
  const { funnels, countries, areas, viewAll, popular = [] } = props
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restOn = (id: string) => {
    clearTimeout(intent.current)
    intent.current = setTimeout(() => props.onCountry(id), intentDelay)
  }
  return (
    <nav
      className={styles.menu}
      aria-label={props.label}
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
    >
      <div className={styles.inner}>
        <div className={styles.top}>
          {funnels.length > 1 && (
            <div className={styles.funnels} role="group" aria-label={props.label}>
              {funnels.map((funnel) => (
                <button
                  key={funnel.id}
                  type="button"
                  className={styles.funnel}
                  aria-pressed={funnel.id === props.funnel}
                  onClick={() => props.onFunnel(funnel.id)}
                >
                  {funnel.name}
                </button>
              ))}
            </div>
          )}
          <IconButton
            icon="close"
            label={props.closeLabel}
            className={styles.close}
            onClick={props.onClose}
          />
        </div>
        <ul className={styles.countries}>
          {countries.map((country) => (
            <li key={country.id}>
              <Link
                href={country.href}
                className={classNames(styles.country, country.id === props.country && styles.chosen)}
                onPointerEnter={() => restOn(country.id)}
                onPointerLeave={() => clearTimeout(intent.current)}
                onFocus={() => props.onCountry(country.id)}
              >
                {country.flag && <Flag code={country.flag} />}
                {country.name}
                <Icon name="chevronRight" size="sm" className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.areas}>
          {viewAll && (
            <Link href={viewAll.href} className={styles.all}>
              {viewAll.text}
              <Icon name="arrowRight" size="sm" />
            </Link>
          )}
          <ul className={styles.areaList}>
            {areas.map((area) => (
              <li key={area.href}>
                <Link href={area.href} className={styles.area}>
                  {area.text}
                </Link>
              </li>
            ))}
          </ul>
          {popular.length > 0 && (
            <>
              <p className={styles.popularTitle}>{props.popularTitle}</p>
              <ul className={styles.popular}>
                {popular.slice(0, 3).map((site) => (
                  <li key={site.href}>
                    <Link href={site.href} className={styles.site}>
                      <Picture
                        src={site.src}
                        alt=""
                        width={72}
                        height={54}
                        ratio="4:3"
                        className={styles.picture}
                      />
                      {site.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </nav>
  )
}
