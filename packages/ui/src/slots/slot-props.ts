import type { ComponentType } from 'react'

/** Every slot receives the language, for texts without a message. */
interface SlotLanguage {
  /** Message set of the edition, such as `nl` or `de-CH`. */
  readonly messages: string
}

/** The parts of pages that an app may replace, with their props: texts and addresses are ready to render. */
interface ReplacedParts {
  /** Beside the login: help and contacts. */
  readonly loginService: SlotLanguage & {
    readonly title: string
    readonly text: string
    readonly email: string
    readonly phone: string
  }
  /** Below the next stay on the portal's home page. */
  readonly portalHelp: SlotLanguage & {
    readonly title: string
    readonly text: string
  }
}

/** The sections of pages before and after which an app may put a component of its own. */
export const slotSections = {
  home: ['funnels', 'countries', 'themes', 'campaigns', 'early-booking', 'promises', 'newsletter'],
  results: ['campsites'],
  destination: ['campsites'],
  funnel: ['countries', 'campsites'],
  campsite: ['stay', 'accommodations', 'about', 'similar'],
  theme: ['words', 'campsites', 'reading'],
  themes: ['ideas'],
  page: ['text'],
  'free-search': ['words', 'results'],
  compare: ['table'],
  newsletter: ['form'],
  saved: ['sites'],
  'shared-list': ['sites'],
  confirmation: ['booking', 'next-steps', 'documents'],
  portal: ['next-stay', 'bookings', 'favourites'],
  favourites: ['lists', 'sites'],
} as const

/** What a component between sections gets from its page, besides the language. Personal data is not among it. */
interface PageFacts {
  readonly home: SlotLanguage
  readonly results: SlotLanguage
  /** A country, an area or a town. */
  readonly destination: SlotLanguage
  /** A kind of holiday. */
  readonly funnel: SlotLanguage & { readonly funnel: string }
  readonly campsite: SlotLanguage & {
    readonly campsite: { readonly name: string; readonly slug: string; readonly country: string }
  }
  /** All ideas for a trip. */
  readonly themes: SlotLanguage
  /** What a text may mean; the text is the visitor's and no component gets it. */
  readonly 'free-search': SlotLanguage
  readonly compare: SlotLanguage
  /** Its sign-up, and what the links in its mails lead to. */
  readonly newsletter: SlotLanguage
  /** What a browser has saved without an account. */
  readonly saved: SlotLanguage
  /** A list of favourites that somebody has shared. */
  readonly 'shared-list': SlotLanguage
  readonly theme: SlotLanguage & { readonly theme: { readonly title: string; readonly slug: string } }
  /** A page to read: of the house by its tag, of the app by its name. */
  readonly page: SlotLanguage & { readonly tag: string }
  readonly confirmation: SlotLanguage & { readonly campsite: string }
  readonly portal: SlotLanguage
  /** The favourites of an account. */
  readonly favourites: SlotLanguage
}

export type SlotPage = keyof typeof slotSections
export type SectionOf<Page extends SlotPage> = (typeof slotSections)[Page][number]
export type SectionSlot<Page extends SlotPage> = `${Page}.${'before' | 'after'}.${SectionOf<Page>}`

/** Every slot with its props. */
export type SlotProps = ReplacedParts & {
  readonly [Page in SlotPage as SectionSlot<Page>]: PageFacts[Page]
}

export type SlotName = keyof SlotProps

/** Loads a slot's component: its code is a separate file in this app's build only. */
export type SlotLoader<Name extends SlotName> = () => Promise<ComponentType<SlotProps[Name]>>

/** The contents of an app's slots.ts (docs/how-to/replace-a-component.md). */
export type Slots = { readonly [Name in SlotName]?: SlotLoader<Name> }
