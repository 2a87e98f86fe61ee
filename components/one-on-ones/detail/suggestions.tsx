import { Link } from '@/components/ui/link'
import type { AgendaPoint } from '@/lib/one-on-ones/queries/agenda-points'
import { SuggestButton } from './suggest-button'

interface SuggestionsProps {
  pairId: string
  points: readonly AgendaPoint[]
  hasMet: boolean
  /** The event, its link and its kind, which some texts already say. */
  suggested: readonly { text: string; link: string; why: string }[]
}

/** Recent events, since the last meeting if there was one, not on the agenda yet. */
export function Suggestions({ pairId, points, hasMet, suggested }: SuggestionsProps) {
  const left = suggested.filter(({ link }) => points.every((point) => point.link !== link))
  if (left.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-sm font-medium text-muted">{hasMet ? 'Since you last met' : 'Recent'}</h3>
      <ul aria-label="Suggestions" className="list">
        {left.map(({ text, link, why }) => (
          <li key={link} className="flex items-center justify-between gap-3 px-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              <Link href={link} className="hover:underline">
                {text}
              </Link>
              {why !== '' && <span className="block text-sm text-subtle">{why}</span>}
            </span>
            <SuggestButton pairId={pairId} text={text} link={link} />
          </li>
        ))}
      </ul>
    </div>
  )
}
