import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getReportFile } from '@/lib/goals/reports/queries/get-goal-report'
import { goalReportSchema } from '@/lib/goals/reports/schema'

export const GET = memberRoute(
  goalReportSchema,
  async (actor, filter) =>
    new Response(await getReportFile(actor, filter), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="Goal report.csv"',
      },
    }),
  everybody('goals.read'),
)
