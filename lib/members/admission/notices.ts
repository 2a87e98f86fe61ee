import 'server-only'
import type { Actor } from '@/lib/access/actor'
import { absoluteUrl } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { queueMail } from '@/lib/notifications/outbox'
import { fullName, type PersonName } from '@/lib/members/rules'

export const memberAdded = (
  tx: Tx,
  actor: Actor,
  memberId: string,
  { email, ...name }: PersonName & { email: string },
) =>
  queueMail(tx, actor.workspaceId, [
    {
      event: 'member.added',
      key: memberId,
      to: { address: email, name: fullName(name) },
      from: actor.memberId,
      props: {
        email,
        adderName: fullName(actor),
        workspaceName: actor.workspaceName,
        link: absoluteUrl('/auth/login'),
      },
    },
  ])
