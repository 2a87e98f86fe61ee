import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getMeetingReportFile } from '@/lib/meetings/reports/queries'
import { meetingReportFileSchema } from '@/lib/meetings/reports/schema'

export const GET = memberRoute(
  meetingReportFileSchema,
  async (actor, input) =>
    new Response(await getMeetingReportFile(actor, input), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="Meeting report.csv"',
      },
    }),
  everybody('meetings.attend'),
)
