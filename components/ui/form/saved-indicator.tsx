import { Icon } from '@/components/ui/icon/icon'
import { LinkButton } from '@/components/ui/button/link-button'
import { Spinner } from '@/components/ui/button/spinner'

export type SavedState =
  | { state: 'idle' }
  | { state: 'saving' }
  | { state: 'saved'; time: string }
  | { state: 'failed'; retry: () => void }
  | { state: 'refused'; reason: string }

/** "Saving…", "Saved 12:03 pm", a failure with retry, or a refusal. */
export function SavedIndicator(saved: SavedState) {
  return (
    <p aria-live="polite" className="inline-flex min-h-6 items-center gap-1.5 text-sm text-subtle tabular-nums">
      {saved.state === 'saving' && (
        <>
          <Spinner className="[&_svg]:size-3.5" /> Saving…
        </>
      )}
      {saved.state === 'saved' && (
        <>
          <Icon name="check" className="size-3.5 text-success" /> Saved {saved.time}
        </>
      )}
      {saved.state === 'failed' && (
        <>
          <Icon name="triangle-exclamation-point" className="size-3.5 text-danger-ink" />
          <span className="text-danger-ink">Could not save</span>
          <LinkButton onClick={saved.retry}>Retry</LinkButton>
        </>
      )}
      {saved.state === 'refused' && (
        <>
          <Icon name="triangle-exclamation-point" className="size-3.5 text-danger-ink" />
          <span className="text-danger-ink">{saved.reason}</span>
        </>
      )}
    </p>
  )
}
