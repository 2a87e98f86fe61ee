import { CircleCheck, MessageSquareText, PencilLine, Send } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { DateTime } from '@/components/ui/display/date-time'
import { List } from '@/components/ui/list/list'
import type { OwnStep, ToAnswer } from '@/lib/dashboard/queries'
import { DueBadge } from './due-badge'
import { ToDoRow } from './to-do-row'

export interface Moment {
  /** The viewer's time zone. */
  zone: string
  now: Date
}

interface ToDoProps extends Moment {
  toAnswer: { rows: readonly ToAnswer[]; hasMore: boolean }
  steps: readonly OwnStep[]
}

/** What waits for the viewer: what others asked first, then their own feedback's next steps. */
export function ToDo({ toAnswer, steps, ...moment }: ToDoProps) {
  if (toAnswer.rows.length + steps.length === 0) return <AllDone />
  return (
    <>
      <List label="To do">
        {toAnswer.rows.map((form) => (
          <AnswerRow key={form.reviewId} {...form} {...moment} />
        ))}
        {steps.map((step) => (
          <StepRow key={step.reviewId} {...step} {...moment} />
        ))}
      </List>
      {toAnswer.hasMore && (
        <p className="mt-3">
          <TextLink href="/feedback?tab=pending">See everything you are asked for</TextLink>
        </p>
      )}
    </>
  )
}

function AnswerRow({ reviewId, title, sentence, closesAt, ...moment }: ToAnswer & Moment) {
  return (
    <ToDoRow
      icon={<MessageSquareText />}
      title={title}
      text={sentence}
      time={closesAt && <DueBadge at={closesAt} {...moment} />}
      href={`/feedback/id/${reviewId}`}
      verb="Give feedback"
      primary
    />
  )
}

function StepRow({ reviewId, title, step, subjectName, since, ...moment }: OwnStep & Moment) {
  const isDraft = step === 'finish'
  return (
    <ToDoRow
      icon={isDraft ? <PencilLine /> : <Send />}
      title={title === '' ? 'Untitled feedback' : title}
      text={isDraft ? 'Your draft, not sent yet' : `Closed, and ${subjectName ?? 'nobody'} cannot read it yet`}
      time={
        <span className="text-sm text-subtle">
          {isDraft ? 'Begun' : 'Closed'} <DateTime at={since} {...moment} format="relative" />
        </span>
      }
      href={isDraft ? `/feedback/edit/${reviewId}` : `/feedback/preview/${reviewId}`}
      verb={isDraft ? 'Finish' : 'Look and release'}
    />
  )
}

function AllDone() {
  return (
    <Card>
      <EmptyState
        icon={<CircleCheck />}
        title="Nothing waits for you"
        text="When somebody asks for your feedback, or your own has a next step, it stands here."
        action={<ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>}
        className="py-8"
      />
    </Card>
  )
}
