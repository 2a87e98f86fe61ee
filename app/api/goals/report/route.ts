import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getReportFile } from '@/lib/goals/reports/queries/get-goal-report'
import { goalReportSchema } from '@/lib/goals/reports/schema'
import { csvHeaders } from '@/lib/platform/documents/csv-file'

export const GET = memberRoute(
  goalReportSchema,
  async (actor, filter) => {
    const { content, fileName } = await getReportFile(actor, filter)
    return new Response(content, { headers: csvHeaders(fileName) })
  },
  everybody('goals.read'),
)
