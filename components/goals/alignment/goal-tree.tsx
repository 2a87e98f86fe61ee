'use client'

import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useRouter } from 'next/navigation'
import type { Alignment } from '@/lib/goals/queries/list-children'
import { TreeBranch } from './tree-branch'

const itemsIn = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')]

const toggle = (item: HTMLElement) => item.querySelector<HTMLElement>(':scope > div > [data-toggle]')?.click()

const parentOf = (item: HTMLElement) => item.parentElement?.closest<HTMLElement>('[role="treeitem"]')

/** Where a key leads from a goal of the tree, as trees do everywhere; a branch is opened and closed on the way. */
function targetOf(key: string, item: HTMLElement, items: readonly HTMLElement[]): HTMLElement | null | undefined {
  const at = items.indexOf(item)
  const expanded = item.getAttribute('aria-expanded')
  switch (key) {
    case 'ArrowDown':
      return items[at + 1]
    case 'ArrowUp':
      return items[at - 1]
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    case 'ArrowRight':
      if (expanded === 'true') return items[at + 1]
      if (expanded === 'false') toggle(item)
      return item
    case 'ArrowLeft':
      if (expanded !== 'true') return parentOf(item)
      toggle(item)
      return item
    default:
      return null
  }
}

/** The goals of the workspace and what lies under them; arrows walk it, Enter opens a goal. */
export function GoalTree({ goals }: { goals: Alignment }) {
  const tree = useRef<HTMLUListElement>(null)
  const router = useRouter()

  // One of them can be reached with the Tab key, and that is where one was last.
  useEffect(() => {
    tree.current?.querySelector('[role="treeitem"]')?.setAttribute('tabindex', '0')
  }, [])

  function press(event: KeyboardEvent) {
    const { target, key } = event
    if (!tree.current || !(target instanceof HTMLElement) || target.role !== 'treeitem') return
    if (key === 'Enter' && target.dataset.href) return router.push(target.dataset.href)
    const next = targetOf(key, target, itemsIn(tree.current))
    if (next === null) return
    event.preventDefault()
    if (!next || next === target) return
    target.tabIndex = -1
    next.tabIndex = 0
    next.focus()
  }

  return (
    <ul
      ref={tree}
      role="tree"
      aria-label="Goals"
      onKeyDown={press}
      className="overflow-hidden rounded-lg border border-line bg-surface [&>li:first-child>div]:border-t-0"
    >
      {goals.map(({ below, ...goal }) => (
        <TreeBranch key={goal.id} goal={goal} level={1} below={below} />
      ))}
    </ul>
  )
}
