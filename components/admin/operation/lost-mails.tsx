import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { LostMail } from '@/lib/admin/operation/queries/list-failures'
import { actInWords } from '@/lib/audit/rules'
import { formatDateTime } from '@/lib/shared/dates'
import type { Page } from '@/lib/shared/page'
import { RetryActs } from './retry-acts'
import { RetryAllButton } from './retry-all-button'

interface LostMailsProps {
  after: string | undefined
  page: Page<LostMail>
  zone: string
}

const path = '/admin/failures'

function Row({ mail, zone }: { mail: LostMail; zone: string }) {
  const { id, event, recipient, lastError, dueAt, workspaceName, canRetry } = mail
  return (
    <ListRow
      title={recipient}
      text={<FactLine facts={[actInWords(event), workspaceName, formatDateTime(dueAt, zone), lastError]} />}
      action={
        canRetry && (
          <Button type="submit" size="sm" name="retry" value={id}>
            Retry
          </Button>
        )
      }
    />
  )
}

export function LostMails({ after, page, zone }: LostMailsProps) {
  if (page.rows.length === 0)
    return (
      <Card flush>
        <EmptyState icon={<Icon name="mail-check" />} title="No undelivered mail" />
      </Card>
    )
  return (
    <>
      <ListToolbar count={<RetryAllButton />} />
      <RetryActs>
        <List label="Undelivered mails">
          {page.rows.map((mail) => (
            <Row key={mail.id} mail={mail} zone={zone} />
          ))}
        </List>
      </RetryActs>
      <Pagination
        first={after === undefined ? undefined : path}
        next={page.next === null ? undefined : `${path}?after=${page.next}`}
      />
    </>
  )
}
