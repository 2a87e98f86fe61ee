import { useId, type ReactNode } from 'react'

interface PartProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One of the questions of this step, set apart by a line. */
export function Part({ title, text, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 border-b border-line pb-6 last:border-b-0 last:pb-0">
      <div>
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {text && <p className="mt-0.5 text-pretty text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
