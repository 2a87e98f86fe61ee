import { useId, type ReactNode } from 'react'
import { Page } from '@/components/ui/layout/page'

interface LegalScreenProps {
  title: string
  /** A summary of a sentence or two. */
  text: ReactNode
  /** As shown: "Nov 26, 2026". */
  changedOn: string
  children: ReactNode
}

export function LegalScreen({ title, text, changedOn, children }: LegalScreenProps) {
  return (
    <Page narrow>
      <h1 className="text-3xl font-semibold text-balance">{title}</h1>
      <p className="mt-3 text-lg text-pretty text-muted">{text}</p>
      <p className="mt-3 text-sm text-subtle">Last changed on {changedOn}</p>
      {children}
    </Page>
  )
}

export function Clause({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className="mt-10 grid gap-3 text-reading text-pretty text-muted">
      <h2 id={id} className="text-lg font-semibold text-ink">
        {title}
      </h2>
      {children}
    </section>
  )
}

export const Lines = ({ children }: { children: ReactNode }) => (
  <ul className="ml-5 grid list-disc gap-2 marker:text-subtle">{children}</ul>
)
