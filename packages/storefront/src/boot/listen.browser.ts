import type { Store } from '@camping/core/store/create-store.ts'
import { listenForEvents } from '@camping/core/store/events.listeners.ts'
import { listenTo } from '@camping/core/listening/listeners.ts'
import { listenForToasts } from '@camping/core/store/toasts.listeners.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { mayReport } from '../kit/error-reports/may-report.browser.ts'
import { sendEvent } from '../kit/analytics/send-event.browser.ts'

let listening = false

/** Reports the errors of a page that may never start, for a visitor who agreed to it. */
export async function reportEarly(): Promise<void> {
  if (!mayReport()) return
  const { startReports } = await import('../shell/error-reports/start-reports.browser.ts')
  startReports()
}

/** Lets a document react to what becomes of changes. Its code comes with the first change that a visitor makes. */
export function listen(store: Store, config: Pick<AppConfig, 'tagManagerId' | 'visitCounters'>): void {
  if (!listening) {
    listenForToasts()
    listenForEvents((event) => sendEvent(config, event))
  }
  listening = true
  listenTo(store)
}
