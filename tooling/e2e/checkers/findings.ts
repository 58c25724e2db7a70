import { judgedAlarms } from './judged-alarms.data.ts'

export interface Finding {
  readonly checker: 'Equal Access' | 'HTML_CodeSniffer' | 'vnu'
  readonly rule: string
  /** Where: the beginning of the element's source, with its path where the checker names one. */
  readonly at: string
  readonly message: string
}

/** An alarm that was judged false, or the checker's own gap. */
export interface JudgedAlarm {
  readonly checker: Finding['checker']
  /** The name of a rule, or of several by their beginning. */
  readonly rule: string
  /** Which places; without it all. */
  readonly at?: RegExp
  readonly reason: string
}

const covers = (judged: JudgedAlarm, { checker, rule, at }: Finding) =>
  judged.checker === checker && rule.startsWith(judged.rule) && (judged.at?.test(at) ?? true)

/** Findings that nobody has judged, the first of each kind with how often it occurs. */
export function withoutJudged(
  findings: readonly Finding[],
  judged: readonly JudgedAlarm[] = judgedAlarms,
): (Finding & { readonly times: number })[] {
  const kinds = new Map<string, Finding & { times: number }>()
  for (const finding of findings) {
    if (judged.some((one) => covers(one, finding))) continue
    const { checker, rule, message } = finding
    const kind = `${checker} ${rule} ${message}`
    kinds.set(kind, { ...(kinds.get(kind) ?? finding), times: (kinds.get(kind)?.times ?? 0) + 1 })
  }
  return [...kinds.values()]
}
