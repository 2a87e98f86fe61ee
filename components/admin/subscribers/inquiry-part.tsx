import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Badge } from '@/components/ui/display/badge'
import { DateTime } from '@/components/ui/display/date-time'
import { LongText } from '@/components/ui/display/long-text'
import { Icon } from '@/components/ui/icon/icon'
import { FilterSelect } from '@/components/ui/input/filter-select'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { FactLine } from '@/components/ui/list/fact-line'
import { List } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { InquiryView } from '@/lib/admin/support/queries'
import type { InquiryFilter } from '@/lib/admin/support/schema'
import type { Page } from '@/lib/shared/page'
import { addressWith } from '@/lib/shared/address-with'
import { InquiryActs } from './inquiry-acts'

interface InquiryPartProps {
  filter: InquiryFilter
  page: Page<InquiryView>
  zone: string
}

const path = '/admin/subscribers'
const states = [
  { value: 'open', label: 'Open' },
  { value: 'all', label: 'Open and answered' },
]

function Row({ inquiry, zone }: { inquiry: InquiryView; zone: string }) {
  const { id, name, email, message, createdAt, answeredAt } = inquiry
  return (
    <li className="row items-start">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
          {name}
          {answeredAt && <Badge tone="success">Answered</Badge>}
        </p>
        <p className="mb-1 text-sm wrap-anywhere text-subtle">
          <FactLine facts={[email, <DateTime key="at" at={createdAt} zone={zone} format="date-time" />]} />
        </p>
        <LongText text={message} isPlain className="text-base" />
        <div className="mt-2 flex flex-wrap gap-2">
          {answeredAt === null && (
            <ButtonLink href={`mailto:${email}`} size="sm">
              Reply
            </ButtonLink>
          )}
          <Button type="submit" size="sm" name={answeredAt ? 'reopen' : 'answered'} value={id}>
            {answeredAt ? 'Reopen' : 'Mark as answered'}
          </Button>
        </div>
      </div>
    </li>
  )
}

export function InquiryPart({ filter: { state, after }, page, zone }: InquiryPartProps) {
  const first = addressWith(path, { tab: 'inquiries', state })
  return (
    <>
      <ListToolbar>
        <FilterSelect
          label="State"
          name="state"
          value={state}
          options={states}
          href={`${path}?tab=inquiries`}
          className="w-full sm:w-48"
        />
      </ListToolbar>
      {page.rows.length > 0 ? (
        <InquiryActs>
          <List label="Inquiries">
            {page.rows.map((inquiry) => (
              <Row key={inquiry.id} inquiry={inquiry} zone={zone} />
            ))}
          </List>
        </InquiryActs>
      ) : (
        <Card flush>
          <EmptyState
            icon={<Icon name="inbox" />}
            title={state === 'open' ? 'No open inquiries' : 'No inquiries yet'}
          />
        </Card>
      )}
      <Pagination
        first={after === undefined ? undefined : first}
        next={page.next === null ? undefined : addressWith(first, { after: page.next })}
      />
    </>
  )
}
