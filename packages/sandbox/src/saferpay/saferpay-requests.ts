import { z } from 'zod'
import { saferpayMethods } from './saferpay-cards.data.ts'

/** Supported versions of the specification: those with one ReturnUrl and DO_NOT_RETRY. */
export const specVersions = Array.from({ length: 21 }, (_, at) => `1.${33 + at}`)

export const requestHeader = z.strictObject({
  SpecVersion: z
    .string()
    .refine((version) => specVersions.includes(version), 'The field SpecVersion is invalid.'),
  CustomerId: z.string().regex(/^\d{1,8}$/),
  RequestId: z.string().regex(/^[A-Za-z0-9.:_-]{1,50}$/),
  RetryIndicator: z.int().min(0).max(9),
  ClientInfo: z
    .strictObject({ ShopInfo: z.string().max(100).optional(), OsInfo: z.string().max(100).optional() })
    .optional(),
})

/** Minor units as text. */
const amount = z.strictObject({
  Value: z.string().regex(/^\d{1,12}$/),
  CurrencyCode: z.string().regex(/^[A-Z]{3}$/),
})
const url = z.string().max(2000).refine(isAbsolute, 'The address must be absolute, with http or https.')
const address = z.looseObject({})
const withHeader = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ RequestHeader: z.unknown(), ...shape })

export const initializeRequest = withHeader({
  TerminalId: z.string().regex(/^\d{8}$/),
  Payment: z.strictObject({
    Amount: amount,
    OrderId: z.string().min(1).max(80).optional(),
    Description: z.string().min(1).max(1000),
    PayerNote: z.string().max(50).optional(),
    MandateId: z.string().max(35).optional(),
    Options: address.optional(),
    Recurring: address.optional(),
    Installment: address.optional(),
  }),
  ReturnUrl: z.strictObject({ Url: url }),
  Notification: z
    .strictObject({
      SuccessNotifyUrl: url.optional(),
      FailNotifyUrl: url.optional(),
      PayerEmail: z.string().max(254).optional(),
      MerchantEmails: z.array(z.string().max(254)).max(10).optional(),
    })
    .optional(),
  Payer: z.looseObject({ LanguageCode: z.string().max(10).optional() }).optional(),
  PaymentMethods: z.array(z.enum(saferpayMethods)).optional(),
  Wallets: z.array(z.string()).optional(),
  Condition: z.enum(['NONE', 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED']).optional(),
  ConfigSet: z.string().max(20).optional(),
  CardForm: address.optional(),
  BillingAddressForm: address.optional(),
  DeliveryAddressForm: address.optional(),
  PaymentMethodsOptions: address.optional(),
  RiskFactors: address.optional(),
  Order: address.optional(),
  RegisterAlias: address.optional(),
  Authentication: address.optional(),
})

export const assertRequest = withHeader({ Token: z.string().min(1).max(50) })

const transactionReference = z
  .strictObject({ TransactionId: z.string().max(64).optional(), OrderId: z.string().max(80).optional() })
  .refine(
    ({ TransactionId, OrderId }) => (TransactionId === undefined) !== (OrderId === undefined),
    'Either TransactionId or OrderId is needed.',
  )

export const captureRequest = withHeader({
  TransactionReference: transactionReference,
  Amount: amount.optional(),
  Billpay: address.optional(),
  PendingNotification: address.optional(),
})
export const cancelRequest = withHeader({ TransactionReference: transactionReference })
export const inquireRequest = withHeader({ TransactionReference: transactionReference })

const captureReference = z.strictObject({
  CaptureId: z.string().min(1).max(64),
  OrderPartId: z.string().max(80).optional(),
})

export const refundRequest = withHeader({
  Refund: z.strictObject({
    Amount: amount,
    OrderId: z.string().min(1).max(80).optional(),
    Description: z.string().max(1000).optional(),
    RestrictRefundAmountToCapturedAmount: z.boolean().optional(),
  }),
  CaptureReference: captureReference,
  PendingNotification: address.optional(),
})
export const assertCaptureRequest = withHeader({ CaptureReference: captureReference })
export const assertRefundRequest = withHeader({
  TransactionReference: z.strictObject({ TransactionId: z.string().min(1).max(64) }),
})
export const batchCloseRequest = withHeader({ TerminalId: z.string().regex(/^\d{8}$/) })

function isAbsolute(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
