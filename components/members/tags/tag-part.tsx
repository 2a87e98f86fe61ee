import { ButtonLink } from '@/components/ui/button/button-link'
import { Icon } from '@/components/ui/icon/icon'
import { SearchInput } from '@/components/ui/input/search-input'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { EndOfList } from '@/components/ui/list/end-of-list'
import { ListToolbar } from '@/components/ui/list/list-toolbar'
import { Pagination } from '@/components/ui/list/pagination'
import { RowMenu } from '@/components/ui/list/row-menu'
import { MenuButton, MenuLine } from '@/components/ui/overlay/menu'
import type { TagPage } from '@/lib/members/tags/queries'
import type { TagListFilter } from '@/lib/members/tags/schema'
import { plural } from '@/lib/shared/text'
import { addressWith } from '@/lib/shared/address-with'
import { NewTagButton } from './new-tag-button'
import { TagActs } from './tag-acts'
import { TagList, tagMenu } from './tag-list'

const tab = 'tags'

const addressOf = (view: Partial<TagListFilter>) => addressWith('/users', { tab, ...view })

const Menu = ({ hasOthers }: { hasOthers: boolean }) => (
  <RowMenu id={tagMenu}>
    <MenuButton type="button" data-act="rename">
      Rename
    </MenuButton>
    {hasOthers && (
      <MenuButton type="button" data-act="merge">
        Merge
      </MenuButton>
    )}
    <MenuLine />
    <MenuButton type="button" data-act="delete" className="text-danger-ink">
      Delete
    </MenuButton>
  </RowMenu>
)

function NoTags({ filter: { search, after }, isManaged }: { filter: TagListFilter; isManaged: boolean }) {
  if (after !== undefined) return <EndOfList title="No more tags" first={addressOf({ search })} />
  if (search !== '')
    return (
      <Card flush>
        <EmptyState
          icon={<Icon name="search-x" />}
          title={`No results for “${search}”`}

          action={<ButtonLink href={addressOf({})}>Clear search</ButtonLink>}
        />
      </Card>
    )
  return (
    <Card flush>
      <EmptyState
        icon={<Icon name="tag" />}
        title="No tags yet"
        text="Tags group people across teams, by place or skill."
        action={isManaged && <NewTagButton />}
      />
    </Card>
  )
}

/** Tags; for Admins, with actions. */
export function TagPart({ filter, page }: { filter: TagListFilter; page: TagPage }) {
  const { search, after } = filter
  const { rows: tags, next, count, can } = page
  const list = <TagList tags={tags} isManaged={can.manage} />
  return (
    <>
      {(count > 0 || search !== '') && (
        <ListToolbar
          search={<SearchInput key={search} label="Search tags" name="search" defaultValue={search} keep={{ tab }} />}
          count={plural(count, 'tag')}
        >
          {can.manage && <NewTagButton />}
        </ListToolbar>
      )}
      {tags.length === 0 && <NoTags filter={filter} isManaged={can.manage} />}
      {tags.length > 0 && !can.manage && list}
      {tags.length > 0 && can.manage && (
        <TagActs tags={tags}>
          {list}
          <Menu hasOthers={count > 1 || search !== ''} />
        </TagActs>
      )}
      <Pagination
        first={after === undefined ? undefined : addressOf({ search })}
        next={next === null ? undefined : addressOf({ search, after: next })}
      />
    </>
  )
}
