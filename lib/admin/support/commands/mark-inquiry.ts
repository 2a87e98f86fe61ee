import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { noSuchInquiry } from '@/lib/admin/support/refusals'
import type { MarkInquiryInput } from '@/lib/admin/support/schema'

export const markInquiry = (admin: AdminActor, { id, isAnswered }: MarkInquiryInput) =>
  transaction(async (tx) => {
    const inquiry = await tx.inquiry.findUnique({ where: { id }, select: { email: true } })
    if (!inquiry) throw noSuchInquiry()
    const present = isAnswered ? null : { not: null }
    const data = { answeredAt: isAnswered ? now() : null }
    const { count } = await tx.inquiry.updateMany({ where: { id, answeredAt: present }, data })
    if (count === 0) return {}
    const action = isAnswered ? 'inquiry.answered' : 'inquiry.reopened'
    const title = `${isAnswered ? 'Marked' : 'Reopened'} the inquiry of ${inquiry.email}${isAnswered ? ' as answered' : ''}`
    await recordAct(tx, admin, { action, objectId: id, title })
    return {}
  })
