import { TopicLink } from '@/components/shell/help/topic-link'
import { NamedPart } from '@/components/shell/public/named-part'
import type { Guide } from './guides'

export const GuidePart = ({ guide: { steps, topic, ...guide } }: { guide: Guide }) => (
  <NamedPart
    {...guide}
    more={
      <>
        In Help: <TopicLink topic={topic} />
      </>
    }
    className="lg:grid-cols-[18rem_1fr]"
  >
    <ol className="grid max-w-reading list-decimal gap-3 pl-6 text-reading marker:text-subtle">
      {steps.map((step) => (
        <li key={step} className="pl-1.5">
          {step}
        </li>
      ))}
    </ol>
  </NamedPart>
)
