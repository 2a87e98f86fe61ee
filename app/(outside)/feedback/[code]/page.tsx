import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AnsweringScreen } from '@/components/reviews/answering/answering-screen'
import { BeforeAnswering, consentInWords } from '@/components/reviews/answering/outside/before-answering'
import { LinkNotValid } from '@/components/reviews/answering/outside/link-not-valid'
import { MailNote } from '@/components/reviews/answering/outside/mail-note'
import { NameField } from '@/components/reviews/answering/outside/name-field'
import { ExternalFrame } from '@/components/shell/frames/external-frame'
import { settled } from '@/lib/access/outcome'
import { requestFacts } from '@/lib/access/request'
import { admitReviewer, codeIn } from '@/lib/access/reviewer'
import { getExternalReviewer } from '@/lib/reviews/responses/queries/get-outside-reviewer'
import { deviceKeyOfLink } from '@/lib/reviews/responses/queries/device-key'
import { getAnswering } from '@/lib/reviews/responses/queries/get-answering'
import { answeringSchema } from '@/lib/reviews/responses/schema'
import { logoPath } from '@/lib/shared/routes'

// The address is a secret, so no indexing and no referrer to other sites. Not no-referrer, because then forms lose
// their origin and can't be verified.
export const metadata: Metadata = {
  title: 'Give feedback',
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

async function behind(code: string) {
  const asker = await admitReviewer(await requestFacts(), code)
  return asker && Promise.all([getAnswering(asker, asker.reviewId), getExternalReviewer(asker)])
}

export default async function ExternalAnsweringPage({ params, searchParams }: PageProps<'/feedback/[code]'>) {
  const { code: given } = await params
  const code = codeIn(given)
  if (code === '' && !given.startsWith('rvc')) notFound()
  const { edit } = answeringSchema.parse(await searchParams)
  const found = await settled('GET /feedback/rvc', behind(code))
  if ('error' in found) return <LinkNotValid error={found.error} />
  if (found.result === null) return <LinkNotValid localKey={deviceKeyOfLink(code)} />
  const [view, reviewer] = found.result
  return (
    <ExternalFrame workspace={{ name: view.workspaceName, logo: reviewer.logoId && logoPath(reviewer.logoId) }}>
      <AnsweringScreen
        view={view}
        code={code}
        isEditing={edit === '1'}
        consent={{
          short: consentInWords(view, reviewer),
          details: <BeforeAnswering view={view} reviewer={reviewer} />,
        }}
        foot={view.anonymity !== 'ANONYMOUS' && <NameField code={code} {...view} name={reviewer.name} />}
      />
      <MailNote reviewer={reviewer} workspaceName={view.workspaceName} code={code} />
    </ExternalFrame>
  )
}
