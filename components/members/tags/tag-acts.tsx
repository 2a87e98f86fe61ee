'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState, type ReactNode } from 'react'
import { RowMenuActs, type RowMenuAct } from '@/components/ui/list/row-menu-acts'
import type { TagView } from '@/lib/members/tags/queries'

const TagNameDialog = dynamic(() => import('./tag-name-dialog').then((module) => module.TagNameDialog), { ssr: false })
const MergeDialog = dynamic(() => import('./merge-dialog').then((module) => module.MergeDialog), { ssr: false })
const DeleteDialog = dynamic(() => import('./delete-dialog').then((module) => module.DeleteDialog), { ssr: false })

type Asked = { act: string; tag: TagView; turn: number }

/** Tag menu actions, each with its own dialog. */
export function TagActs({ tags, children }: { tags: readonly TagView[]; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)

  const acts = useMemo(() => {
    const ask =
      (act: string): RowMenuAct =>
      ({ id = '' }) => {
        const tag = tags.find((one) => one.id === id)
        if (!tag) return
        setAsked((before) => ({ act, tag, turn: (before?.turn ?? 0) + 1 }))
        setOpen(true)
      }
    return { rename: ask('rename'), merge: ask('merge'), delete: ask('delete') }
  }, [tags])

  const dialog = { open, onOpenChange: setOpen }
  return (
    <RowMenuActs acts={acts}>
      {children}
      {asked?.act === 'rename' && <TagNameDialog key={asked.turn} {...dialog} tag={asked.tag} />}
      {asked?.act === 'merge' && <MergeDialog key={asked.turn} {...dialog} tag={asked.tag} />}
      {asked?.act === 'delete' && <DeleteDialog key={asked.turn} {...dialog} tag={asked.tag} />}
    </RowMenuActs>
  )
}
