import type { Store } from '@camping/core/store/create-store.ts'
import { listenForEvents } from '@camping/core/store/events.listeners.ts'
import { listenTo } from '@camping/core/listening/listeners.ts'
import { listenForToasts } from '@camping/core/store/toasts.listeners.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { sendEvent } from '../kit/analytics/send-event.browser.ts'

let listening = false

/** Lets a document react to what becomes of changes. Its code comes with the first change that a visitor makes. */
export function listen(store: Store, config: Pick<AppConfig, 'tagManagerId'>): void {
  if (!listening) {
    listenForToasts()
    listenForEvents((event, details) => sendEvent(config, event, details))
  }
  listening = true
  listenTo(store)
}
