'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { ColleagueField } from './colleague-field'
import { searchOthers } from './people-search'

interface MentionPickerProps {
  onChoose: (person: PickerItem) => void
  /** Escape. */
  onLeave: () => void
}

/** The colleague to mention; takes the focus, so that typing goes on with the name. */
export function MentionPicker({ onChoose, onLeave }: MentionPickerProps) {
  const box = useRef<HTMLDivElement>(null)
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    // The first Escape closes the list.
    if (key === 'Escape' && target instanceof Element && target.ariaExpanded !== 'true') onLeave()
  })

  useEffect(() => {
    const element = box.current
    const input = element?.querySelector('input')
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    input?.focus()
    // Opens the list.
    input?.click()
    return () => element?.removeEventListener('keydown', listen)
  }, [])

  return (
    <div ref={box} data-own-escape>
      <ColleagueField label="Mention" value={null} onChange={onChoose} search={searchOthers} />
    </div>
  )
}
