import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { PersonActor } from '@/lib/access/person'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName } from '@/lib/members/rules'
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

/** `account.left`: tells the Admins, who could not deactivate this person and hand over their work. */
export const accountLeft = (
  tx: Tx,
  { workspaceId, memberId, adminIds }: { workspaceId: string; memberId: string; adminIds: readonly string[] },
  person: PersonActor,
) =>
  tell(
    tx,
    workspaceId,
    adminIds.map((adminId) => ({
      memberId: adminId,
      type: 'User_Invite' as const,
      key: `account.left:${memberId}`,
      message: `${fullName(person)} deleted their account. You can hand over their work.`,
      link: `/profile/preview/${memberId}`,
    })),
  )
