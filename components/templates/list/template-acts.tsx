'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState, useTransition, type ReactNode } from 'react'
import { faultsOf, generalFailure } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { toast } from '@/components/ui/overlay/toast'
import { deleteTemplateAction, duplicateTemplateAction } from '@/lib/templates/actions'
import { startHere } from '../start/start-here'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

type Asked = { id: string; name: string }

const use: RowAct = (id, _, madeId) => startHere(id, madeId)
const duplicate: RowAct = (id, _, madeId) => duplicateTemplateAction({ id, madeId })

async function remove({ id, name }: Asked) {
  const faults = faultsOf(await answerOf(deleteTemplateAction({ id })))
  if (faults) toast({ type: 'error', title: faults.form ?? generalFailure })
  else toast({ type: 'success', title: `“${name}” is deleted` })
}

/** What can be done with the templates of a list. Deleting asks first. */
export function TemplateActs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const [pending, startTransition] = useTransition()

  const acts = useMemo(() => {
    const ask: RowAct = (id, name) => {
      setAsked({ id, name })
      setOpen(true)
      return Promise.resolve({})
    }
    return { use, duplicate, delete: ask }
  }, [])

  function confirm() {
    if (!asked) return
    startTransition(async () => {
      await remove(asked)
      setOpen(false)
    })
  }

  return (
    <RowActs acts={acts}>
      {children}
      {asked && (
        <AlertDialog
          {...{ open, pending }}
          onOpenChange={setOpen}
          title={`Delete “${asked.name}”?`}
          text="Nobody can start from it any more. Feedback that was begun from it stays as it is."
          confirm="Delete it"
          danger
          onConfirm={confirm}
        />
      )}
    </RowActs>
  )
}
