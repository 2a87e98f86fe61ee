import 'server-only'
import type { PersonActor } from '@/lib/access/person'
import { now } from '@/lib/platform/clock'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDateTime } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName, type PersonName } from '../rules'

/**
 * `email.change`: the address that is to be theirs, with the link that proves it. It may be a stranger's, so the letter
 * calls nobody by name and repeats nothing anybody typed.
 */
export const emailChangeRequested = (tx: Tx, email: string, link: { id: string; token: string }) =>
  queueMail(tx, null, [
    {
      event: 'email.change',
      key: link.id,
      to: { address: email },
      props: { link: absoluteUrl(`/email-verification-result?token=${link.token}`) },
    },
  ])

type Moved = PersonName & { timeZone: string; oldEmail: string; newEmail: string }

/** `email.changed`: the address that was theirs, so that they learn of it if it was not them. */
export const emailChanged = (tx: Tx, { timeZone, oldEmail, newEmail, ...name }: Moved) =>
  queueMail(tx, null, [
    {
      event: 'email.changed',
      key: now().toISOString(),
      to: { address: oldEmail, name: fullName(name) },
      props: {
        recipientName: name.firstName,
        newEmail,
        changedOn: formatDateTime(now(), timeZone, true),
        link: absoluteUrl('/support?query=contact'),
      },
    },
  ])

/** `account.deletion-asked`: somebody without a password, with the link that confirms that it is them. */
export const deletionAsked = (tx: Tx, person: PersonActor, code: string) =>
  queueMail(tx, null, [
    {
      event: 'account.deletion-asked',
      key: code,
      to: { address: person.email, name: fullName(person) },
      props: {
        recipientName: person.firstName,
        link: absoluteUrl(`/profile/delete?code=${encodeURIComponent(code)}`),
      },
    },
  ])

/** `account.deleted`: the address that was theirs, for the last time. */
export const accountDeleted = (tx: Tx, person: PersonActor) =>
  queueMail(tx, null, [
    {
      event: 'account.deleted',
      key: person.userId,
      to: { address: person.email, name: fullName(person) },
      props: { recipientName: person.firstName, deletedOn: formatDateTime(now(), person.timeZone, true) },
    },
  ])
