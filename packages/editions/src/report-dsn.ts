/** Where errors are reported to: `https://<public key>@<host>/<path>/<project>`. The key is public by design. */
const form = /^https:\/\/[0-9a-f]{32}@[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?(\/[\w-]+)*\/\d{1,10}$/

/** On this machine encryption and the form of the key do not matter. */
const localForm = /^http:\/\/[\w-]{1,64}@(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[\w-]+)*\/\d{1,10}$/

/** Whether a text is the address of a service that takes error reports (errors-14). */
export const isReportDsn = (dsn: string): boolean => form.test(dsn)

/** The same, and services of this machine. */
export const isUsableReportDsn = (dsn: string): boolean => isReportDsn(dsn) || localForm.test(dsn)

/** The origin that receives the reports. Throws for anything else, so that nothing but an address gets into a policy. */
export function reportOrigin(dsn: string): string {
  if (!isUsableReportDsn(dsn)) throw new Error(`'${dsn}' is no address for error reports`)
  return new URL(dsn).origin
}
