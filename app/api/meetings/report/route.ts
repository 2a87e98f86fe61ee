import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getMeetingReportFile } from '@/lib/meetings/reports/queries'
import { meetingReportFileSchema } from '@/lib/meetings/reports/schema'
import { csvHeaders } from '@/lib/platform/documents/csv-file'

export const GET = memberRoute(
  meetingReportFileSchema,
  async (actor, input) => {
    const { content, fileName } = await getMeetingReportFile(actor, input)
    return new Response(content, { headers: csvHeaders(fileName) })
  },
  everybody('meetings.attend'),
)
