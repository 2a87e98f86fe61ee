import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { listInquiries } from '@/lib/admin/support/queries'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'

const MOST_ROWS = 10_000

/** The newest ten thousand inquiries as CSV. */
export async function exportInquiries(admin: AdminActor): Promise<{ fileName: string; text: string }> {
  const { rows } = await listInquiries(admin, { state: 'all' }, MOST_ROWS)
  const day = (at: Date | null) => (at ? formatDate(at, 'YYYY-MM-DD', admin.timeZone) : '')
  const lines = rows.map(({ createdAt, name, email, message, answeredAt }) => [
    day(createdAt),
    name,
    email,
    message,
    day(answeredAt),
  ])
  const title = `Exported ${plural(rows.length, 'inquiry', 'inquiries')}`
  await transaction((tx) => recordAct(tx, admin, { action: 'inquiry.exported', objectId: null, title }))
  const table = [['Sent', 'Name', 'E-mail', 'Message', 'Answered'], ...lines]
  return { fileName: `Inquiries ${day(now())}.csv`, text: `${BYTE_ORDER_MARK}${table.map(csvLine).join('')}` }
}
