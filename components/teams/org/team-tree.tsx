import { Icon } from '@/components/ui/icon/icon'
import type { TreeTeam } from '@/lib/teams/tree/queries'
import type { Branch } from '@/lib/teams/tree/rules'
import { teamPath } from '@/lib/teams/rules'
import { factsOf, ledBy, partsIn, peopleIn } from '../team-words'

interface TeamTreeProps {
  branches: readonly Branch<TreeTeam>[]
  /** Down to which level the tree is open at first. */
  openLevels: number
}

function Team({ branch, openLevels }: { branch: Branch<TreeTeam>; openLevels: number }) {
  const { id, name, managers, parts, isFound } = branch
  return (
    <li className="tree-team">
      <div className="tree-row">
        <a href={teamPath(id)} className={isFound ? undefined : 'text-muted'}>
          {name}
        </a>
        <p>{factsOf([peopleIn(branch), partsIn(branch), ledBy(managers)])}</p>
      </div>
      {parts.length > 0 && (
        <details open={openLevels > 0}>
          <summary aria-label={`Teams in ${name}`}>
            <Icon name="chevron-right" />
          </summary>
          <TeamTree branches={parts} openLevels={openLevels - 1} />
        </details>
      )}
    </li>
  )
}

/** Teams under those they are part of. Opening and closing needs no script. */
export function TeamTree({ branches, openLevels }: TeamTreeProps) {
  return (
    <ul>
      {branches.map((branch) => (
        <Team key={branch.id} branch={branch} openLevels={openLevels} />
      ))}
    </ul>
  )
}
