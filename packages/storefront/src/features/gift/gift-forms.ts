/** Both forms of the sale in one file, which comes with the first of them. */
export { VoucherForm } from './voucher-form.tsx'
export { WithdrawalForm } from './withdrawal-form.tsx'
