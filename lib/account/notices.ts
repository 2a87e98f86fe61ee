import 'server-only'
import type { Tx } from '@/lib/platform/tx'
import type { PersonActor } from '@/lib/access/person'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName } from '@/lib/members/rules'
import { formatDateTime } from '@/lib/shared/dates'
import { now } from '@/lib/platform/clock'

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
