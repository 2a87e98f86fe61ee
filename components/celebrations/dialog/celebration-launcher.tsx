'use client'

import { usePathname } from 'next/navigation'
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
  // Loaded before the claim, so a claimed dialog can open.
  const [{ claimDialog }, { CelebrationDialog }] = await Promise.all([
    import('./claim-dialog'),
    import('./celebration-dialog'),
  ])
  if (signal.aborted || isBusy() || !(await claimDialog())) return null
  return { items, Dialog: CelebrationDialog }
}

const RETRY_MS = 1000

function whenFree(signal: AbortSignal, run: () => void) {
  if (signal.aborted) return
  if (isBusy()) setTimeout(() => whenFree(signal, run), RETRY_MS)
  else run()
}

/** Checks after the page is drawn, and only then loads the dialog. Nobody is interrupted in a form they answer. */
export function CelebrationLauncher() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const isAnswering = usePathname().startsWith('/feedback/id/')

  useEffect(() => {
    if (isAnswering) return
    const left = new AbortController()
    const { signal } = left
    const open = (found: Opened | null) => found && whenFree(signal, () => setOpened(found))
    // On failure, the next page tries again.
    const ask = () => void (signal.aborted || findDialog(signal).then(open, () => undefined))
    whenIdle(ask)
    return () => left.abort()
  }, [isAnswering])

  if (!opened) return null
  const { items, Dialog } = opened
  return <Dialog items={items} onClose={() => setOpened(null)} />
}
