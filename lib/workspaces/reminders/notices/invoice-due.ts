import 'server-only'
import { fullName } from '@/lib/members/rules'
import { queueMail } from '@/lib/notifications/outbox'
import { addressIn } from '@/lib/platform/links'
import type { Tx } from '@/lib/platform/tx'
import { dayIn } from '@/lib/shared/dates'
import type { AdminPerson } from '@/lib/workspaces/queries'
import { invoiceInWords, type DueInvoice } from '@/lib/workspaces/reminders/rules/invoice-mails'

type Told = AdminPerson & { step: number }

/** `invoice.due`: Admins, when a payment is due, or failed. Each gets one mail per step. */
export function invoiceDue(
  tx: Tx,
  admins: readonly Told[],
  {
    id,
    workspaceId,
    workspaceName,
    ...invoice
  }: DueInvoice & { id: string; workspaceId: string; workspaceName: string },
) {
  return queueMail(
    tx,
    workspaceId,
    admins.map(({ email: address, timeZone, step, ...name }) => ({
      event: 'invoice.due' as const,
      key: `${id}:${dayIn(invoice.dueAt, 'UTC')}:${step}`,
      to: { address, name: fullName(name) },
      props: {
        workspaceName,
        recipientName: name.firstName,
        ...invoiceInWords(invoice, timeZone),
        link: addressIn(workspaceId, '/workspace/edit?tab=plan'),
      },
    })),
  )
}
