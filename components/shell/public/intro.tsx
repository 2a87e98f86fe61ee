import type { ReactNode } from 'react'
import { measure } from './part'

interface IntroProps {
  title: ReactNode
  text: ReactNode
  /** Below the sentence, such as in-page links. */
  children?: ReactNode
}

export function Intro({ title, text, children }: IntroProps) {
  return (
    <header className={`${measure} pt-10 pb-10 sm:pt-16 sm:pb-14`}>
      <h1 className="max-w-reading text-3xl font-semibold text-balance sm:text-display">{title}</h1>
      <p className="mt-4 max-w-reading text-lg text-pretty text-muted">{text}</p>
      {children && <div className="mt-7">{children}</div>}
    </header>
  )
}
