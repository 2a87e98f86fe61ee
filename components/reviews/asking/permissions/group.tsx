import { useId, type ReactNode } from 'react'

interface GroupProps {
  title: string
  children: ReactNode
}

export function Group({ title, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <h2 id={id} className="border-b border-line px-4 py-3 text-md font-semibold sm:px-6">
        {title}
      </h2>
      <div className="grid gap-6 p-4 sm:p-6">{children}</div>
    </section>
  )
}
