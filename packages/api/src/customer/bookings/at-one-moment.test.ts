import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '../../booking/testing/booking-desk.ts'
import { openPortalDesk, type PortalDesk } from './testing/portal-desk.ts'

describe.each(databaseKinds)('money of a booking at one moment on %s', (kind) => {
  let desk: PortalDesk
  beforeAll(async () => {
    desk = await openPortalDesk(kind)
  })
  afterAll(() => desk?.close())

  test('the list of payments is what its sum counts, while money comes in', async () => {
    const booking = await desk.book()
    const payments = 60
    let isOver = false as boolean
    const received = (async () => {
      for (let at = 0; at < payments; at += 1) await desk.pay(booking, 100)
      isOver = true
    })()
    for (let reads = 0; reads < 5 || !isOver; reads += 1) {
      const own = await desk.own(booking)
      expect(own.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(own.paid)
    }
    await received
    expect((await desk.own(booking)).paid).toBe(payments * 100)
  })
})
