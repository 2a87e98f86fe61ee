'use client'

import dynamic from 'next/dynamic'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { FormActions } from '@/components/ui/form/form-actions'
import { Icon } from '@/components/ui/icon/icon'
import type { PickerItem } from '@/components/ui/pick/picker-search'
import { beginsMention, mentionPlace } from './mention-place'
import type { Mentioned } from './mentioned'

const MentionPicker = dynamic(() => import('./mention-picker').then((module) => module.MentionPicker), { ssr: false })

const beforeCaret = ({ value, selectionStart }: HTMLTextAreaElement) => value.slice(0, selectionStart)

interface MentionBoxProps {
  mentioned: Mentioned
  /** A field of several lines. */
  children: ReactNode
  /** Buttons before “Mention”. */
  actions?: ReactNode
}

/** Puts names of colleagues into the text of its field. */
export function MentionBox({ mentioned, children, actions }: MentionBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  const fieldIn = () => box.current?.querySelector('textarea')

  function leave() {
    setPicking(false)
    fieldIn()?.focus()
  }

  function mention({ id, label }: PickerItem) {
    const field = fieldIn()
    if (!field) return
    mentioned.add(id, label)
    const before = beforeCaret(field)
    const place = mentionPlace(before)
    const gap = place === 0 || /\s$/.test(before.slice(0, place)) ? '' : ' '
    field.setRangeText(`${gap}@${label} `, place, before.length, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    leave()
  }

  return (
    <div
      ref={box}
      className="grid grid-cols-1 gap-2"
      onInput={({ target }) =>
        target instanceof HTMLTextAreaElement && beginsMention(beforeCaret(target)) && setPicking(true)
      }
    >
      {children}
      {isPicking && <MentionPicker onChoose={mention} onLeave={leave} />}
      <FormActions>
        {actions}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => setPicking((is) => !is)}
          aria-expanded={isPicking}
          className={actions ? undefined : '-ml-2.5'}
        >
          <Icon name="at-sign" />
          Mention
        </Button>
      </FormActions>
    </div>
  )
}
