/** '14:00' as the edition writes it: 2pm, 14 h, 14.00 in Dutch, 14:00 in German and Italian. "Uhr" and "uur" are words of the messages. */
export function clockText(languageTag: string, time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = Number(hours)
  const rest = minutes === '00' ? '' : minutes
  const language = languageTag.slice(0, 2)
  if (language === 'en') return `${hour % 12 || 12}${rest && `.${rest}`}${hour < 12 ? 'am' : 'pm'}`
  if (language === 'fr') return `${hour}\u00A0h${rest && `\u00A0${rest}`}`
  return language === 'nl' ? time.replace(':', '.') : time
}
