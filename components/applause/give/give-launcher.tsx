'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState, type ComponentType } from 'react'
import { GIVE_PATH } from '@/lib/applause/rules/applause-paths'
import type { GiveDialogProps } from './give-dialog'

/** The pressed link to the form, unless it opens a new tab. */
function pressedLink(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest('a')
  return link?.pathname === GIVE_PATH && link.target === '' ? link : null
}

/** Opens links to the form as a dialog; without script or in a new tab they load its page. */
export function GiveLauncher() {
  const [Dialog, setDialog] = useState<ComponentType<GiveDialogProps>>()
  const [asked, setAsked] = useState<{ query: string; turn: number }>()
  const isOnPage = usePathname() === GIVE_PATH
  const router = useRouter()

  useEffect(() => {
    if (isOnPage) return
    function listen(event: MouseEvent) {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      const { search: query, href } = link
      setAsked((before) => ({ query, turn: (before?.turn ?? 0) + 1 }))
      import('./give-dialog').then(
        (module) => setDialog(() => module.GiveDialog),
        () => router.push(href),
      )
    }
    // Before the link's own handler, which then skips it.
    window.addEventListener('click', listen, true)
    return () => window.removeEventListener('click', listen, true)
  }, [isOnPage, router])

  if (!Dialog || !asked) return null
  return <Dialog key={asked.turn} {...asked} onClose={() => setAsked(undefined)} />
}
