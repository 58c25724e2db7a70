import type { MessageSet } from './markets.ts'

/** Texts of an app that are not messages, by message set. */
export type AppText = Readonly<Partial<Record<MessageSet, string>>>

/** A link of an app. */
export interface AppLink {
  readonly text: AppText
  /** A path below the edition, such as `/info/terms`, an own page such as `page:our-parks`, or an address that begins with https://. */
  readonly url: string
}

/** A titled list of links in the footer. */
export interface AppLinkGroup {
  readonly title: AppText
  readonly links: readonly AppLink[]
}
