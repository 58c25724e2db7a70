import type { Page, PageProps } from '../../kit/routing/page-view.ts'
import { GiftVouchersPage, prepareSale } from './gift-vouchers-page.tsx'
import { prepareBought, VoucherBoughtPage } from './voucher-bought-page.tsx'
import { WithdrawalPage } from './withdrawal-page.tsx'
import { allow } from '../../kit/routing/verdict.ts'

/** The pages of the sale of gift vouchers: one sells them, one shows a purchase, one withdraws from it. */
function GiftPage({ request }: PageProps) {
  if (request.name === 'withdrawal') return <WithdrawalPage request={request} />
  if (request.name === 'voucherBought') return <VoucherBoughtPage request={request} />
  return <GiftVouchersPage request={request} />
}

export const page: Page = {
  Component: GiftPage,
  async prepare(request, dispatch) {
    if (request.name === 'withdrawal') return allow
    return request.name === 'voucherBought'
      ? await prepareBought(request, dispatch)
      : await prepareSale(request, dispatch)
  },
}
