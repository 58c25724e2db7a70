import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { password } from './testing/account-desk.ts'
import { codeIn, openCodeDesk, someBrowser, someNetwork, type CodeDesk } from './testing/code-desk.ts'

describe.each(usualKinds)('account-16: what strangers learn of codes and can close on %s', (kind) => {
  let desk: CodeDesk
  beforeAll(async () => {
    desk = await openCodeDesk(kind)
  })
  afterAll(() => desk?.close())
  afterEach(async () => {
    await desk.db.deleteFrom('attempts').execute()
    await desk.aMinuteLater()
  })

  test('an address without an account is answered alike, in replies, tries and time', async () => {
    const known = 'known@example.org'
    await desk.account(known)
    const seen = async (email: string) => {
      const key = someBrowser()
      const started = performance.now()
      const sent = await desk.send(email, { key })
      const sending = performance.now() - started
      // Before and after the mail: it makes no difference to the tries.
      const early = await desk.redeem(email, '000000', { key })
      const mails = (await desk.deliver()).length
      const late: unknown[] = []
      for (let turn = 0; turn < 4; turn += 1) {
        const { status, body } = await desk.redeem(email, '000000', { key })
        late.push([status, body.type, body.triesLeft])
      }
      const again = await desk.send(email, { key })
      return {
        mails,
        slow: sending >= 149,
        replies: [sent.status, sent.body, early.status, early.body.triesLeft, late, again.status, again.body],
      }
    }
    const [owner, nobody] = [await seen(known), await seen('nobody@example.org')]
    expect(nobody.replies).toEqual(owner.replies)
    expect([owner.mails, nobody.mails]).toEqual([1, 0])
    expect([owner.slow, nobody.slow]).toEqual([true, true])
  })

  test('the fifth code of an hour is the last in a network, known or not', async () => {
    await desk.account('limit@example.org')
    const statuses = async (email: string) => {
      const address = someNetwork()
      const found: number[] = []
      for (let turn = 0; turn < 6; turn += 1)
        found.push((await desk.send(email, { key: someBrowser(), address })).status)
      return found
    }
    const known = await statuses('limit@example.org')
    expect(known).toEqual([200, 200, 200, 200, 200, 429])
    expect(await statuses('nobody2@example.org')).toEqual(known)
  })

  test('codes that others request leave the owner one, and every other way in', async () => {
    const email = 'flooded@example.org'
    await desk.account(email)
    for (let turn = 0; turn < 3; turn += 1) {
      const address = someNetwork()
      for (let codes = 0; codes < 4; codes += 1) await desk.send(email, { key: someBrowser(), address })
    }
    await desk.deliver()
    const address = someNetwork()
    const key = someBrowser()
    expect((await desk.send(email, { key, address })).status).toBe(200)
    const code = codeIn((await desk.deliver())[0])
    expect((await desk.redeem(email, code, { key, address })).status).toBe(200)
    expect((await desk.post('authenticate', { email, password }, { address })).status).toBe(200)
  })

  test('guessing ends with the codes of a day: a hundred tries for an address, from any networks', async () => {
    const email = 'guessed@example.org'
    await desk.account(email)
    const statuses: number[] = []
    for (let turn = 0; turn < 25; turn += 1)
      statuses.push((await desk.send(email, { key: someBrowser(), address: someNetwork() })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect((await desk.deliver()).length).toBe(20)
    expect((await desk.post('authenticate', { email, password })).status).toBe(200)
  })

  test('one network tries twenty codes a minute', async () => {
    const address = someNetwork()
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn += 1)
      statuses.push(
        (await desk.redeem(`t${turn}@example.org`, '123456', { key: someBrowser(), address })).status,
      )
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 410), 429])
  })

  test('the owner’s code ends the lock that guessed passwords have left', async () => {
    const { key, code, email } = await desk.requested('locked@example.org')
    const address = someNetwork()
    for (let turn = 0; turn < 8; turn += 1)
      await desk.post('authenticate', { email, password: 'guess' }, { address })
    expect((await desk.post('authenticate', { email, password }, { address })).status).toBe(429)
    expect((await desk.redeem(email, code, { key, address })).status).toBe(200)
    expect((await desk.post('authenticate', { email, password }, { address: someNetwork() })).status).toBe(
      200,
    )
    expect((await desk.post('authenticate', { email, password }, { address })).status).toBe(200)
  })
})
