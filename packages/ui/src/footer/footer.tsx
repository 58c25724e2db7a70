import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { breakableAddress } from '../link/breakable-address.tsx'
import { Link } from '../link/link.tsx'
import styles from './footer.module.css'

interface FooterLink {
  href: string
  text: string
  external?: boolean
}

export interface FooterColumn {
  title: string
  links: FooterLink[]
}

interface FooterBadges {
  title: string
  items: readonly { name: string; url?: string }[]
}

export interface FooterProps {
  /** Links to service and company, each column with its heading. */
  columns: FooterColumn[]
  /** Newsletter sign-up; omit it in the checkout. */
  newsletter?: ReactNode
  /** Links to networks; each is named, because its sign is decorative. */
  socials?: { href: string; name: string; icon: ReactNode }[]
  /** Heading above the networks. */
  socialsTitle?: string
  /** Text about personal data, with its links. */
  gdpr?: ReactNode
  /** Safety icons by group: payment, security, trust. A trust badge links to the proof of membership. */
  badges?: FooterBadges[]
  /** Imprint, terms, privacy, cookies. */
  legal?: FooterLink[]
  /** Opens the visitor's privacy choices, such as cookies. */
  settings?: { text: string; onOpen: () => void }
  /** "© 2027 Alder Camping" */
  copyright: string
  /** Checkout uses 2 columns, other pages 3. */
  gridColumns?: 2 | 3
  /** Names the landmark of the links. */
  label: string
}

function FooterAnchor({ href, text, external }: FooterLink) {
  if (external)
    return (
      <a href={href} rel="noopener">
        {breakableAddress(text)}
      </a>
    )
  return <Link href={href}>{text}</Link>
}

/** The end of every page: service links, newsletter, social links, badges, legal line. */
export function Footer(props: FooterProps) {
  const {
    columns,
    newsletter,
    socials = [],
    gdpr,
    badges = [],
    legal = [],
    settings,
    copyright,
    gridColumns = 3,
  } = props
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={classNames(styles.grid, (gridColumns === 2 || !newsletter) && styles.two)}>
          <nav className={styles.columns} aria-label={props.label}>
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className={styles.title}>{column.title}</h2>
                <ul className={styles.links}>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <FooterAnchor {...link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {newsletter && <div className={styles.newsletter}>{newsletter}</div>}
          {(socials.length > 0 || gdpr) && (
            <div className={styles.aside}>
              {socials.length > 0 && (
                <>
                  {props.socialsTitle && <h2 className={styles.title}>{props.socialsTitle}</h2>}
                  <ul className={styles.socials}>
                    {socials.map((social) => (
                      <li key={social.href}>
                        <a href={social.href} aria-label={social.name} rel="noopener">
                          {social.icon}
                        </a>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              {gdpr && <div className={styles.gdpr}>{gdpr}</div>}
            </div>
          )}
        </div>
        <div className={styles.safety}>
          {badges
            .filter(({ items }) => items.length > 0)
            .map((group) => (
              <Badges key={group.title} {...group} />
            ))}
        </div>
        <div className={styles.legal}>
          <span>{copyright}</span>
          {legal.map((link) => (
            <FooterAnchor key={link.href} {...link} />
          ))}
          {settings && (
            <button type="button" className={styles.settings} onClick={settings.onOpen}>
              {settings.text}
            </button>
          )}
        </div>
      </div>
    </footer>
  )
}

function Badges({ title, items }: FooterBadges) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.badges}>
        {items.map(({ name, url }) => (
          <li key={name} className={styles.badge}>
            {url ? (
              <a href={url} rel="noopener">
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
