import { randomBytes } from 'node:crypto'
import { passkeyLimit } from '@camping/contract/limits.ts'
import type {
  addPasskeyRequest,
  PasskeyCreationOptions,
  Passkeys,
} from '@camping/contract/passkeys.schemas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { countAttempt } from '../../platform/admission/attempt-limits.ts'
import { ProblemError } from '../../platform/problem-error.ts'
import { signedOut } from '../../platform/session/signed-out.ts'
import { passkeyMails } from '../account/passkey-mails.ts'
import { announceOnce } from '../account/register.ts'
import { accountLimits } from '../account-limits.ts'
import type { SignedInContext } from '../customer-context.ts'
import { deviceOf } from '../session/device-of.ts'
import { listPasskeys, needProof, ownerOf } from './my-passkeys.ts'
import { challengeOwner, challengeSeconds, claimChallenge, makeChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'
import { signatureAlgorithms, verifyNewPasskey } from './verify-passkey.ts'

const tooMany = () =>
  new ProblemError({
    type: 'too-many-passkeys',
    status: 409,
    title: 'The account has all passkeys it may have',
  })

/**
 * A challenge for a new passkey, to a session that has recently proved whose it is.
 * @throws ProblemError 400 `no-passkey-key`, 403 as ownerOf and needProof, 409 `too-many-passkeys`, 429.
 */
export async function requestNewPasskey(context: SignedInContext): Promise<PasskeyCreationOptions> {
  const { db, session } = context
  const customerId = ownerOf(context)
  needProof(session)
  const owner = challengeOwner(context, session.tokenHash)
  const { id, name } = relyingPartyOf(context)
  const customer = await db
    .updateTable('customers')
    .set({ passkey_handle: sql`coalesce(passkey_handle, ${randomBytes(32).toString('base64url')})` })
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .returning(['passkey_handle', 'email', 'first_name', 'last_name'])
    .executeTakeFirst()
  if (!customer) throw signedOut()
  const { email } = customer
  await countAttempt(db, { action: 'new-passkey', email, ...context }, accountLimits.newPasskey)
  const known = await db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'rp_id'])
    .where('customer_id', '=', customerId)
    .execute()
  if (known.length >= passkeyLimit) throw tooMany()
  return {
    challenge: await makeChallenge(db, owner),
    timeout: challengeSeconds * 1000,
    rp: { id, name },
    user: {
      id: customer.passkey_handle ?? '',
      name: email,
      displayName: `${customer.first_name} ${customer.last_name}`,
    },
    pubKeyCredParams: signatureAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known
      .filter(({ rp_id: rpId }) => rpId === id)
      .map((passkey) => ({ type: 'public-key', id: passkey.id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}

/**
 * Adds the passkey that a browser has made for the challenge of this session, which has proved whose it is then. The owner
 * gets a mail.
 * @throws ProblemError 400 `passkey-refused`, 409 `passkey-known` and `too-many-passkeys`, 410 `passkey-ended`.
 */
export async function addPasskey(
  { credential }: z.output<typeof addPasskeyRequest>,
  context: SignedInContext,
): Promise<Passkeys> {
  const { db, brand, siteCode, headers, session } = context
  const customerId = ownerOf(context)
  const party = relyingPartyOf(context)
  const owner = challengeOwner(context, session.tokenHash)
  const challenge = await claimChallenge(db, owner, credential.response.clientDataJSON)
  const verified = await verifyNewPasskey(credential, { challenge, party })
  if (!verified)
    throw new ProblemError({ type: 'passkey-refused', status: 400, title: 'This passkey does not fit' })
  await db.transaction().execute(async (transaction) => {
    // One at a time, so that the limit holds; and none for an account that is being deleted.
    const customer = await transaction
      .selectFrom('customers')
      .select((eb) =>
        eb
          .selectFrom('passkeys')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('customer_id', '=', 'customers.id')
          .as('count'),
      )
      .where('id', '=', customerId)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!customer) throw signedOut()
    if (Number(customer.count) >= passkeyLimit) throw tooMany()
    const added = await transaction
      .insertInto('passkeys')
      .values({
        customer_id: customerId,
        rp_id: party.id,
        credential_id: verified.credentialId,
        public_key: verified.publicKey,
        sign_count: verified.signCount,
        ...deviceOf(headers['user-agent']),
      })
      .onConflict((conflict) => conflict.columns(['rp_id', 'credential_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new ProblemError({ type: 'passkey-known', status: 409, title: 'It was added before' })
    await announceOnce(transaction, passkeyMails.added, { customerId, brand, siteCode })
  })
  return await listPasskeys(context)
}
