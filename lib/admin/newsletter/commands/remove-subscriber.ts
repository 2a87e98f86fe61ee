import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { transaction } from '@/lib/platform/db'
import { noSuchSubscriber } from '@/lib/admin/newsletter/refusals'
import type { RemoveSubscriberInput } from '@/lib/admin/newsletter/schema'

export const removeSubscriber = (admin: AdminActor, { id, reason }: RemoveSubscriberInput) =>
  transaction(async (tx) => {
    const { count } = await tx.newsletterSubscriber.deleteMany({ where: { id } })
    if (count === 0) throw noSuchSubscriber()
    const title = 'Removed an address from the newsletter'
    await recordAct(tx, admin, { action: 'subscriber.removed', objectId: id, title, reason })
    return {}
  })
