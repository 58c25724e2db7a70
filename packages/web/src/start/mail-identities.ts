import type { StartApiOptions } from '@camping/api/start-api.ts'
import { isSiteCode, markets } from '@camping/editions/markets.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

type FindMailIdentity = NonNullable<StartApiOptions['mail']>['findIdentity']

export interface MailAddresses {
  /** With a mail server, links in mails lead to the production domains; otherwise to this host. */
  readonly production: boolean
  /** The host's port; a function, because the port may be chosen at start. */
  readonly port: () => number
}

/** The sender of each app's mails: name, colours and texts of the edition, and the base of its links. */
export function mailIdentities(
  apps: readonly ServerApp[],
  { production, port }: MailAddresses,
): FindMailIdentity {
  return (brand, site) => {
    const app = apps.find(({ config }) => config.brand === brand && config.sites.some((one) => one === site))
    if (!app || !isSiteCode(site)) return undefined
    const { id, displayName, legal, domains, localHost, supports, passkeyDomain, mails, logo } = app.config
    const origin = production ? `https://${domains[site]}` : `http://${localHost}:${port()}`
    const intl = app.intl.get(site)
    return {
      siteCode: site,
      displayName,
      email: legal.email,
      phone: legal.phone,
      company: legal.company,
      address: legal.address,
      registration: legal.registration,
      languageTag: markets[site].languageTag,
      origin,
      passkeyDomain: production ? (passkeyDomain ?? domains[site] ?? '') : localHost,
      hasSearch: supports.destinations === true,
      storesPages: supports.portal === true && supports.offline === true,
      colours: app.colours,
      corners: app.corners,
      layout: mails?.layout,
      // The build draws it of the logo (tooling/vite/app-pictures.ts): mail programs show no SVG.
      logo: mails?.logo
        ? {
            src: `${origin}/_app/${id}/logo-mail.png`,
            width: logo?.width ?? 34,
            containsName: logo?.containsName ?? false,
          }
        : undefined,
      text: (key, values) => intl?.formatMessage({ id: key }, values) ?? key,
    }
  }
}
