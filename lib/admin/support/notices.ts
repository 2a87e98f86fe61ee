import 'server-only'
import { queueMail } from '@/lib/notifications/outbox'
import type { Tx } from '@/lib/platform/tx'
import { fullName, type PersonName } from '@/lib/members/rules'
import type { SendInquiryInput } from './schema'

export const inquirySent = (
  tx: Tx,
  admins: readonly (PersonName & { email: string })[],
  inquiry: SendInquiryInput & { key: string },
) => {
  const { key, name: askerName, email: askerEmail, message } = inquiry
  return queueMail(
    tx,
    null,
    admins.map(({ email: address, ...name }) => ({
      event: 'inquiry.sent' as const,
      key,
      to: { address, name: fullName(name) },
      props: { askerName, message, link: `mailto:${askerEmail}` },
    })),
  )
}
