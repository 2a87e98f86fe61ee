import type { UseFormReturn } from 'react-hook-form'
import { hasEdits, withOwnRelationships } from '@/lib/reviews/model/rules/relationships'
import type { FormContent } from '@/lib/reviews/model/schema'

/**
 * Drops relationships to removed subjects and records the current subjects. Returns whether anything changed; listeners
 * are already notified.
 */
export function keepOwnRelationships(
  form: Pick<UseFormReturn<FormContent>, 'getValues' | 'setValue'>,
  before: FormContent,
  values: FormContent,
  creatorId: string,
): boolean {
  const own = withOwnRelationships(values, before, creatorId)
  if (own === values) return false
  if (hasEdits(own) !== hasEdits(values)) form.setValue('relationships', own.relationships)
  if (own.relatedToId !== form.getValues('relatedToId')) form.setValue('relatedToId', own.relatedToId)
  return true
}
