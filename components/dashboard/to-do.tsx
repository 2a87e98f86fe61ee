import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { List } from '@/components/ui/list/list'
import type { ToDoList } from '@/lib/dashboard/queries'
import { ToDoRow, type Moment } from './to-do-row'

/** Rows shown before "Show all". */
const SHOWN = 8

interface ToDoProps extends ToDoList, Moment {
  isAll: boolean
  /** A guide on the page offers the first step already. */
  isGuided: boolean
}

/** Most urgent first. */
export function ToDo({ rows, more, isAll, isGuided, ...moment }: ToDoProps) {
  if (rows.length === 0) return <AllDone isGuided={isGuided} />
  const shown = isAll ? rows : rows.slice(0, SHOWN)
  const all = isAll
    ? { href: '/dashboard', label: `Show the first ${SHOWN}` }
    : { href: '/dashboard?all=1', label: `Show all ${rows.length}` }
  const links = rows.length > SHOWN ? [all, ...more] : more
  return (
    <>
      <List label="To do">
        {shown.map((waiting) => (
          <ToDoRow key={waiting.kind + waiting.id} {...waiting} {...moment} />
        ))}
      </List>
      {links.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ href, label }) => (
            // One key for both ways keeps the focus.
            <TextLink key={href === all.href ? 'all' : href} href={href} scroll={false}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </>
  )
}

function AllDone({ isGuided }: Pick<ToDoProps, 'isGuided'>) {
  return (
    <Card>
      <EmptyState
        icon={<Icon name="circle-check" />}
        title="You’re all caught up"
        action={!isGuided && <ButtonLink href="/feedback/add">Ask for feedback</ButtonLink>}
        className="py-8"
      />
    </Card>
  )
}
