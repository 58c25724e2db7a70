import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { runTransaction } from './run-transaction.ts'

/** What `work` answers, without a trace of what it did: a quote is the change itself, taken back (decision 247). */
export async function quoteByDoing<Quote>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Quote>,
): Promise<Quote> {
  let quoted: { readonly quote: Quote } | undefined
  try {
    return await runTransaction(db, async (transaction) => {
      quoted = { quote: await work(transaction) }
      throw new TakenBack()
    })
  } catch (error) {
    if (error instanceof TakenBack && quoted) return quoted.quote
    throw error
  }
}

/** Ends the transaction of a quote. */
class TakenBack extends Error {
  constructor() {
    super('A quote changes nothing')
  }
}
