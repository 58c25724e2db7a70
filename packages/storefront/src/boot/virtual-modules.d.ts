/** What builds tell the code. */
interface ImportMetaEnv {
  /** True in the build of an app without slots.ts. */
  readonly WITHOUT_SLOTS?: boolean
  /** True in the build of an app that has neither sections of its own on the home page nor campaigns. */
  readonly WITHOUT_APP_SECTIONS?: boolean
  /** In the build of the server: the folder with the apps, from the folder of the build. */
  readonly APPS_FOLDER: string
}

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
  import type { AppPageTexts } from '@camping/editions/app-pages.ts'
  import type { AppLegalTexts } from '@camping/editions/app-legal-texts.ts'
  import type { CompiledMessages } from '@camping/storefront/boot/create-edition-intl.ts'
  import type { Slots } from '@camping/ui/slots/slot-props.ts'
  import type { AppFonts } from '@camping/ui/theme/app-font.ts'
  import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'

  /** Each app is loaded on its own, so that one that throws does not end the others. */
  export const apps: readonly {
    id: string
    load: () => Promise<{
      app: {
        config: AppConfig
        theme: ThemeOverrides
        fonts: AppFonts
        messages: Record<string, CompiledMessages>
        slots: Slots | undefined
        legalTexts: AppLegalTexts
        pageTexts: AppPageTexts
      }
    }>
  }[]
}

declare module 'virtual:brand-fonts' {
  import type { AppFonts } from '@camping/ui/theme/app-font.ts'

  /** The fonts of an app's own by folder. */
  const fonts: Readonly<Partial<Record<string, AppFonts>>>
  export default fonts
}
