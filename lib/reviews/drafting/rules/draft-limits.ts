import { formContentSchema, type FormContent } from '@/lib/reviews/model/schema'

/** Messages by field path; empty for a form that can be saved. */
export function limitFaults(content: FormContent): { path: string; message: string }[] {
  const parsed = formContentSchema.safeParse(content)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
