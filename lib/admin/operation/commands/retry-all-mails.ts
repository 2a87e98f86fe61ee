import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { requeueMails } from '@/lib/notifications/steps/requeue-mails'
import { plural } from '@/lib/shared/text'

const AT_ONCE = 1000

export const retryAllMails = (admin: AdminActor) =>
  transaction(async (tx) => {
    const mails = await tx.mail.findMany({
      where: { status: 'GIVEN_UP', sealedProps: { not: null } },
      orderBy: [{ dueAt: 'desc' }, { id: 'desc' }],
      take: AT_ONCE,
      select: { id: true },
    })
    const count = await requeueMails(
      tx,
      mails.map(({ id }) => id),
    )
    const title = `Retried ${plural(count, 'mail')}`
    if (count > 0) await recordAct(tx, admin, { action: 'mail.all-retried', objectId: null, title })
    return { count }
  })
