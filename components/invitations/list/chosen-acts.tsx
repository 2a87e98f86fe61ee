'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import { markMixed, tickAll, tickOf } from '@/components/members/people/acts/people-rows'
import { Button } from '@/components/ui/button/button'
import { successOf } from '@/components/ui/form/toast-outcome'
import { ChosenBar } from '@/components/ui/list/chosen-bar'
import { ConfirmButton } from '@/components/ui/overlay/confirm-button'
import { toast } from '@/components/ui/overlay/toast'
import { resendInvitationsAction, revokeInvitationsAction } from '@/lib/invitations/actions'
import { plural } from '@/lib/shared/text'
import { chosenNews, revokeText, type ChosenAct } from './chosen-words'

interface ChosenActsProps {
  /** The ids of the rows that can be chosen. */
  choosable: readonly string[]
  /** As for the list. */
  requested: readonly string[]
  children: ReactNode
}

const acts = { resend: resendInvitationsAction, revoke: revokeInvitationsAction } as const

const idsIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLInputElement>('.person-tick > input:checked')].map(({ value }) => value)

function useChosen(choosable: readonly string[]) {
  const list = useRef<HTMLDivElement>(null)
  const [ticked, setTicked] = useState<string[]>([])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const tick = ({ target }: Event) => tickOf(target) && setTicked(idsIn(element))
    element.addEventListener('change', tick)
    return () => element.removeEventListener('change', tick)
  }, [])

  function choose(checked: boolean) {
    if (!list.current) return
    tickAll(list.current, checked)
    setTicked(idsIn(list.current))
  }

  // A row may be gone since it was chosen.
  return { list, ids: ticked.filter((id) => choosable.includes(id)), choose }
}

/** Chooses several invitations to resend or revoke. */
export function ChosenActs({ choosable, requested, children }: ChosenActsProps) {
  const { list, ids, choose } = useChosen(choosable)
  const [pending, startTransition] = useTransition()
  const router = useRouter()
  const words = plural(ids.length, 'invitation')

  async function run(act: ChosenAct) {
    const answer = (await successOf(acts[act]({ ids })))?.data
    if (!answer) return router.refresh()
    toast(chosenNews(act, answer))
    choose(false)
  }

  return (
    <div ref={list}>
      {choosable.length > 0 && (
        <label className="mb-2 inline-flex min-h-6 items-center gap-3 pl-4.25 text-sm text-subtle">
          <input
            ref={(all) => markMixed(all, list.current)}
            type="checkbox"
            className="people-box"
            checked={ids.length > 0}
            onChange={({ target }) => choose(target.checked)}
          />
          All on this page
        </label>
      )}
      {children}
      {ids.length > 0 && (
        <ChosenBar label="Invitations selected" words={`${words} selected`} onClear={() => choose(false)}>
          <Button size="sm" pending={pending} onClick={() => startTransition(() => run('resend'))}>
            Resend
          </Button>
          <ConfirmButton
            size="sm"
            danger
            disabled={pending}
            title={`Revoke ${words}?`}
            text={revokeText(ids, requested)}
            confirm="Revoke"
            onConfirm={() => run('revoke')}
          >
            Revoke
          </ConfirmButton>
        </ChosenBar>
      )}
    </div>
  )
}
