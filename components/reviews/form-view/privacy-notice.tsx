import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon/icon'

/** The privacy notice, above the form so it is read first. */
export function PrivacyNotice({ sentences, className }: { sentences: readonly string[]; className?: string }) {
  const [first, ...others] = sentences
  return (
    <div className={cx('flex items-start gap-3 rounded-lg bg-primary-soft px-4 py-3', className)}>
      <Icon name="lock" className="mt-0.5 size-4 shrink-0 text-primary-ink" />
      <div className="min-w-0 flex-1 text-pretty wrap-anywhere">
        <p>{first}</p>
        {others.length > 0 && (
          <ul className="mt-2 grid gap-1 text-muted">
            {others.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
