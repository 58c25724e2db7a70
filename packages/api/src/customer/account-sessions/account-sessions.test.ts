import type { AccountSessions } from '@camping/contract/account-sessions.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualKinds } from '../../booking/testing/booking-desk.ts'
import { type AccountDesk, openAccountDesk, password } from '../account/testing/account-desk.ts'
import { openSession } from '../session/open-session.ts'
import { addCustomer } from '../session/testing/add-customer.ts'
import { accountSessionsRoutes } from './account-sessions.routes.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe.each(usualKinds)('the sessions of an account on %s', (kind) => {
  let desk: AccountDesk
  beforeAll(async () => {
    desk = await openAccountDesk(kind, { more: accountSessionsRoutes })
  })
  afterAll(() => desk?.close())

  const signIn = async (email: string, userAgent: string) => {
    const answer = await desk.post(
      'authenticate',
      { email, password },
      { headers: { 'user-agent': userAgent } },
    )
    return answer.body.token ?? ''
  }
  const ask = (token: string, method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
    desk.call<AccountSessions & Problem>(method, `customer-portal/sessions${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { body } : {}),
    })
  const listed = async (token: string) => (await ask(token, 'GET')).body.sessions
  const lives = async (token: string) => (await desk.who(token)).statusCode === 200

  test('are listed with a coarse description of their devices', async () => {
    const email = 'list@example.org'
    await desk.account(email)
    const [here, there] = [await signIn(email, firefox), await signIn(email, phone)]
    const sessions = await listed(here)
    expect(new Set(sessions.map(({ browser, system, isThis }) => `${browser} ${system} ${isThis}`))).toEqual(
      new Set(['Firefox Windows true', 'Safari iOS false']),
    )
    expect(sessions).toHaveLength(2)
    expect((await listed(there)).find(({ isThis }) => isThis)?.system).toBe('iOS')
    const text = JSON.stringify(sessions)
    for (const secret of [here, there, '127.0.0.1', '10.', 'Mozilla', 'hash'])
      expect(text).not.toContain(secret)
  })

  test('end one by one, and only those of the account', async () => {
    const email = 'one@example.org'
    await desk.account(email)
    await desk.account('other@example.org')
    const [here, there] = [await signIn(email, firefox), await signIn(email, phone)]
    const foreign = await signIn('other@example.org', firefox)
    const idOf = async (token: string) => (await listed(token)).find(({ isThis }) => isThis)?.id ?? ''
    expect((await ask(here, 'DELETE', `/${await idOf(foreign)}`)).status).toBe(404)
    expect(await lives(foreign)).toBe(true)
    const id = await idOf(there)
    expect((await ask(here, 'DELETE', `/${id}`)).status).toBe(204)
    expect([await lives(here), await lives(there)]).toEqual([true, false])
    expect((await ask(here, 'DELETE', `/${id}`)).status).toBe(404)
    expect((await ask(here, 'DELETE', '/1')).status).toBe(400)
    expect(await listed(here)).toHaveLength(1)
  })

  test('all others of the account end at once, an agent’s too', async () => {
    const email = 'all@example.org'
    await desk.account(email)
    await desk.account('stays@example.org')
    const [here, there, third] = [
      await signIn(email, firefox),
      await signIn(email, phone),
      await signIn(email, phone),
    ]
    const foreign = await signIn('stays@example.org', firefox)
    const { id: customerId } = await desk.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const { id: agentId } = await desk.db
      .insertInto('agents')
      .values({ brand: 'alder', name: `Kim ${kind}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const agent = await openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { customerId, agentId })
    expect(await listed(here)).toHaveLength(3)
    const refused = [await ask(agent, 'GET'), await ask(agent, 'POST', '/end-others', {})]
    expect(refused.map(({ status, body }) => `${status} ${body.type}`)).toEqual(
      refused.map(() => '403 agent-not-allowed'),
    )
    expect((await ask(here, 'POST', '/end-others', {})).status).toBe(204)
    expect(await Promise.all([here, there, third, agent, foreign].map(lives))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })

  test('that have ended are not listed', async () => {
    const customerId = await addCustomer(desk.db, { email: 'ended@example.org' })
    const enter = () => openSession(desk.db, { brand: 'alder', siteCode: 'nl' }, { customerId })
    const here = await enter()
    const [, old] = [await enter(), await enter()]
    await ask(old, 'GET')
    const { sessions } = (await ask(old, 'GET')).body
    const other = sessions.filter(({ isThis }) => !isThis).map(({ id }) => id)
    await desk.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('public_id', '=', other[0] ?? '')
      .execute()
    await desk.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 8 * 24 * 3600 * 1000) })
      .where('public_id', '=', other[1] ?? '')
      .execute()
    expect(other).toHaveLength(2)
    expect((await listed(old)).map(({ isThis }) => isThis)).toEqual([true])
    expect(here).toHaveLength(43)
  })
})
