import 'server-only'
import type { SystemActor } from '@/lib/access/actor'
import { openWorkspace } from '@/lib/access/workspace/open-workspace'
import { isBillingOn } from '@/lib/billing/queries'
import { now } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { listAdmins } from '@/lib/workspaces/queries'
import { invoiceDue } from '@/lib/workspaces/reminders/notices/invoice-due'
import { invoiceStep } from '@/lib/workspaces/reminders/rules/invoice-mails'
import { mayBeTold } from '@/lib/workspaces/reminders/rules/reminding-hours'

/**
 * Mails the Admins about a due or failed payment, at hours when `mayBeTold` allows it. Each gets each mail once, however
 * often this runs; none without billing. Counts new mails.
 */
export const remindOfInvoice = ({ workspaceId }: SystemActor, { id }: { id: string }): Promise<{ count: number }> =>
  transaction(async (tx) => {
    if (!isBillingOn()) return { count: 0 }
    const invoice = await tx.upcomingInvoice.findFirst({
      where: { id, workspaceId, workspace: openWorkspace, subscription: { status: { not: 'CANCELED' } } },
      select: {
        id: true,
        kind: true,
        status: true,
        amount: true,
        description: true,
        dueAt: true,
        workspace: { select: { name: true } },
        subscription: { select: { status: true, chargeAt: true } },
      },
    })
    if (!invoice) return { count: 0 }
    const at = now()
    const due = (await listAdmins(tx, workspaceId)).flatMap((admin) => {
      const step = invoiceStep(invoice, at, admin.timeZone)
      return step !== null && mayBeTold(step, at, admin.timeZone) ? [{ ...admin, step }] : []
    })
    if (due.length === 0) return { count: 0 }
    const { workspace, subscription, ...told } = invoice
    const { chargeAt, status } = subscription
    const card = { chargeAt, isHalted: status === 'EXPIRED' }
    return { count: await invoiceDue(tx, due, { ...told, ...card, workspaceId, workspaceName: workspace.name }) }
  })
