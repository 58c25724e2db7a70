import type { ComponentType } from 'react'

/** Every slot receives the language, for texts without a message. */
interface SlotLanguage {
  /** Message set of the edition, such as `nl` or `de-CH`. */
  readonly messages: string
}

/** The parts of pages that an app may replace, with their props: texts and addresses are ready to render. */
export interface SlotProps {
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

export type SlotName = keyof SlotProps

/** Loads a slot's component: its code is a separate file in this app's build only. */
export type SlotLoader<Name extends SlotName> = () => Promise<ComponentType<SlotProps[Name]>>

/** The contents of an app's slots.ts (docs/how-to/replace-a-component.md). */
export type Slots = { readonly [Name in SlotName]?: SlotLoader<Name> }
