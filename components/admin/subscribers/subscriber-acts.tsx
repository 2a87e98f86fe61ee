'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState, type ReactNode } from 'react'
import { RowMenuActs } from '@/components/ui/list/row-menu-acts'
import { removeSubscriberAction } from '@/lib/admin/newsletter/actions'

const ReasonDialog = dynamic(() => import('@/components/admin/reason-dialog').then((module) => module.ReasonDialog), {
  ssr: false,
})

type Asked = { id: string; name: string }

export function SubscriberActs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const acts = useMemo(
    () => ({
      remove: ({ id = '', name = '' }: DOMStringMap) => {
        setAsked({ id, name })
        setOpen(true)
      },
    }),
    [],
  )
  return (
    <RowMenuActs acts={acts}>
      {children}
      {asked && (
        <ReasonDialog
          key={asked.id}
          id={asked.id}
          title={`Remove ${asked.name}?`}
          verb="Remove"
          done="Removed"
          act={removeSubscriberAction}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </RowMenuActs>
  )
}
