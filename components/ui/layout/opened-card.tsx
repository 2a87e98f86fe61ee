'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { IconLink } from '@/components/ui/button/icon-button'
import { heirOf, positionOf } from '@/components/ui/focus-heir'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from './card'

interface OpenedCardProps {
  title: string
  /** The heading's level. */
  heading?: 'h2' | 'h3'
  badge?: ReactNode
  /** Below its name. */
  text?: ReactNode
  /** The list without this card. */
  back: { href: string; label: string }
  children: ReactNode
}

/** A row opened by keyboard moves the focus into the card, and back on close, to the next row if its own is gone. */
function useFocusOnOpening() {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const row = document.activeElement
    if (!(row instanceof HTMLAnchorElement) || !row.matches('main a:focus-visible')) return
    const position = positionOf(row)
    heading.current?.focus()
    return () => {
      if (document.activeElement !== document.body) return
      const heir = row.isConnected ? row : heirOf(position)
      heir?.focus()
    }
  }, [])

  return heading
}

/** An opened row above its list, keyed by row, so another row is another card. */
export function OpenedCard({ title, heading: Heading = 'h2', badge, text, back, children }: OpenedCardProps) {
  const heading = useFocusOnOpening()
  return (
    <Card className="mb-4 grid grid-cols-1 gap-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading ref={heading} tabIndex={-1} className="text-md font-semibold wrap-anywhere">
              {title}
            </Heading>
            {badge}
          </div>
          {text && <p className="text-pretty wrap-anywhere text-muted">{text}</p>}
        </div>
        <IconLink href={back.href} label={back.label} icon={<Icon name="x" />} className="-mt-1.5 -mr-2" />
      </div>
      {children}
    </Card>
  )
}
