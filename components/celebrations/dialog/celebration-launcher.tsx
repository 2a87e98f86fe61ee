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

type Claimed = { items: readonly OwnCelebration[]; Dialog: ComponentType<CelebrationDialogProps> }

const RETRY_MS = 1000

/** Resolves once nobody is busy, or the signal aborts. */
const untilFree = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const check = () => (signal.aborted || !isBusy() ? resolve() : void setTimeout(check, RETRY_MS))
    check()
  })

/** The dialog that this window claimed; null: nothing is new or it was shown today. Undefined asks again later. */
async function claim(signal: AbortSignal): Promise<Claimed | null | undefined> {
  if (signal.aborted) return undefined
  const { data } = await getJson('/api/applaud/system-generated', isAnswer, signal)
  const items = data.data
  if (items[0] === undefined || items[0].category.length === 0) return null
  // Loaded before the claim, so a claimed dialog can open.
  const [{ claimDialog }, { CelebrationDialog }] = await Promise.all([
    import('./claim-dialog'),
    import('./celebration-dialog'),
  ])
  await untilFree(signal)
  if (signal.aborted) return undefined
  const isShown = await claimDialog(items.map(({ id }) => id))
  return isShown ? { items, Dialog: CelebrationDialog } : isShown === false ? null : undefined
}

/**
 * Checks after the page is drawn, and only then loads the dialog. Each further page asks again until there was an answer.
 * Nobody is interrupted in a form they answer.
 */
export function CelebrationLauncher() {
  const pathname = usePathname()
  const isAnswering = pathname.startsWith('/feedback/id/')
  const [claimed, setClaimed] = useState<Claimed | null>()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (isAnswering || claimed !== undefined) return
    const left = new AbortController()
    const { signal } = left
    // A claim outlives its page: the next page's is refused, and must not replace it.
    const keep = (found: Claimed | null | undefined) => setClaimed((before) => before ?? found)
    whenIdle(() => void claim(signal).then(keep, () => undefined))
    return () => left.abort()
  }, [pathname, isAnswering, claimed])

  useEffect(() => {
    if (isAnswering || !claimed || isOpen) return
    const left = new AbortController()
    void untilFree(left.signal).then(() => left.signal.aborted || setOpen(true))
    return () => left.abort()
  }, [isAnswering, claimed, isOpen])

  if (!claimed || !isOpen) return null
  const { items, Dialog } = claimed
  return <Dialog items={items} onClose={() => setClaimed(null)} />
}
