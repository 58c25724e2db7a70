import type { AttemptLimit } from '../platform/admission/attempt-limits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** What a limit over many networks leaves to each network: two tries in all, or two per address or booking. */
const inNetwork = { tries: 2, by: 'network' } as const
const ofEmail = { tries: 2, by: 'email-in-network' } as const
const ofBooking = { tries: 2, by: 'booking-in-network' } as const

/**
 * Limits on failed attempts; a success removes its attempts from the count (attempt-limits.ts). Narrow limits
 * come first: a wide one counts only what passed them. `max` is a number of tries, `seconds` their window.
 * - network: a household, an office, a mobile carrier's many customers behind one address
 * - range: the networks of one owner, who gets 65,536 of them with IPv6 for free
 * - email, booking, edition: a distributed attack; above the limit each network slows down and none is locked
 * out
 */
export const accountLimits = {
  status: [
    { by: 'network', max: 10, seconds: minute },
    { by: 'network', max: 50, seconds: day },
    { by: 'range', max: 60, seconds: minute },
    { by: 'email-in-network', max: 5, seconds: minute },
    { by: 'edition', max: 600, seconds: minute, leaves: inNetwork },
  ],
  signIn: [
    { by: 'network', max: 10, seconds: minute },
    { by: 'range', max: 60, seconds: minute },
    { by: 'email-in-network', max: 8, seconds: 15 * minute },
    { by: 'email', max: 30, seconds: 15 * minute, leaves: ofEmail },
    { by: 'edition', max: 600, seconds: minute, leaves: inNetwork },
  ],
  bookingSignIn: [
    { by: 'network', max: 10, seconds: minute },
    { by: 'range', max: 60, seconds: minute },
    { by: 'email-in-network', max: 5, seconds: 15 * minute },
    { by: 'booking-in-network', max: 5, seconds: 15 * minute },
    { by: 'email', max: 20, seconds: 15 * minute, leaves: ofEmail },
    { by: 'booking', max: 20, seconds: 15 * minute, leaves: ofBooking },
    { by: 'edition', max: 300, seconds: minute, leaves: inNetwork },
  ],
  /** A signed-in customer who enters the current password: nobody else can count here. */
  currentPassword: [{ by: 'email', max: 8, seconds: 15 * minute }],
  register: [
    { by: 'network', max: 20, seconds: hour },
    { by: 'range', max: 100, seconds: hour },
    { by: 'email-in-network', max: 3, seconds: hour },
  ],
  /** Links and lists by mail. */
  mail: [
    { by: 'network', max: 10, seconds: hour },
    { by: 'range', max: 100, seconds: hour },
    { by: 'email-in-network', max: 3, seconds: hour },
  ],
  /**
   * Mails of one kind to one address, so that nobody can flood an inbox through the shop. Above the limit no
   * further mail is sent and the reply stays the same: the earlier mails still work.
   */
  mailsToAddress: [{ by: 'email', max: 3, seconds: hour }],
  /** Codes to the address of a booking. */
  codeMail: [
    { by: 'network', max: 20, seconds: hour },
    { by: 'booking', max: 6, seconds: hour },
  ],
  /** A code has six digits: at most thirty guesses a day, across all sessions and codes. */
  codeTry: [
    { by: 'network', max: 10, seconds: minute },
    { by: 'booking', max: 30, seconds: day },
  ],
  /**
   * Codes to the address of an account. Somebody else's request is no use to the owner, so each network has one left
   * above the hour's limit; only the day's limit, against guessing, closes this way in, and no other one.
   */
  signInCode: [
    { by: 'network', max: 20, seconds: hour },
    { by: 'range', max: 100, seconds: hour },
    { by: 'email-in-network', max: 5, seconds: hour },
    { by: 'email', max: 5, seconds: hour, leaves: { tries: 1, by: 'email-in-network' } },
    { by: 'email', max: 20, seconds: day },
    { by: 'edition', max: 600, seconds: minute, leaves: inNetwork },
  ],
  /** Each code has its own tries, and each belongs to a browser: nobody can use up those of others. */
  signInCodeTry: [
    { by: 'network', max: 20, seconds: minute },
    { by: 'range', max: 100, seconds: minute },
  ],
  /** Challenges for passkeys: the login page asks for one when it opens. They open nothing by themselves. */
  passkeyChallenge: [
    { by: 'network', max: 60, seconds: minute },
    { by: 'range', max: 300, seconds: minute },
    { by: 'edition', max: 3000, seconds: minute, leaves: inNetwork },
  ],
  /** A signature cannot be guessed; nobody can use up the tries of others. */
  passkeyTry: [
    { by: 'network', max: 20, seconds: minute },
    { by: 'range', max: 100, seconds: minute },
  ],
  /** A signed-in customer who adds a passkey: nobody else can count here. */
  newPasskey: [{ by: 'email', max: 20, seconds: hour }],
  /** Links in mails contain 256 random bits; this limit only reduces noise. */
  link: [{ by: 'network', max: 20, seconds: minute }],
} as const satisfies Record<string, readonly AttemptLimit[]>
