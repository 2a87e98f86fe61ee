import { adminsOnly } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getPaymentsFile } from '@/lib/billing/paying/queries/list-payments'
import { paymentsFileSchema } from '@/lib/billing/paying/schema'

export const GET = memberRoute(
  paymentsFileSchema,
  async (actor) =>
    new Response(await getPaymentsFile(actor), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="Payments.csv"',
      },
    }),
  adminsOnly('workspace.pay', { stranger: 'none' }),
)
