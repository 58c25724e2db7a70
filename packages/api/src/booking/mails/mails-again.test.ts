import { sql } from 'kysely'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelBooking } from '../order/change-booking-state.ts'
import { bookBody, cartBody, usualKinds, type Desk, openDesk } from '../testing/booking-desk.ts'
import { folderTransport } from '../../platform/mail/folder-transport.ts'
import type { MailMessage } from '../../platform/mail/mail-message.ts'
import { type Order, orderAt } from '../documents/testing/order-at.ts'
import { openPost, type Post } from '../documents/testing/open-post.ts'

describe.each(usualKinds)('tampered and repeated mails on %s', (kind) => {
  let desk: Desk
  let post: Post
  let order: Order
  beforeAll(async () => {
    desk = await openDesk(kind)
    post = openPost(desk.db)
    order = orderAt(desk)
  })
  afterAll(() => desk?.close())

  describe('hostile names', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'booking-mails-')), 'mail')
    afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }))

    test('are text in HTML, and add no header', async () => {
      await sql`update sites set name = ${'Site\r\nBcc: eve@example.org\r\n\r\n<b>'} where id = 1`.execute(
        desk.db,
      )
      const { booking } = await order('uk', {
        order: {
          booker: {
            ...bookBody(1).booker,
            firstName: '<img src=x onerror=alert(1)>',
            // Names refuse line breaks and addresses; only data that bypasses validation can contain them.
            lastName: 'O\'Neil "& {name}',
          },
          travellers: [{ firstName: '</table><script>alert(2)</script>', lastName: 'x' }],
        },
      })
      const [mail] = await post.deliver()
      await sql`update sites set name = 'Site 1' where id = 1`.execute(desk.db)
      expect(mail?.html).not.toMatch(/<(img|script|b)\b/)
      expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(mail?.html).toContain('&lt;/table&gt;&lt;script&gt;')
      expect(mail?.subject).not.toMatch(/\p{Cc}/u)
      const transport = folderTransport(folder)
      await transport.send(mail as MailMessage)
      transport.close()
      const read = await new PostalMime().parse(readFileSync(join(folder, readdirSync(folder)[0] as string)))
      expect([read.bcc ?? [], read.cc ?? []]).toEqual([[], []])
      expect(read.to).toMatchObject([{ address: 'anna.devries@example.org' }])
      expect(read.subject).toContain(booking.bookingRef)
      expect(read.text).toContain('O\'Neil "& {name}')
    })
  })

  describe('requesting the mail again', () => {
    const again = (cartId: string, edition: string) =>
      desk.call<{ status: string | number; type?: string }>('POST', `booking/confirmation/${cartId}/send`, {
        edition,
        body: {},
      })

    test('sends what is true now to the address of the booking, once in ten minutes', async () => {
      const { cart, booking, edition } = await order('fr')
      const [first] = await post.deliver()
      expect(first?.text).toContain(`Numéro de réservation\u00A0: ${booking.bookingRef}`)
      const answers = await Promise.all([1, 2, 3, 4].map(() => again(cart.id, edition)))
      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
        200, 429, 429, 429,
      ])
      const refused = answers.find(({ status }) => status === 429)
      expect([refused?.body.type, refused?.headers['retry-after']]).toEqual(['too-many-requests', '600'])
      const passed = answers.find(({ status }) => status === 200)
      expect([passed?.body, passed?.headers['cache-control']]).toEqual([
        { status: 'check-inbox' },
        'no-store',
      ])
      const [second, ...more] = await post.deliver()
      expect(more).toEqual([])
      expect([second?.to, second?.subject, second?.text]).toEqual([first?.to, first?.subject, first?.text])
      expect(second?.messageId, 'else programs fold it into the first').not.toBe(first?.messageId)

      await sql`update throttles set until = clock_timestamp()`.execute(desk.db)
      await cancelBooking(desk.db, booking.bookingRef)
      await post.deliver()
      await sql`update outbox set dedupe_key = dedupe_key || '-before' where kind = 'booking-resent'`.execute(
        desk.db,
      )
      expect((await again(cart.id, edition)).status).toBe(200)
      expect((await post.deliver()).map(({ subject }) => subject)).toEqual([
        `Annulation\u00A0: Site 1 (${booking.bookingRef})`,
      ])
    })

    test('is refused without the cart id: 404, and no mail', async () => {
      const { cart, booking } = await order('nl')
      await post.deliver()
      const { body: open } = await desk.createCart(cartBody({ date: '2028-03-04' }))
      for (const [id, edition] of [
        [cart.id, 'alder/de'],
        [cart.id, 'lakeland/nl'],
        ['B'.repeat(22), 'alder/nl'],
        [open.id, 'alder/nl'],
      ] as const)
        expect((await again(id, edition)).status).toBe(404)
      expect((await again(booking.bookingRef, 'alder/nl')).status, 'the reference is no key').toBe(400)
      expect(await post.deliver()).toEqual([])
    })
  })
})
