import 'server-only'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import type { IntegrationProvider } from '@/lib/platform/generated/prisma/enums'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { providers } from './rules'

type Lost = {
  id: string
  provider: IntegrationProvider
  account: string
  brokenAt: Date | null
  isPersonal: boolean
  workspace: { name: string }
}

type Mender = { firstName: string; lastName: string; email: string }

/** `integration.lost`: people who can reconnect it, once per break. */
export const connectionLost = (tx: Tx, workspaceId: string, lost: Lost, menders: readonly Mender[]) =>
  queueMail(
    tx,
    workspaceId,
    menders.map((mender) => ({
      event: 'integration.lost',
      key: `${lost.id}:${lost.brokenAt?.toISOString()}`,
      to: { address: mender.email, name: fullName(mender) },
      props: {
        recipientName: mender.firstName,
        workspaceName: lost.workspace.name,
        service: providers[lost.provider].name,
        account: lost.account,
        link: addressIn(
          workspaceId,
          lost.isPersonal ? '/profile?tab=integrations' : '/workspace/edit?tab=integrations',
        ),
      },
    })),
  )
