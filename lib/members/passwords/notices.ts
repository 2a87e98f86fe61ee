import 'server-only'
import { now } from '@/lib/platform/clock'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName, type PersonName } from '@/lib/members/rules'

type Addressee = PersonName & { email: string; timeZone: string }
type Claimant = PersonName & { email: string; emailVerifiedAt: Date | null }

/** `password.reset`: the link to choose a password. An unproven address is not called by the name someone typed. */
export const passwordResetRequested = (tx: Tx, person: Claimant, link: { id: string; token: string }) =>
  queueMail(tx, null, [
    {
      event: 'password.reset',
      key: link.id,
      to: { address: person.email, name: person.emailVerifiedAt ? fullName(person) : '' },
      props: {
        recipientName: person.emailVerifiedAt ? person.firstName : '',
        link: absoluteUrl(`/reset-password?token=${link.token}`),
      },
    },
  ])

/** `password.changed`: the person, in case it wasn't them. */
export const passwordChanged = (tx: Tx, { email, timeZone, ...name }: Addressee) =>
  queueMail(tx, null, [
    {
      event: 'password.changed',
      key: now().toISOString(),
      to: { address: email, name: fullName(name) },
      props: {
        recipientName: name.firstName,
        changedOn: formatDateTime(now(), timeZone, true),
        link: absoluteUrl('/forgot-password'),
      },
    },
  ])
