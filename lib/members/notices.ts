import 'server-only'
import { now } from '@/lib/platform/clock'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName, type PersonName } from './rules'

type Addressee = PersonName & { email: string; timeZone: string }

/**
 * `email.verification`: the person who claims an address proves it. The letter repeats nothing they typed, because until
 * it is proven the address may be a stranger's, and nobody may write to strangers through us.
 */
export const verificationStarted = (tx: Tx, email: string, link: { id: string; token: string }) =>
  queueMail(tx, null, [
    {
      event: 'email.verification',
      key: link.id,
      to: { address: email },
      props: { link: absoluteUrl(`/email-verification-result?token=${link.token}`) },
    },
  ])

/** `account.exists`: somebody asked to register an address that has an account; at most one letter a day. */
export const registrationRepeated = (tx: Tx, { email, timeZone, ...name }: Addressee) =>
  queueMail(tx, null, [
    {
      event: 'account.exists',
      key: formatDate(now(), 'YYYY-MM-DD', timeZone),
      to: { address: email, name: fullName(name) },
      props: {
        recipientName: name.firstName,
        link: absoluteUrl('/auth/login'),
        resetLink: absoluteUrl('/forgot-password'),
      },
    },
  ])
