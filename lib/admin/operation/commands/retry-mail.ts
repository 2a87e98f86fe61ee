import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { cannotRetry, noSuchMail } from '@/lib/admin/operation/refusals'
import type { RetryMailInput } from '@/lib/admin/operation/schema'
import { requeueMails } from '@/lib/notifications/steps/requeue-mails'

export const retryMail = (admin: AdminActor, { id }: RetryMailInput) =>
  transaction(async (tx) => {
    const mail = await tx.mail.findUnique({ where: { id }, select: { status: true, recipient: true, event: true } })
    if (!mail) throw noSuchMail()
    if (mail.status !== 'GIVEN_UP') return { count: 0 }
    const count = await requeueMails(tx, [id])
    if (count === 0) throw cannotRetry()
    const title = `Retried the mail ${mail.event} to ${mail.recipient}`
    await recordAct(tx, admin, { action: 'mail.retried', objectId: id, title })
    return { count }
  })
