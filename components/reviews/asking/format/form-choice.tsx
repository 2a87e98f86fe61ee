import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { EarlierForm } from '@/lib/reviews/drafting/queries/list-earlier-forms'
import type { StartFilter } from '@/lib/reviews/drafting/schema'
import { reviewBadge } from '@/lib/reviews/model/rules/review-badges'
import { formatDate } from '@/lib/shared/dates'
import type { Page as Rows } from '@/lib/shared/page'
import { addressWith } from '@/lib/shared/address-with'
import { FormActs } from './form-acts'

interface FormChoiceProps {
  filter: StartFilter
  page: Rows<EarlierForm>
  zone: string
}

const addressOf = (search: string, after?: string) => addressWith('/feedback/add', { from: 'forms', search, after })

/** The row previews the form; its button copies it. */
function Choice({ form: { id, title, status, createdAt }, zone }: { form: EarlierForm; zone: string }) {
  const name = title.trim() || 'Untitled form'
  return (
    <ListRow
      href={`/feedback/preview/${id}`}
      title={name}
      text={<FactLine facts={[reviewBadge(status).label, `written ${formatDate(createdAt, 'MMM DD, YYYY', zone)}`]} />}
      action={
        <Button type="submit" size="sm" name="copy" value={id} aria-label={`Copy ${name}`}>
          Copy
        </Button>
      }
    />
  )
}

/** The empty list; `first`: the first page, on later ones. */
function NoForms({ search, first }: { search: string; first?: string }) {
  if (first !== undefined) return <EndOfList title="No more forms" first={first} />
  const isNew = search === ''
  return (
    <EmptyState
      icon={<Icon name={isNew ? 'message-square-dashed' : 'search-x'} />}
      title={isNew ? 'No forms yet' : 'No results'}
      text={isNew ? 'Start from a format or a template.' : 'Try fewer or other words.'}
      action={
        <ButtonLink href={isNew ? '/feedback/add' : addressOf('')}>{isNew ? 'See the formats' : 'Show all'}</ButtonLink>
      }
    />
  )
}

export function FormChoice({ filter: { search, after }, page: { rows, next }, zone }: FormChoiceProps) {
  const keep = { from: 'forms' }
  const first = after === undefined ? undefined : addressOf(search)
  return (
    <>
      <ListToolbar
        search={
          <SearchInput
            key={search}
            label="Search your forms"
            name="search"
            action="/feedback/add"
            defaultValue={search}
            keep={keep}
          />
        }
      />
      {rows.length === 0 ? (
        <NoForms search={search} first={first} />
      ) : (
        <FormActs>
          <List label="Your forms">
            {rows.map((form) => (
              <Choice key={form.id} form={form} zone={zone} />
            ))}
          </List>
        </FormActs>
      )}
      <Pagination first={first} next={next === null ? undefined : addressOf(search, next)} />
    </>
  )
}
