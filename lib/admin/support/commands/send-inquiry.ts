import 'server-only'
import { limit } from '@/lib/access/limits'
import type { Visitor } from '@/lib/access/request'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import type { Limit } from '@/lib/platform/rate-limit'
import { hashToken } from '@/lib/platform/secrets'
import { formatDate } from '@/lib/shared/dates'
import { inquirySent } from '@/lib/admin/support/notices'
import { nobodyToAsk } from '@/lib/admin/support/refusals'
import type { SendInquiryInput } from '@/lib/admin/support/schema'

const perAddress: Limit = { name: 'inquiries', points: 5, seconds: 3600 }

/** Repeats on one day are one inquiry. */
export async function sendInquiry({ address }: Visitor, inquiry: SendInquiryInput): Promise<object> {
  await limit(perAddress, address)
  const day = formatDate(now(), 'YYYY-MM-DD', 'UTC')
  const key = hashToken([inquiry.email, inquiry.name, inquiry.message, day].join('\n'))
  await transaction(async (tx) => {
    const admins = await tx.user.findMany({
      where: { isSuperAdmin: true, status: 'ACTIVE' },
      orderBy: { id: 'asc' },
      select: { email: true, firstName: true, lastName: true },
    })
    if (admins.length === 0) throw nobodyToAsk()
    await tx.inquiry.createMany({ data: [{ ...inquiry, key, createdAt: now() }], skipDuplicates: true })
    await inquirySent(tx, admins, { ...inquiry, key })
  })
  return {}
}
