import { expect, test } from 'vitest'
import { messageSets } from '../markets.ts'
import type { MessageTable } from './message-table.ts'
import { toastMessages } from './toast.messages.ts'

test.each([
  'toast-message.generic-error',
  'toast-messages.payment-fail',
  'toast-messages.newsletter-signup-fail',
  'toast-messages.newsletter-signup-success',
  'login-fail',
  'login-success',
  'email-in-use',
  'send-confirmation-success',
  'send-confirmation-fail',
  'password-update-success',
  'password-update-fail',
  'password-send-success',
  'password-send-fail',
  'cp.edit-user-profile.toast.success',
  'cp.edit-user-profile.toast.error',
])('the toast %s has words in every set', (key) => {
  const row = (toastMessages as MessageTable)[key]
  for (const set of messageSets) expect(row?.[set], set).toBeTruthy()
})
