import type { Slots } from '@camping/ui/slots/slot-props.ts'

/** What Lakeland shows instead of the house's own (docs/how-to/replace-a-component.md). */
export default {
  loginService: async () => (await import('./slots/login-service.tsx')).LoginService,
} satisfies Slots
