import { everybody } from '@/lib/access/declaration'
import { memberRoute } from '@/lib/access/route'
import { getFeedbackReportFile } from '@/lib/reviews/figures/queries/get-figures'
import { figuresSchema } from '@/lib/reviews/figures/schema'

export const GET = memberRoute(
  figuresSchema,
  async (actor, filter) =>
    new Response(await getFeedbackReportFile(actor, filter), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="Feedback report.csv"',
      },
    }),
  everybody('workspace.numbers'),
)
