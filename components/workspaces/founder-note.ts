import { plural } from '@/lib/shared/text'

/** For the person who creates a workspace; null: plans limit nothing here. */
export function founderNote(trialDays: number | null): string {
  const trial = trialDays === null ? '' : ` and try Pro for ${plural(trialDays, 'day')} without a card`
  return `You’ll be its admin${trial}.`
}
