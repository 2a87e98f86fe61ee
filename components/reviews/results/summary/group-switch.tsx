import { Link } from '@/components/ui/link'
import type { GroupCount } from '@/lib/reviews/results/rules/shown-results'
import { groupLabels, type GroupLabels } from '@/lib/reviews/model/rules/relationships'

type Group = GroupCount['group']

/** A fixed order, whichever group answered first. */
const order = Object.keys(groupLabels)
const inOrder = (groups: readonly Group[]) => groups.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))

interface GroupSwitchProps {
  /** The URL without a group; may have a query. */
  path: string
  groups: Group[]
  active: Group | undefined
  labels: GroupLabels
}

function hrefOf(path: string, group: Group | undefined) {
  const [address = '', query = ''] = path.split('?')
  const params = new URLSearchParams(query)
  if (group !== undefined) params.set('group', group.toLowerCase())
  return params.size === 0 ? address : `${address}?${params.toString()}`
}

/** All answers or one group's; nothing for a single group. */
export function GroupSwitch({ path, groups, active, labels }: GroupSwitchProps) {
  if (groups.length < 2 && active === undefined) return null
  return (
    <nav aria-label="Whose answers" className="segments mb-4 flex-wrap print:hidden">
      {[undefined, ...inOrder(groups)].map((group) => (
        <Link
          key={group ?? 'all'}
          href={hrefOf(path, group)}
          scroll={false}
          aria-current={group === active ? 'page' : undefined}
          className="segment aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-raised"
        >
          {group === undefined ? 'All' : labels[group]}
        </Link>
      ))}
    </nav>
  )
}
