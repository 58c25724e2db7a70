/** Lets mail programs offer their own button to unsubscribe (RFC 2369, RFC 8058). */
export function unsubscribeHeaders(leaveUrl: string): Record<string, string> {
  return { 'list-unsubscribe': `<${leaveUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
}
