import { Link } from '@/components/ui/link'
import type { RecentThanks } from '@/lib/applause/queries/list-recent-thanks'

/** Recent applause of a person beside a form about them; nothing if empty. */
export function ThanksPanel({ name, thanks }: { name: string | null; thanks: readonly RecentThanks[] }) {
  if (thanks.length === 0) return null
  return (
    <details className="px-4 py-2.5 sm:px-6">
      <summary className="cursor-pointer font-medium">
        Applause for {name ?? 'you'} <span className="font-normal text-subtle">({thanks.length})</span>
      </summary>
      <ul className="mt-2 grid gap-1">
        {thanks.map(({ text, why, link }) => (
          <li key={link}>
            <Link
              href={link}
              target="_blank"
              rel="noopener"
              className="-mx-2 block rounded-sm px-2 py-1.5 hover:bg-hover"
            >
              <span className="block wrap-anywhere">{text}</span>
              <span className="text-sm text-subtle">
                {why}
                <span className="sr-only">, opens in a new tab</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
