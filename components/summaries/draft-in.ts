import type { Draft } from '@/lib/summaries/schema'

export function draftIn(body: unknown): Draft | null {
  const isDraft = (value: unknown): value is Draft =>
    typeof value === 'object' && value !== null && 'sentences' in value && 'sources' in value && 'proposals' in value
  return isDraft(body) ? body : null
}
