import type { ReleasedRow } from '@/lib/reviews/results/queries/list-released-about'
import { Section } from '@/components/ui/layout/section'
import { List, ListRow } from '@/components/ui/list/list'
import { formatDate } from '@/lib/shared/dates'

interface ReleasedFeedbackProps {
  name: string
  rows: ReleasedRow[]
  zone: string
}

/** Readable feedback about a colleague; nothing if none. */
export function ReleasedFeedback({ name, rows, zone }: ReleasedFeedbackProps) {
  if (rows.length === 0) return null
  return (
    <Section title={`Feedback about ${name}`} text="Released to them, and open to you.">
      <List label={`Feedback about ${name}`}>
        {rows.map(({ id, title, releasedAt, isMine, isNote }) => (
          <ListRow
            key={id}
            href={`/feedback/${isMine ? 'preview' : 'shared'}/${id}`}
            title={title}
            text={`${isNote ? 'Given' : 'Released'} ${formatDate(releasedAt, 'MMM DD, YYYY', zone)}`}
          />
        ))}
      </List>
    </Section>
  )
}
