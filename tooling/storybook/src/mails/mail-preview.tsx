import { type ComposedMail, composeMail } from '@camping/api/platform/mail/compose-mail.ts'
import type { MailIdentity } from '@camping/api/platform/mail/mail-identity.ts'
import type { MailDesign } from '@camping/editions/mail-design.ts'
import { isSiteCode, markets, type SiteCode } from '@camping/editions/markets.ts'
import { createEditionIntl } from '@camping/storefront/boot/create-edition-intl.ts'
import { storyApp, storyMessages } from '@camping/storefront/stories/story-app.ts'
import { useStoryEdition } from '@camping/ui/stories/story-edition.tsx'
import { brandThemes } from '@camping/ui/theme/brand-themes.stories-theme.ts'
import { alderTokens } from '@camping/ui/theme/tokens.ts'
import { useLayoutEffect, useRef } from 'react'
import { type MailName, previewOf } from './mail-previews.ts'
import { sampleRecord } from './sample-record.ts'

/** The sender that the toolbars name, as packages/web/src/start/mail-identities.ts makes it of an app. */
function storyIdentity(brand: string, site: SiteCode, design: MailDesign | undefined): MailIdentity {
  const { id, displayName, legal, domains, supports, passkeyDomain, mails, logo } = storyApp(
    brand,
    site,
  ).config
  const intl = createEditionIntl(markets[site], storyMessages(brand, site))
  const { layout, logo: hasLogo } = design ?? mails ?? {}
  const tokens = brandThemes.get(brand) ?? alderTokens
  return {
    siteCode: site,
    displayName,
    ...legal,
    languageTag: markets[site].languageTag,
    origin: `https://${domains[site]}`,
    passkeyDomain: passkeyDomain ?? domains[site] ?? '',
    hasSearch: supports.destinations === true,
    storesPages: supports.portal === true && supports.offline === true,
    colours: tokens,
    corners: tokens,
    layout,
    logo: hasLogo
      ? {
          src: `./_app/${id}/${logo?.file ?? 'favicon.svg'}`,
          width: logo?.width ?? 34,
          containsName: logo?.containsName ?? false,
        }
      : undefined,
    text: (key, values) => intl.formatMessage({ id: key }, values),
  }
}

/** A mail as it leaves the server, in brand and edition of the toolbars: mails are light in either mode. */
export function MailPreview({
  mail,
  design,
}: {
  readonly mail: MailName
  /** In place of the app's own. */
  readonly design?: MailDesign
}) {
  const { brand, site, translate } = useStoryEdition()
  const edition = isSiteCode(site) ? site : 'uk'
  const identity = storyIdentity(brand, edition, design)
  const composed = composeMail(
    identity,
    previewOf(mail).content(identity, sampleRecord(edition, { brand, translate })),
  )
  return (
    <article>
      <h1 style={{ fontSize: 16, margin: '12px 16px 4px' }}>{composed.subject}</h1>
      <p style={{ fontSize: 14, margin: '0 16px 12px' }}>
        {identity.displayName} &lt;{identity.email}&gt;
      </p>
      <MailFrame {...composed} languageTag={identity.languageTag} />
      <details>
        <summary style={{ fontSize: 14, padding: '12px 16px' }}>text/plain</summary>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 13, margin: '0 16px' }}>
          {composed.text}
        </pre>
      </details>
    </article>
  )
}

/** The mail's own HTML in a tree of its own: no style of a page reaches it, as in a mail program. */
function MailFrame({ html, languageTag }: Pick<ComposedMail, 'html'> & { readonly languageTag: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const tree = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const [, style = '', body = ''] = /<body style="([^"]*)">([\s\S]*)<\/body>/.exec(html) ?? []
    tree.innerHTML = `<style>:host{all:initial;display:block;color-scheme:light}</style><div style="${style}">${body}</div>`
  }, [html])
  return <div ref={host} lang={languageTag} />
}
