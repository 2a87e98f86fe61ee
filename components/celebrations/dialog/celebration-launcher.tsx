'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { getJson } from '@/components/ui/lookup/get-json'
import { whenIdle } from '@/components/ui/when-idle'
import type { OwnCelebration } from '@/lib/celebrations/queries/list-own-celebrations'
import type { CelebrationDialogProps } from './celebration-dialog'

type Answer = { data: { data: OwnCelebration[] } }

const isAnswer = (body: unknown): body is Answer =>
  typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object'

/** Another dialog is open or somebody is typing, so don't steal the focus. */
const isBusy = () =>
  document.querySelector('[role=dialog], [role=alertdialog]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true

type Opened = { items: readonly OwnCelebration[]; Dialog: ComponentType<CelebrationDialogProps> }

/** The dialog's content; null if nothing is new or it was shown today. */
async function findDialog(signal: AbortSignal): Promise<Opened | null> {
  const { data } = await getJson('/api/applaud/system-generated', isAnswer, signal)
  const items = data.data
  if (items[0] === undefined || items[0].category.length === 0 || isBusy()) return null
  const { claimDialog } = await import('./claim-dialog')
  // Most pages are opened after today's dialog, and don't load it again.
  if (signal.aborted || !(await claimDialog())) return null
  const { CelebrationDialog } = await import('./celebration-dialog')
  return isBusy() ? null : { items, Dialog: CelebrationDialog }
}

/** Checks after the page is drawn, and only then loads the dialog. */
export function CelebrationLauncher() {
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => {
    const left = new AbortController()
    // On failure, the next page tries again.
    const ask = () => void (left.signal.aborted || findDialog(left.signal).then(setOpened, () => undefined))
    whenIdle(ask)
    return () => left.abort()
  }, [])

  if (!opened) return null
  const { items, Dialog } = opened
  return <Dialog items={items} onClose={() => setOpened(null)} />
}
