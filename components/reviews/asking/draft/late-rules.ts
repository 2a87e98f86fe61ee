import type { permissionFaults } from '@/lib/reviews/drafting/rules/permission-faults'
import type { limitFaults } from '@/lib/reviews/drafting/rules/draft-limits'

// Loaded on demand: a heavy parser, and rules the questions don't need. If that fails, the server checks.
let limits: typeof limitFaults | undefined
let permissions: typeof permissionFaults | undefined

/** Whether the limits are loaded. */
export const hasLimits = () => limits !== undefined

/** Loads the length limits, after the first edit. */
export async function fetchLimits() {
  const fetched = await import('@/lib/reviews/drafting/rules/draft-limits').catch(() => undefined)
  limits ??= fetched?.limitFaults
}

/** Loads the permission checks, before the step is left. */
export async function fetchPermissionRules() {
  const fetched = await import('@/lib/reviews/drafting/rules/permission-faults').catch(() => undefined)
  permissions ??= fetched?.permissionFaults
}

/** Exceeded limits by field path; empty until loaded. */
export const tooLongIn = (...given: Parameters<typeof limitFaults>) => limits?.(...given) ?? []

/** What blocks sending, by field; empty until loaded. */
export const blockedIn = (...given: Parameters<typeof permissionFaults>) => permissions?.(...given) ?? {}
