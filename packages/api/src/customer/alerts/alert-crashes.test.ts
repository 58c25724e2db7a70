import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as world from '../../booking/testing/booking-world.ts'
import { failMoments } from '../../booking/testing/fail-point.ts'
import {
  type DeskProcess,
  openProcessDesk,
  postgresMissing,
  type ProcessDesk,
} from '../../booking/testing/process-desk.ts'

/** Statements from the first look at a changed accommodation to the last commit. */
const statements = [1, 2, 3, 4, 5, 7, 9, 11, 13]

describe.skipIf(postgresMissing)('alerts, several processes and kill -9', () => {
  let desk: ProcessDesk
  let living: DeskProcess
  beforeAll(async () => {
    desk = await openProcessDesk()
    living = await desk.start()
  })
  afterAll(() => desk?.close())

  /** Confirmed alerts for a free week in the tent; nobody has compared them. */
  async function newAlerts(count: number): Promise<void> {
    await desk.db.deleteFrom('alerts').execute()
    await desk.db.deleteFrom('outbox').execute()
    await desk.db
      .insertInto('alerts')
      .values(
        Array.from({ length: count }, (_, at) => ({
          brand: 'alder',
          site_code: 'nl',
          email: `a${at}@example.org`,
          site_id: 1,
          accommodation_id: world.tent,
          date_from: '2027-06-05',
          flexible_days: 2,
          nights: 7,
          adults: 2,
          ends_on: '2027-06-05',
          mails_left: 5,
          confirmed_at: new Date(),
        })),
      )
      .execute()
  }
  async function outcome() {
    const alerts = await desk.db.selectFrom('alerts').select('mails_left').execute()
    const matches = await desk.db.selectFrom('alert_matches').select('mail_key').execute()
    const events = await desk.db.selectFrom('outbox').select(['kind', 'payload']).execute()
    const keys = events.map(({ payload }) => (payload as { mailKey: string }).mailKey)
    return {
      mailsLeft: alerts.map(({ mails_left: left }) => left),
      stays: matches.length,
      mails: keys.length,
      // Every stay that is stored has its mail, and every mail its stays.
      isWhole: new Set([...keys, ...matches.map(({ mail_key: key }) => key)]).size === new Set(keys).size,
    }
  }
  const told = { mailsLeft: [4, 4, 4], stays: 15, mails: 3, isWhole: true }
  const untold = { mailsLeft: [5, 5, 5], stays: 0, mails: 0, isWhole: true }

  test('F137: kill -9 anywhere between finding and reporting: all or nothing, and then everybody once', async () => {
    const points = [
      ...failMoments.map((moment) => ({ statement: 'commit' as const, moment })),
      ...statements.map((statement, at) => ({
        statement,
        moment: failMoments[at % failMoments.length] ?? 'before',
      })),
    ]
    let deaths = 0
    for (const point of points) {
      await newAlerts(3)
      await living.armFailPoint(point)
      const survived = await living.compareAlerts(world.tent).then(
        () => true,
        () => false,
      )
      if (survived) break
      deaths += 1
      expect(await living.ended).toBe('SIGKILL')
      expect([untold, told]).toContainEqual(await outcome())
      living = await desk.start()
      await living.compareAlerts(world.tent)
      expect(await outcome()).toEqual(told)
    }
    process.stdout.write(`alerts: killed ${deaths} times\n`)
    expect(deaths).toBeGreaterThan(failMoments.length + 4)
  }, 300_000)

  test('F138: several processes hear of one change, and everybody gets one mail', async () => {
    living = await desk.start()
    const others = await Promise.all([desk.start(), desk.start()])
    for (const _ of [1, 2, 3]) {
      await newAlerts(3)
      await Promise.all([living, ...others].map((one) => one.compareAlerts(world.tent)))
      expect(await outcome()).toEqual(told)
    }
    await Promise.all(others.map((one) => one.stop()))
  }, 120_000)
})
