'use client'

import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon/icon'

interface FilterFoldProps {
  /** Filters that narrow the list now. */
  chosen: number
  children: ReactNode
}

/** Filters, behind one button on phones. */
export function FilterFold({ chosen, children }: FilterFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button className="sm:hidden" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon name="settings-2" />
        Filter
        {chosen > 0 && <span className="text-subtle tabular-nums">{chosen}</span>}
      </Button>
      <div id={id} className={cx('contents', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  )
}
