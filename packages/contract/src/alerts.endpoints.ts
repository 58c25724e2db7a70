import type { z } from 'zod'
import type {
  AlertConfirmed,
  AlertEnded,
  AlertRequested,
  alertLink,
  requestAlertRequest,
} from './alerts.schemas.ts'
import type { Cart } from './booking.schemas.ts'
import { endpoint } from './endpoint.ts'

/**
 * "Tell me when it is free": sends a mail with a link to confirm (alerts-1). 404 for an unknown site, or an accommodation of another
 * one; 429 `too-many-attempts`.
 */
export const requestAlert = endpoint<z.input<typeof requestAlertRequest>, AlertRequested>('POST', 'alerts')
/** Idempotent. 410 `link-ended` for an unknown or old token. */
export const confirmAlert = endpoint<z.input<typeof alertLink>, AlertConfirmed>('POST', 'alerts/confirm')
/** Idempotent. 410 `link-ended` for an unknown or old token. */
export const endAlert = endpoint<z.input<typeof alertLink>, AlertEnded>('POST', 'alerts/end')
/**
 * A cart with the stay that a mail has told of: the same one however often the link is opened, until it ends. 409
 * `no-longer-available` with `alternatives` (StayGone) when somebody was faster, 410 `link-ended`.
 */
export const openAlertCart = endpoint<z.input<typeof alertLink>, Cart>('POST', 'alerts/cart')
