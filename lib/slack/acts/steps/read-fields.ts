import 'server-only'
import type { z } from 'zod'
import { invalidFields } from '@/lib/slack/acts/refusals'

/** The input of a command from the fields of a dialog. Refuses what is wrong with them, each beside its field. */
export function readFields<Output>(schema: z.ZodType<Output>, fields: object): Output {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const)
  // The first of each field.
  throw invalidFields(Object.fromEntries(faults.toReversed()))
}
