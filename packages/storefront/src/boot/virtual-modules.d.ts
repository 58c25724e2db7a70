declare module 'virtual:app' {
  import type { AppConfig } from '@camping/editions/define-app.ts'
  import type { CompiledMessages } from '@camping/storefront/boot/create-edition-intl.ts'
  import type { Slots } from '@camping/ui/slots/slot-props.ts'

  export const config: AppConfig
  /** Slot components of the app; undefined without a slots.ts. */
  export const slots: Slots | undefined
  /** Message set → namespace → its chunk. */
  export const messages: Record<string, Record<string, () => Promise<{ default: CompiledMessages }>>>
}

declare module 'virtual:apps' {
  import type { AppConfig } from '@camping/editions/define-app.ts'
  import type { AppLegalTexts } from '@camping/editions/app-legal-texts.ts'
  import type { CompiledMessages } from '@camping/storefront/boot/create-edition-intl.ts'
  import type { Slots } from '@camping/ui/slots/slot-props.ts'
  import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'

  export const apps: readonly {
    config: AppConfig
    theme: ThemeOverrides
    messages: Record<string, CompiledMessages>
    slots: Slots | undefined
    legalTexts: AppLegalTexts
  }[]
}
