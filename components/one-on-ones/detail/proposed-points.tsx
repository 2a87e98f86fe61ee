import { SourceMarks } from '@/components/summaries/draft-sentences'
import { Badge } from '@/components/ui/display/badge'
import type { Draft } from '@/lib/summaries/schema'
import { SuggestButton } from './suggest-button'

interface ProposedPointsProps {
  pairId: string
  sentences: Draft['sentences']
  sources: Draft['sources']
}

export const ProposedPoints = ({ pairId, sentences, sources }: ProposedPointsProps) => (
  <div>
    <h3 className="mb-2 flex items-center gap-2 text-sm font-medium text-muted">
      Only you see these <Badge tone="info">AI-generated</Badge>
    </h3>
    <ul aria-label="Proposed talking points" className="list">
      {sentences.map((sentence) => (
        <li key={sentence.text} className="flex items-center justify-between gap-3 px-4 py-2.5">
          <span className="min-w-0 wrap-anywhere">
            {sentence.text}
            <SourceMarks numbers={sentence.sources} sources={sources} />
          </span>
          <SuggestButton pairId={pairId} text={sentence.text} link="" />
        </li>
      ))}
    </ul>
  </div>
)
