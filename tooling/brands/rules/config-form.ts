import type {
  AppConfig,
  Badge,
  LegalEntity,
  LogoFile,
  AppLink,
  AppLinkGroup,
} from '@camping/editions/define-app.ts'
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

type Part<Key extends keyof AppConfig> = NonNullable<AppConfig[Key]>

const badges = listOf(group<Badge>({ name: text, url: optional(text) }))
const appText = named(text)
const appLinks = listOf(group<AppLink>({ text: appText, url: text }))

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
  legal: group<LegalEntity>({ company: text, address: text, email: text, phone: text, registration: text }),
  logo: optional(group<LogoFile>({ file: text, width: number })),
  pictures: optional(
    group<Part<'pictures'>>({
      home: optional(
        group<NonNullable<Part<'pictures'>['home']>>({ id: text, alt: text, placeholder: text }),
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
  payments: optional(listOf(text)),
  refunds: optional(group<Part<'refunds'>>({ each: { is: 'number' }, perDay: { is: 'number' } })),
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
  flagship: optional(text),
  tagManagerId: optional(text),
  errorReporting: optional(named(text)),
  chatbot: optional(group<Part<'chatbot'>>({ provider: text, url: text })),
  maps: optional(group<Part<'maps'>>({ mapId: text, key: text })),
  reviews: optional(group<Part<'reviews'>>({ provider: text, businessIds: named(text) })),
  sortingOptions: optional(
    group<Partial<SortingOptions>>({
      reviewSorting: optional(listOf(text)),
      reviewGroupSorting: optional(listOf(text)),
    }),
  ),
})
