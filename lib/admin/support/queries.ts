import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { db } from '@/lib/platform/db'
import { olderThan, readCursor, toPage, type Page } from '@/lib/shared/page'
import type { InquiryFilter } from './schema'

const PAGE_SIZE = 25

const inquirySelect = { id: true, name: true, email: true, message: true, createdAt: true, answeredAt: true } as const

export type InquiryView = {
  id: string
  name: string
  email: string
  message: string
  createdAt: Date
  answeredAt: Date | null
}

export async function listInquiries(
  _admin: AdminActor,
  { state, after }: InquiryFilter,
  size = PAGE_SIZE,
): Promise<Page<InquiryView>> {
  const inquiries = await db.inquiry.findMany({
    where: { ...(state === 'open' ? { answeredAt: null } : {}), ...olderThan(readCursor(after)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
    select: inquirySelect,
  })
  return toPage(inquiries, size, ({ createdAt, id }) => ({ at: createdAt, id }))
}

export const countOpenInquiries = (_admin: AdminActor) => db.inquiry.count({ where: { answeredAt: null } })
