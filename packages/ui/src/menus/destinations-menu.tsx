import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useRef } from 'react'
import { MuiIconButton } from '../islands/mui-button.tsx'
import { MuiIsland } from '../islands/mui-island.tsx'
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
    <MuiIsland>
      <ModalFrame id={props.id} label={props.label} className={styles.menu} onClose={props.onClose}>
        <nav className={styles.inner} aria-label={props.label}>
          <div className={styles.top}>
            {funnels.length > 1 && (
              <Tabs
                value={props.funnel}
                onChange={(_, id: string) => props.onFunnel(id)}
                selectionFollowsFocus
                aria-label={props.label}
              >
                {funnels.map((funnel) => (
                  <Tab key={funnel.id} value={funnel.id} label={funnel.name} aria-controls={panel} />
                ))}
              </Tabs>
            )}
            <MuiIconButton
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
            <List className={styles.countries} onKeyDown={(event) => followArrows(event, 'vertical')}>
              {countries.map((country) => (
                <ListItem key={country.id} disablePadding>
                  <ListItemButton
                    component={Link}
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
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
            <Areas {...props} />
          </div>
        </nav>
      </ModalFrame>
    </MuiIsland>
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
