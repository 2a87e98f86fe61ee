import 'server-only'
import { fullName, type PersonName } from '@/lib/members/rules'
import type { Tx } from '@/lib/platform/tx'
import { queueMail } from '@/lib/notifications/outbox'
import { now } from '@/lib/platform/clock'
import { absoluteUrl } from '@/lib/platform/links'
import { formatDateTime } from '@/lib/shared/dates'
import type { PersonActor } from '@/lib/access/person'
import { proofEvents, type Provable } from './rules'
import { hashToken } from '@/lib/platform/secrets'

type Owner = PersonName & { email: string }

/** `email.change-asked`: the current address, so that its owner can object. */
export const emailChangeAsked = (tx: Tx, { email, ...person }: Owner, newEmail: string) =>
  queueMail(tx, null, [
    {
      event: 'email.change-asked',
      key: now().toISOString(),
      to: { address: email, name: fullName(person) },
      props: { recipientName: person.firstName, newEmail, link: absoluteUrl('/forgot-password') },
    },
  ])

/**
 * `email.change`: the new address with its link. It may be a stranger's, so the mail contains no name and nothing
 * typed.
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

/** `email.changed`: the old address, in case it wasn't them. */
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

const proofPaths = {
  'account.deletion-asked': (code: string) => `/profile/delete?code=${code}`,
  'email.change-begun': (code: string) => `/profile?tab=settings&code=${code}#email-address`,
}

/** `account.deletion-asked`, `email.change-begun`: a person without a password, with the confirming link. */
export const proofAsked = (tx: Tx, person: PersonActor, act: Provable, code: string) =>
  queueMail(tx, null, [
    {
      event: proofEvents[act],
      // Hashed, because the code itself confirms the act.
      key: hashToken(code),
      to: { address: person.email, name: fullName(person) },
      props: {
        recipientName: person.firstName,
        link: absoluteUrl(proofPaths[proofEvents[act]](encodeURIComponent(code))),
        devicesLink: absoluteUrl('/profile?tab=settings'),
      },
    },
  ])

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
