import { formContentSchema, type FormContent } from '@/lib/reviews/schema'

/** What is longer or more than a form can hold, by the path of the field; empty for a form that can be saved. */
export function limitFaults(content: FormContent): { path: string; message: string }[] {
  const parsed = formContentSchema.safeParse(content)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
