import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getApplauseReportFile } from '@/lib/applause/reports/queries'
import { applauseReportSchema } from '@/lib/applause/reports/schema'

export const GET = memberRoute(
  applauseReportSchema,
  async (actor, filter) =>
    new Response(await getApplauseReportFile(actor, filter), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="Applause report.csv"',
      },
    }),
  everybody('applause.read'),
)
