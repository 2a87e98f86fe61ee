import type { FormContent } from '@/lib/reviews/schema'

type Measure = (content: FormContent) => readonly { path: string; message: string }[]

let measure: Measure | undefined

/** Whether what measures a form is here. */
export const hasLimits = () => measure !== undefined

/**
 * Fetches what measures a form. It parses, so it weighs more than the screen itself, and nothing is too long before somebody
 * has typed. Where it does not come, nothing is found to be too long here, and the server says it.
 */
export async function fetchLimits() {
  const fetched = await import('@/lib/reviews/drafting/rules/draft-limits').catch(() => undefined)
  measure ??= fetched?.limitFaults
}

/** What of it is longer or more than a form can hold, by the path of the field; nothing as long as nothing measures. */
export const tooLongIn: Measure = (content) => measure?.(content) ?? []
