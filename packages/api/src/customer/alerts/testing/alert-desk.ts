import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { Problem } from '@camping/contract/problem.schemas.ts'
import { sql } from 'kysely'
import { openDesk, type DatabaseKind, type DeskOptions } from '../../../booking/testing/booking-desk.ts'
import * as world from '../../../booking/testing/booking-world.ts'
import { availabilityChannel } from '../../../platform/db/change-notices.ts'
import { outboxJob } from '../../../platform/jobs/work-outbox.ts'
import type { MailMessage } from '../../../platform/mail/mail-message.ts'
import { findTestIdentity } from '../../../platform/mail/testing/test-identity.ts'
import { alertsJob, type AlertsJob } from '../alerts-job.ts'
import { alertsRoutes } from '../alerts.routes.ts'
import { alertMailHandlers } from '../send-alert-mails.ts'

/** For a week in June in the chalet, which has one unit. */
export const alertBody = (changes: object = {}) => ({
  email: 'ada@example.org',
  siteId: 1,
  accommodationId: world.chalet,
  date: '2027-06-05',
  flexibleDays: 0,
  duration: 7,
  persons: { adults: 2, children: [] },
  maxTotal: null,
  ...changes,
})

const markOfCall = 'call of work '

const now = () => new Date(`${world.today}T10:00:00Z`)

/** For tests only: the calls of alerts, the job that finds what is free, and the mails that follow. */
export async function openAlertDesk(kind: DatabaseKind, options: DeskOptions = {}) {
  const desk = await openDesk(kind, alertsRoutes, options)
  const mails: MailMessage[] = []
  const outbox = outboxJob({
    db: desk.db,
    handlers: alertMailHandlers({
      db: desk.db,
      now,
      world: desk.world.current,
      findIdentity: findTestIdentity,
      transport: { description: 'memory', send: async (one) => void mails.push(one), close() {} },
    }),
    onParked: (_event, reason) => {
      throw new Error(reason)
    },
  })
  /** The calls of `work` that a job has heard of; those made at once arrive in any order. */
  const heard = new WeakMap<AlertsJob, Set<string>>()
  /** A job as another process has it. */
  async function newJob(): Promise<AlertsJob> {
    const job = alertsJob({ db: desk.db, world: desk.world, now, gatherMs: 0 })
    const calledHere = new Set<string>()
    heard.set(job, calledHere)
    await desk.database.listen({
      channel: availabilityChannel,
      onPayload: (payload) => {
        job.note(payload)
        if (payload.startsWith(markOfCall)) calledHere.add(payload)
      },
      onGap: () => job.noteGap(),
    })
    return job
  }
  const job = await newJob()
  const { signal } = new AbortController()
  const post = <Body>(path: string, body: object, edition?: string) =>
    desk.call<Body & Problem>('POST', path, { body, ...(edition && { edition }) })
  /** Sends what waits, and returns the mails. */
  async function deliver(): Promise<MailMessage[]> {
    const before = mails.length
    while (await outbox.run(signal));
    return mails.slice(before)
  }
  let calls = 0
  const work = async (one: AlertsJob = job): Promise<void> => {
    // Notices arrive after their commit, in its order: when this one is there, so are all before it. Nobody else reads it.
    calls += 1
    const call = markOfCall + calls
    await sql`select pg_notify(${availabilityChannel}, ${call})`.execute(desk.db)
    while (!heard.get(one)?.has(call)) await new Promise((resolve) => setTimeout(resolve, 5))
    while (await one.run(signal));
  }
  return {
    ...desk,
    mails,
    job,
    newJob,
    post,
    deliver,
    /** Runs the job until nothing is waiting. */
    work,
    /** Between two tests: no alerts, no mails, every stay free. */
    async reset(): Promise<void> {
      for (const statement of [
        sql`delete from alerts`,
        sql`delete from outbox`,
        sql`delete from attempts`,
        sql`update unit_occupations set state = 'released' where state = 'held'`,
        sql`select pg_notify(${availabilityChannel}, '{"kind":"catalogue"}')`,
      ])
        await statement.execute(desk.db)
      await work()
      mails.length = 0
    },
    /** Requests and confirms an alert; returns its mail to confirm. */
    async confirmed(changes: object = {}, edition?: string): Promise<MailMessage> {
      await post('alerts', alertBody(changes), edition)
      const [mail] = await deliver()
      const answer = await post('alerts/confirm', { token: tokenIn(mail, 'alert') }, edition)
      if (answer.status !== 200 || !mail) throw new Error(`Not confirmed: ${answer.status}`)
      return mail
    },
    /** Takes a stay as a visitor does; ends it with `free`. */
    async take(date = '2027-06-05', changes: object = {}): Promise<string> {
      const { status, body } = await desk.createCart({
        accommodationId: world.chalet,
        date,
        duration: 7,
        persons: { adults: 2, children: [] },
        ...changes,
      })
      if (status !== 200) throw new Error(`Not taken: ${status} ${body.type}`)
      return body.id
    },
    async free(cartId: string): Promise<void> {
      const { status } = await desk.call<Cart>('DELETE', `cart/${cartId}`)
      if (status !== 200) throw new Error(`Not released: ${status}`)
    },
  }
}

/** The token behind a link of a mail. */
export function tokenIn(mail: MailMessage | undefined, step: 'alert' | 'no-alert' | 'free'): string {
  const token = new RegExp(`step=${step}&token=([\\w-]+)`).exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`No link of ${step} in the mail`)
  return token
}
