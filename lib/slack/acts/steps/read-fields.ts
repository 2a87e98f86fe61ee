import 'server-only'
import type { z } from 'zod'
import { invalidFields } from '@/lib/slack/acts/refusals'

/** A command's input from dialog fields. Refuses invalid ones, each beside its field. */
export function readFields<Output>(schema: z.ZodType<Output>, fields: object): Output {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const)
  // Keeps the first error per field.
  throw invalidFields(Object.fromEntries(faults.toReversed()))
}
