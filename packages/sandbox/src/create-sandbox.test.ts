import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { shopSettings } from './accounts/shop-settings.ts'
import { testAccounts } from './accounts/test-accounts.data.ts'
import { createSandbox } from './create-sandbox.ts'
import { openTestSandbox } from './testing/open-test-sandbox.ts'

const program = fileURLToPath(new URL('run-sandbox.ts', import.meta.url))

/** The first output of the process, and its exit code if it exited. */
function run(environment: Record<string, string>): Promise<{ output: string; code: number | null }> {
  const { NODE_ENV: _mode, SMTP_URL: _mail, ...machine } = process.env
  const child = spawn(process.execPath, [program], { env: { ...machine, SANDBOX_PORT: '0', ...environment } })
  return new Promise((done) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.startsWith('ready')) child.kill('SIGTERM')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', (code) => done({ output: output.trim(), code }))
  })
}

describe('never in production', () => {
  test.each([[{ NODE_ENV: 'production' }], [{ STAGE: 'production' }], [{ SMTP_URL: 'smtp://mail.example' }]])(
    '%j ends the process with one line',
    async (environment) => {
      const { output, code } = await run(environment)
      expect(code).toBe(1)
      expect(output).toMatch(/^A sandbox is never part of production.*$/)
    },
  )

  test('a merchant number that could be real is refused', async () => {
    const [first] = testAccounts
    const real = { ...first!, epay: { ...first!.epay, merchantNumber: '1018742' } }
    await expect(createSandbox({ accounts: [real] })).rejects.toThrow(/refuses merchant number 1018742/)
  })
})

test('runs as its own process, and ends on request', async () => {
  expect(await run({})).toEqual({
    output: expect.stringMatching(/^ready http:\/\/localhost:\d+\/sandbox$/),
    code: 0,
  })
})

test('no two accounts share anything, and all are accepted by the rules for test numbers', async () => {
  const values = testAccounts.flatMap(({ epay, saferpay }) => [
    epay.merchantNumber,
    epay.md5Key,
    epay.soapPassword,
    saferpay.customerId,
    saferpay.terminalId,
    saferpay.user,
    saferpay.password,
  ])
  expect(new Set(values).size).toBe(values.length)
  const settings = shopSettings('http://localhost:4000')
  expect(settings).toMatchObject({
    PAYMENT_BAMBORA_URL: 'http://localhost:4000/epay',
    PAYMENT_ALDER_DE_CH_BAMBORA_MERCHANT: '8010005',
    PAYMENT_LAKELAND_NL_SAFERPAY_TERMINAL: '17795210',
  })
})

describe('the page of payments', () => {
  const form = async (origin: string, path: string, fields: Record<string, string>, from = origin) =>
    fetch(`${origin}/sandbox/payments/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: from },
      body: new URLSearchParams(fields),
    })

  test('accepts knobs and moves the clock, from its own forms only', async () => {
    const box = await openTestSandbox()
    const knobs = async () => ((await box.admin('GET', 'state')) as { knobs: object }).knobs
    expect((await form(box.origin, 'knobs', { order: '', json: '{"fee":5}' })).status).toBe(303)
    expect(await knobs()).toEqual({ fee: 5 })
    expect(
      (await form(box.origin, 'knobs', { order: '', json: '{"fee":9}' }, 'http://localhost:3000')).status,
    ).toBe(403)
    const refused = await form(box.origin, 'knobs', { order: '', json: '{"fee":"<b>"}' })
    expect([refused.status, await knobs()]).toEqual([400, { fee: 5 }])
    expect(await refused.text()).toContain('fee')
    expect((await form(box.origin, 'clock', { seconds: '3600' })).status).toBe(303)
    expect(
      Date.parse(((await box.admin('GET', 'state')) as { now: string }).now) - Date.now(),
    ).toBeGreaterThan(3_590_000)
    expect((await form(box.origin, 'clock', { seconds: '60' }, 'null')).status).toBe(403)
    await box.close()
  })

  test('the interface for tests takes JSON alone, which other origins cannot send unasked', async () => {
    const box = await openTestSandbox()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await fetch(`${box.origin}/sandbox/api/clock`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"advanceSeconds":60}',
      })
      expect([400, 415]).toContain(response.status)
    }
    expect(Date.parse(((await box.admin('GET', 'state')) as { now: string }).now) - Date.now()).toBeLessThan(
      10_000,
    )
    await box.close()
  })
})
