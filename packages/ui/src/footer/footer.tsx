import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../link/link-context.tsx'
import styles from './footer.module.css'

export interface FooterLink {
  href: string
  text: string
  external?: boolean
}

export interface FooterColumn {
  title: string
  links: FooterLink[]
}

export interface FooterProps {
  columns: FooterColumn[]
  /** Newsletter sign-up; leave out on checkout. */
  newsletter?: ReactNode
  socials?: { href: string; name: string; icon: ReactNode }[]
  socialsTitle?: string
  /** Note about personal data, with its links. */
  gdpr?: ReactNode
  /** Payment, security and trust badges. A trust badge links to the proof of membership. */
  badges?: { name: string; picture?: ReactNode; href?: string }[]
  badgesTitle?: string
  /** Imprint, terms, privacy, cookies. */
  legal?: FooterLink[]
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
        {text}
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
    copyright,
    gridColumns = 3,
  } = props
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={classNames(styles.grid, gridColumns === 2 && styles.two)}>
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
        {badges.length > 0 && <Badges title={props.badgesTitle} badges={badges} />}
        <div className={styles.legal}>
          <span>{copyright}</span>
          {legal.map((link) => (
            <FooterAnchor key={link.href} {...link} />
          ))}
        </div>
      </div>
    </footer>
  )
}

function Badges({ title, badges }: { title?: string; badges: NonNullable<FooterProps['badges']> }) {
  return (
    <ul className={styles.badges} aria-label={title}>
      {badges.map(({ name, picture, href }) => {
        const content = picture ?? <span className={styles.badgeText}>{name}</span>
        return (
          <li key={name} className={styles.badge}>
            {href ? (
              <a href={href} aria-label={picture ? name : undefined} rel="noopener">
                {content}
              </a>
            ) : (
              <span role={picture ? 'img' : undefined} aria-label={picture ? name : undefined}>
                {content}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
