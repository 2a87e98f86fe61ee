import type { JoiningInvitation } from '@/lib/invitations/joining/queries'
import { teamsByPlace } from '@/lib/invitations/rules/invitations'
import { nameList } from '@/lib/shared/text'

const articles = { Admin: 'an Admin', Manager: 'a Manager', Member: 'a Member' } as const

type InvitationSummaryProps = Pick<JoiningInvitation, 'inviterName' | 'role' | 'teams' | 'tags'>

/** The inviter, the role, and the teams and tags. */
export function InvitationSummary({ inviterName, role, teams, tags }: InvitationSummaryProps) {
  const { leads, joins } = teamsByPlace(teams)
  const into = joins.length === 0 ? '' : ` in ${nameList(joins, 3)}`
  return [
    `${inviterName} invited you as ${articles[role]}${into}.`,
    leads.length > 0 && `You’ll lead ${nameList(leads, 3)}.`,
    tags.length > 0 && `${tags.length === 1 ? 'Tag' : 'Tags'}: ${nameList(tags, 5)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
