import { siteCodes, markets } from '@camping/editions/markets.ts'
import { describe, expect, test } from 'vitest'
import { openPost } from '../../../booking/documents/testing/open-post.ts'
import { readPdf } from '../../../booking/documents/testing/read-pdf.ts'
import { composeMail } from '../../../platform/mail/compose-mail.ts'
import type { MailIdentity } from '../../../platform/mail/mail-identity.ts'
import { findTestIdentity } from '../../../platform/mail/testing/test-identity.ts'
import type { WithdrawalOutcome } from '../../../platform/db/purchase-tables.ts'
import { purchaseSteps } from '../../testing/purchase-steps.ts'
import { faultDatabase, usePaymentDesk } from '../../testing/use-payment-desk.ts'
import { acknowledgementContent, withdrawalToDeskContent } from '../../withdrawal/withdrawal-mail-content.ts'
import { boughtContent, purchaseRefundContent } from './bought-content.ts'
import { voucherPdf } from './purchase-documents.ts'

const english = /\b(the|you|your|and|with|from|voucher|withdrawal|statement|paid)\b/i
const voucher = {
  purchase_ref: '7K2QM9A4ZX',
  amount: 15_000,
  currency: 'EUR' as const,
  valid_until: '2029-12-31',
  buyer_name: 'Ilse Þorn',
  recipient: 'Łukasz Ωmega',
  message: 'X!\nY?',
  created_at: new Date('2026-11-25T10:00:00Z'),
  code: 'K7QM9A-4ZX2B1-HJKLMN',
}
const statement = {
  name: 'Ilse Þorn',
  email: 'ilse@example.org',
  contract_ref: '7K2QM9A4ZX',
  remarks: 'N1',
  amount: 15_000,
  currency: 'EUR' as const,
  received_at: new Date('2026-11-26T10:07:00Z'),
}
const outcomes: WithdrawalOutcome[] = [
  'withdrawn',
  'partly',
  'repeated',
  'used',
  'late',
  'booking',
  'unmatched',
]

describe.each(siteCodes)('mails about bought vouchers in %s', (site) => {
  const identity = findTestIdentity('alder', site) as MailIdentity
  const { messages, languageTag } = markets[site]
  const mails = [
    boughtContent(identity, voucher),
    purchaseRefundContent(identity, voucher.purchase_ref, {
      amount: -15_000,
      currency: 'EUR',
      provider_transaction_id: '4711',
      created_at: new Date('2026-11-27T10:00:00Z'),
    }),
    ...outcomes.map((outcome) => acknowledgementContent(identity, { ...statement, outcome })),
    ...outcomes.map((outcome) => withdrawalToDeskContent(identity, { ...statement, outcome })),
    acknowledgementContent(identity, { ...statement, outcome: 'withdrawn', amount: 0 }),
  ]
  test('are complete, in the edition’s language alone, and lead to the withdrawal', () => {
    for (const content of mails) {
      const { subject, text, html } = composeMail(identity, content)
      const said = `${subject}\n${text}`
      expect(said).not.toMatch(/[{}]|undefined|NaN|Invalid|\b(mail|purchased|withdrawal|confirmation)\.[a-z]/)
      if (messages !== 'en-GB') expect(said.replace(/https?:\S+|\S+@\S+/g, '')).not.toMatch(english)
      if (messages === 'de-CH') expect(said).not.toMatch(/ß/)
      expect(subject.length).toBeLessThan(70)
      expect(html).toContain(`lang="${languageTag}"`)
      for (const [link] of said.matchAll(/https?:\/\/\S+/g))
        expect(link).toMatch(`https://${site}.alder.example/${site}/`)
    }
    expect(composeMail(identity, boughtContent(identity, voucher)).text).toContain(voucher.code)
  })

  test('payment-33: the acknowledgement has the statement, its date and its time', () => {
    for (const outcome of outcomes) {
      const { text } = composeMail(identity, acknowledgementContent(identity, { ...statement, outcome }))
      for (const part of ['7K2QM9A4ZX', 'Ilse Þorn', 'ilse@example.org', 'N1', '26', '2026'])
        expect(text).toContain(part)
      expect(text).toMatch(/1[01][:.\sh]+07/)
    }
  })

  test('the document has code, value, validity and words, and not the number of the purchase', async () => {
    const { text } = await readPdf(await voucherPdf(identity, voucher))
    for (const part of [voucher.code, '2029', voucher.recipient, voucher.buyer_name, 'X! Y?'])
      expect(text).toContain(part)
    expect(text).not.toContain(voucher.purchase_ref)
    if (messages !== 'en-GB') expect(text.replace(/https?:\S+|\S+@\S+/g, '')).not.toMatch(english)
  })
})

describe('the mail with a bought voucher', () => {
  const desk = usePaymentDesk(faultDatabase)
  const { bought, fieldsOf, page, row } = purchaseSteps(desk)

  test('payment-32: brings code and PDF once; then the code is in no table; a failed attempt repeats it', async () => {
    const post = openPost(desk().db)
    await post.deliver()
    const one = await bought()
    await desk().get(`bambora/callback?${desk().bank.payWindow(fieldsOf(one))}`)
    await desk().reconcile()
    const code = (await page(one)).body.code ?? ''
    post.failures.push(new Error('The mail server is away'))
    await post.deliver()
    expect((await row(one)).unsent_code, 'is kept for the next attempt').toBe(code)
    await desk()
      .db.updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('done_at', 'is', null)
      .execute()
    await post.deliver()
    const { email, unsent_code: left } = await row(one)
    const mails = post.mails.filter(({ to }) => to === email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(code)
    const [pdf] = mails[0]?.attachments ?? []
    expect(pdf?.contentType).toBe('application/pdf')
    expect((await readPdf(pdf?.content ?? Buffer.alloc(0))).text).toContain(code)
    expect(left).toBeNull()
    expect(JSON.stringify(await row(one))).not.toContain(code)
  })

  test('payment-32: the document is for the buyer’s browser, once the voucher is issued', async () => {
    const one = await bought()
    const file = (headers = {}) =>
      desk().app.inject({
        url: `/api/twenty/v2/alder/nl/gift-vouchers/purchases/${one.body.address}/document`,
        headers,
      })
    const own = { 'x-purchase-key': one.key }
    expect((await file(own)).statusCode).toBe(404)
    await desk().get(`bambora/callback?${desk().bank.payWindow(fieldsOf(one))}`)
    await desk().reconcile()
    expect((await file()).statusCode).toBe(404)
    const { statusCode, headers, rawPayload } = await file(own)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await readPdf(rawPayload)).text).toContain((await page(one)).body.code)
  })
})
