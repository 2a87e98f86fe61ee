import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import type { FailureLine } from '@/lib/admin/operation/queries/list-failures'
import { formatDateTime } from '@/lib/shared/dates'
import { plural } from '@/lib/shared/text'
import { RetryActs } from './retry-acts'

interface FailureListProps {
  lines: readonly FailureLine[]
  isOfJobs: boolean
  zone: string
}

function Row({ line, isOfJobs, zone }: Omit<FailureListProps, 'lines'> & { line: FailureLine }) {
  const { name, count, lastAt, lastRequestId } = line
  const request = lastRequestId && `Request ${lastRequestId}`
  return (
    <ListRow
      title={name}
      text={<FactLine facts={[plural(count, 'time'), `Last ${formatDateTime(lastAt, zone)}`, request]} />}
      action={
        isOfJobs && (
          <Button type="submit" size="sm" name="run" value={name}>
            Run now
          </Button>
        )
      }
    />
  )
}

/** Jobs or errors of the last 31 days. */
export function FailureList({ lines, isOfJobs, zone }: FailureListProps) {
  if (lines.length === 0)
    return (
      <Card flush>
        <EmptyState
          icon={<Icon name="circle-check" />}
          title={isOfJobs ? 'No job failed in the last 31 days' : 'No errors in the last 31 days'}
        />
      </Card>
    )
  return (
    <RetryActs>
      <List label={isOfJobs ? 'Failed jobs' : 'Errors'}>
        {lines.map((line) => (
          <Row key={line.name} {...{ line, isOfJobs, zone }} />
        ))}
      </List>
    </RetryActs>
  )
}
