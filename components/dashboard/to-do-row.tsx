import { AnswerInPlace } from '@/components/reviews/quick/in-place/answer-in-place'
import { toDoIcons } from '@/components/shell/navigation'
import { Avatar } from '@/components/ui/display/avatar'
import { DateTime } from '@/components/ui/display/date-time'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import type { ToDoList } from '@/lib/dashboard/queries'
import { DueBadge } from './due-badge'

export interface Moment {
  /** The viewer's zone. */
  zone: string
  now: Date
}

type ToDoRowProps = ToDoList['rows'][number] & Moment

function When({
  dueAt,
  isStart = false,
  since,
  ...moment
}: Pick<ToDoRowProps, 'dueAt' | 'isStart' | 'since'> & Moment) {
  if (since)
    return (
      <span>
        {since.lead} <DateTime at={since.at} {...moment} format="relative" />
      </span>
    )
  return dueAt && <DueBadge at={dueAt} isStart={isStart} {...moment} />
}

/** The row is one link named by its verb; the drawn button is decoration. */
export function ToDoRow({ kind, id, title, text, href, verb, question, face, ...when }: ToDoRowProps) {
  return (
    <li className="row to-do">
      {face ? (
        <Avatar name={face.name} pictureId={face.pictureId} />
      ) : (
        <Icon name={toDoIcons[kind] ?? 'circle-check'} />
      )}
      <div className="row-main">
        <Link href={href} aria-label={question ? undefined : `${verb}: ${title}`}>
          {title}
        </Link>
        {text}
      </div>
      <When {...when} />
      {question ? (
        <AnswerInPlace reviewId={id} question={question} askerName={face?.name} boxClass="sm:pl-11" />
      ) : (
        <span aria-hidden="true" className="button button-secondary button-sm">
          {verb}
        </span>
      )}
    </li>
  )
}
