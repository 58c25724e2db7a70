/**
 * True when a facility is open for the whole stay. Seasons are 'MM-DD' and may run over New Year.
 * @param from first day of the stay, 'YYYY-MM-DD'
 * @param to departure day, 'YYYY-MM-DD'; it need not be open any more
 */
export function isOpenDuring(season: { from: string; to: string } | null, from: string, to: string): boolean {
  if (!season) return true
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  const wraps = season.from > season.to
  for (let night = 0; night < days; night += 1) {
    const day = new Date(Date.parse(from) + night * 86_400_000).toISOString().slice(5, 10)
    const open = wraps ? day >= season.from || day <= season.to : day >= season.from && day <= season.to
    if (!open) return false
  }
  return true
}
