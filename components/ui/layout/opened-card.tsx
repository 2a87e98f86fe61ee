'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { IconLink } from '@/components/ui/button/icon-button'
import { heirOf, standingOf } from '@/components/ui/focus-heir'
import { Icon } from '@/components/ui/icon/icon'
import { Card } from './card'

interface OpenedCardProps {
  title: string
  /** How deep the heading is, under that of the page. */
  heading?: 'h2' | 'h3'
  badge?: ReactNode
  /** What is known of it, under its name. */
  text?: ReactNode
  /** The list without this card. */
  back: { href: string; label: string }
  children: ReactNode
}

/**
 * Whoever pressed a row by key goes on in what it opened, and at that row again once it is closed; where the row has gone
 * meanwhile, at the one that has taken its place.
 */
function useFocusOnOpening() {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const row = document.activeElement
    if (!(row instanceof HTMLAnchorElement) || !row.matches('main a:focus-visible')) return
    const standing = standingOf(row)
    heading.current?.focus()
    return () => {
      if (document.activeElement !== document.body) return
      const heir = row.isConnected ? row : heirOf(standing)
      heir?.focus()
    }
  }, [])

  return heading
}

/** One row of a list, opened above it. It is drawn with the key of the row, so that another one is another card. */
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
