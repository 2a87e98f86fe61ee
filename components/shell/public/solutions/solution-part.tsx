import { NamedPart } from '@/components/shell/public/named-part'
import { TextLink } from '@/components/ui/button/text-link'
import type { SolutionText } from './solutions'

/** What one audience gets, and where to read on. */
export const SolutionPart = ({ solution: { points, ...solution } }: { solution: SolutionText }) => (
  <NamedPart {...solution} className="lg:grid-cols-[1fr_1fr]">
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
  </NamedPart>
)
