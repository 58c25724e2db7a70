import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testAccounts } from '../accounts/test-accounts.data.ts'
import { acceptedCard, openWindow, queryOf } from '../testing/epay-shop.ts'
import { openTestSandbox } from '../testing/open-test-sandbox.ts'
import { saferpayShop } from '../testing/saferpay-shop.ts'
import { openBank } from './bank.ts'

const folder = mkdtempSync(join(tmpdir(), 'bank-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what the banks know outlives their process: transactions, calls to come, knobs, the clock', async () => {
  const stateFile = join(folder, 'deep', 'banks.json')
  const before = await openTestSandbox({ stateFile })
  await before.admin('PUT', 'knobs', { pendingSeconds: 60 })
  await before.advance(600)
  const unpaid = await openWindow(before)
  await before.customer.pay(await openWindow(before), acceptedCard)
  const paid = await saferpayShop(before, testAccounts[0]!.saferpay).paid()
  const known = (await before.admin('GET', 'state')) as Record<string, unknown>
  await before.close()

  const after = await openTestSandbox({ stateFile })
  const { now, ...rest } = (await after.admin('GET', 'state')) as Record<string, unknown>
  const { now: then, ...same } = known
  expect(rest).toEqual(same)
  expect(Date.parse(String(now)) - Date.now()).toBeGreaterThan(590_000)
  expect(Date.parse(String(now))).toBeGreaterThanOrEqual(Date.parse(String(then)))
  expect((await saferpayShop(after, testAccounts[0]!.saferpay).assert(paid.token)).status).toBe(200)
  const again = new URL(unpaid)
  const accepted = await after.customer.pay(new URL(again.pathname, after.origin).href, acceptedCard)
  const ids = [
    queryOf(accepted).find(([name]) => name === 'txnid')?.[1],
    ...(same['epay'] as { id: string }[]).map(({ id }) => id),
  ]
  expect(new Set(ids).size).toBe(2)
  await after.close()
  expect(readdirSync(join(folder, 'deep'))).toEqual(['banks.json'])
})

test('a call that was being made when the process ended is made again', () => {
  const file = join(folder, 'sending.json')
  const bank = openBank(file)
  bank.state.notices.set('1', {
    id: '1',
    provider: 'epay',
    orderId: 'A',
    url: 'http://localhost/',
    dueAt: 0,
    state: 'sending',
    tries: [],
  })
  bank.save()
  expect(openBank(file).state.notices.get('1')?.state).toBe('waiting')
})

test('numbers are never given twice, not even after everything is forgotten', () => {
  const bank = openBank()
  const first = bank.nextNumber()
  bank.reset()
  expect(bank.nextNumber()).toBe(first + 1)
})

test('a broken file is an error, not an empty bank', () => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, '{"epay":')
  expect(() => openBank(file)).toThrow()
  expect(existsSync(file)).toBe(true)
})
