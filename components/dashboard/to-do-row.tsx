import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'
import { ButtonLink } from '@/components/ui/button/button-link'

interface ToDoRowProps {
  icon: ReactNode
  title: string
  text: ReactNode
  /** By when, or since when. */
  time?: ReactNode
  href: string
  /** The verb: pressing it starts at once. */
  verb: string
  /** Does it in the row itself, in place of the button. */
  inPlace?: ReactNode
}

const footClass =
  'flex items-center gap-4 max-sm:flex-wrap max-sm:justify-between max-sm:gap-2 max-sm:pl-11 max-[22.5rem]:pl-0'

/** One thing that waits for the viewer. On a narrow window the time and the button take a line of their own. */
export function ToDoRow({ icon, title, text, time, href, verb, inPlace }: ToDoRowProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 transition-colors duration-fast hover:bg-hover/60">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span
          aria-hidden="true"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary-ink [&_svg]:size-4"
        >
          {icon}
        </span>
        <div className="min-w-0">
          <Link href={href} className="font-medium wrap-anywhere after:absolute after:inset-0">
            {title}
          </Link>
          <p className="wrap-anywhere text-muted">{text}</p>
        </div>
      </div>
      <div className={cx(footClass, inPlace ? 'max-sm:flex-1' : 'max-sm:w-full')}>
        {time}
        {!inPlace && (
          <ButtonLink href={href} size="sm" aria-label={`${verb}: ${title}`} className="relative max-sm:ml-auto">
            {verb}
          </ButtonLink>
        )}
      </div>
      {inPlace}
    </li>
  )
}
