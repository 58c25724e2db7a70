import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { FastifyReply } from 'fastify'
import type { HostBrand } from '../request/pick-app.ts'

const securityPath = '/.well-known/security.txt'
const changePasswordPath = '/.well-known/change-password'

/** Icons that browsers and programs request by themselves, and the files of an app that they are (tooling/vite/app-icons.ts). */
const iconsOfHost: Readonly<Record<string, string>> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'icon-180.png',
  '/apple-touch-icon-precomposed.png': 'icon-180.png',
}

const dayMs = 86_400_000
/** Expiry must be within a year; every answer renews it. */
const validDays = 180

/** `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities. Undefined where no app has an address. */
export function securityText({ apps, domainSite }: HostBrand, now: Date): string | undefined {
  const contacts = new Set(apps.map(({ config }) => config.legal.email).filter(Boolean))
  if (contacts.size === 0) return undefined
  const sites = domainSite ? [domainSite] : apps.flatMap(({ config }) => config.sites)
  const languages = new Set([...sites.map((site) => markets[site].language), 'en'])
  // Whole days, so that the answer changes once a day.
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs)
  const domain = domainSite && apps[0]?.config.domains[domainSite]
  return [
    ...[...contacts].map((address) => `Contact: mailto:${address}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[...languages].join(', ')}`,
    ...(domain ? [`Canonical: https://${domain}${securityPath}`] : []),
    '',
  ].join('\n')
}

/** The page of an edition for resetting a password; undefined where no app has accounts. */
export function newPasswordPath({ apps }: HostBrand, site: SiteCode | undefined): string | undefined {
  const sites = apps.filter(({ config }) => config.supports.portal).flatMap(({ config }) => config.sites)
  const best = site && sites.includes(site) ? site : sites[0]
  return best && `${buildPath(best, 'login')}?with=password`
}

/** The icon of an edition, for what requests an icon without having read a page. */
function iconPath(file: string, { apps }: HostBrand, site: SiteCode | undefined): string | undefined {
  const app = apps.find(({ config }) => config.sites.some((one) => one === site)) ?? apps[0]
  return app && `/_app/${app.config.id}/${file}`
}

/** Answers the two well-known addresses and those of icons on every host; undefined for all others. */
export function answerWellKnown(
  path: string,
  { host, site, now }: { host: HostBrand; site: () => SiteCode | undefined; now: Date },
  reply: FastifyReply,
): FastifyReply | undefined {
  if (path === securityPath) {
    const text = securityText(host, now)
    return text === undefined
      ? undefined
      : reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(text)
  }
  const file = Object.hasOwn(iconsOfHost, path) ? iconsOfHost[path] : undefined
  const icon = file && iconPath(file, host, site())
  if (icon !== undefined) return reply.header('cache-control', 'private, max-age=86400').redirect(icon, 302)
  const to = path === changePasswordPath ? newPasswordPath(host, site()) : undefined
  return to === undefined ? undefined : reply.header('cache-control', 'no-store').redirect(to, 302)
}
