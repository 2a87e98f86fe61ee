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
    <section aria-labelledby={id} className="grid gap-4 border-b border-line pb-8 last:border-b-0">
      <div>
        <h2 id={id} className="text-md font-semibold">
          {title}
        </h2>
        {text && <p className="mt-0.5 text-pretty text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
