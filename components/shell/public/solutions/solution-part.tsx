import { useId } from 'react'
import { TextLink } from '@/components/ui/button/text-link'
import type { SolutionText } from './solutions'

/** What somebody of this kind gets, and where to read on. */
export function SolutionPart({ solution: { anchor, name, text, points } }: { solution: SolutionText }) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid scroll-mt-6 gap-x-12 gap-y-5 border-t border-line py-10 lg:grid-cols-[1fr_1fr]"
    >
      <div>
        <h3 id={id} className="text-xl font-semibold">
          {name}
        </h3>
        <p className="mt-2 max-w-[30rem] text-reading text-pretty text-muted">{text}</p>
      </div>
      <ul className="grid content-start gap-4">
        {points.map(([point, href, more]) => (
          <li key={point} className="text-reading">
            {point}{' '}
            <TextLink href={href} className="whitespace-nowrap">
              {more}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
