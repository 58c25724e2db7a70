import type { ComponentType } from 'react'

/** What every slot is told: in which words to speak, for texts that no message has. */
interface SlotLanguage {
  /** Message set of the edition, such as `nl` or `de-CH`. */
  readonly messages: string
}

/** The parts of pages that an app may replace, with what each is given: texts and addresses arrive ready. */
export interface SlotProps {
  /** Beside the login: who helps. */
  readonly loginService: SlotLanguage & {
    readonly title: string
    readonly text: string
    readonly email: string
    readonly phone: string
  }
  /** Below the next stay of the portal's first page. */
  readonly portalHelp: SlotLanguage & {
    readonly title: string
    readonly text: string
  }
}

export type SlotName = keyof SlotProps

/** How a slot's component is fetched: its code is in this app's build alone, in a file of its own. */
export type SlotLoader<Name extends SlotName> = () => Promise<ComponentType<SlotProps[Name]>>

/** What an app's slots.ts holds (docs/how-to/replace-a-component.md). */
export type Slots = { readonly [Name in SlotName]?: SlotLoader<Name> }
