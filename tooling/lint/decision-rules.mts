import type { Rule, SourceFile } from './finding.mts'

const page = /^docs\/decisions\/(?:([a-z-]+)\/)?((\d{3})-[^/]+\.md)$/
const status = /^# \d{3} [^\n]+\n\nStatus: (?:accepted|superseded by (\d{3}))\n/

/**
 * A decision is in the folder of its area, states its status on the second line, appears on the first page, and has a
 * unique number.
 */
export const decisionsInOrder = (files: readonly SourceFile[]): Rule => {
  const contents = files.find(({ path }) => path === 'docs/decisions/README.md')?.text ?? ''
  const numbers = files.flatMap(({ path }) => page.exec(path)?.[3] ?? [])
  return ({ path, text }) => {
    const [, area, name = '', number = ''] = page.exec(path) ?? []
    if (!number) return []
    const [statusLine, by] = status.exec(text) ?? []
    return [
      !area && 'a decision stands in the folder of its area, such as docs/decisions/search',
      !statusLine && "below the title stands 'Status: accepted' or 'Status: superseded by NNN'",
      by !== undefined && !numbers.includes(by) && `there is no decision ${by}`,
      numbers.filter((other) => other === number).length > 1 && `another decision has the number ${number}`,
      !contents.includes(`](${area ? `${area}/` : ''}${name})`) &&
        'docs/decisions/README.md does not name it',
    ]
      .filter((message) => message !== false)
      .map((message) => ({ path, line: 0, message }))
  }
}
