import { List, ListRow } from '@/components/ui/list/list'
import { RowMenuButton } from '@/components/ui/list/row-menu'
import type { TagView } from '@/lib/members/tags/queries'
import { plural } from '@/lib/shared/text'

/** The menu shared by all rows. */
export const tagMenu = 'tag-menu'

export function TagList({ tags, isManaged }: { tags: TagView[]; isManaged: boolean }) {
  return (
    <List label="Tags">
      {tags.map(({ id, name, count }) => (
        <ListRow
          key={id}
          href={`/users?tag=${id}`}
          title={name}
          end={plural(count, 'person', 'people')}
          action={isManaged && <RowMenuButton menu={tagMenu} label={`What to do with ${name}`} row={{ id, name }} />}
        />
      ))}
    </List>
  )
}
