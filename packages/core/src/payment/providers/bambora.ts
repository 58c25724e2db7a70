import { orderOf } from './order-of.ts'
import type { Provider } from './provider.types.ts'

/** SPEC.md §7: the payment window gets its fields from the API, signed there in the order they must be sent in. */
export const bambora: Provider = {
  id: 'bambora',
  request: (intent) => ({ ...orderOf(intent), slug: 'bambora', redirectUrl: intent.returnPath }),
  next: ({ window }) => {
    if (!window || !URL.canParse(window.url)) return undefined
    const url = new URL(window.url)
    for (const { name, value } of window.fields) url.searchParams.append(name, value)
    return { kind: 'leave', url: url.href }
  },
  hosts: ['ssl.ditonlinebetalingssystem.dk'],
}
