import { useId } from 'react'
import { TopicLink } from '@/components/shell/help/topic-link'
import type { Guide } from './guides'

/** One guide: its steps, in the words of the screens. */
export function GuidePart({ guide: { anchor, name, text, steps, topic } }: { guide: Guide }) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-6 gap-x-12 gap-y-5 border-t border-line py-10 lg:grid-cols-[18rem_1fr]"
    >
      <div>
        <h3 id={id} className="text-lg font-semibold">
          {name}
        </h3>
        <p className="mt-1 text-muted">{text}</p>
        <p className="mt-3 text-muted">
          In Help: <TopicLink topic={topic} />
        </p>
      </div>
      <ol className="grid max-w-reading list-decimal gap-3 pl-6 text-reading marker:text-subtle">
        {steps.map((step) => (
          <li key={step} className="pl-1.5">
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
