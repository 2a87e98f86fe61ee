import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { PersonActor } from '@/lib/access/person'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName } from '@/lib/members/rules'
import { nameList } from '@/lib/shared/text'
import { formatDateTime } from '@/lib/shared/dates'
import { now } from '@/lib/platform/clock'
import { tell } from '@/lib/notifications/tell'

/** `account.deleted`: a last mail to the deleted address. */
export const accountDeleted = (tx: Tx, person: PersonActor) =>
  queueMail(tx, null, [
    {
      event: 'account.deleted',
      key: person.userId,
      to: { address: person.email, name: fullName(person) },
      props: { recipientName: person.firstName, deletedOn: formatDateTime(now(), person.timeZone, true) },
    },
  ])

type Left = { workspaceId: string; memberId: string; adminIds: readonly string[]; teams: readonly string[] }

const unledInWords = (teams: readonly string[]) =>
  teams.length === 0 ? '' : ` ${nameList(teams, 3)} ${teams.length === 1 ? 'has' : 'have'} no manager now.`

/**
 * `account.left`: tells the Admins, who could not deactivate this person and hand over their work. It names the teams,
 * because the deleted memberships tell them to no later page.
 */
export const accountLeft = (tx: Tx, { workspaceId, memberId, adminIds, teams }: Left, person: PersonActor) =>
  tell(
    tx,
    workspaceId,
    adminIds.map((adminId) => ({
      memberId: adminId,
      type: 'User_Invite' as const,
      key: `account.left:${memberId}`,
      message: `${fullName(person)} deleted their account. Check for work to hand over.${unledInWords(teams)}`,
      link: `/profile/preview/${memberId}`,
    })),
  )
