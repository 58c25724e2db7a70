import type { Slots } from '@camping/ui/slots/slot-props.ts'

/** Lakeland's replacements of the house's components (docs/how-to/replace-a-component.md). */
export default {
  loginService: async () => (await import('./slots/login-service.tsx')).LoginService,
} satisfies Slots
