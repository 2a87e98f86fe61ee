'use client'

import { useRouter } from 'next/navigation'
import { AlertDialog } from '@/components/ui/overlay/alert-dialog'
import { toast } from '@/components/ui/overlay/toast'
import { deactivatePeopleAction, reactivatePeopleAction } from '@/lib/members/people/actions'
import type { PlaceState } from '@/lib/members/people/schema'
import { accessQuestion, handOverPath } from './people-words'
import type { ListedPerson } from './people-rows'
import { useAct } from '@/components/members/use-act'

interface AccessDialogProps {
  /** Their current access. */
  state: PlaceState
  people: readonly ListedPerson[]
  isReaderLeftOut?: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/** Confirms removing or restoring access. */
export function AccessDialog({
  state,
  people,
  isReaderLeftOut = false,
  open,
  onOpenChange,
  onDone,
}: AccessDialogProps) {
  const { pending, run } = useAct()
  const router = useRouter()
  const { done, ...words } = accessQuestion(state, people, isReaderLeftOut)
  const change = state === 'active' ? deactivatePeopleAction : reactivatePeopleAction

  const handOver =
    state === 'active' ? { label: 'Hand over their work', run: () => router.push(handOverPath(people)) } : undefined

  function confirm() {
    run(
      () => change({ ids: people.map(({ id }) => id) }),
      () => {
        toast({ type: 'success', title: done, action: handOver })
        onDone()
      },
    )
  }

  return <AlertDialog {...words} open={open} pending={pending} onOpenChange={onOpenChange} onConfirm={confirm} />
}
