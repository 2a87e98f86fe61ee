import { FoldedList } from '@/components/ui/list/folded-list'
import type { RecentThanks } from '@/lib/applause/queries/list-recent-thanks'

interface ThanksPanelProps {
  /** Null: the reader. */
  name: string | null
  thanks: readonly RecentThanks[]
}

/** Recent applause of a person, beside a form about them. */
export const ThanksPanel = ({ name, thanks }: ThanksPanelProps) => (
  <FoldedList
    title={`Applause for ${name ?? 'you'}`}
    rows={thanks.map(({ text, why, link }) => ({ href: link, title: text, text: why }))}
  />
)
