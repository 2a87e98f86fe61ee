'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { presentFrom } from '@/components/reviews/asking/draft/present'
import type { QuickAct, QuickStart } from './dialog/quick-start'

const QuickDialog = dynamic(() => import('./dialog/quick-dialog').then((module) => module.QuickDialog), { ssr: false })

const actOf = (value: string | undefined): QuickAct => (value === 'note' ? 'note' : 'ask')

/** The start of a pressed `data-quick` element, with its person if any. */
function startOf({ target }: Event): QuickStart | undefined {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-quick]') : null
  if (!pressed) return undefined
  const { quick, memberId, memberName, pictureId, addresses } = pressed.dataset
  const person = memberId && memberName ? { id: memberId, name: memberName, pictureId } : null
  return { act: actOf(quick), person, addresses: addresses?.split(' ').filter(Boolean) ?? [] }
}

interface QuickLauncherProps {
  /** The viewer's. */
  zone: string
  canInvite: boolean
  /** The render time by the server's clock. */
  asOf: number
}

/** The listener on every page; the first press loads the dialog. */
export function QuickLauncher({ zone, asOf, canInvite }: QuickLauncherProps) {
  const [start, setStart] = useState<QuickStart>()
  const [open, setOpen] = useState(false)
  const [present] = useState(() => presentFrom(new Date(asOf)))
  const [sentCount, setSentCount] = useState(0)

  useEffect(() => {
    function listen(event: Event) {
      const asked = startOf(event)
      if (!asked) return
      event.preventDefault()
      setStart(asked)
      setOpen(true)
    }
    // Before any link's own handler, so none of them navigates.
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])

  if (!start) return null
  return (
    <QuickDialog
      // Reopened for the same person, it keeps unsent text.
      key={[start.act, start.person?.id, ...start.addresses, sentCount].join(' ')}
      start={start}
      zone={zone}
      canInvite={canInvite}
      present={present}
      open={open}
      onOpenChange={setOpen}
      onSent={() => {
        setOpen(false)
        setSentCount((before) => before + 1)
      }}
    />
  )
}
