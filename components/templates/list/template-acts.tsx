'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState, useTransition, type ReactNode } from 'react'
import { toastOutcome } from '@/components/ui/form/toast-outcome'
import { RowMenuActs, type RowMenuAct } from '@/components/ui/list/row-menu-acts'
import { useRowWork } from '@/components/ui/list/use-row-work'
import { deleteTemplateAction, duplicateTemplateAction } from '@/lib/templates/actions'
import { startHere } from '@/components/templates/start/start-here'
import { deletionInWords } from '@/components/templates/start/template-words'

const AlertDialog = dynamic(() => import('@/components/ui/overlay/alert-dialog').then((module) => module.AlertDialog), {
  ssr: false,
})

type Asked = { id: string; name: string; note: string }

async function remove({ id, name }: Omit<Asked, 'note'>) {
  await toastOutcome(deleteTemplateAction({ id }), `“${name}” deleted`)
}

export function TemplateActs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const [pending, startTransition] = useTransition()
  const { pending: isMaking, start } = useRowWork()

  const acts = useMemo(() => {
    const use: RowMenuAct = ({ id = '' }) => start(`use ${id}`, (madeId) => startHere(id, madeId))
    const duplicate: RowMenuAct = ({ id = '' }) =>
      start(`duplicate ${id}`, (madeId) => duplicateTemplateAction({ id, madeId }))
    const ask: RowMenuAct = ({ id = '', name = '', note = '' }) => {
      setAsked({ id, name, note })
      setOpen(true)
    }
    return { use, duplicate, delete: ask }
  }, [start])

  function confirm() {
    if (!asked) return
    startTransition(async () => {
      await remove(asked)
      setOpen(false)
    })
  }

  return (
    <div aria-busy={isMaking || undefined} className="aria-busy:cursor-progress">
      <RowMenuActs acts={acts}>{children}</RowMenuActs>
      {asked && (
        <AlertDialog
          open={open}
          pending={pending}
          onOpenChange={setOpen}
          title={`Delete “${asked.name}”?`}
          text={deletionInWords(asked.note)}
          confirm="Delete it"
          danger
          onConfirm={confirm}
        />
      )}
    </div>
  )
}
