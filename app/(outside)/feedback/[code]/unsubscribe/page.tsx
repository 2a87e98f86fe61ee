import type { Metadata } from 'next'
import { UnsubscribeScreen } from '@/components/notifications/unsubscribe-screen'
import { LinkNotValid } from '@/components/reviews/answering/outside/link-not-valid'
import { ExternalFrame } from '@/components/shell/frames/external-frame'
import { settled } from '@/lib/access/outcome'
import { codeIn, findReviewer } from '@/lib/access/reviewer'
import { getUnsubscribing } from '@/lib/notifications/unsubscribing/queries/list-unsubscribed'
import { logoPath } from '@/lib/shared/routes'

export const metadata: Metadata = {
  title: 'Mail',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

export default async function UnsubscribePage({ params }: PageProps<'/feedback/[code]/unsubscribe'>) {
  const code = codeIn((await params).code)
  const found = await settled('GET /feedback/rvc/unsubscribe', getUnsubscribing(code))
  if ('error' in found) return <LinkNotValid error={found.error} opens="mail" />
  const view = found.result
  const form = (await findReviewer(code)) === null ? undefined : `/feedback/rvc-${code}`
  return (
    <ExternalFrame workspace={{ name: view.workspaceName, logo: view.logoId && logoPath(view.logoId) }}>
      <UnsubscribeScreen view={view} code={code} form={form} />
    </ExternalFrame>
  )
}
