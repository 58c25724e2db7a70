/** Digits of a code, short enough to be read once and typed. */
export const codeDigits = 6
/** Seconds until a session may request another code. */
export const codeWaitSeconds = 60
