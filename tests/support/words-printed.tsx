import { renderToStaticMarkup } from 'react-dom/server'
import { PrintScreen } from '@/components/reviews/results/exports/print-screen'
import type { Actor } from '@/lib/access/actor'
import { getPrintView } from '@/lib/reviews/exports/queries/get-print-view'
import type { ExportSource } from '@/lib/reviews/exports/schema'

const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The words of the print view, as this person reads them. */
export async function wordsPrinted(actor: Actor, id: string, source: ExportSource = 'review') {
  const view = await getPrintView(actor, source, id)
  const { workspaceName, timeZone: zone } = actor
  const markup = renderToStaticMarkup(
    <PrintScreen
      source={source}
      view={view}
      workspaceName={workspaceName}
      zone={zone}
      exportPath={`/feedback/preview/${id}/export`}
    />,
  )
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
}
