import type { authenticatePasskeyRequest, PasskeyRequestOptions } from '@camping/contract/passkeys.schemas.ts'
import type { z } from 'zod'
import { countAttempt, endLock, forgetAttempts } from '../../platform/admission/attempt-limits.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import type { OpenedSession } from '../../platform/server/serve.ts'
import { newSession } from '../account/authenticate.ts'
import { inEqualTime } from '../account/in-equal-time.ts'
import { accountLimits } from '../account-limits.ts'
import type { CustomerContext } from '../customer-context.ts'
import { challengeOwner, challengeSeconds, claimChallenge, makeChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'
import { usePasskey } from './use-passkey.ts'
import { verifySignIn } from './verify-passkey.ts'

/**
 * A challenge for whichever passkey the visitor chooses in the browser: neither request nor reply names an account.
 * @throws ProblemError 400 `no-passkey-key`, 429 `too-many-attempts`.
 */
export async function requestPasskey(context: CustomerContext): Promise<PasskeyRequestOptions> {
  const { db } = context
  const owner = challengeOwner(context)
  const { id: rpId } = relyingPartyOf(context)
  await countAttempt(db, { action: 'passkey-challenge', ...context }, accountLimits.passkeyChallenge)
  const challenge = await makeChallenge(db, owner)
  return { challenge, timeout: challengeSeconds * 1000, rpId, userVerification: 'required' }
}

/** One reply for every passkey that does not fit. */
const refused = () =>
  new ProblemError({ type: 'passkey-refused', status: 401, title: 'This passkey opens nothing here' })

/**
 * A session by passkey, as by the password. Nobody can use up the tries of somebody else: they count by network alone. A
 * success ends the locks of failed passwords.
 * @throws ProblemError 400 `no-passkey-key`, 401 `passkey-refused`, 410 `passkey-ended`, 429 `too-many-attempts`.
 */
export function authenticatePasskey(
  { credential }: z.output<typeof authenticatePasskeyRequest>,
  context: CustomerContext,
): Promise<OpenedSession> {
  const { db, brand } = context
  const party = relyingPartyOf(context)
  return inEqualTime(async () => {
    const tries = { action: 'passkey-try', ...context }
    await countAttempt(db, tries, accountLimits.passkeyTry)
    const challenge = await claimChallenge(db, challengeOwner(context), credential.response.clientDataJSON)
    const passkey = await db
      .selectFrom('passkeys')
      .innerJoin('customers', 'customers.id', 'passkeys.customer_id')
      .select(['passkeys.id', 'public_key', 'customer_id', 'email'])
      .where('rp_id', '=', party.id)
      .where('credential_id', '=', credential.id)
      .where('customers.brand', '=', brand)
      .where('passkey_handle', '=', credential.response.userHandle)
      .where('erased_at', 'is', null)
      .executeTakeFirst()
    if (!passkey) throw refused()
    const signCount = await verifySignIn(credential, passkey.public_key, { challenge, party })
    if (signCount === undefined || !(await usePasskey({ id: passkey.id, signCount }, context)))
      throw refused()
    await forgetAttempts(db, tries, accountLimits.passkeyTry)
    await endLock(db, { action: 'sign-in', email: passkey.email, ...context }, accountLimits.signIn)
    return await newSession(context, { customerId: passkey.customer_id }, true)
  })
}
