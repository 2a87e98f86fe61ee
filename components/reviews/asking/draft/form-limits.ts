import type { FormContent } from '@/lib/reviews/model/schema'

type Measure = (content: FormContent) => readonly { path: string; message: string }[]

let measure: Measure | undefined

/** Whether the limits are loaded. */
export const hasLimits = () => measure !== undefined

/** Loads the length limits, which include a heavy parser, after the first edit. If that fails, the server checks. */
export async function fetchLimits() {
  const fetched = await import('@/lib/reviews/drafting/rules/draft-limits').catch(() => undefined)
  measure ??= fetched?.limitFaults
}

/** Exceeded limits by field path; empty until loaded. */
export const tooLongIn: Measure = (content) => measure?.(content) ?? []
