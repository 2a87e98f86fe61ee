import { notFound, redirect } from 'next/navigation'
import { ThanksPanel } from '@/components/applause/person/thanks-panel'
import { BadgesPanel } from '@/components/badges/badges-panel'
import { GoalsPanel } from '@/components/goals/person/goals-panel'
import { MeetingsPanel } from '@/components/meetings/meetings-panel'
import { AnsweringScreen } from '@/components/reviews/answering/answering-screen'
import { BackLink } from '@/components/reviews/answering/back-link'
import { EvidencePanel } from '@/components/reviews/answering/evidence-panel'
import { Page } from '@/components/ui/layout/page'
import { requireMember, type Actor } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listBadges } from '@/lib/badges/queries/list-badges'
import { getYearOf } from '@/lib/dashboard/queries'
import { listToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import { listEvidence } from '@/lib/reviews/responses/queries/list-evidence'
import { getAnswering, isOnlyCreator, type Answering } from '@/lib/reviews/responses/queries/get-answering'
import { answeringSchema } from '@/lib/reviews/responses/schema'
import { isId } from '@/lib/shared/id'

export const metadata = { title: 'Give feedback' }

/** What the reader may know of the subject, in the order of the sidebar. */
async function evidenceFor(actor: Actor, view: Answering) {
  const { reviewId, subjectId, subjectName, isAboutMe, timeZone } = view
  if (subjectId === null || view.isQuick) return null
  const [evidence, [goals, followUps, oneOnOnes, thanks], badges] = await Promise.all([
    listEvidence(actor, reviewId),
    getYearOf(actor, subjectId),
    listBadges(actor, subjectId),
  ])
  const name = isAboutMe ? null : subjectName
  const by = { name, timeZone }
  return (
    <>
      <EvidencePanel {...by} evidence={evidence} />
      <GoalsPanel name={name} goals={goals} />
      {name && <MeetingsPanel what="Follow-ups" name={name} meetings={followUps} timeZone={timeZone} />}
      {name && <MeetingsPanel what="One-on-ones" name={name} meetings={oneOnOnes} timeZone={timeZone} />}
      <ThanksPanel name={name} thanks={thanks} />
      <BadgesPanel {...by} memberId={subjectId} badges={badges} />
    </>
  )
}

export default async function AnsweringPage({ params, searchParams }: PageProps<'/feedback/id/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  const { edit } = answeringSchema.parse(await searchParams)
  if (!isId(id)) notFound()
  const view = await onScreen(getAnswering(actor, id), async () => {
    // A creator who was not asked opens the results instead of the form.
    if (await isOnlyCreator(actor, id)) redirect(`/feedback/preview/${id}`)
  })
  const next = view.state === 'answered' ? (await listToAnswer(actor)).rows[0] : undefined
  return (
    <Page narrow>
      <BackLink />
      <AnsweringScreen view={view} isEditing={edit === '1'} next={next}>
        {await evidenceFor(actor, view)}
      </AnsweringScreen>
    </Page>
  )
}
