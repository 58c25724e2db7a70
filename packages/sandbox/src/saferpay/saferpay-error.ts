type Behavior = 'DO_NOT_RETRY' | 'OTHER_MEANS' | 'RETRY' | 'RETRY_LATER'

export interface SaferpayErrorFields {
  readonly detail?: readonly string[]
  readonly transactionId?: string | undefined
  readonly orderId?: string | undefined
  readonly processorResult?: string | undefined
}

/** An answer with ErrorName. Its HTTP status and Behavior follow from the name. */
export class SaferpayError extends Error {
  readonly errorName: string
  readonly fields: SaferpayErrorFields

  constructor(errorName: string, fields: SaferpayErrorFields = {}) {
    super(messages[errorName] ?? errorName)
    this.name = 'SaferpayError'
    this.errorName = errorName
    this.fields = fields
  }
}

const messages: Readonly<Record<string, string>> = {
  AUTHENTICATION_FAILED: 'Unable to authenticate request',
  PERMISSION_DENIED: 'Operation not authorized',
  VALIDATION_FAILED: 'Request validation failed',
  TOKEN_INVALID: 'Token invalid',
  TOKEN_EXPIRED: 'Token expired',
  TRANSACTION_ALREADY_CAPTURED: 'Transaction already captured',
  TRANSACTION_IN_WRONG_STATE: 'Invalid action',
  TRANSACTION_NOT_FOUND: 'Transaction not found',
  TRANSACTION_ABORTED: 'Transaction aborted',
  TRANSACTION_DECLINED: 'Transaction declined by acquirer',
  TRANSACTION_NOT_STARTED: 'Transaction has not been started yet',
}

const statuses: Readonly<Record<string, number>> = {
  VALIDATION_FAILED: 400,
  AUTHENTICATION_FAILED: 401,
  PERMISSION_DENIED: 403,
  NOT_ACCEPTABLE: 406,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL_ERROR: 500,
  COMMUNICATION_FAILED: 500,
  COMMUNICATION_TIMEOUT: 500,
  UNEXPECTED_ERROR_BY_ACQUIRER: 500,
}

/** All requests refused for their content are 402. */
export const statusOfError = (errorName: string): number => statuses[errorName] ?? 402

const otherMeans = new Set([
  'TRANSACTION_DECLINED',
  'GENERAL_DECLINED',
  '3DS_AUTHENTICATION_FAILED',
  'PAYER_AUTHENTICATION_REQUIRED',
  'CARD_CHECK_FAILED',
  'CARD_CVC_INVALID',
  'CARD_CVC_REQUIRED',
  'PAYMENTMEANS_INVALID',
  'PAYMENTMEANS_NOT_SUPPORTED',
  'CONDITION_NOT_SATISFIED',
  'BLOCKED_BY_RISK_MANAGEMENT',
  'NO_CREDITS_AVAILABLE',
  'UPDATE_CARD_INFORMATION',
  'ALIAS_INVALID',
])

function behaviorOf(errorName: string): Behavior {
  if (otherMeans.has(errorName)) return 'OTHER_MEANS'
  if (errorName === 'COMMUNICATION_FAILED') return 'RETRY'
  if (errorName === 'INTERNAL_ERROR' || errorName === 'UNEXPECTED_ERROR_BY_ACQUIRER') return 'RETRY_LATER'
  return 'DO_NOT_RETRY'
}

/** The body without its ResponseHeader. */
export function errorBody({ errorName, message, fields }: SaferpayError): object {
  const { detail, transactionId, orderId, processorResult } = fields
  return {
    Behavior: behaviorOf(errorName),
    ErrorName: errorName,
    ErrorMessage: message,
    ...(detail ? { ErrorDetail: detail } : {}),
    ...(transactionId ? { TransactionId: transactionId } : {}),
    ...(orderId ? { OrderId: orderId } : {}),
    ...(processorResult
      ? {
          ProcessorName: 'Sandbox Acquirer',
          ProcessorResult: processorResult,
          ProcessorMessage: `Result ${processorResult}`,
        }
      : {}),
  }
}
