import { Link } from '@/components/ui/link'
import type { GroupCount } from '@/lib/reviews/results/rules/shown-results'
import { inGroupOrder, type GroupLabels } from '@/lib/reviews/model/rules/relationships'
import { addressWith } from '@/lib/shared/address-with'

type Group = GroupCount['group']

interface GroupSwitchProps {
  /** The URL without a group; may have a query. */
  path: string
  groups: Group[]
  active: Group | undefined
  labels: GroupLabels
}

/** All answers or one group's; nothing for a single group. */
export function GroupSwitch({ path, groups, active, labels }: GroupSwitchProps) {
  if (groups.length < 2 && active === undefined) return null
  return (
    <nav aria-label="Whose answers" className="segments mb-4 flex-wrap print:hidden">
      {[undefined, ...inGroupOrder(groups)].map((group) => (
        <Link
          key={group ?? 'all'}
          href={addressWith(path, { group: group?.toLowerCase() })}
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
