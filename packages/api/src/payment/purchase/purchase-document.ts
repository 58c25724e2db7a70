import type { voucherPurchaseRequest } from '@camping/contract/voucher-sale.schemas.ts'
import type { z } from 'zod'
import { notFound } from '../../platform/problem-error.ts'
import type { ServedFile } from '../../platform/server/serve.ts'
import type { SaleContext } from '../payment-context.ts'
import { voucherPdf } from './mails/purchase-documents.ts'
import { codeOf, buyerKey, purchaseAt } from './read-purchase.ts'

/**
 * The voucher on paper, for the browser that has bought it.
 * @throws ProblemError 404 for every other one, before the voucher is issued, and once its purchase is withdrawn.
 */
export async function purchaseDocument(
  { address }: z.output<typeof voucherPurchaseRequest>,
  context: SaleContext,
): Promise<ServedFile> {
  const purchase = await purchaseAt(address, context)
  const key = buyerKey(purchase, context)
  const code = key ? codeOf(purchase, key) : null
  const identity = context.identity()
  if (code === null || !identity) throw notFound()
  return {
    contentType: 'application/pdf',
    fileName: `voucher-${purchase.hint}.pdf`,
    show: 'inline',
    content: await voucherPdf(identity, { ...purchase, code }),
  }
}
