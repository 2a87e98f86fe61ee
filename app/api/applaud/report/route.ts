import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getApplauseReportFile } from '@/lib/applause/reports/queries'
import { applauseReportSchema } from '@/lib/applause/reports/schema'
import { csvHeaders } from '@/lib/platform/documents/csv-file'

export const GET = memberRoute(
  applauseReportSchema,
  async (actor, filter) => {
    const { content, fileName } = await getApplauseReportFile(actor, filter)
    return new Response(content, { headers: csvHeaders(fileName) })
  },
  everybody('applause.read'),
)
