import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { csvHeaders } from '@/lib/platform/documents/csv-file'
import { getFeedbackReportFile } from '@/lib/reviews/figures/queries/get-figures'
import { figuresSchema } from '@/lib/reviews/figures/schema'

export const GET = memberRoute(
  figuresSchema,
  async (actor, filter) => {
    const { content, fileName } = await getFeedbackReportFile(actor, filter)
    return new Response(content, { headers: csvHeaders(fileName) })
  },
  everybody('workspace.numbers'),
)
