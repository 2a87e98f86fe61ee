'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { RowMenuActs } from '@/components/ui/list/row-menu-acts'
import type { PlaceState } from '@/lib/members/people/schema'
import { AskedPeople } from './asked-people'
import { ChoiceBar } from './choice-bar'
import {
  fitMenu,
  markMixed,
  othersTickedIn,
  personOf,
  tickAll,
  tickedCount,
  tickedIn,
  tickOf,
  type ListedPerson,
} from './people-rows'
import { pressInRow } from './row-keys'

const RoleDialog = dynamic(() => import('./role-dialog').then((module) => module.RoleDialog), { ssr: false })
const TagDialog = dynamic(() => import('./tag-dialog').then((module) => module.TagDialog), { ssr: false })
const AccessDialog = dynamic(() => import('./access-dialog').then((module) => module.AccessDialog), { ssr: false })

interface PeopleActsProps {
  state: PlaceState
  /** Dialogs of other modules, which read `AskedPeople`. */
  more?: ReactNode
  children: ReactNode
}

type Asked = { act: string; people: ListedPerson[]; isReaderLeftOut: boolean; turn: number }

/** Also allowed on the reader's own row. */
const forOneselfToo: ReadonlySet<string> = new Set(['tag', 'team'])

/** The selection, and the current question. */
function usePeopleActs(state: PlaceState) {
  const list = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const [count, setCount] = useState(0)
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)

  const { ask, acts } = useMemo(() => {
    function askAbout(act: string, people: ListedPerson[], isReaderLeftOut = false) {
      setAsked((before) => ({ act, people, isReaderLeftOut, turn: (before?.turn ?? 0) + 1 }))
      setOpen(true)
    }
    const forOne = (act: string, isForOthers: boolean) => (row: DOMStringMap) => {
      if (!isForOthers || row.own === undefined) askAbout(act, [personOf(row)])
    }
    return {
      ask: askAbout,
      acts: {
        edit: ({ id = '' }: DOMStringMap) => router.push(`/users/edit/${id}`),
        tag: forOne('tag', false),
        // Deactivated people have no role to change and join no team.
        ...(state === 'active' && { role: forOne('role', true), team: forOne('team', false) }),
        access: forOne('access', true),
      },
    }
  }, [router, state])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const tick = ({ target }: Event) => tickOf(target) && setCount(tickedCount(element))
    const press = (event: KeyboardEvent) => pressInRow(event, acts)
    element.addEventListener('change', tick)
    element.addEventListener('keydown', press)
    return () => {
      element.removeEventListener('change', tick)
      element.removeEventListener('keydown', press)
    }
  }, [acts])

  function choose(checked: boolean) {
    if (list.current) setCount(tickAll(list.current, checked))
  }

  function askChosen(act: string) {
    if (!list.current) return
    const ticked = tickedIn(list.current)
    const people = forOneselfToo.has(act) ? ticked : othersTickedIn(list.current)
    ask(act, people, people.length < ticked.length)
  }

  return { list, count, asked, open, setOpen, acts, choose, askChosen }
}

export function PeopleActs({ state, more, children }: PeopleActsProps) {
  const { list, count, asked, open, setOpen, acts, choose, askChosen } = usePeopleActs(state)

  function done() {
    setOpen(false)
    choose(false)
  }

  const { people = [], isReaderLeftOut = false } = asked ?? {}
  const dialog = { open, onOpenChange: setOpen, onDone: done, people }
  return (
    <div ref={list}>
      <label className="mb-2 inline-flex min-h-6 items-center gap-3 pl-4.25 text-sm text-subtle">
        <input
          ref={(all) => markMixed(all, list.current)}
          type="checkbox"
          className="people-box"
          checked={count > 0}
          onChange={({ target }) => choose(target.checked)}
        />
        Everyone on this page
      </label>
      <RowMenuActs acts={acts} onOpen={fitMenu}>
        {children}
      </RowMenuActs>
      {count > 0 && <ChoiceBar count={count} state={state} onAct={askChosen} onClear={() => choose(false)} />}
      {asked?.act === 'role' && <RoleDialog key={asked.turn} {...dialog} isReaderLeftOut={isReaderLeftOut} />}
      {asked?.act === 'tag' && <TagDialog key={asked.turn} {...dialog} />}
      {asked?.act === 'access' && (
        <AccessDialog key={asked.turn} {...dialog} isReaderLeftOut={isReaderLeftOut} state={state} />
      )}
      {asked && <AskedPeople value={{ ...asked, ...dialog }}>{more}</AskedPeople>}
    </div>
  )
}
