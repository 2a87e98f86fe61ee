import 'server-only'
import { now } from '@/lib/platform/clock'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { formatDate } from '@/lib/shared/dates'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName, type PersonName } from './rules'

type Addressee = PersonName & { email: string; timeZone: string }

/**
 * `email.verification`: the registered address. The mail repeats nothing typed, because it may be a stranger's and must
 * not carry messages.
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

/** `account.exists`: a registered address was registered again; at most one mail a day. */
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
