import { availabilityChannel, readNotice } from '../../platform/db/change-notices.ts'
import type { OpenedDatabase } from '../../platform/db/opened-database.ts'
import { applyRatings } from './apply-ratings.ts'
import { loadCalendars, loadOccupations } from './load-calendars.ts'
import { loadWorld } from './world.ts'
import type { World } from './world.ts'

export interface LiveWorld {
  current(): World
  /** Resolves when every notice received so far is applied. */
  settled(): Promise<void>
  stop(): void
}

export interface RefreshOptions {
  database: OpenedDatabase
  onError: (error: unknown) => void
  /** Interval of the check for ended holds; 5 s. */
  holdCheckMs?: number
}

/**
 * Loads the world and refreshes it: a change notice names an accommodation or a site, which is then read again
 * from the database. Many notices about one accommodation cause one read. Ended holds send no notice, so the
 * world stores their times.
 */
export async function refreshWorldOnChange(options: RefreshOptions): Promise<LiveWorld> {
  const { database, onError } = options
  const occupations = new Set<number>()
  const calendars = new Set<number>()
  const ratings = new Set<number>()
  let everything = false
  let world: World | undefined
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    while (everything || occupations.size > 0 || calendars.size > 0 || ratings.size > 0) {
      const [taken, priced, rated, all] = [[...occupations], [...calendars], [...ratings], everything]
      occupations.clear()
      calendars.clear()
      ratings.clear()
      everything = false
      if (all || !world) {
        world = await loadWorld(database.db)
        continue
      }
      const { readModel, holdEnds } = world
      if (rated.length > 0) await applyRatings(database.db, world, rated)
      if (priced.length > 0) {
        for (const row of await loadCalendars(database.db, priced)) readModel.applyCalendar(row)
      }
      if (taken.length > 0) {
        for (const { row, nextExpiry } of await loadOccupations(database.db, taken)) {
          readModel.applyOccupation(row)
          if (nextExpiry) holdEnds.set(row.accommodationId, nextExpiry.getTime())
          else holdEnds.delete(row.accommodationId)
        }
      }
    }
  }

  function wake(): void {
    running ??= work()
      .catch((error: unknown) => {
        // Any part may be outdated: the next run reads everything.
        everything = true
        onError(error)
      })
      .finally(() => {
        running = undefined
      })
  }

  // Listening starts before reading, so that no change is lost between the two.
  await database.listen({
    channel: availabilityChannel,
    onPayload(payload) {
      const notice = readNotice(payload)
      if (!notice) return
      if (notice.kind === 'catalogue') everything = true
      else if (notice.kind === 'rating') ratings.add(notice.siteId)
      else (notice.kind === 'calendar' ? calendars : occupations).add(notice.accommodationId)
      if (world) wake()
    },
    onGap() {
      everything = true
      wake()
    },
  })
  world = await loadWorld(database.db)
  wake()

  const timer = setInterval(() => {
    const now = Date.now()
    for (const [id, end] of world?.holdEnds ?? []) if (end <= now) occupations.add(id)
    wake()
  }, options.holdCheckMs ?? 5_000)
  timer.unref()

  return {
    current: () => world as World,
    async settled() {
      while (running) await running
    },
    stop: () => clearInterval(timer),
  }
}
