import { orderOf, type Provider } from './provider.ts'

/**
 * payment-5: the API provides the fields of the payment window, signed in the order in which the form must send them.
 */
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
