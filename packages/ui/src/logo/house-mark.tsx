/**
 * Two hills and a sun in the brand's colours, where no picture can load. The offline page has no client build, so this
 * component uses no stylesheet.
 */
export function HouseMark() {
  return (
    <svg width="34" height="34" viewBox="0 0 36 36" aria-hidden="true">
      <rect fill="var(--brand)" width="36" height="36" rx="9" />
      <circle fill="var(--accent)" cx="25" cy="12" r="4.5" />
      <path fill="var(--on-brand)" d="M3.5 28 14 11.5 24.5 28Z" />
      <path fill="var(--brand)" d="M14 20.5 9.3 28h9.4Z" />
      <path fill="var(--on-brand)" opacity=".72" d="M20.5 28 26.5 19 32.5 28Z" />
    </svg>
  )
}
