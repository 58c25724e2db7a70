import { useId, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import { ModalFrame } from '../popups/modal-frame.tsx'
import { Picture } from '../picture/picture.tsx'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './destinations-menu.module.css'
import { followArrows } from './follow-arrows.ts'

export interface DestinationsMenuProps {
  /** id for `aria-controls` of its toggle. */
  id: string
  /** Names the dialog and its navigation. */
  label: string
  /** Tabs, shown when there is more than one. */
  funnels: { id: string; name: string }[]
  /** Id of the chosen tab. */
  funnel: string
  /** Receives the id of a tab. */
  onFunnel: (id: string) => void
  /** Countries of the tab, each a link. */
  countries: { id: string; name: string; flag?: string; href: string }[]
  /** Id of the country whose areas are shown. */
  country: string
  /** Fires on click, on focus and after resting the pointer. */
  onCountry: (id: string) => void
  /** "View all areas in Italy" */
  viewAll?: { href: string; text: string }
  /** Areas of the country. */
  areas: { href: string; text: string }[]
  /** "Popular campsites in Italy": cards of the first three areas (navigation-2). */
  popularTitle?: string
  /** Three areas with pictures. */
  popular?: { href: string; name: string; src: PictureSource }[]
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes the menu; the focus returns to its button. */
  onClose: () => void
}

// Long enough for a pointer to cross the list on its way to an area without changing the country.
const intentDelay = 90

/** The destinations of the header on wide screens: kinds of stay, countries, areas. Hangs below the header. */
export function DestinationsMenu(props: DestinationsMenuProps) {
  const { funnels, countries } = props
  const funnelName = funnels.find(({ id }) => id === props.funnel)?.name
  const panel = useId()
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined)
  const restOn = (id: string) => {
    clearTimeout(intent.current)
    intent.current = setTimeout(() => props.onCountry(id), intentDelay)
  }
  return (
    <ModalFrame id={props.id} label={props.label} className={styles.menu} onClose={props.onClose}>
      <nav className={styles.inner} aria-label={props.label}>
        <div className={styles.top}>
          {funnels.length > 1 && (
            <div
              className={styles.funnels}
              role="tablist"
              tabIndex={-1}
              aria-label={props.label}
              onKeyDown={(event) => followArrows(event, 'horizontal')}
            >
              {funnels.map((funnel) => (
                <button
                  key={funnel.id}
                  type="button"
                  role="tab"
                  className={styles.funnel}
                  aria-selected={funnel.id === props.funnel}
                  aria-controls={panel}
                  tabIndex={funnel.id === props.funnel ? 0 : -1}
                  onFocus={() => props.onFunnel(funnel.id)}
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
        <div
          id={panel}
          className={styles.panel}
          {...(funnels.length > 1 ? { role: 'tabpanel', 'aria-label': funnelName } : {})}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrow keys of the links inside. */}
          <ul className={styles.countries} onKeyDown={(event) => followArrows(event, 'vertical')}>
            {countries.map((country) => (
              <li key={country.id}>
                <Link
                  href={country.href}
                  className={classNames(styles.country, country.id === props.country && styles.chosen)}
                  data-first-focus={country.id === props.country || undefined}
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
          <Areas {...props} />
        </div>
      </nav>
    </ModalFrame>
  )
}

function Areas({ viewAll, areas, popularTitle, popular = [] }: DestinationsMenuProps) {
  return (
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
          <p className={styles.popularTitle}>{popularTitle}</p>
          <ul className={styles.popular}>
            {popular.map((place) => (
              <li key={place.href}>
                <Link href={place.href} className={styles.site}>
                  <Picture
                    src={place.src}
                    alt=""
                    width={96}
                    height={72}
                    widths={[160, 240]}
                    sizes="96px"
                    ratio="4:3"
                    className={styles.picture}
                  />
                  {place.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
