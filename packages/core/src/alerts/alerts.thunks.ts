import type { ApiDispatch, ApiError } from '../api/storefront-api.ts'
import { type AlertFields, type AlertWish, maxTotalOf } from './alert-form.rules.ts'
import { alertsApi } from './alerts.api.ts'

/** What came of a request: a mail is on its way, or why not. */
export type AlertOutcome = 'sent' | 'tooMany' | 'gone' | 'failed'

const outcomes: Readonly<Record<number, AlertOutcome>> = { 404: 'gone', 429: 'tooMany' }

/** Asks to be told by mail when a stay is free. The fields are valid (alert-form.rules.ts). */
export function requestAlert(wish: AlertWish, fields: AlertFields) {
  return async (dispatch: ApiDispatch): Promise<AlertOutcome> => {
    const { date, duration, adults, children } = wish
    const { error } = await dispatch(
      alertsApi.endpoints.requestAlert.initiate(
        {
          email: fields.email ?? '',
          siteId: wish.siteId ?? Number(fields.site),
          accommodationId: fields.accommodation ? Number(fields.accommodation) : null,
          date,
          duration,
          flexibleDays: Number(fields.flexibleDays ?? 0),
          persons: { adults, children: children.map((age) => ({ age })) },
          maxTotal: maxTotalOf(fields.maxPrice) ?? null,
        },
        { track: false },
      ),
    )
    return error ? (outcomes[(error as ApiError).status] ?? 'failed') : 'sent'
  }
}
