import type { OfferedPlace } from '@/lib/invitations/joining/queries'
import { nameList } from '@/lib/shared/text'

const articles = { Admin: 'an Admin', Manager: 'a Manager', Member: 'a Member' } as const

/** Who offers which place, in a sentence. */
export function PlaceOffered({ inviterName, role, teams }: Pick<OfferedPlace, 'inviterName' | 'role' | 'teams'>) {
  const into = teams.length === 0 ? '' : ` in ${nameList(teams, 3)}`
  return `${inviterName} invited you as ${articles[role]}${into}.`
}
