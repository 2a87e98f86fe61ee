import 'server-only'
import type { AdminActor } from '@/lib/access/admin'
import { recordAct } from '@/lib/audit/platform/record-act'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { leavingLink, listSubscribers } from '@/lib/admin/newsletter/queries'
import { BYTE_ORDER_MARK, csvLine } from '@/lib/shared/csv/csv'
import { formatDate } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'

const MOST_ROWS = 100_000

export async function exportSubscribers(admin: AdminActor): Promise<{ fileName: string; text: string }> {
  const { rows } = await listSubscribers(admin, {}, MOST_ROWS)
  const day = (at: Date) => formatDate(at, 'YYYY-MM-DD', admin.timeZone)
  const lines = rows.flatMap(({ id, email, confirmedAt }) =>
    confirmedAt === null ? [] : [[email, day(confirmedAt), leavingLink(id)]],
  )
  const title = `Exported ${plural(lines.length, 'newsletter subscriber')}`
  await transaction((tx) => recordAct(tx, admin, { action: 'subscriber.exported', objectId: null, title }))
  const table = [['E-mail', 'Confirmed', 'Unsubscribe'], ...lines]
  return { fileName: `Newsletter ${day(now())}.csv`, text: `${BYTE_ORDER_MARK}${table.map(csvLine).join('')}` }
}
