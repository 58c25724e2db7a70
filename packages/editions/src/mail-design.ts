/** How mails of an app are composed: a framed card, a band in the brand's colour above it, or a plain letter. */
export const mailLayouts = ['card', 'band', 'letter'] as const
export type MailLayout = (typeof mailLayouts)[number]

/** The design of an app's mails (docs/how-to/design-mails.md); colours and corners follow the theme. */
export interface MailDesign {
  /** `card` by default. */
  readonly layout?: MailLayout
  /** Whether the app's logo stands beside its name, which stands alone by default. */
  readonly logo?: boolean
}
