import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { SearchInput } from '@/components/ui/input/search-input'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Icon } from '@/components/ui/icon/icon'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import type { StartFilter } from '@/lib/reviews/drafting/schema'
import type { Page as Rows } from '@/lib/shared/page'
import type { TemplateRow } from '@/lib/templates/queries/list-templates'
import { titleOf } from './template-words'
import { plural } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { StartList } from './start-list'

interface TemplateChoiceProps {
  filter: StartFilter
  page: Rows<TemplateRow>
}

const addressOf = (search: string, after?: string) => addressWith('/feedback/add', { from: 'templates', search, after })

const factsOf = ({ questionCount, description, tags }: TemplateRow) => [
  plural(questionCount, 'question'),
  description.trim() || tags.join(', '),
]

/** The row previews the template; its button starts a form. */
function Choice({ row }: { row: TemplateRow }) {
  return (
    <ListRow
      href={`/template/preview/${row.id}`}
      title={titleOf(row)}
      text={<FactLine facts={factsOf(row)} />}
      action={
        <Button type="submit" size="sm" name="use" value={row.id} aria-label={`Use ${titleOf(row)}`}>
          Use
        </Button>
      }
    />
  )
}

/** The empty list; `first`: the first page, on later ones. */
function NoChoice({ search, first }: { search: string; first?: string }) {
  if (first !== undefined) return <EndOfList title="No more templates" first={first} />
  if (search === '')
    return (
      <EmptyState icon={<Icon name="layout-template" />} title="No templates yet" text="Save a form to ask it again." />
    )
  return (
    <EmptyState
      icon={<Icon name="search-x" />}
      title={`No results for “${search}”`}
      text=""
      action={<TextLink href={addressOf('')}>Show all templates</TextLink>}
    />
  )
}

/** Every available template. */
export function TemplateChoice({ filter: { search, after }, page: { rows, next } }: TemplateChoiceProps) {
  const first = after === undefined ? undefined : addressOf(search)
  return (
    <>
      <ListToolbar
        search={
          <SearchInput
            key={search}
            label="Search templates"
            name="search"
            action="/feedback/add"
            defaultValue={search}
            keep={{ from: 'templates' }}
          />
        }
      />
      {rows.length === 0 ? (
        <NoChoice search={search} first={first} />
      ) : (
        <StartList>
          <List label="Templates">
            {rows.map((row) => (
              <Choice key={row.id} row={row} />
            ))}
          </List>
        </StartList>
      )}
      <Pagination first={first} next={next === null ? undefined : addressOf(search, next)} />
    </>
  )
}
