import { afterEach, expect } from 'vitest'
import { faultsSeen } from './seen-events.ts'

/** Whatever a test stores for tags is an event of the catalogue (docs/contracts/events.md). */
afterEach(() => expect(faultsSeen(), 'events beside the catalogue').toEqual([]))
