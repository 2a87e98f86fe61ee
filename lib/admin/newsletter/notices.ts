import 'server-only'
import { queueMail } from '@/lib/notifications/outbox'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'

export const newsletterConfirmation = (tx: Tx, { email, token, key }: { email: string; token: string; key: string }) =>
  queueMail(tx, null, [
    {
      event: 'newsletter.confirmation',
      key,
      to: { address: email },
      props: { link: absoluteUrl(`/newsletter?token=${token}`) },
    },
  ])
