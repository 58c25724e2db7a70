import type { AppLink, AppLinkGroup } from '@camping/editions/app-link.ts'
import type { AppPage } from '@camping/editions/app-pages.ts'
import type { DescribedPicture, PictureFile, ServicePicture } from '@camping/editions/app-pictures.ts'
import type { Campaign } from '@camping/editions/campaigns.ts'
import type { AppConfig, Badge, LogoFile } from '@camping/editions/define-app.ts'
import type { HomeSection } from '@camping/editions/home-sections.ts'
import type { Inventory } from '@camping/editions/inventory.ts'
import type { LegalEntity, Signature } from '@camping/editions/legal-entity.ts'
import type { VisitCounter } from '@camping/editions/visit-counters.ts'
import type { SortingOptions } from '@camping/editions/sorting-options.ts'

/** The expected form of a configuration value. `named` is a group whose names another rule checks. */
export type Form =
  | { readonly is: 'text' | 'number' | 'switch' }
  | { readonly is: 'list' | 'named'; readonly of: Form }
  | { readonly is: 'group'; readonly keys: Readonly<Record<string, Form | Optional>> }

/** Form of an optional key. */
export interface Optional {
  readonly optional: Form
}

const text: Form = { is: 'text' }
const number: Form = { is: 'number' }
const listOf = (of: Form): Form => ({ is: 'list', of })
const named = (of: Form): Form => ({ is: 'named', of })
const optional = (form: Form): Optional => ({ optional: form })

/**
 * All keys of a type, each with its form. The compiler requires a line for every new key of define-app.ts, at any
 * depth, and checks which are optional.
 */
const group = <Group extends object>(keys: {
  readonly [Key in keyof Group]-?: object extends Pick<Group, Key> ? Optional : Form
}): Form => ({ is: 'group', keys })

type Fact<Key extends keyof LegalEntity> = NonNullable<LegalEntity[Key]>

type Part<Key extends keyof AppConfig> = NonNullable<AppConfig[Key]>

const badges = listOf(group<Badge>({ name: text, url: optional(text) }))
const appText = named(text)
const appLink = group<AppLink>({ text: appText, url: text })
const appLinks = listOf(appLink)

/** Every key of a configuration, at any depth. */
export const configForm = group<AppConfig>({
  id: text,
  brand: text,
  displayName: text,
  sites: listOf(text),
  domains: named(text),
  passkeyDomain: { optional: text },
  localHost: text,
  home: text,
  supports: named({ is: 'switch' }),
  safetyIcons: group<Part<'safetyIcons'>>({
    headerLeft: badges,
    headerRight: badges,
    footer: group<Part<'safetyIcons'>['footer']>({ payment: badges, security: badges, trust: badges }),
  }),
  socials: listOf(group<Part<'socials'>[number]>({ icon: text, url: text })),
  legal: group<LegalEntity>({
    company: text,
    address: text,
    email: text,
    phone: text,
    registration: text,
    representative: optional(text),
    vatNumber: optional(text),
    shareCapital: optional(text),
    publisher: optional(text),
    host: optional(group<Fact<'host'>>({ name: text, address: text, phone: text })),
    supervisoryAuthority: optional(text),
    disputes: optional(
      group<Fact<'disputes'>>({
        takesPart: { is: 'switch' },
        body: optional(text),
        address: optional(text),
        website: optional(text),
      }),
    ),
    contractPartner: optional(text),
    offerors: optional(text),
    sellsPackages: optional({ is: 'switch' }),
    insolvencyCover: optional(
      group<Fact<'insolvencyCover'>>({ insurer: text, address: text, reference: text }),
    ),
    dataProtectionOfficer: optional(text),
    dataProtectionAuthority: optional(text),
    signed: optional(named(group<Signature>({ by: text, on: text }))),
  }),
  logo: optional(
    group<LogoFile>({
      file: text,
      width: number,
      dark: optional(text),
      containsName: optional({ is: 'switch' }),
    }),
  ),
  mails: optional(group<Part<'mails'>>({ layout: optional(text), logo: optional({ is: 'switch' }) })),
  pictures: optional(
    group<Part<'pictures'>>({
      home: optional(
        // One or the other, which the rule about pictures checks.
        group<Partial<ServicePicture & PictureFile>>({
          file: optional(text),
          id: optional(text),
          alt: optional(text),
          placeholder: optional(text),
        }),
      ),
    }),
  ),
  links: optional(
    group<Part<'links'>>({
      headerTop: optional(appLinks),
      headerLeft: optional(appLinks),
      headerRight: optional(appLinks),
      footer: optional(listOf(group<AppLinkGroup>({ title: appText, links: appLinks }))),
    }),
  ),
  homeSections: optional(
    listOf(
      group<HomeSection>({
        section: text,
        sites: optional(listOf(text)),
        title: optional(appText),
        text: optional(appText),
        link: optional(appLink),
        picture: optional(group<DescribedPicture>({ file: text, alt: appText })),
      }),
    ),
  ),
  campaigns: optional(
    listOf(
      group<Campaign>({
        from: text,
        to: text,
        sites: optional(listOf(text)),
        title: appText,
        text: appText,
        link: appLink,
        banner: optional({ is: 'switch' }),
        picture: optional(group<DescribedPicture>({ file: text, alt: appText })),
      }),
    ),
  ),
  pages: optional(listOf(group<AppPage>({ name: text, slug: appText }))),
  pagesLeftOut: optional(listOf(text)),
  inventory: optional(
    group<Inventory>({
      countries: optional(listOf(text)),
      funnels: optional(listOf(text)),
      facilities: optional(listOf(number)),
      tags: optional(listOf(number)),
      campsites: optional(listOf(text)),
    }),
  ),
  payments: optional(listOf(text)),
  refunds: optional(group<Part<'refunds'>>({ each: { is: 'number' }, perDay: { is: 'number' } })),
  voucherSale: optional(
    group<Part<'voucherSale'>>({
      least: optional(number),
      most: optional(number),
      presets: optional(listOf(number)),
      validYears: optional(number),
    }),
  ),
  paymentTerms: optional(
    group<Part<'paymentTerms'>>({
      depositPercent: optional(number),
      balanceDays: optional(number),
      firstPaymentHours: optional(number),
      graceHours: optional(number),
      shortGraceHours: optional(number),
      remindHoursBefore: optional(listOf(number)),
      remindOnDueDay: optional({ is: 'switch' }),
      leastHoursToPay: optional(number),
      remindHoursAfter: optional(listOf(number)),
      ends: optional({ is: 'switch' }),
    }),
  ),
  unpaidLimits: optional(
    group<Part<'unpaidLimits'>>({ perAddress: optional(number), perNetwork: optional(number) }),
  ),
  alertTerms: optional(
    group<Part<'alertTerms'>>({
      perAddress: optional(number),
      perNetwork: optional(number),
      days: optional(number),
      mails: optional(number),
    }),
  ),
  flagship: optional(text),
  tagManagerId: optional(text),
  visitCounters: optional(listOf(group<VisitCounter>({ provider: text, url: text, ids: named(text) }))),
  errorReporting: optional(named(text)),
  chatbot: optional(group<Part<'chatbot'>>({ provider: text, url: text })),
  maps: optional(group<Part<'maps'>>({ mapId: text, key: text })),
  reviews: optional(group<Part<'reviews'>>({ provider: text, businessIds: named(text) })),
  touchAsMouse: optional(listOf(text)),
  sortingOptions: optional(
    group<Partial<SortingOptions>>({
      reviewSorting: optional(listOf(text)),
      reviewGroupSorting: optional(listOf(text)),
    }),
  ),
})
