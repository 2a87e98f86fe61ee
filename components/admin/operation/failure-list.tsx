import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { FailureKind, FailureLine } from '@/lib/admin/operation/queries/list-failures'
import { formatDateTime } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { RetryActs } from './retry-acts'

interface FailureListProps {
  lines: readonly FailureLine[]
  kind: FailureKind
  zone: string
}

const words: Record<FailureKind, { list: string; none: string }> = {
  job: { list: 'Failed jobs', none: 'No failed jobs in 31 days' },
  error: { list: 'Errors', none: 'No errors in 31 days' },
  service: { list: 'Service failures', none: 'No failures in 31 days' },
  webhook: { list: 'Refused webhooks', none: 'No refused webhooks in 31 days' },
}

function Row({ line, kind, zone }: Omit<FailureListProps, 'lines'> & { line: FailureLine }) {
  const { name, count, lastAt, lastRequestId } = line
  const request = lastRequestId && `Request ${lastRequestId}`
  return (
    <ListRow
      title={name}
      text={<FactLine facts={[plural(count, 'time'), `Last ${formatDateTime(lastAt, zone)}`, request]} />}
      action={
        kind === 'job' && (
          <Button type="submit" size="sm" name="run" value={name}>
            Run now
          </Button>
        )
      }
    />
  )
}

export function FailureList({ lines, kind, zone }: FailureListProps) {
  if (lines.length === 0)
    return (
      <Card flush>
        <EmptyState icon={<Icon name="circle-check" />} title={words[kind].none} />
      </Card>
    )
  return (
    <RetryActs>
      <List label={words[kind].list}>
        {lines.map((line) => (
          <Row key={line.name} line={line} kind={kind} zone={zone} />
        ))}
      </List>
    </RetryActs>
  )
}
