'use client'

import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useRouter } from 'next/navigation'
import type { AlignedGoal } from '@/lib/goals/queries/get-alignment'
import { TreeBranch } from './tree-branch'

const itemsIn = (tree: HTMLElement) => [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')]

const toggle = (item: HTMLElement) => item.querySelector<HTMLElement>(':scope > div > [data-toggle]')?.click()

const parentOf = (item: HTMLElement) => item.parentElement?.closest<HTMLElement>('[role="treeitem"]')

/** Standard tree keys: the target goal, opening or closing branches on the way. */
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

interface GoalTreeProps {
  goals: readonly AlignedGoal[]
  /** Branches whose goals are loaded begin open. */
  isOpen: boolean
}

/** A tree of goals; arrows move, Enter opens. */
export function GoalTree({ goals, isOpen }: GoalTreeProps) {
  const tree = useRef<HTMLDivElement>(null)
  const router = useRouter()

  // Roving tabindex: Tab returns to the last focused goal, or to the branch that was opened or closed since.
  function focus(item: HTMLElement, options?: FocusOptions) {
    for (const other of tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"][tabindex="0"]') ?? [])
      other.tabIndex = -1
    item.tabIndex = 0
    item.focus(options)
  }

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
    focus(next)
  }

  function click({ target }: MouseEvent) {
    const toggled =
      target instanceof Element && target.closest('[data-toggle]')?.closest<HTMLElement>('[role="treeitem"]')
    if (toggled) focus(toggled, { preventScroll: true })
  }

  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label="Goals"
      onKeyDown={press}
      onClick={click}
      className="overflow-hidden rounded-lg border border-line bg-surface [&>div:first-child>div]:border-t-0"
    >
      {goals.map((goal) => (
        <TreeBranch key={goal.id} goal={goal} level={1} opens={isOpen} />
      ))}
    </div>
  )
}
