import { Icon } from '@/components/ui/icon/icon'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { DateTime } from '@/components/ui/display/date-time'
import { toDoIcons } from '@/components/shell/navigation'
import { AnswerInPlace } from '@/components/reviews/quick/in-place/answer-in-place'
import { List } from '@/components/ui/list/list'
import type { ToDoList } from '@/lib/dashboard/queries'
import { DueBadge } from './due-badge'
import { ToDoRow } from './to-do-row'

export interface Moment {
  /** The viewer's time zone. */
  zone: string
  now: Date
}

/** What waits for the viewer, most urgent first. */
export function ToDo({ rows, more, ...moment }: ToDoList & Moment) {
  if (rows.length === 0) return <AllDone />
  return (
    <>
      <List label="To do">
        {rows.map((waiting) => (
          <WaitingRow key={waiting.kind + waiting.id} {...waiting} {...moment} />
        ))}
      </List>
      {more.map(({ href, label }) => (
        <p key={href} className="mt-3">
          <TextLink href={href}>{label}</TextLink>
        </p>
      ))}
    </>
  )
}

function WaitingRow({
  kind,
  id,
  title,
  text,
  dueAt,
  since,
  href,
  verb,
  question,
  ...moment
}: ToDoList['rows'][number] & Moment) {
  return (
    <ToDoRow
      icon={<Icon name={toDoIcons[kind] ?? 'circle-check'} />}
      title={title}
      text={text}
      time={
        since ? (
          <span className="text-sm text-subtle">
            {since.lead} <DateTime at={since.at} {...moment} format="relative" />
          </span>
        ) : (
          dueAt && <DueBadge at={dueAt} {...moment} />
        )
      }
      href={href}
      verb={verb}
      inPlace={question && <AnswerInPlace reviewId={id} question={question} boxClass="sm:pl-11" />}
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
