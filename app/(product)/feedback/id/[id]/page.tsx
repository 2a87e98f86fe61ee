import { notFound, redirect } from 'next/navigation'
import { ThanksPanel } from '@/components/applause/person/thanks-panel'
import { GoalsPanel } from '@/components/goals/person/goals-panel'
import { AnsweringScreen } from '@/components/reviews/answering/answering-screen'
import { BackLink } from '@/components/reviews/answering/back-link'
import { EvidencePanel } from '@/components/reviews/answering/evidence-panel'
import { Page } from '@/components/ui/layout/page'
import { requireMember } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { listThanksOfYear } from '@/lib/applause/queries/list-recent-thanks'
import { listGoalsOf } from '@/lib/goals/queries/list-goals-of'
import { listToAnswer } from '@/lib/reviews/lists/queries/list-to-answer'
import { listEvidence } from '@/lib/reviews/responses/queries/list-evidence'
import { getAnswering, isOnlyCreator } from '@/lib/reviews/responses/queries/get-answering'
import { answeringSchema } from '@/lib/reviews/responses/schema'
import { isId } from '@/lib/shared/id'

export const metadata = { title: 'Give feedback' }

export default async function AnsweringPage({ params, searchParams }: PageProps<'/feedback/id/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  const { edit } = answeringSchema.parse(await searchParams)
  if (!isId(id)) notFound()
  if (await isOnlyCreator(actor, id)) redirect(`/feedback/preview/${id}`)
  const view = await onScreen(getAnswering(actor, id))
  const evidence = view.isQuick ? [] : await listEvidence(actor, id)
  const [goals, thanks] =
    view.subjectId === null || view.isQuick
      ? [[], []]
      : await Promise.all([listGoalsOf(actor, view.subjectId), listThanksOfYear(actor, view.subjectId)])
  const next = view.state === 'answered' ? (await listToAnswer(actor)).rows[0] : undefined
  return (
    <Page narrow>
      <BackLink />
      <AnsweringScreen view={view} isEditing={edit === '1'} next={next}>
        <EvidencePanel evidence={evidence} subjectName={view.subjectName} timeZone={view.timeZone} />
        <GoalsPanel name={view.isAboutMe ? null : view.subjectName} goals={goals} />
        <ThanksPanel name={view.isAboutMe ? null : view.subjectName} thanks={thanks} />
      </AnsweringScreen>
    </Page>
  )
}
