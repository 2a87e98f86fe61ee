'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { ProgressBar } from '@/components/ui/display/progress-bar'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/link'
import { FactLine } from '@/components/ui/list/fact-line'
import { getJson } from '@/components/ui/lookup/get-json'
import { useLookup } from '@/components/ui/lookup/use-lookup'
import { cx } from '@/components/ui/cx'
import type { AlignedGoal } from '@/lib/goals/queries/get-alignment'
import { goalTypeLabels } from '@/lib/goals/rules/goal-labels'
import { goalPath } from '@/lib/goals/rules/goal-paths'
import { fullCount, plural } from '@/lib/shared/text'

const holdsGoals = (body: unknown): body is { goals: AlignedGoal[] } =>
  typeof body === 'object' && body !== null && 'goals' in body && Array.isArray(body.goals)

const childrenOf = (id: string) => ({
  queryKey: ['goal-children', id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getJson(`/api/goals/children?id=${id}`, holdsGoals, signal).then(({ goals }) => goals),
})

interface TreeBranchProps {
  goal: AlignedGoal
  level: number
  /** Branches whose goals are loaded begin open. */
  opens: boolean
}

/** Children loaded when a branch opens. */
function FetchedBranches({ goal, level, opens }: TreeBranchProps) {
  const { id, childCount } = goal
  const { data, hasFailed } = useLookup(childrenOf(id))
  if (hasFailed) return <p className="py-2 pl-12 text-sm text-danger-ink">Couldn’t load these goals.</p>
  if (!data) return <p className="py-2 pl-12 text-sm text-subtle">Loading…</p>
  return (
    <>
      <Branches goals={data} level={level} opens={opens} />
      {childCount > data.length && (
        <p className="border-t border-line py-2 pl-12 text-sm">
          <Link href={goalPath(id)} className="text-primary-ink underline underline-offset-3">
            See all {fullCount(childCount)} goals
          </Link>
        </p>
      )}
    </>
  )
}

type BranchesProps = Omit<TreeBranchProps, 'goal'> & { goals: readonly AlignedGoal[] }

const Branches = ({ goals, ...shared }: BranchesProps) => (
  <div role="group">
    {goals.map((goal) => (
      <TreeBranch key={goal.id} goal={goal} {...shared} />
    ))}
  </div>
)

function Line({ goal }: { goal: AlignedGoal }) {
  const { title, type, owner, childCount, why, progress, badge, isFound } = goal
  return (
    <>
      <div className="min-w-0 flex-1">
        <Link
          href={goalPath(goal.id)}
          tabIndex={-1}
          className={cx('wrap-anywhere hover:underline', isFound && 'font-medium')}
        >
          {title}
        </Link>
        <p className="text-sm wrap-anywhere text-subtle">
          <FactLine
            facts={[
              owner ?? goalTypeLabels[type],
              childCount > 0 && plural(childCount, 'goal below', 'goals below'),
              why,
            ]}
          />
        </p>
      </div>
      <span className="w-20 max-sm:hidden">
        <ProgressBar percent={progress} label={`Progress of ${title}`} />
      </span>
      <span className="flex shrink-0 items-center gap-x-3 gap-y-1 max-sm:flex-col-reverse max-sm:items-end">
        <span className="w-10 text-right text-sm text-subtle tabular-nums">{progress}%</span>
        <span className="flex w-24 justify-end max-sm:w-auto">
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </span>
      </span>
    </>
  )
}

export function TreeBranch({ goal, level, opens }: TreeBranchProps) {
  const { below } = goal
  const [isOpen, setOpen] = useState(opens && below !== undefined)
  const hasMore = goal.childCount > 0
  return (
    <div
      role="treeitem"
      aria-selected={false}
      aria-level={level}
      aria-expanded={hasMore ? isOpen : undefined}
      aria-label={`${goal.title}, ${goal.badge.label}, ${goal.progress}%`}
      data-href={goalPath(goal.id)}
      tabIndex={-1}
      className="group/branch rounded-md outline-none"
    >
      <div
        style={{ paddingInlineStart: `${(level - 1) * 1.5 + 0.5}rem` }}
        className="flex min-h-12 items-center gap-3 border-t border-line py-2 pr-4 group-focus-visible/branch:bg-hover"
      >
        <button
          type="button"
          tabIndex={-1}
          data-toggle
          aria-hidden="true"
          disabled={!hasMore}
          onClick={() => setOpen((is) => !is)}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-subtle hover:bg-hover disabled:opacity-0"
        >
          <Icon name="chevron-right" className={cx('size-4 transition-transform', isOpen && 'rotate-90')} />
        </button>
        <Line goal={goal} />
      </div>
      {hasMore &&
        isOpen &&
        (below ? (
          <Branches goals={below} level={level + 1} opens={opens} />
        ) : (
          <FetchedBranches goal={goal} level={level + 1} opens={opens} />
        ))}
    </div>
  )
}
