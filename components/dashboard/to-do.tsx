import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { DateTime } from '@/components/ui/display/date-time'
import type { IconName } from '@/components/ui/icon/names'
import { List } from '@/components/ui/list/list'
import type { OwnStep, StepKind, ToAnswer } from '@/lib/dashboard/queries'
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

/** What waits for the viewer: what others asked first, then the next steps of feedback of their own or about them. */
export function ToDo({ toAnswer, steps: own, ...moment }: ToDoProps) {
  if (toAnswer.rows.length + own.length === 0) return <AllDone />
  return (
    <>
      <List label="To do">
        {toAnswer.rows.map((form) => (
          <AnswerRow key={form.reviewId} {...form} {...moment} />
        ))}
        {own.map((step) => (
          <StepRow key={step.step + step.reviewId} {...step} {...moment} />
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
      icon={<Icon name="message-square-text" />}
      title={title}
      text={sentence}
      time={closesAt && <DueBadge at={closesAt} {...moment} />}
      href={`/feedback/id/${reviewId}`}
      verb="Give feedback"
    />
  )
}

type StepWords = { icon: IconName; verb: string; since: string; text: (subject: string) => string; place: string }

/** Each kind of step: what it says, and where one press starts it. `{id}` stands for the review. */
const steps: Record<StepKind, StepWords> = {
  finish: {
    ...{ icon: 'pencil-line', verb: 'Finish', since: 'Begun', place: '/feedback/edit/{id}' },
    text: () => 'Your draft, not sent yet',
  },
  release: {
    ...{ icon: 'send', verb: 'Look and release', since: 'Closed', place: '/feedback/preview/{id}' },
    text: (subject) => `Closed, and ${subject} cannot read it yet`,
  },
  nominate: {
    ...{ icon: 'user-plus', verb: 'Propose people', since: 'Asked', place: '/feedback/id/{id}/nominations' },
    text: () => 'Propose who gives you feedback',
  },
  decide: {
    ...{ icon: 'list-checks', verb: 'Look and decide', since: 'Proposed', place: '/feedback/id/{id}/nominations' },
    text: (subject) => `${subject} proposed who should answer`,
  },
  acknowledge: {
    ...{ icon: 'eye', verb: 'Read', since: 'Released', place: '/feedback/shared/{id}' },
    text: () => 'Feedback about you, ready to read',
  },
}

function StepRow({ reviewId, title, step, subjectName, since, ...moment }: OwnStep & Moment) {
  const { icon, verb, since: lead, text, place } = steps[step]
  return (
    <ToDoRow
      icon={<Icon name={icon} />}
      title={title.trim() === '' ? 'Untitled form' : title}
      text={text(subjectName ?? 'nobody')}
      time={
        <span className="text-sm text-subtle">
          {lead} <DateTime at={since} {...moment} format="relative" />
        </span>
      }
      href={place.replace('{id}', reviewId)}
      verb={verb}
    />
  )
}

function AllDone() {
  return (
    <Card>
      <EmptyState
        icon={<Icon name="circle-check" />}
        title="Nothing waits for you"
        text="When somebody asks for your feedback, or your own has a next step, it stands here."
        action={<ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>}
        className="py-8"
      />
    </Card>
  )
}
