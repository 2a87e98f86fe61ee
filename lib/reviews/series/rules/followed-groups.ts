import type { FormContent } from '@/lib/reviews/model/schema'
import { limits } from '@/lib/reviews/model/rules/review-limits'

/** Teams and tags resolved when a round goes out. */
export type TeamsAndTags = Pick<FormContent, 'teamIds' | 'tagIds'>

export const teamsAndTagsOfBoth = (one: TeamsAndTags, other: TeamsAndTags): TeamsAndTags => ({
  teamIds: [...new Set([...one.teamIds, ...other.teamIds])],
  tagIds: [...new Set([...one.tagIds, ...other.tagIds])],
})

export const bringsMore = (given: TeamsAndTags, known: TeamsAndTags) => {
  const { teamIds, tagIds } = teamsAndTagsOfBoth(known, given)
  return teamIds.length > known.teamIds.length || tagIds.length > known.tagIds.length
}

export const areTooMany = ({ teamIds, tagIds }: TeamsAndTags) =>
  teamIds.length > limits.groups || tagIds.length > limits.groups

const these = (count: number, what: string) => (count === 1 ? `this ${what}` : `these ${what}s`)

/** Null when the form names only individual people. */
export function joinersInWords({ teamIds, tagIds }: TeamsAndTags): string | null {
  const ways = [
    teamIds.length > 0 && `joins ${these(teamIds.length, 'team')}`,
    tagIds.length > 0 && `gets ${these(tagIds.length, 'tag')}`,
  ].filter(Boolean)
  if (ways.length === 0) return null
  return `Anyone who ${ways.join(' or ')} later is asked from the next round on; leaving removes nobody.`
}
