import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon/icon'
import { FactLine } from '@/components/ui/list/fact-line'
import type { TreeTeam } from '@/lib/teams/tree/queries/get-team-tree'
import type { Branch } from '@/lib/teams/tree/rules'
import { teamPath } from '@/lib/teams/rules'
import { ledBy, partsIn, peopleIn } from '@/components/teams/team-words'

function Team({ branch }: { branch: Branch<TreeTeam> }) {
  const { id, name, managers, parts, isFound } = branch
  return (
    <li className="tree-team">
      <div className="tree-row">
        <Link href={teamPath(id)} className={isFound ? undefined : 'text-muted'}>
          {name}
        </Link>
        <p>
          <FactLine facts={[peopleIn(branch), partsIn(branch), ledBy(managers)]} />
        </p>
      </div>
      {parts.length > 0 && (
        <details open>
          <summary aria-label={`Teams in ${name}`}>
            <Icon name="chevron-right" />
          </summary>
          <TeamTree branches={parts} />
        </details>
      )}
    </li>
  )
}

/** Teams under those they are part of. Opening and closing needs no script. */
export function TeamTree({ branches }: { branches: readonly Branch<TreeTeam>[] }) {
  return (
    <ul>
      {branches.map((branch) => (
        <Team key={branch.id} branch={branch} />
      ))}
    </ul>
  )
}
