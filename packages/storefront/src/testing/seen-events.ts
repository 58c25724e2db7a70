import { eventFaults } from '@camping/contract/analytics-events.ts'

const found: string[] = []
const { setItem } = Storage.prototype

/** Watches what waits for tags, in every test of this package. */
Storage.prototype.setItem = function watched(this: Storage, key: string, value: string) {
  if (key === 'waiting-events' && value.startsWith('[{'))
    for (const event of JSON.parse(value) as Parameters<typeof eventFaults>[0][])
      found.push(...eventFaults(event))
  setItem.call(this, key, value)
}

/** What was wrong with events since it was asked last. */
export const faultsSeen = (): string[] => found.splice(0)
