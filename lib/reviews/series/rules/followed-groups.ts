import type { FormContent } from '@/lib/reviews/schema'
import { limits } from '@/lib/reviews/model/rules/review-limits'

/** The teams and tags whose people are asked, whoever they are when a round goes out. */
export type Crowds = Pick<FormContent, 'teamIds' | 'tagIds'>

/** Both, each team and tag once. */
export const crowdsOfBoth = (one: Crowds, other: Crowds): Crowds => ({
  teamIds: [...new Set([...one.teamIds, ...other.teamIds])],
  tagIds: [...new Set([...one.tagIds, ...other.tagIds])],
})

/** Whether any of these is not among the others yet. */
export const bringsMore = (given: Crowds, known: Crowds) => {
  const { teamIds, tagIds } = crowdsOfBoth(known, given)
  return teamIds.length > known.teamIds.length || tagIds.length > known.tagIds.length
}

/** More than a form holds. */
export const areTooMany = ({ teamIds, tagIds }: Crowds) =>
  teamIds.length > limits.crowds || tagIds.length > limits.crowds

const these = (count: number, what: string) => (count === 1 ? `this ${what}` : `these ${what}s`)

/** What becomes of those who join later, where a form with these repeats; null where it names people alone. */
export function joinersInWords({ teamIds, tagIds }: Crowds): string | null {
  const ways = [
    teamIds.length > 0 && `joins ${these(teamIds.length, 'team')}`,
    tagIds.length > 0 && `gets ${these(tagIds.length, 'tag')}`,
  ].filter(Boolean)
  if (ways.length === 0) return null
  return `Anyone who ${ways.join(' or ')} later is asked from the next round on; leaving removes nobody.`
}
